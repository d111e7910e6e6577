"""Wordmark: the name of the house under a whiplash line."""

import tomllib
from importlib import resources

from textual.content import Content
from textual.widget import Widget

from tui.glyphs import ASCII
from tui.session import Session


class Wordmark(Widget):
    """Drawn from `styles/wordmark.toml`."""

    can_focus = False
    ALLOW_SELECT = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        text = (resources.files("styles") / "wordmark.toml").read_text(encoding="utf-8")
        drawing = tomllib.loads(text)["ascii" if session.glyphs is ASCII else "unicode"]
        self._letters: list[str] = drawing["letters"].strip("\n").split("\n")
        self._flourish: list[str] = drawing["flourish"].strip("\n").split("\n")

    def render(self) -> Content:
        """Draw the letters, and the line under them."""
        width = max(len(line) for line in [*self._letters, *self._flourish])
        lines = [Content.styled(line.ljust(width), "$gold bold") for line in self._letters]
        lines += [Content.styled(line.ljust(width), "$secondary") for line in self._flourish]
        return Content("\n").join(lines)
