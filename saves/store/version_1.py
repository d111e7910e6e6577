"""The migration of stores of version 1, whose players had one key, and whose lists did not know whose turn it was."""

from typing import Any

import msgspec

from saves.names import capital_skeleton, folded, skeleton
from saves.store.cursor import DatabaseCursor

_STATEMENTS = (
    """create table player_2 (
        folded text primary key,
        name text not null,
        skeleton text unique,
        capitals text unique,
        guest integer not null,
        token text not null default '',
        created text not null,
        seen text not null default ''
    )""",
    "insert into player_2 (folded, name, guest, created) select folded, name, guest, created from player",
    """create table player_key (
        key text primary key,
        folded text not null references player_2 (folded) on update cascade on delete cascade,
        label text not null,
        added text not null
    )""",
    "insert into player_key (key, folded, label, added) select key, folded, '', created from player"
    " where key is not null",
    "drop table player",
    "alter table player_2 rename to player",
    "create index player_key_by_player on player_key (folded)",
    """create table ban (
        kind text not null,
        value text not null,
        reason text not null,
        until text not null,
        added text not null,
        primary key (kind, value)
    )""",
    "create table server (id text primary key, beats integer not null, started text not null)",
    """create table presence (
        server text not null references server (id) on delete cascade,
        folded text not null,
        name text not null,
        table_id text not null,
        primary key (server, folded, table_id)
    )""",
    "alter table game_table add column game text not null default ''",
    "alter table game_table add column since text not null default ''",
    "alter table game_table add column search text not null default ''",
    "create index game_table_by_change on game_table (changed)",
    "alter table member add column turn integer not null default 0",
)


class _Chair(msgspec.Struct):
    player: str | None = None
    bot: str | None = None


class _Summary(msgspec.Struct):
    chairs: list[_Chair] = []
    turn: list[int] = []
    since: str = ""


class _Header(msgspec.Struct):
    game: str = ""


def migrate(cursor: DatabaseCursor) -> None:
    """Bring a store of version 1 to version 2. What is damaged in it stays so, and is left out of what is new."""
    for statement in _STATEMENTS:
        cursor.execute(statement)
    _reserve_skeletons(cursor)
    cursor.execute("select id, header, owner, status, summary from game_table")
    for row in cursor.fetchall():
        if isinstance(row[0], str):
            _describe_table(cursor, *row)


def _reserve_skeletons(cursor: DatabaseCursor) -> None:
    """Reserve what looks like a name: of names that look alike, for the first with a key, or else the first."""
    taken: set[tuple[str, str]] = set()
    cursor.execute("select folded, name from player order by guest, created, folded")
    for key, name in cursor.fetchall():
        if not (isinstance(key, str) and isinstance(name, str)):
            continue
        for column, look in (("skeleton", skeleton(name)), ("capitals", capital_skeleton(name))):
            if (column, look) not in taken:
                taken.add((column, look))
                cursor.execute(f"update player set {column} = %s where folded = %s", (look, key))


def _describe_table(cursor: DatabaseCursor, table: str, header: Any, owner: Any, status: Any, summary: Any) -> None:
    game, told = _decoded(header, _Header()).game, _decoded(summary, _Summary())
    names = {chair.player for chair in told.chairs if chair.player} | ({owner} if isinstance(owner, str) else set())
    search = "\n".join((folded(table), *sorted({folded(name) for name in names})))
    cursor.execute(
        "update game_table set game = %s, since = %s, search = %s where id = %s", (game, told.since, search, table)
    )
    for seat in told.turn if status == "playing" else ():
        chair = told.chairs[seat] if 0 <= seat < len(told.chairs) else _Chair()
        if chair.player and chair.bot is None:
            cursor.execute(
                "update member set turn = 1 where folded = %s and table_id = %s", (folded(chair.player), table)
            )


def _decoded(text: Any, otherwise: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=type(otherwise))
    except (msgspec.MsgspecError, UnicodeError, TypeError):
        return otherwise
