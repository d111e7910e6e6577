"""The operations that both stores share. Connections, errors and hints differ, and are left to each store.

Statements have `%s` for values, as psycopg expects; the SQLite store replaces it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TypeVar

from saves.store import admission, players, table_rows
from saves.store.base import (
    ALL_TABLES,
    Ban,
    Hint,
    Logged,
    NewTable,
    Present,
    StoredCard,
    StoredKey,
    StoredPlayer,
    TableQuery,
    TableRow,
    clock,
)
from saves.store.cursor import DatabaseCursor
from saves.watchers import Watchers

ResultT = TypeVar("ResultT")


def never(cursor: DatabaseCursor) -> bool:
    """Return False: for work that can be done twice, it does not matter whether it has happened."""
    return False


class SqlStore(ABC):
    """The base of both stores: every operation, in SQL."""

    def __init__(self, place: str) -> None:
        self.place = place
        self._watchers = Watchers[[str | None]]()

    # Left to each store

    @abstractmethod
    def _read(self, work: Callable[[DatabaseCursor], ResultT]) -> ResultT:
        """Read with a cursor; errors are raised as `StoreError`."""

    @abstractmethod
    def _write(
        self, work: Callable[[DatabaseCursor], object], has_happened: Callable[[DatabaseCursor], bool] = never
    ) -> None:
        """Run statements in one transaction.

        A lost connection can leave it unknown whether it was committed; `has_happened` finds out. Work that can be
        done twice needs none.
        """

    @abstractmethod
    def _announce(self, cursor: DatabaseCursor, table: str) -> None:
        """Announce a change to other processes, once it is committed."""

    @abstractmethod
    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Call a function after changes; return a function that ends this."""

    @abstractmethod
    def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file."""

    @abstractmethod
    def close(self) -> None:
        """Close the store."""

    # Players

    def register(
        self, name: str, key: str | None, *, guest: bool = False, token: str = "", at: str | None = None
    ) -> StoredPlayer:
        """Register a player; raises `StoreError` "player-taken", "player-alike" or "key-taken"."""
        player = StoredPlayer(name, () if key is None else (key,), guest, at or clock())
        self._write(
            lambda cursor: players.register(cursor, player, token),
            lambda cursor: players.find(cursor, name) == player,
        )
        return player

    def player(self, name: str) -> StoredPlayer | None:
        """Find a player by name, ignoring case."""
        return self._read(lambda cursor: players.find(cursor, name))

    def player_with_key(self, key: str) -> StoredPlayer | None:
        """Find the player with a public key."""
        return self._read(lambda cursor: players.find_by_key(cursor, key))

    def keys(self, name: str) -> list[StoredKey]:
        """List a player's keys, the oldest first; none for an unknown player."""
        return self._read(lambda cursor: players.keys(cursor, name))

    def held_keys(self, keys: Collection[str]) -> set[str]:
        """Return those of some keys that a player has."""
        return self._read(lambda cursor: players.held_keys(cursor, keys))

    def add_key(self, name: str, key: str, label: str = "") -> None:
        """Add a key to a player, who may have it already; raises "no-such-player" or "key-taken"."""
        added = StoredKey(key, label, clock())
        self._write(lambda cursor: players.add_key(cursor, name, added))

    def remove_key(self, name: str, key: str) -> None:
        """Remove a key; raises "no-such-player", "no-such-key", or "last-key" unless the player is a guest."""
        self._write(
            lambda cursor: players.remove_key(cursor, name, key),
            lambda cursor: all(each.key != key for each in players.keys(cursor, name)),
        )

    def rename_player(self, old: str, new: str) -> None:
        """Rename a player; raises "no-such-player", "player-taken", "player-alike" or "player-seated"."""

        def is_renamed(cursor: DatabaseCursor) -> bool:
            found = players.find(cursor, new)
            return found is not None and found.name == new and players.find(cursor, old) in (None, found)

        self._write(lambda cursor: players.rename(cursor, old, new), is_renamed)

    def free_name(self, name: str) -> None:
        """Delete a player, so that the name and the keys are free; raises "no-such-player" or "player-seated"."""
        self._write(
            lambda cursor: players.free(cursor, name),
            lambda cursor: players.find(cursor, name) is None,
        )

    def guest_token(self, name: str) -> str | None:
        """Return the hash of a guest's token, "" if there is none; None for somebody who is no guest."""
        return self._read(lambda cursor: players.guest_token(cursor, name))

    def claim_guest(self, name: str, token: str, at: str | None = None, *, was: str = "") -> bool:
        """Change the hash of a guest's token; return False, having changed nothing, if it is not `was` any more."""
        at, claimed = at or clock(), False

        def claim(cursor: DatabaseCursor) -> None:
            nonlocal claimed
            claimed = players.claim_guest(cursor, name, token, was, at)

        self._write(claim, lambda cursor: players.guest_token(cursor, name) == token)
        return claimed

    def players_seen(self, names: Collection[str], at: str | None = None) -> None:
        """Note that these players are connected."""
        at = at or clock()
        if names:
            self._write(lambda cursor: players.seen(cursor, names, at))

    # Bans

    def ban(self, ban: Ban) -> None:
        """Add a ban, or change the one of this kind and value."""
        at = clock()
        self._write(lambda cursor: admission.ban(cursor, ban, at))

    def unban(self, kind: str, value: str) -> bool:
        """Lift a ban; return whether there was one."""
        found = False

        def lift(cursor: DatabaseCursor) -> None:
            nonlocal found
            found = admission.unban(cursor, kind, value) or found

        self._write(lift)
        return found

    def bans(self, at: str | None = None) -> list[Ban]:
        """List the bans that have not expired, the oldest first."""
        at = at or clock()
        return self._read(lambda cursor: admission.bans(cursor, at))

    # Servers and who is connected to them

    def beat(self, server: str, present: Collection[Present], at: str | None = None) -> None:
        """Show that a server runs, by increasing its number, and who is connected to it."""
        at = at or clock()
        self._write(lambda cursor: admission.beat(cursor, server, present, at))

    def servers_present(self, excluded: str = "") -> dict[str, tuple[int, list[Present]]]:
        """Return, by server, its number of beats and who is connected."""
        return self._read(lambda cursor: admission.servers_present(cursor, excluded))

    def forget_server(self, server: str) -> None:
        """Remove a server that has stopped. It is there again with its next beat."""
        self._write(lambda cursor: admission.forget_server(cursor, server))

    # Tables

    def create(self, table: NewTable, bodies: Sequence[str], at: str | None = None) -> TableRow:
        """Create a table with its first entries; raises `StoreError` "table-taken" if the id exists."""
        at, card = at or clock(), table.card
        row = TableRow(
            table.id, table.format, table.header, card.owner, table.word, card.status, card.summary, len(bodies), at, at
        )
        entries = table_rows.numbered(bodies, 0, at)

        def put(cursor: DatabaseCursor) -> None:
            table_rows.insert(cursor, row, card, entries)
            self._announce(cursor, table.id)

        self._write(put, lambda cursor: table_rows.read(cursor, table.id, 0)[: len(entries)] == entries)
        return row

    def table(self, table: str) -> TableRow:
        """Return a table's row; raises `StoreError` "no-such-table"."""
        return self._read(lambda cursor: table_rows.find(cursor, table))

    def tables(self, query: TableQuery = ALL_TABLES) -> list[TableRow]:
        """List the tables of a query, one page of them. Damaged rows have no summary."""
        return self._read(lambda cursor: table_rows.matching(cursor, query))

    def count_tables(self, query: TableQuery = ALL_TABLES) -> int:
        """Count the tables of a query, on all pages."""
        return self._read(lambda cursor: table_rows.count(cursor, query))

    def set_card(self, table: str, version: int, card: StoredCard) -> None:
        """Rewrite a table's card without an entry; raises `VersionConflictError` unless `version` is the latest."""

        def put(cursor: DatabaseCursor) -> None:
            table_rows.set_card(cursor, table, version, card)
            self._announce(cursor, table)

        self._write(put)

    def close_damaged(self, table: str, at: str | None = None) -> None:
        """Close a table without reading its log: the entry is added after the last one."""
        at = at or clock()

        def put(cursor: DatabaseCursor) -> None:
            table_rows.close_damaged(cursor, table, at)
            self._announce(cursor, table)

        self._write(put)

    # The log

    def append(
        self, table: str, after: int, bodies: Sequence[str], card: StoredCard | None = None, at: str | None = None
    ) -> list[Logged]:
        """Append entries after number `after`, all or none; raises `VersionConflictError` if it is not the last."""
        entries = table_rows.numbered(bodies, after, at or clock())

        def put(cursor: DatabaseCursor) -> None:
            table_rows.append(cursor, table, after, entries, card)
            self._announce(cursor, table)

        self._write(put, lambda cursor: table_rows.read(cursor, table, after)[: len(entries)] == entries)
        return entries

    def read(self, table: str, since: int = 0, until: int | None = None) -> list[Logged]:
        """Return the entries after number `since`, up to number `until`; none for an unknown table."""
        return self._read(lambda cursor: table_rows.read(cursor, table, since, until))

    # The whole store

    def check(self) -> None:
        """Check that the store can be read and written; raises `StoreError`."""
        self._write(admission.check)
