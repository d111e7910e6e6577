"""The master's advice, shown over the decision; it improves while it is shown."""

from typing import Any

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.foresight import MOST_ADVICE, Advice
from tui.table.scene import AnyScene

ROOMY = 6
"""Lines for each move from which on one is left free between them."""


class HintPanel(Panel[Any]):
    """Up to three moves with what they lead to, numbered as on the boards; below, the answer under the cursor."""

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.advice: list[Advice] = []
        self.message = ""
        """What is shown while there is no advice."""
        self.effort: tuple[str, ...] = ()
        """How much thought has gone into it, and the keys, where there is room for them."""
        self.chosen = -1
        """The advice under the cursor, or -1."""
        self.current = ""
        """The answer under the cursor."""

    def draw(self, canvas: Canvas) -> None:
        """Write the moves, each in as many lines, and the answer under the cursor at the bottom."""
        scene, palette = self.scene, self.scene.palette
        self.draw_frame(canvas, scene.words("panel-hint"), "gold")
        inside, bottom = canvas.width - 4, canvas.height - 1
        joined = f" {scene.glyphs.dot} ".join(self.effort)
        said = joined if cell_len(joined) <= inside - 2 else self.effort[0]
        canvas.put(2, bottom, f" {said} ", palette("gold"), inside)
        if not self.advice:
            canvas.wrapped(2, 1, inside, self.message, palette("faint"), most=bottom - 1)
            return
        if self.current:
            bottom -= 2
            canvas.put(1, bottom, scene.glyphs.line * (canvas.width - 2), palette("line"))
            canvas.put(1, bottom + 1, scene.glyphs.cursor, palette("cursor", bold=True))
            canvas.put(3, bottom + 1, self.current, palette("ink"), inside - 1)
        room = (bottom - 1) // MOST_ADVICE
        for number, advice in enumerate(self.advice):
            self._draw_advice(canvas, 1 + number * room, room, number, advice)

    def _draw_advice(self, canvas: Canvas, y: int, room: int, number: int, advice: Advice) -> None:
        """Write a move, its result, and as much of its line as there is room for."""
        scene, palette = self.scene, self.scene.palette
        chosen, width, end = number == self.chosen, canvas.width - 6, y + room - (room >= ROOMY)
        if chosen:
            canvas.put(1, y, scene.glyphs.cursor, palette("cursor", bold=True))
        canvas.put(2, y, str(number + 1), palette("table", "gold", bold=True))
        canvas.spot(f"advice-{number}", Region(1, y, canvas.width - 2, room))
        y = self._draw_text(canvas, y, max(room - 2, 1), advice.label, palette("lit" if chosen else "ink", bold=True))
        canvas.put(4, y, advice.result, palette("good"), width)
        y += 1
        for place, (seat, label) in enumerate(advice.line):
            if y >= end:
                return
            canvas.put(4, y, scene.glyphs.seats[seat], palette.seat(seat))
            last = y == end - 1
            more = last and (place + 1 < len(advice.line) or advice.goes_on)
            named = scene.words("hint-foreseen", seat=scene.player(seat), move=label)
            text = named if cell_len(named) < width - 2 else label
            text = f"{text}{scene.glyphs.more}" if more and cell_len(text) < width - 2 else text
            y = self._draw_text(canvas, y, min(end - y, 2), text, palette("faint"), 6)

    def _draw_text(self, canvas: Canvas, y: int, most: int, text: str, style: Style, x: int = 4) -> int:
        """Write text over a few lines, cut with a sign where it does not fit, and return the line below."""
        width = max(canvas.width - x - 2, 1)
        lines = wrap(text, width) or [""]
        if len(lines) > most:
            lines = lines[:most]
            lines[-1] = lines[-1][: width - 1] + self.scene.glyphs.more
        for line in lines:
            canvas.put(x, y, line, style, width)
            y += 1
        return y
