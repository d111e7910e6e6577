"""Wordmark: the name of the program with a whiplash line."""

from importlib import resources

from textual.content import Content
from textual.widget import Widget

from tui.drawing.glyphs import ASCII
from tui.session import Session


class Wordmark(Widget):
    """Drawn from `styles/wordmark.txt`: the letters, a free line, and the line under them."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        name = "wordmark_ascii.txt" if session.glyphs is ASCII else "wordmark.txt"
        letters, flourish = (resources.files("styles") / name).read_text(encoding="utf-8").split("\n\n")
        self._letters = letters.split("\n")
        self._flourish = flourish.rstrip("\n").split("\n")

    def render(self) -> Content:
        """Draw the letters, and the line under them."""
        width = max(len(line) for line in [*self._letters, *self._flourish])
        lines = [Content.styled(line.ljust(width), "$gold bold") for line in self._letters]
        lines += [Content.styled(line.ljust(width), "$secondary") for line in self._flourish]
        return Content("\n").join(lines)
