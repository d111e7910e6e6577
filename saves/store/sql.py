"""The statements that both stores share. Connections, errors and hints differ, and are left to each store.

Statements have `%s` for values, as psycopg expects; the SQLite store replaces it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec

from saves.store.base import (
    Hint,
    Logged,
    NewTable,
    StoredCard,
    StoredPlayer,
    StoreError,
    TableRow,
    VersionConflictError,
    clock,
    folded,
)
from saves.store.migrations import DatabaseCursor
from saves.watchers import Watchers

ResultT = TypeVar("ResultT")

SCHEMA = (
    """create table player (
        folded text primary key,
        name text not null,
        key text unique,
        guest integer not null,
        created text not null
    )""",
    """create table game_table (
        id text primary key,
        format integer not null,
        header text not null,
        owner text not null,
        word text not null,
        status text not null,
        summary text not null,
        version integer not null,
        created text not null,
        changed text not null
    )""",
    "create index game_table_by_status on game_table (status, changed)",
    """create table member (
        folded text not null,
        table_id text not null references game_table (id),
        primary key (folded, table_id)
    )""",
    "create index member_by_table on member (table_id)",
    """create table entry (
        table_id text not null references game_table (id),
        seq integer not null,
        body text not null,
        at text not null,
        primary key (table_id, seq)
    )""",
)

_ROW = "select id, format, header, owner, word, status, summary, version, created, changed from game_table"


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
    def _write(self, work: Callable[[DatabaseCursor], None], has_happened: Callable[[DatabaseCursor], bool]) -> None:
        """Run statements in one transaction.

        A lost connection can leave it unknown whether it was committed; `has_happened` finds out.
        """

    @abstractmethod
    def _announce(self, cursor: DatabaseCursor, table: str) -> None:
        """Announce a change to other processes, once it is committed."""

    @abstractmethod
    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Call a function after changes; return a function that ends this."""

    @abstractmethod
    def close(self) -> None:
        """Close the store."""

    # Players

    def register(self, name: str, key: str | None, *, guest: bool = False, at: str | None = None) -> StoredPlayer:
        """Register a player; raises `StoreError` "player-taken" or, if another player has that key, "key-taken"."""
        player = StoredPlayer(name, key, guest, at or clock())

        def put(cursor: DatabaseCursor) -> None:
            cursor.execute(
                "insert into player (folded, name, key, guest, created) values (%s, %s, %s, %s, %s)"
                " on conflict do nothing",
                (folded(name), name, key, int(guest), player.created),
            )
            if not cursor.rowcount:
                cursor.execute("select 1 from player where folded = %s", (folded(name),))
                raise StoreError("player-taken" if cursor.fetchone() else "key-taken", name)

        self._write(put, lambda cursor: _player(cursor, "folded", folded(name)) == player)
        return player

    def player(self, name: str) -> StoredPlayer | None:
        """Find a player by name, ignoring case."""
        return self._read(lambda cursor: _player(cursor, "folded", folded(name)))

    def player_with_key(self, key: str) -> StoredPlayer | None:
        """Find the player with a public key."""
        return self._read(lambda cursor: _player(cursor, "key", key))

    # Tables

    def create(self, table: NewTable, bodies: Sequence[str], at: str | None = None) -> TableRow:
        """Create a table with its first entries; raises `StoreError` "table-taken" if the id exists."""
        at = at or clock()
        card = table.card
        row = TableRow(
            table.id, table.format, table.header, card.owner, table.word, card.status, card.summary, len(bodies), at, at
        )

        def put(cursor: DatabaseCursor) -> None:
            cursor.execute(
                "insert into game_table (id, format, header, owner, word, status, summary, version, created, changed)"
                " values (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s) on conflict do nothing",
                [getattr(row, field) for field in row.__struct_fields__],
            )
            if not cursor.rowcount:
                raise StoreError("table-taken", table.id)
            _put_members(cursor, table.id, card.players)
            _put_entries(cursor, table.id, _numbered(bodies, 0, at))
            self._announce(cursor, table.id)

        self._write(put, lambda cursor: _entries(cursor, table.id, 0)[: len(bodies)] == _numbered(bodies, 0, at))
        return row

    def table(self, table: str) -> TableRow:
        """Return a table's row; raises `StoreError` "no-such-table"."""

        def find(cursor: DatabaseCursor) -> Any:
            cursor.execute(f"{_ROW} where id = %s", (table,))
            return cursor.fetchone()

        found = self._read(find)
        if found is None:
            raise StoreError("no-such-table", table)
        if not _fits(TableRow, found):
            raise StoreError("table-damaged", table)
        return TableRow(*found)

    def tables(
        self, statuses: Collection[str] = (), player: str | None = None, private: bool = True, limit: int = 200
    ) -> list[TableRow]:
        """List tables, latest change first, filtered by status, player and whether they are private.

        A damaged row is listed without a summary, so that the others are still listed.
        """
        where, values = ["1 = 1"], list[Any](statuses)
        if statuses:
            where.append(f"status in ({', '.join(['%s'] * len(statuses))})")
        if player is not None:
            where.append("id in (select table_id from member where folded = %s)")
            values.append(folded(player))
        if not private:
            where.append("word = ''")
        statement = f"{_ROW} where {' and '.join(where)} order by changed desc, id limit %s"

        def find(cursor: DatabaseCursor) -> list[Any]:
            cursor.execute(statement, (*values, limit))
            return cursor.fetchall()

        return [TableRow(*found) if _fits(TableRow, found) else _damaged_row(found) for found in self._read(find)]

    # The log

    def append(
        self, table: str, after: int, bodies: Sequence[str], card: StoredCard | None = None, at: str | None = None
    ) -> list[Logged]:
        """Append entries after number `after`, all or none; raises `VersionConflictError` if it is not the last."""
        at = at or clock()
        entries = _numbered(bodies, after, at)

        def put(cursor: DatabaseCursor) -> None:
            cursor.execute(
                "update game_table set version = version + %s, changed = %s where id = %s and version = %s",
                (len(bodies), at, table, after),
            )
            if not cursor.rowcount:
                cursor.execute("select 1 from game_table where id = %s", (table,))
                raise VersionConflictError(table) if cursor.fetchone() else StoreError("no-such-table", table)
            if card is not None:
                cursor.execute(
                    "update game_table set status = %s, owner = %s, summary = %s where id = %s",
                    (card.status, card.owner, card.summary, table),
                )
                _put_members(cursor, table, card.players)
            _put_entries(cursor, table, entries)
            self._announce(cursor, table)

        self._write(put, lambda cursor: _entries(cursor, table, after)[: len(entries)] == entries)
        return entries

    def read(self, table: str, since: int = 0) -> list[Logged]:
        """Return the entries after number `since`; none for an unknown table."""
        return self._read(lambda cursor: _entries(cursor, table, since))


