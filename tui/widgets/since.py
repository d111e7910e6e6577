"""Since your last turn: what each rival did, in a line of a small window or a panel of a large one."""

from typing import Any

from rich.cells import cell_len
from rich.style import Style

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.history import Turn
from tui.table.scene import AnyScene

FRAMED = 4
"""From this height on there is a frame, and a line or more for each rival."""


class SincePanel(Panel[Any]):
    """The last turn of each rival, in the order of play."""

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.turns: list[Turn] = []
        self.remark: tuple[int | None, str] | None = None
        """The newest thing that is no move, such as what someone writes: a seat or None, and the sentence."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a framed list, or everything in one or two lines; there a new remark takes the place of the turns."""
        if canvas.height >= FRAMED:
            self._draw_list(canvas)
        elif self.remark is not None:
            self._draw_remark(canvas, 1, 0, canvas.width - 2, canvas.height)
        else:
            self._draw_strip(canvas)

    def _draw_list(self, canvas: Canvas) -> None:
        scene, palette = self.scene, self.scene.palette
        self.draw_frame(canvas, scene.words("since-title"))
        rows = [(turn, wrap(self._told(turn), canvas.width - 6)) for turn in self.turns]
        room = canvas.height - 2
        if self.remark is not None:
            room -= self._draw_remark(canvas, 2, 1, canvas.width - 4, room)
        while rows and sum(len(lines) for _, lines in rows) > room:
            del rows[0]  # the oldest; the log has all of them
        y = canvas.height - 1 - room
        if not rows and self.remark is None:
            canvas.wrapped(2, y, canvas.width - 4, scene.words("since-nothing"), palette("faint"), canvas.height - 2)
        for turn, lines in rows:
            canvas.put(2, y, scene.glyphs.seats[turn.seat], palette.seat(turn.seat))
            for line in lines:
                canvas.put(4, y, line, palette("ink"), canvas.width - 6)
                y += 1

    def _draw_remark(self, canvas: Canvas, x: int, y: int, width: int, most: int) -> int:
        """Write the remark, and return the lines it takes."""
        assert self.remark is not None
        scene, palette = self.scene, self.scene.palette
        seat, text = self.remark
        sign = scene.glyphs.dot if seat is None else scene.glyphs.seats[seat]
        canvas.put(x, y, sign, palette("faint") if seat is None else palette.seat(seat))
        end = canvas.wrapped(x + 2, y, width - 2, text, palette("lit"), most)
        return end - y

    def _told(self, turn: Turn) -> str:
        named = self.scene.words("since-turn", seat=self.scene.player(turn.seat), what=turn.what)
        return f"{named}, {turn.gain}" if turn.gain else named

    def _draw_strip(self, canvas: Canvas) -> None:
        """Write the turns after each other; where there is no room the oldest gains go first, then the oldest turns."""
        scene = self.scene
        if not self.turns:
            return
        title = scene.words("since-strip")
        turns, gains = list(self.turns), len(self.turns)
        while len(turns) > 1 and len(self._laid_out(canvas, title, turns, gains)) > canvas.height:
            if gains:
                gains -= 1
            else:
                del turns[0]
        for y, line in enumerate(self._laid_out(canvas, title, turns, gains)[: canvas.height]):
            canvas.put_all(1, y, line)

    def _laid_out(self, canvas: Canvas, title: str, turns: list[Turn], gains: int) -> list[list[tuple[str, Style]]]:
        """Return the strip in lines of pieces, none wider than the canvas where a turn fits; the last have gains."""
        scene, palette = self.scene, self.scene.palette
        lines: list[list[tuple[str, Style]]] = [[(title, palette("faint"))]]
        used = cell_len(title)
        for index, turn in enumerate(turns, gains - len(turns)):
            text = f" {turn.what} {turn.gain}".rstrip() if index >= 0 else f" {turn.what}"
            needed = 2 + 1 + cell_len(text)
            if used + needed > canvas.width - 1 and used:
                lines.append([])
                used = 0
            lines[-1] += [("  ", palette()), (scene.glyphs.seats[turn.seat], palette.seat(turn.seat))]
            lines[-1].append((text, palette("ink")))
            used += needed
        return lines
