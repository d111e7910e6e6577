"""Attendance: who is in the house just now, at this server."""

from collections import Counter
from collections.abc import Callable
from weakref import WeakValueDictionary

from saves.store import folded

Watcher = Callable[[], None]


class Presence:
    """Counts the sessions of each player. Who watches is told when someone comes or goes."""

    def __init__(self) -> None:
        self._sessions: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._watchers: list[Watcher] = []
        self._tables: WeakValueDictionary[str, Presence] = WeakValueDictionary()

    def at(self, table: str) -> "Presence":
        """Give the attendance at one table, the same for everyone who keeps it."""
        return self._tables.setdefault(table, Presence())

    @property
    def names(self) -> list[str]:
        """Who is here, by name."""
        return sorted(self._names.values(), key=folded)

    def is_here(self, player: str) -> bool:
        """Whether a player has a session open."""
        return folded(player) in self._sessions

    def come(self, player: str) -> None:
        """Count a session in."""
        self._sessions[folded(player)] += 1
        self._names[folded(player)] = player
        self._tell()

    def go(self, player: str) -> None:
        """Count a session out."""
        name = folded(player)
        self._sessions[name] -= 1
        if self._sessions[name] <= 0:
            del self._sessions[name]
            self._names.pop(name, None)
        self._tell()

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Have a function called when someone comes or goes; gives a function that ends it.

        It is called in another session's context, so an app's does nothing but `post_message`.
        """
        self._watchers.append(watcher)

        def end() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return end

    def _tell(self) -> None:
        for watcher in list(self._watchers):
            watcher()
