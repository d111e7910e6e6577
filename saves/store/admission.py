"""Statements about bans and about who is connected, for a cursor of either database within a transaction."""

import secrets
from collections.abc import Collection
from typing import Any

from saves.names import folded
from saves.store.base import Ban, Present
from saves.store.cursor import DatabaseCursor


def ban(cursor: DatabaseCursor, ban: Ban, at: str) -> None:
    """Add or change a ban, and drop those that have expired."""
    cursor.execute("delete from ban where until <> '' and until <= %s", (at,))
    cursor.execute(
        "insert into ban (kind, value, reason, until, added) values (%s, %s, %s, %s, %s)"
        " on conflict (kind, value) do update set reason = excluded.reason, until = excluded.until",
        (ban.kind, _banned(ban.kind, ban.value), ban.reason, ban.until, ban.added or at),
    )


def unban(cursor: DatabaseCursor, kind: str, value: str) -> bool:
    """Lift a ban."""
    cursor.execute("delete from ban where kind = %s and value = %s", (kind, _banned(kind, value)))
    return cursor.rowcount > 0


def bans(cursor: DatabaseCursor, at: str) -> list[Ban]:
    """List the bans that have not expired, the oldest first."""
    cursor.execute(
        "select kind, value, reason, until, added from ban where until = '' or until > %s order by added, kind, value",
        (at,),
    )
    return [Ban(*row) for row in cursor.fetchall() if _is_text(row)]


def check(cursor: DatabaseCursor) -> None:
    """Write and delete a row: only what is committed shows that a disk is not full."""
    server = f"check {secrets.token_hex(8)}"
    cursor.execute("insert into server (id, beats, started) values (%s, 0, '')", (server,))
    cursor.execute("delete from server where id = %s", (server,))


def beat(cursor: DatabaseCursor, server: str, present: Collection[Present], at: str) -> None:
    """Increase a server's number, and write who has come and gone since."""
    cursor.execute(
        "insert into server (id, beats, started) values (%s, 1, %s)"
        " on conflict (id) do update set beats = server.beats + 1",
        (server, at),
    )
    wanted = {(folded(each.name), each.table): each for each in present}
    cursor.execute("select folded, table_id from presence where server = %s", (server,))
    held = {tuple(row) for row in cursor.fetchall()}
    for gone in held - wanted.keys():
        cursor.execute("delete from presence where server = %s and folded = %s and table_id = %s", (server, *gone))
    for come in wanted.keys() - held:
        cursor.execute(
            "insert into presence (server, folded, name, table_id) values (%s, %s, %s, %s)",
            (server, come[0], wanted[come].name, come[1]),
        )


def servers_present(cursor: DatabaseCursor, excluded: str) -> dict[str, tuple[int, list[Present]]]:
    """Return, by server, its number of beats and who is connected to it."""
    cursor.execute(
        "select server.id, beats, name, table_id from server left join presence on presence.server = server.id"
        " where server.id <> %s order by server.id, folded, table_id",
        (excluded,),
    )
    found: dict[str, tuple[int, list[Present]]] = {}
    for server, beats, *present in cursor.fetchall():
        if isinstance(server, str) and isinstance(beats, int):
            _, listed = found.setdefault(server, (beats, []))
            if _is_text(present):
                listed.append(Present(*present))
    return found


def forget_server(cursor: DatabaseCursor, server: str) -> None:
    """Remove a server and who was connected to it."""
    cursor.execute("delete from presence where server = %s", (server,))
    cursor.execute("delete from server where id = %s", (server,))


def _banned(kind: str, value: str) -> str:
    return folded(value) if kind == "name" else value


def _is_text(row: Collection[Any]) -> bool:
    return all(isinstance(value, str) for value in row)
