"""What the players of Crystal Palace have, by name: patents, prototypes, characters, research, loans and the rest.

All of it is public but dice set in secret. Things are written one after another, in the longest form that fits.
"""

from collections.abc import Iterator

from textual.geometry import Region

from engine.games.crystal_palace import payments, prototypes
from engine.games.crystal_palace.parts import is_open_loan, is_tile
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tui.drawing.canvas import Canvas
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import effects, flow, look
from .effects import BRIEF, SIGN
from .flow import Thing
from .glyphs import GLYPHS

FORMS = range(4)
"""0: whole names with what they do; 1: whole names with numbers; 2: short names with numbers; 3: short names."""
INDENT = 2
TOO_MANY = 99


def things(scene: Scene[State], seat: int, form: int, with_nation: bool) -> list[Thing]:
    """List what a player has in one of the forms; what can be chosen comes first in the shortest."""
    found = [*_cards(scene, seat, form), *_research(scene, seat, form), *_counts(scene, seat, form)]
    if with_nation and form != FORMS[-1]:
        found.insert(0, Thing(f"nation-{seat}", _nation(scene, seat, form), "faint"))
    if form == FORMS[-1]:
        found.sort(key=lambda thing: thing.spot not in scene.lit)
    return found


def _nation(scene: Scene[State], seat: int, form: int) -> str:
    """Name a player's nation, in the longest form with all levels of its objective."""
    words, box, player = scene.words, scene.state.box, scene.state.players[seat]
    nation = words.name("nation", box.nations[player.nation])
    if form != FORMS[0]:
        return nation
    row = box.objectives[player.nation]
    key = METRICS[row.metric]
    levels = "/".join(look.roman_or_number(key, threshold) for threshold in row.thresholds)
    counted = words(f"metric-{slug(key)}.cell")
    return words(
        "board-nation", nation=nation, levels=levels, metric=counted, vp=look.ordered(row.gives), level=player.level
    )


def _cards(scene: Scene[State], seat: int, form: int) -> Iterator[Thing]:
    state, words = scene.state, scene.words
    box, player = state.box, state.players[seat]
    label = words("board-have.patents", count=len(player.patents))
    for patent in player.patents:
        text = _patent(scene, seat, patent, form)
        yield Thing(f"own-{seat}-patent-{box.patents[patent]}", text, "blue", label, bool(label))
        label = ""
    label = words("board-have.prototypes")
    for patent in player.prototypes:
        name = _name(scene, "patent", box.patents[patent], form)
        yield Thing(f"own-{seat}-patent-{box.patents[patent]}", name, "green", label, bool(label))
        label = ""
    label = words("board-have.characters", count=len(player.characters))
    for character in player.characters:
        text = _character(scene, seat, character, form)
        yield Thing(f"own-{seat}-character-{box.characters[character]}", text, "yellow", label, bool(label))
        label = ""


def _name(scene: Scene[State], kind: str, key: str, form: int) -> str:
    return scene.words.name(kind, key) if form < 2 else look.say(scene.words, kind, key, "short")


def _patent(scene: Scene[State], seat: int, patent: int, form: int) -> str:
    """Write a patent: its name, what it costs and scores this year, and in the longest form its effect."""
    state, words = scene.state, scene.words
    name = _name(scene, "patent", state.box.patents[patent], form)
    if form == FORMS[-1]:
        return name
    cost = state.box.patent_prices[patent]
    mark = GLYPHS.matching(scene.glyphs).payable if payments.is_covered(state.players[seat], cost) else ""
    points = look.points(*prototypes.worth(state, seat, patent))
    text = words("board-patent", name=name, price=f"{mark}{look.price(scene, cost)}", vp=points)
    effect = effects.effect(scene, state.box.patent_effects[patent], BRIEF) if form == 0 else ""
    return f"{text} ({effect})" if effect else text


