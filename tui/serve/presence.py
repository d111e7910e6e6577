"""Attendance: who is in the house just now, at this server."""

from collections import Counter
from collections.abc import Callable
from weakref import WeakValueDictionary

from saves.store import folded
from saves.watchers import Watchers


class Presence:
    """Counts the sessions of each player. Who watches is told when someone comes or goes."""

    def __init__(self) -> None:
        self._sessions: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._watchers = Watchers[[]]()
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
        self._watchers.notify()

    def go(self, player: str) -> None:
        """Count a session out."""
        name = folded(player)
        self._sessions[name] -= 1
        if self._sessions[name] <= 0:
            del self._sessions[name]
            self._names.pop(name, None)
        self._watchers.notify()

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Have a function called when someone comes or goes; gives a function that ends it.

        It is called in another session's context, so an app's does nothing but `post_message`.
        """
        return self._watchers.add(watcher)
