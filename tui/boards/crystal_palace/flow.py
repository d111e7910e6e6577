"""Things written one after another over several lines, each with its spot; none is broken between lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from textual.geometry import Region

from engine.games.crystal_palace.state import State
from tui.drawing.canvas import Canvas
from tui.table.scene import Scene

from . import marking


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing: its spot and text; a label, or nothing but a dot, begins a group, and signs of seats may follow."""

    spot: str
    text: str
    ink: str
    label: str = ""
    starts_group: bool = False
    seats: tuple[int, ...] = ()
    starts_line: bool = False
    is_heading: bool = False
    """Whether it names what follows: nothing stands between them."""

    def width(self, scene: Scene[State]) -> int:
        """Return the cells it takes, with its label and the cell for the cursor."""
        seats = len(self.seats) + 1 if self.seats else 0
        return cell_len(self.label) + marking.prefix_width(scene, (self.spot,)) + cell_len(self.text) + seats


def places(scene: Scene[State], things: Sequence[Thing], width: int) -> list[tuple[int, int]]:
    """Place things one after another with a sign between them; return column and line of each."""
    found, x, y = [], 0, 0
    for before, thing in zip((None, *things), things, strict=False):
        needed, gap = thing.width(scene), len(_between(scene, before, thing))
        if x and (thing.starts_line or x + gap + needed > width):
            x, y = 0, y + 1
        elif x:
            x += gap
        found.append((x, y))
        x += needed
    return found


def _between(scene: Scene[State], before: Thing | None, thing: Thing) -> str:
    """Return what stands between two things of a line: each begins with a cell for the cursor or with its label."""
    if before is not None and before.is_heading:
        return ""
    if not thing.starts_group:
        return ","
    return f" {scene.glyphs.dot} " if thing.label else f" {scene.glyphs.dot}"


def lines_needed(scene: Scene[State], things: Sequence[Thing], width: int) -> int:
    """Return how many lines things take."""
    return max((y for _, y in places(scene, things, width)), default=-1) + 1


def fits(scene: Scene[State], things: Sequence[Thing], width: int, lines: int) -> bool:
    """Whether all things fit into some lines of a width."""
    return lines_needed(scene, things, width) <= lines and all(thing.width(scene) <= width for thing in things)


def draw(canvas: Canvas, scene: Scene[State], region: Region, things: Sequence[Thing]) -> None:
    """Write as many things as there is room for: commas within groups, dots between them."""
    palette = scene.palette
    placed = places(scene, things, region.width)
    for before, thing, (column, line) in zip((None, *things), things, placed, strict=False):
        if line >= region.height or column + thing.width(scene) > region.width:
            continue
        x, y = region.x + column, region.y + line
        if column:
            canvas.put_right(x, y, _between(scene, before, thing), palette("faint"))
        if thing.label:
            x = canvas.put(x, y, thing.label, palette("faint"))
        on = marking.ground_of(scene, thing.spot)
        width = marking.prefix_width(scene, (thing.spot,))
        start = marking.put_prefix(canvas, scene, x, y, thing.spot, width, on)
        end = canvas.put(start, y, thing.text, palette(thing.ink, on, bold=thing.spot in scene.lit))
        for place, seat in enumerate(thing.seats):
            canvas.put(end + 1 + place, y, scene.glyphs.seats[seat], palette.seat(seat))
        end += len(thing.seats) + 1 if thing.seats else 0
        canvas.spot(thing.spot, Region(x, y, max(end - x, 1), 1))
