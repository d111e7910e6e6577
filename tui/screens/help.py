"""Help: the keys of the screen beneath; at a table also its signs, on a second page."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widget import Widget

from tui.keys import SCROLLING, bindings, key
from tui.screens.closing import closes_once
from tui.session import Session
from tui.widgets.keyline import KeyLine

GAP = 2
"""Cells between columns, and between a key and what it does."""
KEYS_WIDTH, SIGNS_WIDTH = 48, 36
"""The narrowest columns of keys and of signs."""

Shown = str | Content
KeyGroup = tuple[str, Sequence[tuple[Shown, str]]]
"""A title (or nothing) and its keys or signs, each with what it does or means."""


class KeyColumns(Widget):
    """Groups of keys or signs, one below the other, or side by side in columns of about the same height."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, groups: Sequence[KeyGroup], narrowest: int) -> None:
        """Write groups in columns that are at least so wide."""
        super().__init__()
        self.groups = groups
        self.narrowest = narrowest
        self.key_width = max((_content(keys).cell_length for _, rows in groups for keys, _ in rows), default=0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines that the highest column needs."""
        return max(map(len, self._columns(width)), default=0)

    def render(self) -> Content:
        """Write the columns side by side."""
        columns = self._columns(self.size.width)
        width = self._width_of_column(self.size.width)
        lines = [
            Content(" " * GAP).join(_padded(column[y] if y < len(column) else Content(), width) for column in columns)
            for y in range(max(map(len, columns), default=0))
        ]
        return Content("\n").join(lines)

    def _count(self, width: int) -> int:
        return max(1, min(len(self.groups), (width + GAP) // (self.narrowest + GAP)))

    def _width_of_column(self, width: int) -> int:
        count = self._count(width)
        return (width - GAP * (count - 1)) // count

    def _columns(self, width: int) -> list[list[Content]]:
        """Return the lines of every column, the groups in their order and the highest column as low as possible."""
        blocks = [self._lines(group, self._width_of_column(width)) for group in self.groups]
        height = max(map(len, blocks), default=0)
        while len(columns := _filled(blocks, height)) > self._count(width):
            height += 1
        return columns

    def _lines(self, group: KeyGroup, width: int) -> list[Content]:
        title, rows = group
        lines = [Content.styled(title, "$faint bold")] if title else []
        for keys, text in rows:
            drawn = _content(keys)
            first = drawn.pad_left(max(0, self.key_width - drawn.cell_length))
            wrapped = Content(text).wrap(max(width - self.key_width - GAP, 10))
            lines.append(first.pad_right(GAP) + wrapped[0])
            lines += [line.pad_left(self.key_width + GAP) for line in wrapped[1:]]
        return lines


def _filled(blocks: Sequence[list[Content]], height: int) -> list[list[Content]]:
    """Fill columns of a height with blocks, a blank line between two of them."""
    columns: list[list[Content]] = []
    for block in blocks:
        if columns and len(columns[-1]) + 1 + len(block) <= height:
            columns[-1] += [Content(), *block]
        else:
            columns.append(list(block))
    return columns


def _padded(line: Content, width: int) -> Content:
    return line.pad_right(max(0, width - line.cell_length))


def _content(keys: Shown) -> Content:
    """Return a sign as it is drawn, or keys in their usual colour."""
    return keys if isinstance(keys, Content) else Content.styled(keys, "$gold bold")


class Pages(VerticalScroll):
    """A scrolling container whose keys are in the key line where there is something to scroll."""

    KEYS = (SCROLLING,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)

    def on_resize(self) -> None:
        """Find out whether there is anything to scroll to."""
        self.call_after_refresh(self.refresh_bindings)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer scrolling only where something is out of sight."""
        return self.max_scroll_y > 0 if action in ("scroll_up", "scroll_down") else True


@closes_once
class HelpScreen(ModalScreen[None]):
    """Keys in groups, over the screen they belong to; Tab turns to the signs, where there are any."""

    KEYS = (
        key("key-signs", "tab,shift+tab,left,right", "turn_page", id="help.page"),
        key("key-close", "escape,question_mark,q,enter", "dismiss", id="help.close"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    # Textual declares these in a way that allows no ClassVar.
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]  # noqa: RUF012

    def __init__(self, session: Session, groups: Sequence[KeyGroup], signs: Sequence[KeyGroup] = ()) -> None:
        super().__init__()
        self.session = session
        self.pages = [("help-title", groups)]
        if signs:
            self.pages.append(("help-signs", signs))

    def compose(self) -> ComposeResult:
        """Write the groups of a page one under the other, or side by side where there is room."""
        with Vertical(classes="dialog") as dialog:
            for number, (_, groups) in enumerate(self.pages):
                with Pages() as page:
                    page.display = number == 0
                    yield KeyColumns(groups, KEYS_WIDTH if number == 0 else SIGNS_WIDTH)
            dialog.border_title = self.session.words(self.pages[0][0])
            dialog.set_class(any(len(groups) > 1 for _, groups in self.pages), "-several")
        yield KeyLine(self.session)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a second page only where there is one."""
        return action != "turn_page" or len(self.pages) > 1

    def action_turn_page(self) -> None:
        """Turn to the other page."""
        dialog = self.query_one(".dialog", Vertical)
        for (title, _), page in zip(self.pages, self.query(Pages), strict=True):
            page.display = not page.display
            if page.display:
                dialog.border_title = self.session.words(title)
                page.focus()
