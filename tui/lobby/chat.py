"""Chat: a line of input at the bottom of a table."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Label

from saves.tables.acts import LONGEST_TALK
from tui.screens.dialogs import AskText
from tui.session import Session
from tui.widgets.keyline import KeyLine
from tui.widgets.text_line import TextLine


class ChatDialog(AskText):
    """Asks for a chat message, below the table."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, session.words("talk-ask"))

    def compose(self) -> ComposeResult:
        """Lay out the input at the bottom of the screen."""
        with Vertical(classes="talk"):
            yield Label(self.question, markup=False)
            line = TextLine(self.value)
            line.max_length = LONGEST_TALK
            yield line
            yield Label("", id="wrong", markup=False)
        yield KeyLine(self.session)
