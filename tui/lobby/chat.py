"""Talk: a line at the bottom of a table, to say something to everyone at it."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Label

from saves.tables.acts import LONGEST_TALK
from tui.screens.dialogs import AskText
from tui.session import Session
from tui.widgets.keyline import KeyLine
from tui.widgets.text_line import TextLine


class TalkLine(AskText):
    """Asks what to say; the table stays in sight above."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.words("talk-ask"))

    def compose(self) -> ComposeResult:
        """Lay the line out below the table."""
        with Vertical(classes="talk"):
            yield Label(self.question, markup=False)
            line = TextLine(self.value)
            line.max_length = LONGEST_TALK
            yield line
            yield Label("", id="wrong", markup=False)
        yield KeyLine(self.session)
