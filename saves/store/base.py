"""The interface of every store: players, bans, who is connected, tables, and for each table an append-only log.

Calls block for as long as the disk or the network takes and may come from any thread; an event loop makes them in
threads, as `saves.tables.calls` does. When a write returns, it is on disk and survives even if this process is killed
at once. Every problem is a `StoreError`, which has a message in every language, and then nothing has changed; only
"store-slow" leaves open whether a write may still happen.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import msgspec

from saves.names import folded as folded
from saves.problems import SavesError, notice, shown

FINISHED = ("over", "closed")
"""The statuses of tables at which nobody plays any more."""

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
    keys: tuple[str, ...]
    """The fingerprints of the player's public keys, the oldest first."""
    guest: bool
    created: str
    seen: str = ""
    """When the player was last connected; empty if that is not known."""


class StoredKey(msgspec.Struct, frozen=True):
    """A public key of a player."""

    key: str
    label: str
    added: str


class Ban(msgspec.Struct, frozen=True):
    """A key, a name or a network that may not log in."""

    kind: Literal["key", "name", "network"]
    value: str
    """A fingerprint, a name (in any case), or a network such as 192.0.2.0/24."""
    reason: str = ""
    until: str = ""
    """When it expires, as `clock` returns it; empty for a ban for good."""
    added: str = ""


class Present(msgspec.Struct, frozen=True):
    """A connected player, and the table they look at; "" for none."""

    name: str
    table: str = ""


class StoredCard(msgspec.Struct, frozen=True):
    """The summary of a table in its row, so that listing tables reads no logs. It is written with each entry."""

    status: str
    owner: str
    players: tuple[str, ...]
    """All players with a seat."""
    summary: str
    game: str = ""
    turn: tuple[str, ...] = ()
    """The players for whom the table waits."""
    since: str = ""
    """When their turn began."""
    format: int | None = None
    """The version of the entries written with it; None leaves that of the table."""
    changed: str | None = None
    """When the table last changed for everybody to see; None if that is the time of the entries written with it."""


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


class TableQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The tables to list or to count. Every condition that is given must hold."""

    statuses: Collection[str] = ()
    """Any of these; none given means any status."""
    player: str | None = None
    """A player with a seat."""
    not_player: str | None = None
    """A player without a seat."""
    turn_of: str | None = None
    """A player for whom the table waits."""
    owner: str | None = None
    """The table's owner, as the name is registered."""
    game: str = ""
    search: str = ""
    """A part of the table's id, or of the name of its owner or a player, in any case."""
    private: bool = True
    """Whether private tables are included."""
    limit: int = 100
    offset: int = 0
    order: Literal["changed", "turn"] = "changed"
    """By latest change; or first the tables that wait for `player`, the longest waiting first."""


ALL_TABLES = TableQuery()


