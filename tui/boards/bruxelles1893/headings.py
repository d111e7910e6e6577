"""The titles of panels without a frame: a rule with a title at the left and a note at the right."""

from rich.cells import cell_len
from rich.style import Style

from tui.drawing.canvas import Canvas
from tui.table.scene import AnyScene

Piece = tuple[str, Style]
"""Some text and its style."""


def draw_heading(canvas: Canvas, scene: AnyScene, title: str, note: list[Piece] | None = None) -> int:
    """Draw the first line of a panel, and return the column where its note starts."""
    palette, line = scene.palette, scene.glyphs.line
    canvas.put(0, 0, line * canvas.width, palette("line"))
    end = canvas.put(2, 0, f" {title} ", palette("gold", bold=True), canvas.width - 2)
    if not note:
        return end
    width = sum(cell_len(text) for text, _ in note)
    start = max(canvas.width - width - 2, end)
    canvas.put_all(start, 0, note)
    return start
