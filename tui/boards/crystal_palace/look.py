"""Names, prices and effects of the components of Crystal Palace in words."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from engine.games.crystal_palace import metrics
from engine.games.crystal_palace.actions import Action
from engine.games.crystal_palace.box import NO_EFFECT, Box
from engine.games.crystal_palace.components import (
    BANK_OF_ENGLAND,
    BRITISH_MUSEUM,
    LOCATIONS,
    PATENT_OFFICE,
    REFORM_CLUB,
    Price,
)
from engine.games.crystal_palace.parts import CHARACTERS, EMPTY, OPEN, PATENTS, Player, is_tile, owner_of, value_of
from engine.games.crystal_palace.placement import DieChoice
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.stations import SpotChoice
from engine.games.crystal_palace.vocabulary import (
    METRICS,
    Advance,
    Assistant,
    Choose,
    Die,
    Exchange,
    Gain,
    Lose,
    Modifier,
    Operation,
    Per,
    PushDown,
    Research,
    Retreat,
    UseGreen,
    Watch,
)
from tui.i18n.words import Words, slug
from tui.table.scene import Scene

SETTING = 1
"""The phase in which dice are set; no player has dice to place before."""
UNMARKED = "*"
"""The mark of an effect that no mark describes."""
CARDS_AT = {"patent": PATENT_OFFICE, "tile": BRITISH_MUSEUM, "share": BANK_OF_ENGLAND, "character": REFORM_CLUB}
"""Where cards and tiles lie on display."""
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
KINDS: dict[type[Operation], str] = {
    Gain: "gain",
    Lose: "lose",
    Advance: "advance",
    Retreat: "retreat",
    Assistant: "assistant",
    PushDown: "push-down",
    Research: "research",
    UseGreen: "use-green",
    Die: "die",
    Watch: "token",
    Per: "per",
    Choose: "choose",
    Exchange: "exchange",
}
"""The message of each kind of operation."""


def say(words: Words, prefix: str, key: str, attribute: str, **arguments: Any) -> str:
    """Return an attribute of a component's message, such as its short name; its name where there is none."""
    id_ = f"{prefix}-{slug(key)}.{attribute}"
    return words(id_, **arguments) if words.has(id_) else words.name(prefix, key)


def lying(display: Iterable[int]) -> list[int]:
    """List the cards of a display without the gaps."""
    return [card for card in display if card != EMPTY]


def next_cards(state: State, location: int) -> list[tuple[str, str]]:
    """Return kind and key of the face-up top card of the pile of a location; it is public (R21)."""
    box = state.box
    if location == PATENT_OFFICE:
        return [("patent", box.patents[card]) for card in state.piles[PATENTS][-1:]]
    if location == REFORM_CLUB:
        return [("character", box.characters[card]) for card in state.piles[CHARACTERS][-1:]]
    return []


def roman(number: int) -> str:
    """Return a space of Westminster in the Roman numerals printed there."""
    return ROMAN[number] if number < len(ROMAN) else str(number)


# Money and prices


def pounds(scene: Scene[State], amount: int) -> str:
    """Return an amount of money with its sign."""
    return scene.words("goods-pounds", amount=amount)


def price(scene: Scene[State], cost: Price) -> str:
    """Return the price of a card in a few letters."""
    amounts = structs.asdict(cost)
    return "".join(scene.words(f"goods-{key}.tiny", amount=amount) for key, amount in amounts.items() if amount)


def goods(scene: Scene[State], **amounts: int) -> str:
    """Return amounts of goods in a few letters."""
    return " ".join(scene.words(f"goods-{key}.tiny", amount=amount) for key, amount in amounts.items())


def amounts(scene: Scene[State], part: msgspec.Struct) -> str:
    """Describe amounts of goods."""
    return _amounts(scene.words, part, "", "listed")


def points(vp: int, link: int) -> str:
    """Return what a card scores this year, with the points of its links apart."""
    return f"{vp}+{link}" if link else str(vp)


def die(scene: Scene[State], placed: int) -> str:
    """Return a placed die: the sign of its owner and its value."""
    return f"{scene.glyphs.seats[owner_of(placed)]}{value_of(placed)}"


def round_name(scene: Scene[State], number: int) -> str:
    """Return season and year of a round, counted from 0."""
    return scene.words.name("season", scene.state.box.rounds[number])


