"""Which players are connected to this server, or present at one of its tables."""

from collections import Counter
from collections.abc import Callable
from weakref import WeakValueDictionary

from saves.store.base import clock, folded
from saves.watchers import Watchers


class Presence:
    """Counts the sessions of each player and notifies watchers of arrivals and departures."""

    def __init__(self) -> None:
        self._sessions: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._left: dict[str, str] = {}
        self._watchers = Watchers[[]]()
        self._tables: WeakValueDictionary[str, Presence] = WeakValueDictionary()

    def at(self, table: str) -> "Presence":
        """Return the presence at one table: the same object for everyone while it is in use."""
        return self._tables.setdefault(table, Presence())

    @property
    def names(self) -> list[str]:
        """The players who are present, in alphabetical order."""
        return sorted(self._names.values(), key=folded)

    def is_here(self, player: str) -> bool:
        """Whether a player has an open session."""
        return folded(player) in self._sessions

    def last_seen(self, player: str) -> str | None:
        """Return when a player's last session ended, as the store writes times; None if that is not known."""
        return self._left.get(folded(player))

    def add(self, player: str) -> None:
        """Count a session in."""
        self._sessions[folded(player)] += 1
        self._names[folded(player)] = player
        self._watchers.notify()

    def remove(self, player: str) -> None:
        """Count a session out."""
        name = folded(player)
        self._sessions[name] -= 1
        if self._sessions[name] <= 0:
            del self._sessions[name]
            self._names.pop(name, None)
            self._left[name] = clock()
        self._watchers.notify()

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every arrival and departure; returns a function that ends the subscription.

        It is called in the context of another session, so an app's watcher only posts a message.
        """
        return self._watchers.add(watcher)
