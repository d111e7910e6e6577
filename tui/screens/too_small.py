"""A notice over any screen while the terminal is smaller than 80×24. The screen beneath does not change.

Keys do nothing then but those that quit, which the notice names: games are saved with every move.
"""

from textual.content import Content
from textual.widget import Widget

from tui.session import Session

NEEDED = (80, 24)
"""Columns and lines."""
QUIT = "q"
"""Quits from the notice; Ctrl+Q quits from everywhere."""


def is_too_small(width: int, height: int) -> bool:
    """Whether a terminal of this size is too small for a table."""
    return width < NEEDED[0] or height < NEEDED[1]


class TooSmallNotice(Widget):
    """Covers a screen with the size it has and the size it needs."""

    can_focus = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def render(self) -> Content:
        """Write both sizes, in few words since there is little room."""
        words = self.session.words
        width, height = self.screen.size
        return Content("\n").join(
            [
                Content.styled(words("small-title"), "$gold bold"),
                Content(words("small-now", width=width, height=height)),
                Content(words("small-needed", width=NEEDED[0], height=NEEDED[1])),
                Content.styled(words("small-safe"), "$faint"),
                Content(words("small-quit")),
            ]
        )
