"""The tables and indexes of a new store, for both databases. What changes here needs a migration."""

SCHEMA = (
    """create table player (
        folded text primary key,
        name text not null,
        skeleton text unique,
        capitals text unique,
        guest integer not null,
        token text not null default '',
        created text not null,
        seen text not null default ''
    )""",
    """create table player_key (
        key text primary key,
        folded text not null references player (folded) on update cascade on delete cascade,
        label text not null,
        added text not null
    )""",
    "create index player_key_by_player on player_key (folded)",
    """create table ban (
        kind text not null,
        value text not null,
        reason text not null,
        until text not null,
        added text not null,
        primary key (kind, value)
    )""",
    """create table server (
        id text primary key,
        beats integer not null,
        started text not null
    )""",
    """create table presence (
        server text not null references server (id) on delete cascade,
        folded text not null,
        name text not null,
        table_id text not null,
        primary key (server, folded, table_id)
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
        changed text not null,
        game text not null default '',
        since text not null default '',
        search text not null default ''
    )""",
    "create index game_table_by_status on game_table (status, changed)",
    "create index game_table_by_change on game_table (changed)",
    """create table member (
        folded text not null,
        table_id text not null references game_table (id),
        turn integer not null default 0,
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
"""Statements that create everything. `skeleton` and `capitals` are what a name looks like in small
letters and in capitals; null for a name of an older version that looks like another one."""
