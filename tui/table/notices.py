"""Notices: short messages over the table about what happened to a record, a move or a bot."""

from collections.abc import Sequence
from typing import Any, Protocol

from saves.problems import Notice, NotSavedError, SavesError
from tui.session import Session


class Notify(Protocol):
    """Shows a message for a while."""

    def __call__(self, message: str, *, severity: Any = "information", timeout: float | None = None) -> None:
        """Show it."""


class Notices:
    """Says things in the words of the session, each once where once is enough."""

    def __init__(self, session: Session, notify: Notify) -> None:
        self._session = session
        self._notify = notify
        self._told = 0

    def say(self, message: str, seconds: float = 4, **arguments: Any) -> None:
        """Show a message by its id."""
        self._notify(self._session.words(message, **arguments), timeout=seconds)

    def tell(self, text: str) -> None:
        """Show something that is in words already, long enough to read it."""
        self._notify(text, timeout=8)

    def warn(self, text: str) -> None:
        """Show a warning that is in words already."""
        self._notify(text, severity="warning", timeout=10)

    def record(self, notices: Sequence[Notice]) -> None:
        """Show those of a record's notices that were not shown yet."""
        for notice in notices[self._told :]:
            self._notify(self._session.words.notice(notice), severity="warning", timeout=8)
        self._told = len(notices)

    def not_saved(self, problem: NotSavedError, message: str = "record-not-written") -> None:
        """Show that something could not be written, and so has not happened."""
        message = message if problem.kind == "not-written" else f"record-{problem.kind}"
        self._notify(self._session.words(message, **problem.arguments), severity="error", timeout=10)

    def bot_not_saved(self, problem: NotSavedError, name: str) -> str:
        """Return why the move of a bot could not be written."""
        words = self._session.words
        if problem.kind != "not-written":
            return words.notice(problem)
        return words("table-bot-unsaved", seat=name, **problem.arguments)

    def not_saved_by_bot(self, problem: NotSavedError, name: str) -> None:
        """Show that the move of a bot could not be written, and will be tried again."""
        self._notify(self.bot_not_saved(problem, name), severity="error", timeout=10)

    def error(self, message: str, seconds: float | None = None, **arguments: Any) -> None:
        """Show that something failed."""
        self._notify(self._session.words(message, **arguments), severity="error", timeout=seconds)

    def failed(self, problem: SavesError) -> None:
        """Show what is wrong with a record, a table or the store."""
        self._notify(self._session.words.notice(problem), severity="error", timeout=12)

    def refused(self, problem: SavesError) -> None:
        """Show why something did not happen, where nothing is broken."""
        self._notify(self._session.words.notice(problem), timeout=6)

    def slow_disk(self) -> None:
        """Show that the disk takes its time."""
        self._notify(self._session.words("table-slow-disk"), severity="warning", timeout=8)
