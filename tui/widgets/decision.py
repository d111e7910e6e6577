"""The decision panel: who decides, the question, the answers, and what each would bring."""

from typing import Any

from rich.cells import cell_len
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import wrap
from tui.table.dial import Dial
from tui.table.scene import AnyScene
from tui.table.selection import Option

PREVIEW_LINES = 4
PREVIEW_BESIDE_NOTE = 2
NOTE_LINES = 8


class DecisionPanel(Panel[Any]):
    """The list of answers with a preview of the one under the cursor, or what the player is waiting for."""

    def __init__(self, name: str, scene: AnyScene) -> None:
        super().__init__(name, scene)
        self.heading = ""
        self.prompt = ""
        self.help = ""
        """More about the question, where there is room for it."""
        self.options: list[Option] = []
        self.index = 0
        self.active = False
        """Whether the arrows move through this list and not over the boards."""
        self.preview: list[tuple[str, str]] = []
        """Lines below the list, each with its ink."""
        self.messages: list[tuple[str, str]] = []
        """What is shown when there is nothing to choose."""
        self.note = ""
        """A note about the last decision, at the bottom."""
        self.page_size = 9
        self.dial: Dial | None = None

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, question, list and preview."""
        palette = self.scene.palette
        self.draw_frame(canvas, self.heading)
        if self.active:
            self._strengthen_edge(canvas)
        inside = canvas.width - 4
        bottom = self._draw_note(canvas)
        y = canvas.wrapped(2, 1, inside, self.prompt, palette("ink", bold=True), most=3)
        if self.dial is not None:
            y = self._draw_dial(canvas, y + 1, self.dial) + 1
        if not self.options:
            self._draw_messages(canvas, y, bottom)
            return
        self._draw_list(canvas, y, bottom)

    def _draw_messages(self, canvas: Canvas, y: int, bottom: int) -> None:
        """Write the messages; where they do not fit, the last events, or the first lines about a dial."""
        lines = [(line, ink) for text, ink in self.messages for line in wrap(text, canvas.width - 4) or [""]]
        room = max(bottom - y, 1)
        if len(lines) > room and self.dial is not None:
            lines = lines[:room]
        elif len(lines) > room:
            lines = lines[-room:]
            if room > 1:
                lines[0] = (self.scene.glyphs.more, "faint")
        for place, (line, ink) in enumerate(lines):
            canvas.put(2, y + place, line, self.scene.palette(ink), canvas.width - 4)

    def _draw_note(self, canvas: Canvas) -> int:
        """Write the note under a rule at the bottom, and return the line that the rest must end above."""
        bottom, inside = canvas.height - 1, canvas.width - 4
        if not self.note:
            return bottom
        palette, lines = self.scene.palette, wrap(self.note, inside)[:NOTE_LINES]
        top = bottom - len(lines) - 1
        canvas.put(1, top, self.scene.glyphs.line * (canvas.width - 2), palette("gold"))
        for line, text in enumerate(lines):
            canvas.put(2, top + 1 + line, text, palette("gold"), inside)
        return top

    def _draw_list(self, canvas: Canvas, y: int, bottom: int) -> None:
        """Draw a page of the answers, and under a rule the preview of the one under the cursor."""
        scene, palette = self.scene, self.scene.palette
        inside = canvas.width - 4
        room = bottom - y - 1
        lines = [(line, ink) for text, ink in self.preview for line in wrap(text, inside)]
        below = min(PREVIEW_LINES if not self.note else PREVIEW_BESIDE_NOTE, max(room - 3, 0))
        if below > PREVIEW_BESIDE_NOTE and len(self.options) == room - below + 1:
            below -= 1  # a page of its own for one answer would be odd
        page = self.page_size = max(room - below, 1)
        first = self.index // page * page
        shown = self.options[first : first + page]
        for place, option in enumerate(shown):
            self._draw_option(canvas, y + place, place, first + place, option)
        y += len(shown)
        if not lines and len(self.options) <= page:
            if bottom - y > 1:
                canvas.wrapped(2, y + 1, inside, self.help, palette("faint"), most=bottom - y - 1)
            return
        if len(shown) < page:
            below = min(max(below, len(lines)), room - len(shown))
        if not below:
            return
        rule = bottom - below - 1
        canvas.put(1, rule, scene.glyphs.line * (canvas.width - 2), palette("line"))
        if len(self.options) > page:
            last = min(first + page, len(self.options))
            text = scene.words("decision-page", first=first + 1, last=last, count=len(self.options))
            canvas.put_right(canvas.width - 2, rule, f" {text} ", palette("faint"))
        elif rule - y > 4:
            canvas.wrapped(2, y + 1, inside, self.help, palette("faint"), most=rule - y - 2)
        if len(lines) > below:
            lines[below - 1 :] = [(f"{lines[below - 1][0][: inside - 1]}{scene.glyphs.more}", lines[below - 1][1])]
        for line, (text, ink) in enumerate(lines):
            canvas.put(2, rule + 1 + line, text, palette(ink), inside)

    def _strengthen_edge(self, canvas: Canvas) -> None:
        """Show in the upper edge that the arrows move here; a whole frame would be more to send than the step."""
        plain, strong = self.scene.palette("line"), self.scene.palette("cursor", bold=True)
        for x in range(1, canvas.width - 1):
            if canvas.styles[0][x] is plain:
                canvas.put(x, 0, self.scene.glyphs.heavy_line, strong)

    def _draw_dial(self, canvas: Canvas, y: int, dial: Dial) -> int:
        """Draw the values side by side, the current one marked, and return the line below."""
        palette, glyphs = self.scene.palette, self.scene.glyphs
        x = 2
        for index, value in enumerate(dial.values):
            here = index == dial.index
            canvas.put(x, y, glyphs.cursor if here else " ", palette("cursor", bold=True))
            style = palette("table", "cursor", bold=True) if here else palette("ink", "card-lit", bold=True)
            canvas.put(x + 1, y, f" {value} ", style)
            canvas.spot(f"die-{index}", Region(x, y, 4, 1))
            x += 4
        return y + 1

    def _draw_option(self, canvas: Canvas, y: int, place: int, index: int, option: Option) -> None:
        palette, glyphs = self.scene.palette, self.scene.glyphs
        chosen = index == self.index
        key = str(place + 1) if place < 9 else " "
        canvas.put(1, y, glyphs.cursor if chosen else " ", palette("cursor", bold=True))
        canvas.put(2, y, key, palette("gold"))
        end = canvas.put(4, y, option.label, palette("ink"), canvas.width - 5)
        if cell_len(option.label) > canvas.width - 5:
            canvas.put(end - 1, y, glyphs.more, palette("faint"))
        canvas.spot(f"option-{index}", Region(1, y, canvas.width - 2, 1))
