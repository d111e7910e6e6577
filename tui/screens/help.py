"""Help: what every key of the screen beneath does."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from tui.session import Session
from tui.widgets.keyline import KeyLine

KeyGroup = tuple[str, Sequence[tuple[str, str]]]
"""A heading (or nothing) and the keys under it, each with what it does."""


class HelpScreen(ModalScreen[None]):
    """Keys in groups, over the screen they belong to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,question_mark,q,enter", "dismiss", "key-close")]

    def __init__(self, session: Session, groups: Sequence[KeyGroup]) -> None:
        super().__init__()
        self.session = session
        self.groups = groups

    def compose(self) -> ComposeResult:
        """Write the groups one under the other; a stylesheet sets them side by side where there is room."""
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.session.words("help-title")
            with VerticalScroll():
                for title, rows in self.groups:
                    yield Static(self._group(title, rows), classes="keys")
        yield KeyLine(self.session)

    def _group(self, title: str, rows: Sequence[tuple[str, str]]) -> Content:
        widest = max((Content(key).cell_length for key, _ in rows), default=0)
        lines = [Content.styled(title, "$faint bold")] if title else []
        for key, text in rows:
            space = " " * (widest - Content(key).cell_length)
            lines.append(Content.assemble((f"{space}{key}", "$gold bold"), ("  " + text, "$ink")))
        return Content("\n").join(lines)
