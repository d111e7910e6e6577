"""The puzzle of the day, as the home screen shows it."""

from datetime import date

from textual.content import Content

from engine.game import CATALOGUE
from tui.key_names import key_name
from tui.learning.practice import daily_name, known_games
from tui.session import Session


class DailyPuzzle:
    """A puzzle a day for players who know a game: they have done a lesson or a puzzle of it."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def name(self, today: date) -> str | None:
        """Return its name; None if there is none, or it was tried today."""
        settings = self._session.settings
        return daily_name(settings, today, known_games(settings))

    def text(self, today: date) -> Content | None:
        """Return the line about it, if there is one."""
        found = self.name(today)
        if found is None:
            return None
        bound = self._session.bound_keys.get("home.puzzle", "p").split(",")[0]
        key = key_name(bound, self._session.words, ascii_only=False) if bound else ""
        title = CATALOGUE[found.partition("/")[0]]
        return Content.styled(self._session.words("home-puzzle.line", game=title, key=key), "$gold")
