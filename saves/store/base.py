"""What every store offers: players, tables, and for each table a log to which entries are only ever added.

All calls block for as long as the disk or the network takes and may come from any thread; an event loop makes them
with `asyncio.to_thread`. What a call has returned is on disk: it survives the death of this process in the next
instant. Every problem is a `StoreError`, which has a sentence in every language, and then nothing has changed.
"""

import unicodedata
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import Protocol, TypeAlias

import msgspec

from saves.problems import SavesError, notice, shown

Hint: TypeAlias = Callable[[str | None], None]
"""Told which table has changed; None says that any may have, as after a lost connection."""


class StoreError(SavesError):
    """Something the store cannot do, or cannot do now."""

    def __init__(self, kind: str, name: str, line: int = 0, **more: str | int) -> None:
        super().__init__(notice(kind, shown(name), line, **more))


class VersionConflictError(StoreError):
    """The table has moved on since the version this was based on. Nothing was written: read, and think again."""

    def __init__(self, table: str) -> None:
        super().__init__("stale", table)


class StoredPlayer(msgspec.Struct, frozen=True):
    """Someone the house knows. A guest has no key and is whoever says so."""

    name: str
    key: str | None
    guest: bool
    created: str


class StoredCard(msgspec.Struct, frozen=True):
    """What a table's row says of its log, so that a list of tables need not read any: it is written with the log."""

    status: str
    owner: str
    players: tuple[str, ...]
    """Whose table it is: everyone who has a seat."""
    summary: str


class NewTable(msgspec.Struct, frozen=True):
    """A table to be made: its id, the version of its entries, and its `record.Header` as JSON."""

    id: str
    format: int
    header: str
    word: str
    """The invitation that a private table asks for; empty for an open one."""
    card: StoredCard


class TableRow(msgspec.Struct, frozen=True):
    """A table as the store keeps it. `version` is the number of its last entry."""

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
    """One entry of a table's log: they are numbered from 1 without gaps."""

    seq: int
    body: str
    at: str


class Store(Protocol):
    """Players and tables, shared by every process that opens the same place."""

    place: str
    """Where it is, fit to be shown: without a password."""

    def register(self, name: str, key: str | None, *, guest: bool = False, at: str | None = None) -> StoredPlayer:
        """Keep a player; raises `StoreError` "player-taken" or, if someone else has that key, "key-taken"."""

    def player(self, name: str) -> StoredPlayer | None:
        """Find a player by name, whatever its capitals."""

    def player_with_key(self, key: str) -> StoredPlayer | None:
        """Find the player who has a public key."""

    def create(self, table: NewTable, bodies: Sequence[str], at: str | None = None) -> TableRow:
        """Make a table with its first entries; raises `StoreError` "table-taken" if there is one with that id."""

    def table(self, table: str) -> TableRow:
        """Give a table's row; raises `StoreError` "no-such-table"."""

    def tables(
        self, statuses: Collection[str] = (), player: str | None = None, private: bool = True, limit: int = 200
    ) -> list[TableRow]:
        """List tables, the one changed last first: of these statuses, of this player, without private ones if so."""

    def append(
        self, table: str, after: int, bodies: Sequence[str], card: StoredCard | None = None, at: str | None = None
    ) -> list[Logged]:
        """Append entries after number `after`, all or none; raises `VersionConflictError` if it is not the last."""

    def read(self, table: str, since: int = 0) -> list[Logged]:
        """Give the entries after number `since`; none for a table that is not there."""

    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Be told of changes, from any thread and perhaps late or twice: a reason to read again, no more.

        Changes by this process and by others are told alike. Gives a function that ends it.
        """

    def close(self) -> None:
        """Let go of the store. Closing twice is no mistake."""


def folded(name: str) -> str:
    """Give the form in which names are the same whatever their capitals and however their accents are written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def clock() -> str:
    """Give the time for an entry: UTC, to the microsecond, so that it sorts as text."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