class Store(Protocol):
    """Players and tables, shared by all processes that open the same place."""

    place: str
    """The file or address, without a password, to be shown to the owner."""

    # Players

    def register(
        self, name: str, key: str | None, *, guest: bool = False, token: str = "", at: str | None = None
    ) -> StoredPlayer:
        """Register a player; raises `StoreError` "player-taken", "player-alike" or "key-taken".

        "player-alike" names a player whose name looks the same. `token` is a hash of a guest's token.
        """

    def player(self, name: str) -> StoredPlayer | None:
        """Find a player by name, ignoring case."""

    def player_with_key(self, key: str) -> StoredPlayer | None:
        """Find the player with a public key."""

    def keys(self, name: str) -> list[StoredKey]:
        """List a player's keys, the oldest first; none for an unknown player."""

    def held_keys(self, keys: Collection[str]) -> set[str]:
        """Return those of some keys that a player has."""

    def add_key(self, name: str, key: str, label: str = "") -> None:
        """Add a key to a player, who may have it already; raises "no-such-player" or "key-taken"."""

    def remove_key(self, name: str, key: str) -> None:
        """Remove a key; raises "no-such-player", "no-such-key", or "last-key" unless the player is a guest."""

    def rename_player(self, old: str, new: str) -> None:
        """Rename a player, who keeps all keys.

        Raises "no-such-player", "player-taken", "player-alike", or, since the logs of tables keep their names,
        "player-seated" while the player has a seat at a table that is not finished.
        """

    def free_name(self, name: str) -> None:
        """Delete a player, so that the name and the keys are free; raises "no-such-player" or "player-seated"."""

    def guest_token(self, name: str) -> str | None:
        """Return the hash of a guest's token, "" if there is none; None for somebody who is no guest."""

    def claim_guest(self, name: str, token: str, at: str | None = None, *, was: str = "") -> bool:
        """Change the hash of a guest's token; return False, having changed nothing, if it is not `was` any more."""

    def players_seen(self, names: Collection[str], at: str | None = None) -> None:
        """Note that these players are connected."""

    # Bans

    def ban(self, ban: Ban) -> None:
        """Add a ban, or change the one of this kind and value."""

    def unban(self, kind: str, value: str) -> bool:
        """Lift a ban; return whether there was one."""

    def bans(self, at: str | None = None) -> list[Ban]:
        """List the bans that have not expired, the oldest first."""

    # Servers and who is connected to them

    def beat(self, server: str, present: Collection[Present], at: str | None = None) -> None:
        """Show that a server runs, by increasing its number, and who is connected to it."""

    def servers_present(self, excluded: str = "") -> dict[str, tuple[int, list[Present]]]:
        """Return, by server, its number of beats and who is connected.

        Clocks of hosts differ: a server whose number has not changed for some time of the reader's clock is gone.
        """

    def forget_server(self, server: str) -> None:
        """Remove a server that has stopped. It is there again with its next beat."""

    # Tables

    def create(self, table: NewTable, bodies: Sequence[str], at: str | None = None) -> TableRow:
        """Create a table with its first entries; raises `StoreError` "table-taken" if the id exists."""

    def table(self, table: str) -> TableRow:
        """Return a table's row; raises `StoreError` "no-such-table"."""

    def tables(self, query: TableQuery = ALL_TABLES) -> list[TableRow]:
        """List the tables of a query, one page of them."""

    def count_tables(self, query: TableQuery = ALL_TABLES) -> int:
        """Count the tables of a query, on all pages."""

    def set_card(self, table: str, version: int, card: StoredCard) -> None:
        """Rewrite a table's card without an entry, as for a table that turns out to be damaged.

        Raises `VersionConflictError` unless `version` is the latest.
        """

    def close_damaged(self, table: str, at: str | None = None) -> None:
        """Close a table without reading its log: the entry is added after the last one."""

    # The log

    def append(
        self, table: str, after: int, bodies: Sequence[str], card: StoredCard | None = None, at: str | None = None
    ) -> list[Logged]:
        """Append entries after number `after`, all or none; raises `VersionConflictError` if it is not the last."""

    def read(self, table: str, since: int = 0, until: int | None = None) -> list[Logged]:
        """Return the entries after number `since`, up to number `until`; none for an unknown table.

        Raises `StoreError` "table-damaged" with the number of the first entry that cannot be read.
        """

    # The whole store

    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Call a function after changes by this process and by others; return a function that ends this.

        Calls may come from any thread, late or twice: they are hints to read again.
        """

    def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file while others go on writing.

        Raises "backup-taken" if it exists, "backup-no-folder" if its folder does not, "backup-failed" for other
        reasons, and "backup-postgres" for PostgreSQL, which has its own tool.
        """

    def check(self) -> None:
        """Check that the store can be read and written; raises `StoreError`."""

    def close(self) -> None:
        """Close the store. Safe to call twice."""


def clock() -> str:
    """Return the time for an entry: UTC, to the microsecond, so that it sorts as text."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
