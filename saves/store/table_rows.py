"""Statements about tables and their logs, for a cursor of either database within a transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saves.names import folded
from saves.store.base import Logged, StoredCard, StoreError, TableQuery, TableRow, VersionConflictError
from saves.store.cursor import DatabaseCursor

CLOSE = '{"entry":"close"}'
"""The entry that closes a table, as `saves.tables.entries` writes it."""

_ROW = "select id, format, header, owner, word, status, summary, version, created, changed from game_table"


# Rows


def insert(cursor: DatabaseCursor, row: TableRow, card: StoredCard, entries: Sequence[Logged]) -> None:
    """Insert a table with its first entries."""
    cursor.execute(
        "insert into game_table (id, format, header, owner, word, status, summary, version, created, changed)"
        " values (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s) on conflict do nothing",
        [getattr(row, field) for field in row.__struct_fields__],
    )
    if not cursor.rowcount:
        raise StoreError("table-taken", row.id)
    _put_card(cursor, row.id, msgspec.structs.replace(card, format=row.format))
    _put_entries(cursor, row.id, entries)


def find(cursor: DatabaseCursor, table: str) -> TableRow:
    """Return a table's row."""
    cursor.execute(f"{_ROW} where id = %s", (table,))
    found = cursor.fetchone()
    if found is None:
        raise StoreError("no-such-table", table)
    if not _fits(TableRow, found):
        raise StoreError("table-damaged", table)
    return TableRow(*found)


def matching(cursor: DatabaseCursor, query: TableQuery) -> list[TableRow]:
    """List the tables of a query. A damaged row is listed without a summary, so that the others are still listed."""
    where, values = _conditions(query)
    join, order, whose = "", "changed desc, id", query.player or query.turn_of
    if query.order == "turn" and whose is not None:
        join = "left join member due on due.table_id = id and due.folded = %s and due.turn = 1"
        order = f"case when due.turn = 1 then 0 else 1 end, case when due.turn = 1 then since else '' end, {order}"
        values = [folded(whose), *values]
    cursor.execute(
        f"{_ROW} {join} where {where} order by {order} limit %s offset %s", (*values, query.limit, query.offset)
    )
    found = cursor.fetchall()
    return [TableRow(*row) if _fits(TableRow, row) else _damaged_row(row) for row in found]


def count(cursor: DatabaseCursor, query: TableQuery) -> int:
    """Count the tables of a query, on all pages."""
    where, values = _conditions(query)
    cursor.execute(f"select count(*) from game_table where {where}", values)
    return int(cursor.fetchone()[0])


def set_card(cursor: DatabaseCursor, table: str, version: int, card: StoredCard) -> None:
    """Rewrite a table's card if its version is still this one."""
    _advance(cursor, table, version, 0)
    _put_card(cursor, table, card)


def close_damaged(cursor: DatabaseCursor, table: str, at: str) -> None:
    """Close a table, whatever its log contains, unless it is closed; the version follows the last entry there is."""
    # The row first, which keeps others from writing until the transaction ends.
    cursor.execute("update game_table set changed = %s where id = %s and status <> 'closed'", (at, table))
    if not cursor.rowcount:
        cursor.execute("select 1 from game_table where id = %s", (table,))
        if cursor.fetchone():
            return
        raise StoreError("no-such-table", table)
    cursor.execute("update member set turn = 0 where table_id = %s", (table,))
    cursor.execute("select coalesce(max(seq), 0) from entry where table_id = %s", (table,))
    last = int(cursor.fetchone()[0])
    _put_entries(cursor, table, numbered([CLOSE], last, at))
    cursor.execute("update game_table set status = 'closed', version = %s where id = %s", (last + 1, table))


# The log


def append(cursor: DatabaseCursor, table: str, after: int, entries: Sequence[Logged], card: StoredCard | None) -> None:
    """Append entries if the last one so far has the number `after`."""
    _advance(cursor, table, after, len(entries), entries[-1].at if entries else None)
    if card is not None:
        _put_card(cursor, table, card)
    _put_entries(cursor, table, entries)


