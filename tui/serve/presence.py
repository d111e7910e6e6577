"""Which players are connected, or present at a table: on this server and, as far as it knows, on the others."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from weakref import WeakValueDictionary

from saves.store import Present, folded
from saves.store.base import clock
from saves.watchers import Watchers


class PlacePresence:
    """The players at one place: a table, or the server itself. Watchers are notified of arrivals and departures."""

    def __init__(self, on_change: Callable[[str, bool], None]) -> None:
        """Prepare an empty place; `on_change` is called with each player who comes (True) or goes on this server."""
        self._on_change = on_change
        self._sessions: Counter[str] = Counter()
        self._names: dict[str, str] = {}
        self._elsewhere: Mapping[str, str] = {}
        """The names of the players at this place on other servers."""
        self._watchers = Watchers[[]]()

    @property
    def names(self) -> list[str]:
        """The players who are present, in alphabetical order."""
        return sorted({**self._elsewhere, **self._names}.values(), key=folded)

    @property
    def names_here(self) -> list[str]:
        """The players who are present on this server, in alphabetical order."""
        return sorted(self._names.values(), key=folded)

    @property
    def is_empty(self) -> bool:
        """Whether nobody is present."""
        return not self._names and not self._elsewhere

    def is_here(self, player: str) -> bool:
        """Whether a player has an open session, on any server."""
        return folded(player) in self._names or folded(player) in self._elsewhere

    def add(self, player: str) -> None:
        """Count a session in."""
        self._sessions[folded(player)] += 1
        self._names[folded(player)] = player
        self.notify()
        self._on_change(player, True)

    def remove(self, player: str) -> None:
        """Count a session out."""
        name = folded(player)
        self._sessions[name] -= 1
        if self._sessions[name] <= 0:
            del self._sessions[name]
            self._names.pop(name, None)
        self.notify()
        self._on_change(player, False)

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every arrival and departure; returns a function that ends the subscription.

        It is called in the context of another session, so an app's watcher only posts a message.
        """
        return self._watchers.add(watcher)

    def set_elsewhere(self, players: Mapping[str, str]) -> None:
        """Replace the players on other servers: their names, by folded name."""
        if players != self._elsewhere:
            self._elsewhere = players
            self.notify()

    def notify(self) -> None:
        """Notify the watchers."""
        self._watchers.notify()


class Presence(PlacePresence):
    """The players on all servers of a store, and at each table."""

    def __init__(self) -> None:
        super().__init__(partial(self._changed, ""))
        self._tables: WeakValueDictionary[str, PlacePresence] = WeakValueDictionary()
        self._tables_elsewhere: dict[str, dict[str, str]] = {}
        self._changes = Watchers[[str, str, bool]]()
        self._last_seen: dict[str, str] = {}
        self.look_up: Callable[[str], None] | None = None
        """Called with a player whose last visit is not known here; `set_last_seen` may follow."""

    def at(self, table: str) -> PlacePresence:
        """Return the presence at one table: the same object for everyone while it is in use."""
        place = self._tables.get(table)
        if place is None:
            place = self._tables[table] = PlacePresence(partial(self._changed, table))
            place.set_elsewhere(self._tables_elsewhere.get(table, {}))
        return place

    def is_anyone_at(self, table: str) -> bool:
        """Whether a player, seated or watching, is at a table, on any server."""
        place = self._tables.get(table)
        return table in self._tables_elsewhere or (place is not None and not place.is_empty)

    def last_seen(self, player: str) -> str | None:
        """Return when a player was last connected, as the store writes times; None for never, as far as is known.

        For a player who is connected, and until the store has answered, that is now.
        """
        if self.is_here(player):
            return clock()
        found = self._last_seen.get(folded(player))
        if found is None and self.look_up is not None:
            self.look_up(player)
            return clock()
        return found or None

    def set_last_seen(self, player: str, at: str) -> None:
        """Keep when a player was last connected, "" for never, unless something later is known."""
        name = folded(player)
        self._last_seen[name] = max(at, self._last_seen.get(name, ""))
        self.notify()
        for place in list(self._tables.values()):
            place.notify()

    def watch_changes(self, watcher: Callable[[str, str, bool], None]) -> Callable[[], None]:
        """Call a function after changes on this server with the player, the table and whether they came or went.

        The table is "" for the server itself. Returns a function that ends the subscription.
        """
        return self._changes.add(watcher)

    # Other servers

    def here(self) -> list[Present]:
        """List who is connected to this server and at which tables."""
        places = [("", self.names_here), *((table, place.names_here) for table, place in self._tables.items())]
        return [Present(name, table) for table, names in places for name in names]

    def show_elsewhere(self, present: Iterable[Present]) -> None:
        """Replace who is connected to the other servers and at which tables."""
        tables: dict[str, dict[str, str]] = {}
        for each in present:
            tables.setdefault(each.table, {})[folded(each.name)] = each.name
        connected = tables.pop("", {})
        for name in self._elsewhere.keys() - connected.keys():
            self._last_seen[name] = clock()
        self._tables_elsewhere = tables
        for table, place in list(self._tables.items()):
            place.set_elsewhere(tables.get(table, {}))
        self.set_elsewhere(connected)

    def _changed(self, table: str, player: str, came: bool) -> None:
        if not table and not came:
            self._last_seen[folded(player)] = clock()
        self._changes.notify(player, table, came)
