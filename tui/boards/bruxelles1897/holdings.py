"""The cards before a player: nobles, artworks, materials and houses, piece by piece, each with its spot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from engine.games.bruxelles1897 import construction, scoring
from engine.games.bruxelles1897.parts import ABSENT, TILTED
from engine.games.bruxelles1897.state import State
from tui.boards.seat_table import spot_with_blank
from tui.drawing.canvas import Canvas
from tui.i18n.words import slug
from tui.table.scene import Scene

from . import look
from .signs import SIGNS


@dataclass(frozen=True, slots=True)
class Thing:
    """Something with a spot: its number if it can be chosen, its name, how many there are."""

    spot: str
    name: str
    ink: str
    count: int = 1
    bold: bool = False
    is_numbered: bool = True
    """Whether it shows the number of its option; not where it stands for several."""

    def piece(self, scene: Scene[State], times: str | None = None, is_tight: bool = False) -> tuple[str, Style]:
        """Return it as it is drawn: its number or a sign if it can be chosen, its name, how many there are."""
        is_lit = self.spot in scene.lit
        number = scene.numbers.get(self.spot, "") if self.is_numbered else ""
        before = (number + " " * (not is_tight) if number else scene.glyphs.lit) if is_lit else ""
        count = f"{scene.glyphs.times if times is None else times}{self.count}" if self.count > 1 else ""
        style = scene.palette(self.ink, "card-lit" if is_lit else "table", bold=is_lit or self.bold)
        return before + self.name + count, style


@dataclass(frozen=True, slots=True)
class Group:
    """Things of one kind behind their label, which has a spot of its own."""

    label: Thing
    things: Sequence[Thing]
    gap: str = " "


def nobles(scene: Scene[State], seat: int, with_names: bool = True) -> Iterator[Thing]:
    """List the nobles a player has, upright or tilted."""
    box, signs = scene.state.box, SIGNS.matching(scene.glyphs)
    for noble, status in enumerate(scene.state.players[seat].nobles):
        if status != ABSENT:
            key = box.nobles[noble]
            sign, ink = (signs.tilted, "faint") if status == TILTED else (signs.upright, "gold")
            name = scene.words(f"card-{slug(key)}.surname") if with_names else ""
            yield Thing(f"noble-{seat}-{key}", sign + name, ink)


def artworks(scene: Scene[State], seat: int, form: str = "colour") -> Iterator[Thing]:
    """List the artworks a player has by colour, as words (`colour`) or letters (`letter`)."""
    box = scene.state.box
    for key, count in zip(box.artworks, scene.state.players[seat].artworks, strict=True):
        if count:
            name, ink = scene.words(f"card-{slug(key)}.{form}"), look.card_ink(box.cards[box.code[key]])
            yield Thing(f"artwork-{seat}-{key}", name, ink, count)


def materials(scene: Scene[State], seat: int, form: str = "") -> Iterator[Thing]:
    """List the material cards a player has, by name, or in a shorter form: `.title` or `.tiny`."""
    box, words = scene.state.box, scene.words
    for key, count in zip(box.materials, scene.state.players[seat].materials, strict=True):
        if count:
            yield Thing(f"material-{seat}-{key}", words(f"card-{slug(key)}{form}"), "sand", count)


def houses(scene: Scene[State], seat: int) -> Iterator[Thing]:
    """List the houses a player has, by the signs of their types."""
    box = scene.state.box
    for index, (key, count) in enumerate(zip(box.houses, scene.state.players[seat].houses, strict=True)):
        if count:
            yield Thing(f"house-{seat}-{key}", look.house_sign(scene.glyphs, index), "brown", count)


def of_kind(scene: Scene[State], seat: int, kind: str) -> Iterator[Thing]:
    """List the nobles, artworks, materials or houses a player has."""
    match kind:
        case "nobles":
            return nobles(scene, seat)
        case "artworks":
            return artworks(scene, seat)
        case "materials":
            return materials(scene, seat)
    return houses(scene, seat)


def upkeep(state: State, seat: int) -> tuple[int, int]:
    """Return what the nobles of a player cost at the end, and how many of them could not be paid now."""
    paid, lost, _ = scoring.upkeep(state, seat)
    return sum(state.box.noble_parts[noble].upkeep for noble in (*paid, *lost)), len(lost)


FORMS = ("", ".title", ".tiny")
"""The forms of materials, from long to short."""
ALONE = ("nobles", "artworks", "materials", "houses")
BELOW_THE_TABLE = ("nobles", "materials")
"""What is told of a player without a table, and below a line of it that has the rest."""


def _groups(scene: Scene[State], seat: int, kinds: Sequence[str], form: str) -> Iterator[Group]:
    """List things in groups, materials in one of their forms."""
    for kind in kinds:
        things = list(materials(scene, seat, form) if kind == "materials" else of_kind(scene, seat, kind))
        if things:
            label = Thing(f"{kind}-{seat}", scene.words(f"label-{kind}"), "faint")
            yield Group(label, things, ", " if kind == "materials" and not form else " ")


def _costs(scene: Scene[State], seat: int, with_upkeep: bool) -> Iterator[Group]:
    """Return what the next house costs, and the upkeep of the nobles."""
    player = scene.state.players[seat]
    cost = scene.words("board-next-house", cost=construction.cost(player))
    yield Group(Thing("", cost, "ink" if construction.can_pay(player) else "faint"), ())
    due, lost = upkeep(scene.state, seat)
    if due and with_upkeep:
        yield Group(Thing(f"upkeep-{seat}", scene.words("board-upkeep", money=due), "bad" if lost else "faint"), ())


def _name(scene: Scene[State], seat: int) -> Group:
    name = f"{scene.glyphs.seats[seat]} {scene.player(seat)}"
    return Group(Thing(f"name-{seat}", name, f"seat-{seat + 1}", bold=True), ())


def _prison(scene: Scene[State], seat: int) -> Iterator[Group]:
    held = look.architects(scene, scene.state.players[seat].prison)
    if held:
        label = Thing("", scene.words("label-prison"), "faint")
        yield Group(label, [Thing(f"prison-{seat}", held, "ink")])


Placed = tuple[str, tuple[str, Style]]
"""A spot, perhaps none, and its piece of text."""


def lines_below(scene: Scene[State], seat: int, width: int, most: int) -> list[list[Placed]]:
    """Return the cards that the table of players does not list, in at most so many lines."""
    return _fitting_lines(scene, seat, width, most, [], BELOW_THE_TABLE, [*_costs(scene, seat, with_upkeep=False)])


def lines_alone(scene: Scene[State], seat: int, width: int, most: int) -> list[list[Placed]]:
    """Return all cards of a player behind the name, in at most so many lines."""
    before = [_name(scene, seat), *_prison(scene, seat)]
    return _fitting_lines(scene, seat, width, most, before, ALONE, [*_costs(scene, seat, with_upkeep=True)])


def _fitting_lines(
    scene: Scene[State],
    seat: int,
    width: int,
    most: int,
    before: Sequence[Group],
    kinds: Sequence[str],
    after: Sequence[Group],
) -> list[list[Placed]]:
    """Return everything in the longest form that fits, first without what is said after it, then with shorter names."""
    lines: list[list[Placed]] = []
    for form, costs in ((FORMS[0], after), *((form, ()) for form in FORMS)):
        lines = _wrapped(scene, [*before, *_groups(scene, seat, kinds, form), *costs], width)
        if len(lines) <= most:
            break
    return lines[:most]


def _wrapped(scene: Scene[State], groups: Sequence[Group], width: int) -> list[list[Placed]]:
    """Put groups into lines, a dot between them; a label is never parted from its first thing."""
    dot = f" {scene.glyphs.dot} "
    faint = scene.palette("faint")
    lines: list[list[Placed]] = [[]]
    room = width
    for group in groups:
        label: Placed = (group.label.spot, group.label.piece(scene))
        things: list[Placed] = [(thing.spot, thing.piece(scene)) for thing in group.things]
        first = _width(label) + (1 + _width(things[0]) + len(group.gap.rstrip()) if things else 0)
        if lines[-1] and first + len(dot) > room:
            lines.append([])
            room = width
        elif lines[-1]:
            lines[-1].append(("", (dot, scene.palette("line"))))
            room -= len(dot)
        lines[-1].append(label)
        room -= _width(label)
        for place, thing in enumerate(things):
            gap = group.gap if place else " "
            if _width(thing) + len(gap) + len(group.gap.rstrip()) > room:
                lines[-1].append(("", (gap.rstrip(), faint)))
                lines.append([])
                room = width
            else:
                lines[-1].append(("", (gap, faint)))
                room -= len(gap)
            lines[-1].append(thing)
            room -= _width(thing)
    return lines


def _width(placed: Placed) -> int:
    return cell_len(placed[1][0])


def draw_line(canvas: Canvas, x: int, y: int, line: Sequence[Placed]) -> None:
    """Draw the pieces of a line with their spots."""
    for spot, (text, style) in line:
        end = canvas.put(x, y, text, style)
        if spot:
            spot_with_blank(canvas, spot, Region(x, y, end - x, 1))
        x = end
