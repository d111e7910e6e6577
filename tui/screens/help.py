"""Help: the keys of the screen beneath."""

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

KeyGroup = tuple[str, Sequence[tuple[str, str]]]
"""A title (or nothing) and its keys, each with what it does."""


class KeyList(Widget):
    """The keys of one group in two columns."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, title: str, rows: Sequence[tuple[str, str]], key_width: int) -> None:
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
            first = Content.styled(keys, "$gold bold").pad_left(max(0, self.key_width - Content(keys).cell_length))
            wrapped = Content(text).wrap(max(width - self.key_width - 2, 10))
            lines.append(first.pad_right(2) + wrapped[0])
            lines += [line.pad_left(self.key_width + 2) for line in wrapped[1:]]
        return lines


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
    """Keys in groups, over the screen they belong to."""

    KEYS = (key("key-close", "escape,question_mark,q,enter", "dismiss", id="help.close"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - declared so by Textual

    def __init__(self, session: Session, groups: Sequence[KeyGroup]) -> None:
        super().__init__()
        self.session = session
        self.groups = groups

    def compose(self) -> ComposeResult:
        """Write the groups one under the other, or side by side where there is room."""
        widest = max((Content(keys).cell_length for _, rows in self.groups for keys, _ in rows), default=0)
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.session.words("help-title")
            dialog.set_class(len(self.groups) > 1, "-several")
            with Pages(), ItemGrid(min_column_width=48):
                for title, rows in self.groups:
                    yield KeyList(title, rows, widest)
        yield KeyLine(self.session)
