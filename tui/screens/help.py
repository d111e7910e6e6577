"""Help: the keys of the screen beneath; at a table also its signs, on a second page."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import ItemGrid, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widget import Widget

from tui.keys import SCROLLING, bindings, key
from tui.screens.closing import closes_once
from tui.session import Session
from tui.widgets.keyline import KeyLine

Shown = str | Content
KeyGroup = tuple[str, Sequence[tuple[Shown, str]]]
"""A title (or nothing) and its keys or signs, each with what it does or means."""


class KeyList(Widget):
    """The keys or signs of one group in two columns."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, title: str, rows: Sequence[tuple[Shown, str]], key_width: int) -> None:
        super().__init__()
        self.title = title
        self.rows = rows
        self.key_width = key_width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines that the words need."""
        return len(self._lines(width))

    def render(self) -> Content:
        """Write the group."""
        return Content("\n").join(self._lines(self.size.width))

    def _lines(self, width: int) -> list[Content]:
        lines = [Content.styled(self.title, "$faint bold")] if self.title else []
        for keys, text in self.rows:
            drawn = _content(keys)
            first = drawn.pad_left(max(0, self.key_width - drawn.cell_length))
            wrapped = Content(text).wrap(max(width - self.key_width - 2, 10))
            lines.append(first.pad_right(2) + wrapped[0])
            lines += [line.pad_left(self.key_width + 2) for line in wrapped[1:]]
        return lines


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
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - declared so by Textual

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
                widest = max((_content(keys).cell_length for _, rows in groups for keys, _ in rows), default=0)
                with Pages() as page:
                    page.display = number == 0
                    with ItemGrid(min_column_width=48 if number == 0 else 36):
                        for title, rows in groups:
                            yield KeyList(title, rows, widest)
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