def _character(scene: Scene[State], seat: int, character: int, form: int) -> str:
    """Write a character: the name, the salary, and in the longest form what comes again every round."""
    state = scene.state
    name = _name(scene, "character", state.box.characters[character], form)
    if form == FORMS[-1]:
        return name
    salary = state.box.salaries[character][state.players[seat].westminster]
    text = f"{name} {scene.words('goods-pounds.tiny', amount=salary)}"
    lasting = recurring(scene, character) if form == 0 else ""
    return f"{text} {lasting}" if lasting else text


def recurring(scene: Scene[State], character: int) -> str:
    """Describe what a character brings every round, in a few words; empty if nothing."""
    number = scene.state.box.recurring[character]
    again = [effects.effect(scene, number, BRIEF), *effects.modifiers(scene, character, BRIEF)]
    text = ", ".join(filter(None, again))
    return f"{GLYPHS.matching(scene.glyphs).lasting} {text}" if text else ""


def _research(scene: Scene[State], seat: int, form: int) -> Iterator[Thing]:
    """List green tiles one by one; grey ones as well while they can be chosen, and otherwise how many there are."""
    box, words, player = scene.state.box, scene.words, scene.state.players[seat]
    written = BRIEF if form < 2 else SIGN
    label, grey = words("board-have.green"), []
    for tile in filter(is_tile, player.cells):
        spot, text = f"own-{seat}-tile-{box.tiles[tile]}", effects.effect(scene, box.tile_effects[tile], written)
        if box.tile_is_permanent[tile]:
            yield Thing(spot, text, "green", label, bool(label))
            label = ""
        else:
            grey.append(Thing(spot, text, "steel"))
    if any(thing.spot in scene.lit for thing in grey):
        label = words("board-have.grey-tiles")
        for thing in grey:
            yield Thing(thing.spot, thing.text, thing.ink, label, bool(label))
            label = ""
    elif grey:
        yield Thing(f"grey-{seat}", words("board-have.grey", count=len(grey)), "steel", starts_group=True)


def _counts(scene: Scene[State], seat: int, form: int) -> Iterator[Thing]:
    """List loans by value, shares and assistants."""
    state, words = scene.state, scene.words
    player = state.players[seat]
    label = words("board-have.loans-short" if form == FORMS[-1] else "board-have.loans")
    for value in look.loan_values(player):
        is_open = is_open_loan(value)
        cost = value % 100 if is_open else state.box.components.loans.repaid
        count = look.count_loan(player, value)
        times = f"{scene.glyphs.times}{count}" if count > 1 else ""
        yield Thing(f"loan-{seat}-{value}", f"-{cost}{times}", "bad" if is_open else "faint", label, bool(label))
        label = ""
    if player.shares:
        yield Thing(f"shares-{seat}", words("board-have.shares", count=len(player.shares)), "good", starts_group=True)
    if state.watch == seat:
        yield Thing("watch", words("watch"), "lit", starts_group=True)
    sign = GLYPHS.matching(scene.glyphs).assistant
    yield Thing(f"assistants-{seat}", f"{player.assistants} {sign}", f"seat-{seat + 1}", starts_group=True)


# Drawing


def lines_needed(scene: Scene[State], seat: int, form: int, width: int, with_nation: bool = False) -> int:
    """Return how many lines everything a player has takes in a form; too many if something is too wide."""
    found, room = things(scene, seat, form, with_nation), width - INDENT
    return flow.lines_needed(scene, found, room) if flow.fits(scene, found, room, TOO_MANY) else TOO_MANY + 1


def form_that_fits(scene: Scene[State], seat: int, width: int, lines: int, with_nation: bool = False) -> int:
    """Return the longest form in which everything a player has fits into some lines; the shortest if none does."""
    return next((form for form in FORMS if lines_needed(scene, seat, form, width, with_nation) <= lines), FORMS[-1])


def draw_things(
    canvas: Canvas, scene: Scene[State], seat: int, region: Region, form: int, with_nation: bool = False
) -> None:
    """Write what a player has; what finds no room is left out, and what can be chosen finds room first."""
    inside = Region(region.x + INDENT, region.y, region.width - INDENT, region.height)
    flow.draw(canvas, scene, inside, things(scene, seat, form, with_nation))
