"""Messages of a terminal to its app."""

from textual.message import Message

from tui.terminal.replies import Background


class BackgroundReported(Message):
    """The terminal has told the colour of its background."""

    def __init__(self, background: Background) -> None:
        super().__init__()
        self.background = background
