"""Names, prices and places of the components of Crystal Palace, as its panels and explanations write them."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import structs

from engine.games.crystal_palace import metrics
from engine.games.crystal_palace.actions import Action
from engine.games.crystal_palace.box import Box
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
from engine.games.crystal_palace.vocabulary import METRICS
from tui.i18n.words import Words, slug
from tui.table.scene import Scene

from . import effects
from .effects import BRIEF, SENTENCE, Form
from .glyphs import GLYPHS

SETTING, PLACING, ACTING = 1, 2, 3
"""Phases: dice are set, dice are placed, dice act. No player has dice to place before the first."""
CARDS_AT = {"patent": PATENT_OFFICE, "tile": BRITISH_MUSEUM, "share": BANK_OF_ENGLAND, "character": REFORM_CLUB}
"""Where cards and tiles lie on display."""
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def you(scene: Scene[State]) -> int:
    """Return the seat that texts speak to: the one that is asked, even while another player's board is shown."""
    return scene.decider if scene.lit else scene.viewer


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


def roman_or_number(metric: str, number: int) -> str:
    """Return an amount of a metric: spaces of Westminster in Roman numerals, anything else as a number."""
    return roman(number) if metric == "westminster" else str(number)


def ordered(amounts: Iterable[int]) -> str:
    """Return numbers with slashes between them, such as the levels of a row."""
    return "/".join(map(str, amounts))


# Money and prices


def pounds(scene: Scene[State], amount: int) -> str:
    """Return an amount of money with its sign."""
    return scene.words("goods-pounds", amount=amount)


def price(scene: Scene[State], cost: Price) -> str:
    """Return the price of a card in a few letters."""
    return effects.amounts(scene.words, cost, ".tiny", "signs")


def amounts(scene: Scene[State], part: msgspec.Struct) -> str:
    """Describe amounts of goods."""
    return effects.amounts(scene.words, part)


def points(vp: int, link: int) -> str:
    """Return what a card scores this year, with the points of its links apart."""
    return f"{vp}+{link}" if link else str(vp)


def die(scene: Scene[State], placed: int) -> str:
    """Return a placed die: the sign of its owner and its value."""
    return f"{scene.glyphs.seats[owner_of(placed)]}{value_of(placed)}"


def round_name(scene: Scene[State], number: int) -> str:
    """Return season and year of a round, counted from 0."""
    return scene.words.name("season", scene.state.box.rounds[number])


def next_year(state: State) -> int | None:
    """Return the number of the first round of the next year, counted from 0; None in the last year."""
    years, now = state.box.years, state.box.years[state.round - 1]
    return next((number for number, year in enumerate(years) if year > now), None)


def spot_effect(scene: Scene[State], number: int, form: Form = SENTENCE) -> str:
    """Describe a spot of the Port or of Waterloo Station; a ticket scores by year."""
    state = scene.state
    spot = state.boards.spots[number]
    if spot.is_ticket:
        vp = state.box.ticket_vp[state.round - 1]
        return say(scene.words, "spot", spot.key, form[1:] or "effect", vp=vp)
    return effects.effect(scene, spot.effect, form)


def share(scene: Scene[State], number: int, form: str = "gain") -> str:
    """Describe what a share brings, in a few words."""
    part, words = scene.state.box.share_parts[number], scene.words
    brings = structs.asdict(part)
    said = [words(f"goods-{key}.{form}", amount=brings[key]) for key in ("income", "vp") if brings[key]]
    return (", " if form == "gain" else " ").join(said)


