"""The decision panel: who decides, the question, the answers, and what each would bring."""

from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.drawing.panel import Panel
from tui.drawing.wrapping import fitting, wrap
from tui.table.dial import Dial
from tui.table.scene import AnyScene
from tui.table.selection import Option

PREVIEW_LINES = 4
PREVIEW_BESIDE_NOTE = 2
"""Lines kept for the preview beside a long list."""
LEAST_LIST = 4
"""Lines of a long list that a long preview leaves in sight."""
LEAST_BESIDE_NOTE = 7
NOTE_LINES = 8
FEW = 3
"""Numbers that are all written where they are not consecutive."""
MOST_OF_PROMPT = 10
"""Lines that a question takes at most; those of lessons are the long ones."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list: the option it belongs to and its text; a long label continues on lines without a key."""

    index: int
    key: str
    text: str
    aside: str = ""
    """What stands at the right edge, such as the numbers that the boards carry."""


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
        self.preview_top = 0
        """The first of these lines in sight."""
        self.can_scroll = False
        """Whether there are more of these lines than fit."""
        self.messages: list[tuple[str, str]] = []
        """What is shown when there is nothing to choose."""
        self.note_forms: tuple[str, ...] = ("",)
        """A note about the last decision, in ever shorter forms; an empty text for none."""
        self.note = ""
        """The form of the note that is shown at the bottom."""
        self.note_lines = NOTE_LINES
        """Lines that it takes at most."""
        self.typed = ""
        """The digits of a number typed so far."""
        self.carried: frozenset[int] = frozenset()
        """The options whose numbers stand on a board in sight: a list too long for its place need not repeat them."""
        self.page_size = 9
        self.dial: Dial | None = None

    @property
    def text_width(self) -> int:
        """The columns that a text has."""
        return self.size.width - 4

    def draw(self, canvas: Canvas) -> None:
        """Draw heading, question, list and preview."""
        palette = self.scene.palette
        self.can_scroll = False
        self.draw_frame(canvas, self.heading)
        if self.active:
            self._strengthen_edge(canvas)
        inside = canvas.width - 4
        self.note = fitting(self.note_forms, inside, self._room_for_note(canvas))
        bottom = self._draw_note(canvas)
        y = canvas.wrapped(2, 1, inside, self.prompt, palette("ink", bold=True), most=MOST_OF_PROMPT)
        if self.dial is not None:
            y = self._draw_dial(canvas, y + 1, self.dial) + 1
        if not self.options:
            self._draw_messages(canvas, y, bottom)
            return
        self._draw_list(canvas, y, bottom)

    def _draw_messages(self, canvas: Canvas, y: int, bottom: int) -> None:
        """Write the messages; where they do not fit, the last events; what a dial comes to can be scrolled."""
        lines = [(line, ink) for text, ink in self.messages for line in wrap(text, canvas.width - 4) or [""]]
        room = max(bottom - y, 1)
        if self.dial is not None:
            self._draw_preview(canvas, y, room, lines)
            return
        if len(lines) > room:
            lines = lines[-room:]
            if room > 1:
                lines[0] = (self.scene.glyphs.more, "faint")
        for place, (line, ink) in enumerate(lines):
            canvas.put(2, y + place, line, self.scene.palette(ink), canvas.width - 4)

    def _room_for_note(self, canvas: Canvas) -> int:
        """Return the lines that a note can take and leave some answers and the beginning of a preview in sight."""
        frame, rule = 2, 1
        taken = frame + rule + min(len(wrap(self.prompt, canvas.width - 4)), MOST_OF_PROMPT)
        if self.options:
            taken += min(len(self._rows(canvas.width - 2, LEAST_LIST)), LEAST_LIST) + rule + PREVIEW_BESIDE_NOTE
        return min(canvas.height - taken, self.note_lines)

    def _draw_note(self, canvas: Canvas) -> int:
        """Write the note under a rule at the bottom, and return the line that the rest must end above."""
        bottom, inside = canvas.height - 1, canvas.width - 4
        if not self.note:
            return bottom
        palette, lines = self.scene.palette, wrap(self.note, inside)[: self.note_lines]
        top = bottom - len(lines) - 1
        canvas.put(1, top, self.scene.glyphs.line * (canvas.width - 2), palette("gold"))
        for line, text in enumerate(lines):
            canvas.put(2, top + 1 + line, text, palette("gold"), inside)
        return top

    def _draw_list(self, canvas: Canvas, y: int, bottom: int) -> None:
        """Draw the answers, and under a rule the preview of the one under the cursor."""
        scene, palette = self.scene, self.scene.palette
        inside = canvas.width - 4
        room = bottom - y - 1
        preview = [(line, ink) for text, ink in self.preview for line in wrap(text, inside)]
        lines, listed = (PREVIEW_BESIDE_NOTE, LEAST_LIST) if self.note else (PREVIEW_LINES, 3)
        kept = min(lines, max(room - listed, 0))
        rows = self._rows(canvas.width - 2, room - kept)
        if not preview and len(rows) <= room + 1:
            self._draw_rows(canvas, y, rows)
            self._draw_help(canvas, y + len(rows), bottom)
            return
        # A preview that is cut can be scrolled; beside a note, a short list comes first.
        least = LEAST_BESIDE_NOTE if self.note else LEAST_LIST
        below = max(kept, min(len(preview), room - min(len(rows), least)))
        # Without a preview there is no rule: the list reaches down to the note, or to the frame.
        rule = bottom - below - 1 if below > 0 else bottom
        shown = self._in_sight(rows, max(rule - y, 1))
        self.page_size = len(shown)
        self._draw_rows(canvas, y, shown)
        if below > 0:
            canvas.put(1, rule, scene.glyphs.line * (canvas.width - 2), palette("line"))
        if len(shown) < len(rows):
            canvas.put_right(canvas.width - 2, rule, f" {self._page(rows, shown)} ", palette("faint"))
        else:
            self._draw_help(canvas, y + len(rows), rule)
        if below > 0:
            self._draw_preview(canvas, rule + 1, below, preview)

    def _page(self, rows: list[Row], shown: list[Row]) -> str:
        """Return which answers are in sight, or how many are not where the boards carry some of them."""
        listed, seen = ({row.index for row in some} for some in (rows, shown))
        if len(listed) < len(self.options):
            return self.scene.words("decision-more", count=len(listed) - len(seen))
        return self.scene.words("decision-page", first=min(seen) + 1, last=max(seen) + 1, count=len(self.options))

    def _draw_preview(self, canvas: Canvas, y: int, room: int, lines: list[tuple[str, str]]) -> None:
        """Write what the answer brings; what there is no room for can be scrolled to, and arrows show where it is."""
        palette, most = self.scene.palette, max(len(lines) - room, 0)
        self.preview_top = min(self.preview_top, most)
        self.can_scroll = most > 0
        for line, (text, ink) in enumerate(lines[self.preview_top : self.preview_top + room]):
            canvas.put(2, y + line, text, palette(ink), canvas.width - 4)
        arrow = palette("gold", bold=True)
        if self.preview_top:
            canvas.put(canvas.width - 1, y, "↑", arrow)
        if self.preview_top < most:
            canvas.put(canvas.width - 1, y + room - 1, "↓", arrow)

    def _draw_help(self, canvas: Canvas, y: int, bottom: int) -> None:
        """Write more about the question where the list leaves room for all of it."""
        lines = wrap(self.help, canvas.width - 4)
        if lines and bottom - y > len(lines) + 1:
            canvas.wrapped(2, y + 1, canvas.width - 4, self.help, self.scene.palette("faint"))

    def _rows(self, width: int, room: int) -> list[Row]:
        """Return the lines of the list; one line for all that the boards carry if there is no room for all of them."""
        rows = [row for index in range(len(self.options)) for row in self._rows_of(index, width)]
        if len(rows) <= room or len(self.carried) < 2:
            return rows
        reach = self._reach(sorted(self.options[index].key for index in self.carried))
        if self.index in self.carried:
            first, *more = self._rows_of(self.index, width - cell_len(reach) - 1)
            line = [Row(first.index, first.key, first.text, reach), *more]
        else:
            line = [Row(min(self.carried), "", self.scene.words("decision-on-board", reach=reach))]
        return line + [row for row in rows if row.index not in self.carried]

    def _reach(self, keys: list[str]) -> str:
        """Return the numbers of the answers on the boards: the first and the last, or each of a few with gaps."""
        has_gaps = all(key.isdigit() for key in keys) and int(keys[-1]) - int(keys[0]) >= len(keys)
        if has_gaps and len(keys) <= FEW:
            return " ".join(keys)
        return self.scene.words("decision-numbers", first=keys[0], last=keys[-1])

    def _rows_of(self, index: int, width: int) -> list[Row]:
        option = self.options[index]
        first, *more = wrap(option.label, max(width - self._key_width - 2, 1)) or [""]
        return [Row(index, option.key, first), *(Row(index, "", text) for text in more)]

    @property
    def _key_width(self) -> int:
        return max((len(option.key) for option in self.options), default=1)

    def _in_sight(self, rows: list[Row], room: int) -> list[Row]:
        """Return the page of rows that the cursor is on; the last page is a full one, too."""
        here = [place for place, row in enumerate(rows) if row.index == self.index] or [0]
        top = min(here[0] // room * room, max(len(rows) - room, 0))
        top = max(top, here[-1] - room + 1)
        return rows[top : top + room]

    def _draw_rows(self, canvas: Canvas, y: int, rows: list[Row]) -> None:
        """Draw rows of the list; what cannot be meant any more by the digits typed, and what is idle, is dim."""
        palette, glyphs, width = self.scene.palette, self.scene.glyphs, self._key_width
        for line, row in enumerate(rows, start=y):
            option = self.options[row.index]
            meant = option.key.startswith(self.typed)
            if row.key:
                chosen = row.index == self.index
                canvas.put(1, line, glyphs.cursor if chosen else " ", palette("cursor", bold=True))
                style = palette("gold" if meant else "faint", bold=bool(self.typed) and meant)
                canvas.put_right(2 + width, line, row.key, style)
            canvas.put(3 + width, line, row.text, palette("ink" if meant and not option.is_idle else "faint"))
            canvas.put_right(canvas.width - 1, line, row.aside, palette("faint"))
            canvas.spot(f"option-{row.index}", Region(1, line, canvas.width - 2, 1))

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
