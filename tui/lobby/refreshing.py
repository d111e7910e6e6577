"""Refreshing a screen that shows several tables after a change at any of them."""

from collections.abc import Callable
from typing import Any

from textual.screen import Screen

from saves.tables import Tables

AT_MOST_EVERY = 0.5
"""Seconds between two refreshes: on a busy server there is always a move somewhere."""
REGULARLY = 30.0
"""Seconds after which a screen is refreshed without a change, because it shows how long ago things happened."""


class TableRefresher:
    """Calls `refresh` after changes at any table while a screen is shown; a covered screen costs nothing."""

    def __init__(self, screen: Screen[Any], tables: Tables, refresh: Callable[[], object]) -> None:
        self._screen = screen
        self._tables = tables
        self._refresh = refresh
        self._is_scheduled = False
        self._unsubscribe: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Refresh now and after changes; call this when the screen is mounted."""
        self._screen.set_interval(REGULARLY, self._refresh_if_shown)
        self.resume()

    def resume(self) -> None:
        """Refresh now, and follow changes again; call this when the screen is uncovered."""
        self.stop()
        self._unsubscribe = self._tables.watch(self._table_changed)
        self._refresh()

    def stop(self) -> None:
        """Follow no more changes; call this when the screen is covered or removed."""
        self._unsubscribe()

    def _table_changed(self) -> None:
        # Called in the context of the session that made the change, so this must run later in the screen's own.
        if not self._is_scheduled:
            self._is_scheduled = True
            self._screen.call_later(self._schedule)

    def _schedule(self) -> None:
        self._screen.set_timer(AT_MOST_EVERY, self._refresh_if_shown)

    def _refresh_if_shown(self) -> None:
        self._is_scheduled = False
        if self._screen.is_active:
            self._refresh()