def _player(cursor: DatabaseCursor, column: str, value: str) -> StoredPlayer | None:
    cursor.execute(f"select name, key, guest, created from player where {column} = %s", (value,))
    found = cursor.fetchone()
    if found is None:
        return None
    name, key, guest, created = found
    if not all(isinstance(text, str) for text in (name, key or "", created)):
        raise StoreError("player-damaged", value)
    return StoredPlayer(name, key, bool(guest), created)


def _fits(kind: type[TableRow | Logged], found: Sequence[Any]) -> bool:
    """Whether a row has the types it was written with; a damaged file may hold anything."""
    return all(type(value) is field.type for value, field in zip(found, msgspec.structs.fields(kind), strict=True))


def _damaged_row(found: Sequence[Any]) -> TableRow:
    """Return the readable part of a row; without a summary it is listed as damaged."""
    kept = [
        value if type(value) is field.type else field.type()
        for value, field in zip(found, msgspec.structs.fields(TableRow), strict=True)
    ]
    return msgspec.structs.replace(TableRow(*kept), summary="")


def _numbered(bodies: Sequence[str], after: int, at: str) -> list[Logged]:
    return [Logged(seq, body, at) for seq, body in enumerate(bodies, after + 1)]


def _entries(cursor: DatabaseCursor, table: str, since: int) -> list[Logged]:
    cursor.execute("select seq, body, at from entry where table_id = %s and seq > %s order by seq", (table, since))
    rows = cursor.fetchall()
    for seq, found in enumerate(rows, since + 1):
        if not _fits(Logged, found):
            raise StoreError("table-damaged", table, seq)
    return [Logged(*found) for found in rows]


def _put_entries(cursor: DatabaseCursor, table: str, entries: Sequence[Logged]) -> None:
    for entry in entries:
        cursor.execute(
            "insert into entry (table_id, seq, body, at) values (%s, %s, %s, %s)",
            (table, entry.seq, entry.body, entry.at),
        )


def _put_members(cursor: DatabaseCursor, table: str, players: Collection[str]) -> None:
    wanted = {folded(player) for player in players}
    cursor.execute("select folded from member where table_id = %s", (table,))
    held = {found[0] for found in cursor.fetchall() if isinstance(found[0], str)}
    for gone in sorted(held - wanted):
        cursor.execute("delete from member where table_id = %s and folded = %s", (table, gone))
    for come in sorted(wanted - held):
        cursor.execute("insert into member (folded, table_id) values (%s, %s)", (come, table))