def read(cursor: DatabaseCursor, table: str, since: int, until: int | None = None) -> list[Logged]:
    """Return the entries after number `since`, up to number `until`."""
    last = "" if until is None else "and seq <= %s"
    cursor.execute(
        f"select seq, body, at from entry where table_id = %s and seq > %s {last} order by seq",
        (table, since) if until is None else (table, since, until),
    )
    rows = cursor.fetchall()
    for seq, found in enumerate(rows, since + 1):
        if not _fits(Logged, found):
            raise StoreError("table-damaged", table, seq)
    return [Logged(*found) for found in rows]


def numbered(bodies: Sequence[str], after: int, at: str) -> list[Logged]:
    """Return entries with their numbers, which follow `after`."""
    return [Logged(seq, body, at) for seq, body in enumerate(bodies, after + 1)]


def searched(table: str, card: StoredCard) -> str:
    """Return the text in which a search for a table looks: its id, its owner and its players, each on a line."""
    return "\n".join((folded(table), *sorted({folded(name) for name in (card.owner, *card.players)})))


def _conditions(query: TableQuery) -> tuple[str, list[Any]]:
    where, values = ["1 = 1"], list[Any]()

    def must(condition: str, *given: str) -> None:
        where.append(condition)
        values.extend(given)

    if query.statuses:
        must(f"status in ({', '.join(['%s'] * len(query.statuses))})", *query.statuses)
    if query.player is not None:
        must("id in (select table_id from member where folded = %s)", folded(query.player))
    if query.not_player is not None:
        must("id not in (select table_id from member where folded = %s)", folded(query.not_player))
    if query.turn_of is not None:
        must("id in (select table_id from member where folded = %s and turn = 1)", folded(query.turn_of))
    if query.owner is not None:
        must("owner = %s", query.owner)
    if query.game:
        must("game = %s", query.game)
    if query.search.strip():
        must("search like %s escape '!'", f"%{_escaped(folded(query.search.strip()))}%")
    if not query.private:
        must("word = ''")
    return " and ".join(where), values


def _escaped(text: str) -> str:
    """Escape the signs that `like` understands."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_").replace("\n", " ")


def _advance(cursor: DatabaseCursor, table: str, after: int, by: int, at: str | None = None) -> None:
    """Increase a table's version if it is still `after`, and keep others from writing until the transaction ends."""
    cursor.execute(
        "update game_table set version = version + %s, changed = coalesce(%s, changed) where id = %s and version = %s",
        (by, at, table, after),
    )
    if not cursor.rowcount:
        cursor.execute("select 1 from game_table where id = %s", (table,))
        raise VersionConflictError(table) if cursor.fetchone() else StoreError("no-such-table", table)


def _put_card(cursor: DatabaseCursor, table: str, card: StoredCard) -> None:
    cursor.execute(
        "update game_table set format = coalesce(%s, format), status = %s, owner = %s, summary = %s, game = %s,"
        " since = %s, search = %s, changed = coalesce(%s, changed) where id = %s",
        (
            card.format,
            card.status,
            card.owner,
            card.summary,
            card.game,
            card.since,
            searched(table, card),
            card.changed,
            table,
        ),
    )
    due = {folded(player) for player in card.turn}
    wanted = {folded(player): int(folded(player) in due) for player in card.players}
    cursor.execute("select folded, turn from member where table_id = %s", (table,))
    held = {found[0]: found[1] for found in cursor.fetchall() if isinstance(found[0], str)}
    for gone in sorted(held.keys() - wanted.keys()):
        cursor.execute("delete from member where table_id = %s and folded = %s", (table, gone))
    for player, turn in sorted(wanted.items()):
        if player not in held:
            cursor.execute("insert into member (folded, table_id, turn) values (%s, %s, %s)", (player, table, turn))
        elif held[player] != turn:
            cursor.execute("update member set turn = %s where folded = %s and table_id = %s", (turn, player, table))


def _put_entries(cursor: DatabaseCursor, table: str, entries: Sequence[Logged]) -> None:
    for entry in entries:
        cursor.execute(
            "insert into entry (table_id, seq, body, at) values (%s, %s, %s, %s)",
            (table, entry.seq, entry.body, entry.at),
        )


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
