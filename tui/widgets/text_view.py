"""TextView: a long text to scroll through, with places marked in it. One widget, drawn line by line."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.visual import Visual

from tui.i18n.rules_text import Page, SearchHit
from tui.keys import SCROLLING, Key, Press, bindings


class TextView(ScrollView, can_focus=True):
    """Shows a page. Search results are marked, the current one more strongly."""

    ALLOW_SELECT = False
    KEYS = (
        SCROLLING,
        Key(
            "key-page",
            (Press("b", "page_up", "text.page-up"), Press("space", "page_down", "text.page-down")),
            shown=False,
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    class Scrolled(Message):
        """Another line is at the top."""

        def __init__(self, line: int) -> None:
            super().__init__()
            self.line = line

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.page = Page()
        self.matches: Sequence[SearchHit] = ()
        self.current = -1
        self._marks: dict[int, list[tuple[int, int, bool]]] = {}

    def show(self, page: Page, at: int = 0) -> None:
        """Show a page from a line on."""
        self.page = page
        self.virtual_size = Size(self.size.width, len(page.lines))
        self.refresh()
        self.scroll_to(y=at, animate=False, immediate=True, force=True)

    def mark(self, matches: Sequence[SearchHit], current: int) -> None:
        """Mark search results, and scroll to the current one."""
        self.matches, self.current = matches, current
        self._marks = {}
        for number, match in enumerate(matches):
            for line, start, end in match.pieces:
                self._marks.setdefault(line, []).append((start, end, number == current))
        self.refresh()
        if 0 <= current < len(matches):
            line = matches[current].line
            if not self.scroll_offset.y + 1 <= line < self.scroll_offset.y + self.size.height - 1:
                self.scroll_to(y=max(0, line - self.size.height // 3), animate=False)

    def render_line(self, y: int) -> Strip:
        """Draw one line."""
        number = y + self.scroll_offset.y
        content = self.page.lines[number] if number < len(self.page.lines) else Content()
        for start, end, here in self._marks.get(number, ()):
            content = content.stylize("bold $table on $gold" if here else "bold $gold on $card-lit", start, end)
        return Visual.to_strips(self, content, self.size.width, 1, self.visual_style, pad=True)[0]

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Report the line at the top."""
        super().watch_scroll_y(old_value, new_value)
        if round(old_value) != round(new_value):
            self.post_message(self.Scrolled(round(new_value)))
