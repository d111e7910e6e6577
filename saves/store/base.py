"""The interface of every store: players, tables, and for each table an append-only log.

Calls block for as long as the disk or the network takes and may come from any thread; an event loop makes them with
`asyncio.to_thread`. When a write returns, it is on disk and survives even if this process is killed at once. Every
problem is a `StoreError`, which has a message in every language, and then nothing has changed.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Protocol, TypeAlias

import msgspec

from saves.names import folded as folded
from saves.problems import SavesError, notice, shown

Hint: TypeAlias = Callable[[str | None], None]
"""Called with the table that has changed; None if any may have, as after a lost connection."""


class StoreError(SavesError):
    """Something that the store cannot do, or cannot do now."""

    def __init__(self, kind: str, name: str, line: int = 0, **more: str | int) -> None:
        super().__init__(notice(kind, shown(name), line, **more))


class VersionConflictError(StoreError):
    """The table has changed since the version that a write was based on. Nothing was written."""

    def __init__(self, table: str) -> None:
        super().__init__("stale", table)


class StoredPlayer(msgspec.Struct, frozen=True):
    """A registered player. A guest has no key, and the name is not verified."""

    name: str
    key: str | None
    guest: bool
    created: str


class StoredCard(msgspec.Struct, frozen=True):
    """The summary of a table in its row, so that listing tables reads no logs. It is written with each entry."""

    status: str
    owner: str
    players: tuple[str, ...]
    """All players with a seat."""
    summary: str


class NewTable(msgspec.Struct, frozen=True):
    """A table to create: its id, the version of its entries, and its `record.Header` as JSON."""

    id: str
    format: int
    header: str
    word: str
    """The invitation word of a private table; empty for a public one."""
    card: StoredCard


class TableRow(msgspec.Struct, frozen=True):
    """A table as stored. `version` is the number of its last entry."""

    id: str
    format: int
    header: str
    owner: str
    word: str
    status: str
    summary: str
    version: int
    created: str
    changed: str


class Logged(msgspec.Struct, frozen=True):
    """An entry of a table's log; entries are numbered from 1 without gaps."""

    seq: int
    body: str
    at: str


class Store(Protocol):
    """Players and tables, shared by all processes that open the same place."""

    place: str
    """The file or address, without a password, to be shown."""

    def register(self, name: str, key: str | None, *, guest: bool = False, at: str | None = None) -> StoredPlayer:
        """Register a player; raises `StoreError` "player-taken" or, if another player has that key, "key-taken"."""

    def player(self, name: str) -> StoredPlayer | None:
        """Find a player by name, ignoring case."""

    def player_with_key(self, key: str) -> StoredPlayer | None:
        """Find the player with a public key."""

    def create(self, table: NewTable, bodies: Sequence[str], at: str | None = None) -> TableRow:
        """Create a table with its first entries; raises `StoreError` "table-taken" if the id exists."""

    def table(self, table: str) -> TableRow:
        """Return a table's row; raises `StoreError` "no-such-table"."""

    def tables(
        self, statuses: Collection[str] = (), player: str | None = None, private: bool = True, limit: int = 200
    ) -> list[TableRow]:
        """List tables, latest change first, filtered by status, player and whether they are private."""

    def append(
        self, table: str, after: int, bodies: Sequence[str], card: StoredCard | None = None, at: str | None = None
    ) -> list[Logged]:
        """Append entries after number `after`, all or none; raises `VersionConflictError` if it is not the last."""

    def read(self, table: str, since: int = 0) -> list[Logged]:
        """Return the entries after number `since`; none for an unknown table."""

    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Call a function after changes by this process and by others; return a function that ends this.

        Calls may come from any thread, late or twice: they are hints to read again.
        """

    def close(self) -> None:
        """Close the store. Safe to call twice."""


def clock() -> str:
    """Return the time for an entry: UTC, to the microsecond, so that it sorts as text."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
