"""Too small: a notice over any screen while the terminal is below 80×24. Nothing beneath it is changed."""

from textual.content import Content
from textual.widget import Widget

from tui.session import Session

NEEDED = (80, 24)
"""Columns and lines."""


def is_too_small(width: int, height: int) -> bool:
    """Whether a screen of this size cannot show a table."""
    return width < NEEDED[0] or height < NEEDED[1]


class TooSmallNotice(Widget):
    """Covers a screen and says how large it is and how large it should be."""

    can_focus = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def render(self) -> Content:
        """Say it, in few words: there is little room."""
        words = self.session.words
        width, height = self.screen.size
        return Content("\n").join(
            [
                Content.styled(words("small-title"), "$gold bold"),
                Content(words("small-now", width=width, height=height)),
                Content(words("small-needed", width=NEEDED[0], height=NEEDED[1])),
                Content.styled(words("small-safe"), "$faint"),
            ]
        )
