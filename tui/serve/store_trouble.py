"""Problems of the store: logged with every detail for the owner, though not at every call."""

import time

from saves.problems import SavesError
from tui.serve.event_log import EventLog
from tui.serve.identity import LoginRefusedError

AGAIN = 60.0
"""Seconds after which a problem that lasts is logged again."""


class StoreTrouble:
    """Logs problems of the store."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._logged: dict[str, float] = {}

    def note(self, problem: SavesError) -> None:
        """Log a problem, unless the same was logged a moment ago."""
        now = time.monotonic()
        if now - self._logged.get(problem.kind, -AGAIN) >= AGAIN:
            self._logged[problem.kind] = now
            self._log("store-trouble", problem=problem.kind, detail=str(problem))

    def refusal(self, problem: SavesError) -> LoginRefusedError:
        """Log a problem and return the refusal of a login that it leads to."""
        self.note(problem)
        return LoginRefusedError("serve-trouble", problem=problem.kind)