def names(words: Words, box: Box) -> dict[tuple[str, str], str]:
    """Return the names of tiles, shares and flyers by what they do, and of rounds by season and year."""
    writer, found = effects.Writer(words, box), {}
    for number, key in enumerate(box.tiles):
        kind = "permanent" if box.tile_is_permanent[number] else "immediate"
        found["tile", key] = words("tile-name", kind=kind, text=writer.effect(box.tile_effects[number], BRIEF))
    for key, share_part in box.components.shares.items():
        found["share", key] = words("share-name", income=share_part.income, vp=share_part.vp)
    for number, (key, flyer) in enumerate(box.components.flyers.items()):
        parts = (box.flyer_effects[number], box.flyer_buzz[number])
        text = ", ".join(filter(None, (writer.effect(part, BRIEF) for part in parts)))
        found["flyer", key] = words("flyer-name", colour=flyer.colour, text=text)
    for key, year in box.components.calendar.years.items():
        found["season", key] = words("round-name", season=words.name("season", key), year=year)
    return found


def flyer_effect(scene: Scene[State], flyer: int, form: Form = SENTENCE) -> str:
    """Describe what a flyer brings."""
    box = scene.state.box
    parts = [effects.effect(scene, number, form) for number in (box.flyer_effects[flyer], box.flyer_buzz[flyer])]
    return effects.JOINED[form].join(filter(None, parts))


# Places


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
    if kind in ("slot", "act", "location", "forecast"):
        return next((number for number, key in enumerate(LOCATIONS) if rest.startswith(key)), None)
    if kind == "spot":
        return next((each.location for each in scene.state.boards.spots if each.key == rest), None)
    return CARDS_AT.get(kind)


def placement_slot(scene: Scene[State], slot: int) -> dict[str, Any]:
    """Return what a placement slot says: its least value, a sign for an assistant action, and what it costs."""
    boards = scene.state.boards
    sign = GLYPHS.matching(scene.glyphs).assistant if boards.assistants[slot] else ""
    return {"min": boards.lows[slot], "assistant": sign, "pay": boards.slot_costs[slot]}


# The London Times, Westminster and objectives


def editor_level(scene: Scene[State], seat: int) -> int:
    """Return the level of this round's row of the editor that a seat reaches; 0 for none."""
    state = scene.state
    return metrics.level(state, seat, state.box.editor_rows[state.editor][state.round - 1])


def editor_buzz(scene: Scene[State], seat: int) -> int:
    """Return the buzz that the London Times would bring a seat now."""
    state, level = scene.state, editor_level(scene, seat)
    return state.box.editor_rows[state.editor][state.round - 1].gives[level - 1] if level else 0


def editor_row(scene: Scene[State]) -> str:
    """Describe what the editor counts this round and what it gives."""
    state, words = scene.state, scene.words
    row = state.box.editor_rows[state.editor][state.round - 1]
    metric = METRICS[row.metric]
    levels = [
        words("board-editor.level", count=roman_or_number(metric, threshold), buzz=buzz)
        for threshold, buzz in zip(row.thresholds, row.gives, strict=True)
    ]
    return words("board-editor", metric=words.name("metric", metric), levels=", ".join(levels))


def westminster_step(scene: Scene[State], seat: int, form: Form = BRIEF) -> tuple[str, str]:
    """Return the space a seat's next step at Westminster leads to, and what it brings."""
    box, space = scene.state.box, scene.state.players[seat].westminster
    if space == box.westminster_top:
        return roman(space), effects.effect(scene, box.westminster_top_effect, form)
    return roman(space + 1), effects.effect(scene, box.westminster_effects[space + 1], form)


# Loans


def loan_values(player: Player) -> list[int]:
    """List the different loans a player has, in the order of their values."""
    return sorted({cell for cell in (*player.cells, *player.beside) if cell >= OPEN and not is_tile(cell)})


def count_loan(player: Player, value: int) -> int:
    """Count the loans of one kind."""
    return [*player.cells, *player.beside].count(value)


def loan_range(state: State) -> tuple[int, int]:
    """Return the least and the most points that the next loan may cost."""
    left = [vp for vp, count in zip(state.box.loans, state.pool, strict=True) if count] or list(state.box.loans)
    return min(left), max(left)
