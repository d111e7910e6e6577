"""The explanation of what is under the cursor, shown over the decision while the cursor can reach everything."""

from collections.abc import Iterator
from typing import Any

from tui.boards.base import Inspection
from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.keys import PLAYING
from tui.table.scene import AnyScene


class InspectPanel(Panel[Any]):
    """One thing explained: its name, what it does and where its values come from; page by page if it is long."""

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.inspection = Inspection("", (), "")
        self.page = 0

    def explain(self, inspection: Inspection) -> None:
        """Explain something, from its beginning."""
        self.inspection, self.page = inspection, 0

    def turn_page(self, by: int) -> None:
        """Turn the page of a long explanation."""
        self.page = max(self.page + by, 0)
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        """Write the explanation, and at its end where its values come from."""
        words, palette, asked = self.scene.words, self.scene.palette, self.inspection
        self.draw_frame(canvas, words("panel-inspect"), "gold")
        inside, rows = max(canvas.width - 4, 1), max(canvas.height - 2, 1)
        lines = [(line, palette("gold", bold=True)) for line in wrap(asked.title, inside)]
        lines += [(line, palette("ink")) for text in asked.lines for line in wrap(text, inside)]
        source = [(line, palette("faint")) for text in (asked.source, *self._edition()) for line in wrap(text, inside)]
        lines += [("", palette())] * (rows - len(lines) - len(source)) + source
        pages = -(-len(lines) // rows)
        self.page = min(self.page, pages - 1)
        for y, (line, style) in enumerate(lines[self.page * rows : (self.page + 1) * rows]):
            canvas.put(2, 1 + y, line, style, inside)
        keys = PLAYING.line(words, ("rules", "inspect-close"), self.scene.bound)
        below = f" {self.scene.glyphs.dot} ".join(f"{key} {text}" for key, text, _name in keys)
        if pages > 1:
            below = f"{PLAYING.named('page', words, self.scene.bound)} {self.page + 1}/{pages}"
        canvas.put(2, canvas.height - 1, f" {below} ", palette("gold"), inside)

    def _edition(self) -> Iterator[str]:
        """Return the edition of the values where it is not the newest, and a line if some of them were corrected."""
        editions, words, fingerprint = self.scene.game.editions, self.scene.words, self.scene.state.edition
        edition, newest = editions.number(fingerprint), editions.newest_number()
        if edition != newest:
            yield words("inspect-edition", edition=edition, newest=newest)
        if editions.corrections(fingerprint) is not None:
            yield words("inspect-corrected")
