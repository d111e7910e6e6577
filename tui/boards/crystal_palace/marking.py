"""What stands before a thing that can be chosen: a cell for the cursor, and the number that chooses it."""

from collections.abc import Iterable

from rich.style import Style
from textual.geometry import Region

from engine.games.crystal_palace.state import State
from tui.drawing.canvas import Canvas
from tui.table.scene import Scene

CURSOR = 1
"""The cell before everything, for the cursor."""


def ground_of(scene: Scene[State], spot: str, ground: str = "table") -> str:
    """Return the ground of a thing: what can be chosen stands out."""
    return "card-lit" if spot in scene.lit else ground


def prefix_width(scene: Scene[State], spots: Iterable[str]) -> int:
    """Return the cells before the names of things: for the cursor, and for the longest of their numbers."""
    numbers = [len(scene.numbers[spot]) for spot in spots if spot in scene.lit and spot in scene.numbers]
    return CURSOR + (max(numbers) + 1 if numbers else 0)


def put_prefix(canvas: Canvas, scene: Scene[State], x: int, y: int, spot: str, width: int, ground: str) -> int:
    """Write the number of a thing and a sign behind it, or the sign alone, before what can be chosen."""
    palette = scene.palette
    if spot in scene.lit:
        number = scene.numbers.get(spot, "") if width > CURSOR else ""
        canvas.put(x + width - 1, y, scene.glyphs.lit, palette("lit", ground, bold=True))
        canvas.put_right(x + width - 1, y, number, palette("gold", ground, bold=True))
    return x + width


def put_rule(canvas: Canvas, scene: Scene[State], region: Region, title: str, style: Style | None = None) -> int:
    """Draw a rule with a title over a part of a panel, and return the column after the title."""
    palette = scene.palette
    canvas.put(region.x, region.y, scene.glyphs.line * region.width, palette("line"))
    return canvas.put(region.x + 1, region.y, f" {title} ", style or palette("gold", bold=True), region.width - 1)