def _amounts(words: Words, part: msgspec.Struct, form: str, joined: str) -> str:
    """Describe the amounts of a step that are not zero, each as `goods-…` in this form."""
    said = [
        words(f"goods-{key}{form}", amount=amount)
        for key, amount in structs.asdict(part).items()
        if isinstance(amount, int) and amount
    ]
    return words.listed(said, joined) if said else words("goods-none")


# Effects in words


def effect(scene: Scene[State], number: int, short: bool = False) -> str:
    """Describe an effect of the box, in a few words or in sentences."""
    if number == NO_EFFECT:
        return ""
    box = scene.state.box
    said = [operation(scene.words, box, each, short) for each in box.effects[number].operations]
    return ", ".join(said) if short else " ".join(said)


def spot_effect(scene: Scene[State], number: int, short: bool = False) -> str:
    """Describe a spot of the Port or of Waterloo Station; a ticket scores by year."""
    state = scene.state
    spot = state.boards.spots[number]
    if spot.is_ticket:
        vp = state.box.ticket_vp[state.round - 1]
        return say(scene.words, "spot", spot.key, "brief" if short else "effect", vp=vp)
    return effect(scene, spot.effect, short=short)


def mark(scene: Scene[State], number: int) -> str:
    """Return the bonus or cost of an action slot in the fewest letters."""
    if number == NO_EFFECT:
        return " "
    parts = []
    for step in scene.state.box.effects[number].operations:
        sign = ".minus" if isinstance(step, Lose | Retreat) else ".plus"
        for key, amount in structs.asdict(step).items():
            if amount and scene.words.has(f"goods-{key}{sign}"):
                parts.append(scene.words(f"goods-{key}{sign}", amount=amount))
    return "".join(parts) or UNMARKED


def operation(words: Words, box: Box, step: Operation, short: bool) -> str:
    """Describe one operation of an effect."""
    kind = KINDS[type(step)]
    form = ".brief" if short else ""
    match step:
        case Gain():
            amounts = _amounts(words, step, ".gain" if short else "", "together" if short else "listed")
            return words(f"effect-{kind}{form}", goods=amounts)
        case Lose():
            amounts = _amounts(words, step, ".lose" if short else "", "together" if short else "listed")
            return words(f"effect-{kind}{form}", goods=amounts)
        case Advance():
            return words(f"effect-{kind}{form}", goods=_amounts(words, step, ".gain", "together"))
        case Retreat():
            return words(f"effect-{kind}{form}", goods=_amounts(words, step, ".lose", "together"))
        case Assistant():
            covers = box.components.assistants.free_covers_climb
            free = "no" if not step.free else "market" if covers else "placing"
            return words(f"effect-{kind}{form}", actions=step.actions, free=free)
        case Per():
            gained = _amounts(words, step.gain, ".gain" if short else "", "together" if short else "listed")
            each = words(f"metric-{slug(step.count)}.each", each=step.each)
            return words(f"effect-{kind}{form}", goods=gained, each=each, max=step.max or 0)
        case Choose():
            options = [
                (", " if short else " ").join(
                    operation(words, box, inner, short) for inner in box.effects[option].operations
                )
                for option in step.options
            ]
            return words(f"effect-{kind}{form}", options=words.listed(options, "either"))
        case Exchange():
            return words(
                f"effect-{kind}{form}",
                pay=_amounts(words, step.pay, "", "listed"),
                get=_amounts(words, step.get, "", "listed"),
                max=step.max,
            )
        case Watch():
            return words(f"effect-{kind}{form}")
        case _:
            return words(f"effect-{kind}{form}", **structs.asdict(step))


def modifiers(scene: Scene[State], character: int) -> list[str]:
    """Describe the lasting abilities of a character."""
    return [modifier(scene.words, each) for each in scene.state.box.modifiers[character]]


def modifier(words: Words, ability: Modifier) -> str:
    """Describe a lasting ability."""
    return words(f"effect-modifier-{slug(ability.kind)}", **structs.asdict(ability))


