"""The log: what happened, last at the bottom."""

from typing import Any

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.scene import AnyScene

Line = tuple[int | None, str]
"""A seat, or None for the table, and the sentence."""


class LogPanel(Panel[Any]):
    """The last events, as many as fit; those since the viewer's last decision stand out."""

    def __init__(self, name: str, scene: AnyScene, framed: bool = True) -> None:
        super().__init__(name, scene)
        self.lines: list[Line] = []
        self.seen = 0
        """How many of the lines the viewer has seen."""
        self.framed = framed

    def draw(self, canvas: Canvas) -> None:
        """Fill the panel from the bottom."""
        scene, palette = self.scene, self.scene.palette
        left, top, width, bottom = 0, 0, canvas.width, canvas.height
        if self.framed:
            self.draw_frame(canvas, scene.words("panel-log"))
            left, top, width, bottom = 2, 1, canvas.width - 4, canvas.height - 1
        y = bottom
        for index in range(len(self.lines) - 1, -1, -1):
            seat, sentence = self.lines[index]
            rows = wrap(sentence, max(width - 2, 1)) or [""]
            ink = palette("ink" if index >= self.seen else "faint")
            for number in range(len(rows) - 1, -1, -1):
                y -= 1
                if y < top:
                    return
                canvas.put(left + 2, y, rows[number], ink, width - 2)
            sign = scene.glyphs.dot if seat is None else scene.glyphs.seats[seat]
            canvas.put(left, y, sign, palette("faint") if seat is None else palette.seat(seat))