def names(words: Words, scene_box: Box) -> dict[tuple[str, str], str]:
    """Return the names of tiles, shares and flyers by what they do, and of rounds by season and year."""
    found = {}
    for number, key in enumerate(scene_box.tiles):
        kind = "permanent" if scene_box.tile_is_permanent[number] else "immediate"
        text = _brief(words, scene_box, scene_box.tile_effects[number])
        found["tile", key] = words("tile-name", kind=kind, text=text)
    for key, share_part in scene_box.components.shares.items():
        found["share", key] = words("share-name", income=share_part.income, vp=share_part.vp)
    for number, (key, flyer) in enumerate(scene_box.components.flyers.items()):
        parts = (scene_box.flyer_effects[number], scene_box.flyer_buzz[number])
        text = ", ".join(filter(None, (_brief(words, scene_box, part) for part in parts)))
        found["flyer", key] = words("flyer-name", colour=flyer.colour, text=text)
    for key, year in scene_box.components.calendar.years.items():
        found["season", key] = words("round-name", season=words.name("season", key), year=year)
    return found


def _brief(words: Words, box: Box, number: int) -> str:
    if number == NO_EFFECT:
        return ""
    return ", ".join(operation(words, box, each, True) for each in box.effects[number].operations)


# Places


def slot_mark(scene: Scene[State], slot: int) -> str:
    """Return the mark of a placement slot that allows an assistant action or costs money."""
    boards = scene.state.boards
    mark = "a" if boards.assistants[slot] else ""
    cost = boards.slot_costs[slot]
    return f"{mark}{scene.words('goods-pounds.minus', amount=cost)}" if cost else mark


def open_location(scene: Scene[State]) -> int:
    """Return the location that a small window shows open: in focus, the only one to choose at, or acting."""
    focused = _location_of(scene, scene.focus)
    if focused is not None:
        return focused
    lit = {_location_of(scene, spot) for spot in scene.lit} - {None}
    if len(lit) == 1:
        return lit.pop() or 0
    match scene.step:
        case DieChoice(slot=slot) | Action(slot=slot):
            return scene.state.boards.location_of[slot]
        case SpotChoice(location=location):
            return location
    return 0


def _location_of(scene: Scene[State], spot: str) -> int | None:
    """Return the location of a spot; None if it is at none."""
    kind, _, rest = spot.partition("-")
    if kind in ("slot", "act", "location"):
        return next((number for number, key in enumerate(LOCATIONS) if rest.startswith(key)), None)
    if kind == "spot":
        return next((each.location for each in scene.state.boards.spots if each.key == rest), None)
    return CARDS_AT.get(kind)


def location_now(scene: Scene[State], location: int) -> str:
    """Describe what a location does, or would bring the viewer now."""
    key = LOCATIONS[location]
    if key == "london_times":
        return f"{editor_row(scene)}. {editor_now(scene)}"
    if key == "westminster":
        return westminster_now(scene)
    return say(scene.words, "location", key, "effect")


def westminster_now(scene: Scene[State]) -> str:
    """Describe what the viewer's next step at Westminster would bring."""
    box = scene.state.box
    space = scene.state.players[scene.viewer].westminster
    if space == box.westminster_top:
        text = effect(scene, box.westminster_top_effect, short=True)
        return scene.words("board-westminster.top", space=roman(space), text=text)
    text = effect(scene, box.westminster_effects[space + 1], short=True)
    return scene.words("board-westminster", space=roman(space), to=roman(space + 1), text=text)


def editor_now(scene: Scene[State]) -> str:
    """Describe what the London Times would bring the viewer."""
    state = scene.state
    row = state.box.editor_rows[state.editor][state.round - 1]
    level = metrics.level(state, scene.viewer, row)
    return scene.words("board-editor.now", buzz=row.gives[level - 1] if level else 0)


def editor_row(scene: Scene[State]) -> str:
    """Describe what the editor asks for this round and what it gives."""
    state, words = scene.state, scene.words
    row = state.box.editor_rows[state.editor][state.round - 1]
    metric = words.name("metric", METRICS[row.metric])
    levels = "/".join(map(str, row.thresholds))
    return words("board-editor", metric=metric, levels=levels, buzz="/".join(map(str, row.gives)))


def share(scene: Scene[State], number: int) -> str:
    """Describe what a share brings, in a few words."""
    part = scene.state.box.share_parts[number]
    words = scene.words
    return f"{words('goods-income.gain', amount=part.income)}, {words('goods-vp.gain', amount=part.vp)}"


# Loans


def loan_values(player: Player) -> list[int]:
    """List the different loans a player has, in the order of their values."""
    return sorted({cell for cell in (*player.cells, *player.beside) if cell >= OPEN and not is_tile(cell)})


def count_loan(player: Player, value: int) -> int:
    """Count the loans of one kind."""
    return [*player.cells, *player.beside].count(value)
