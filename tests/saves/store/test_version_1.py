"""Stores of version 1, as released versions wrote them: migrated with nothing lost, in both databases."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from saves.store import StoredPlayer, StoreError, TableQuery, migrations, open_store
from saves.store.schema import SCHEMA
from saves.tables.cards import card_of
from tests.postgres_server import PostgresServer
from tests.saves.store.test_migrations import rows, version_of

FROZEN = Path(__file__).parents[2] / "frozen"
VERSIONS = ("0.1.0", "0.2.0")
"""The released versions that wrote stores of version 1."""
VERSION_1 = (
    "create table meta (version integer not null)",
    """create table player (
        folded text primary key, name text not null, key text unique, guest integer not null, created text not null
    )""",
    """create table game_table (
        id text primary key, format integer not null, header text not null, owner text not null, word text not null,
        status text not null, summary text not null, version integer not null, created text not null,
        changed text not null
    )""",
    "create index game_table_by_status on game_table (status, changed)",
    """create table member (
        folded text not null, table_id text not null references game_table (id), primary key (folded, table_id)
    )""",
    "create index member_by_table on member (table_id)",
    """create table entry (
        table_id text not null references game_table (id), seq integer not null, body text not null, at text not null,
        primary key (table_id, seq)
    )""",
)
CONTENTS = {
    "player": "folded, name, key, guest, created",
    "game_table": "id, format, header, owner, word, status, summary, version, created, changed",
    "member": "folded, table_id",
    "entry": "table_id, seq, body, at",
}


@pytest.fixture
def file(tmp_path: Path, version: str) -> Path:
    """A store of a released version."""
    return Path(shutil.copyfile(FROZEN / version / "house.sqlite", tmp_path / "house.sqlite"))


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, file: Path) -> str:
    """The same store in each kind of database."""
    if request.param == "sqlite":
        return str(file)
    server: PostgresServer = request.getfixturevalue("postgres_server")
    place = server.emptied_database()
    with psycopg.connect(place, autocommit=True, options="-c search_path=pavilion") as connection:
        connection.execute("create schema pavilion")
        for statement in VERSION_1:
            connection.execute(statement)
        connection.execute("insert into meta values (1)")
        for table, columns in CONTENTS.items():
            marks = ", ".join(["%s"] * len(columns.split(",")))
            with connection.cursor() as cursor:
                cursor.executemany(
                    f"insert into {table} ({columns}) values ({marks})",
                    rows(str(file), f"select {columns} from {table}"),
                )
    return place


def contents(place: str) -> list[Any]:
    """Return what version 1 stored, however today's store keeps it."""
    columns = dict(CONTENTS)
    is_new = version_of(place) > 1
    if is_new:
        columns["player"] = "folded, name, (select key from player_key where folded = player.folded), guest, created"
    return [sorted(rows(place, f"select {listed} from {table}")) for table, listed in columns.items()]


def columns_of(place: str) -> dict[str, set[str]]:
    if place.startswith("postgresql:"):
        found = rows(
            place, "select table_name, column_name from information_schema.columns where table_schema = 'pavilion'"
        )
    else:
        tables = rows(place, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
        found = [(table, row[1]) for (table,) in tables for row in rows(place, f"pragma table_info({table})")]
    return {table: {column for name, column in found if name == table} for table, _ in found}


@pytest.mark.parametrize("version", VERSIONS)
def test_a_frozen_store_keeps_everything(old: str) -> None:
    before = contents(old)
    store = open_store(old)
    store.close()
    assert version_of(old) == migrations.VERSION
    assert contents(old) == before


@pytest.mark.parametrize("version", VERSIONS)
def test_a_migrated_store_has_the_columns_and_indexes_of_a_new_one(
    old: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    open_store(old).close()
    migrated, indexes = columns_of(old), _indexes(old)
    if old.startswith("postgresql:"):
        new = request.getfixturevalue("postgres_server").emptied_database()
    else:
        new = str(tmp_path / "new.sqlite")
    open_store(new).close()
    assert columns_of(new) == migrated
    assert _indexes(new) == indexes


def _indexes(place: str) -> set[str]:
    if place.startswith("postgresql:"):
        found = rows(place, "select indexname from pg_indexes where schemaname = 'pavilion'")
    else:
        found = rows(place, "select name from sqlite_master where type = 'index'")
    made = {statement.split()[2] for statement in SCHEMA if statement.startswith("create index")}
    return {name for (name,) in found} & made


@pytest.mark.parametrize("version", VERSIONS)
def test_players_of_a_frozen_store_log_in_as_before(old: str) -> None:
    store = open_store(old)
    ann = store.player("ANN")
    assert ann is not None
    assert ann == StoredPlayer("Ann", ("ssh-ed25519 Ann",), False, ann.created)
    assert store.player_with_key("ssh-ed25519 Bob") == store.player("bob")
    carol = store.player("Carol")
    assert carol is not None
    assert (carol.guest, carol.keys, store.guest_token("Carol")) == (True, (), "")
    store.add_key("Ann", "another")
    with pytest.raises(StoreError) as alike:
        store.register("Аnn", "third")
    assert alike.value.kind == "player-alike"
    store.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_a_frozen_store_are_listed_by_game_name_and_turn(old: str) -> None:
    store = open_store(old)
    cards = {row.id: card_of(row) for row in store.tables()}
    assert len(cards) == store.count_tables()

    def ids(**query: Any) -> set[str]:
        return {row.id for row in store.tables(TableQuery(**query))}

    for player in ("Ann", "Bob"):
        due = {card.id for card in cards.values() if card.is_turn_of(player)}
        assert ids(turn_of=player) == due
        assert ids(search=player.upper()) == {
            card.id for card in cards.values() if card.seat_of(player) is not None or card.owner == player
        }
    assert ids(turn_of="Ann") | ids(turn_of="Bob")
    games = {card.game for card in cards.values()}
    assert len(games) == 3
    for game in games:
        assert ids(game=game) == {card.id for card in cards.values() if card.game == game}
    waiting = store.tables(TableQuery(turn_of="Ann", order="turn"))
    assert [cards[row.id].since for row in waiting] == sorted(cards[row.id].since for row in waiting)
    store.close()


# Old names that look alike, and damage


Scribble = Callable[[str], None]


@pytest.fixture
def scribble(file: Path) -> Scribble:
    def scribble(statement: str) -> None:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(statement)

    return scribble


@pytest.mark.parametrize("version", VERSIONS[:1])
def test_names_that_look_alike_stay_and_no_third_is_added(file: Path, scribble: Scribble) -> None:
    scribble("insert into player values ('аnn', 'Аnn', 'key of the other', 0, '2026-12-01T00:00:00Z')")
    store = open_store(file)
    for name in ("Ann", "Аnn"):
        player = store.player(name)
        assert player is not None
        assert player.name == name
    with pytest.raises(StoreError) as alike:
        store.register("Αnn", "third")
    assert (alike.value.kind, alike.value.arguments["name"]) == ("player-alike", "Ann")
    for table in store.tables(TableQuery(player="Ann")):
        store.close_damaged(table.id)
    store.free_name("Ann")
    with pytest.raises(StoreError) as still_alike:
        store.register("Ann", "third")
    assert (still_alike.value.kind, still_alike.value.arguments["name"]) == ("player-alike", "Аnn")
    store.close()


NO_TEXT = "cast(x'7bff' as text)"


@pytest.mark.parametrize("version", VERSIONS[:1])
@pytest.mark.parametrize(
    "damage",
    [
        f"update game_table set header = {NO_TEXT} where rowid = 1",
        f"update game_table set summary = {NO_TEXT} where rowid = 1",
        "update game_table set summary = '{\"turn\":[7,-3]}' where rowid = 1",
        f"update game_table set owner = {NO_TEXT} where rowid = 1",
        f"update player set name = {NO_TEXT} where folded = 'ann'",
        f"update player set key = {NO_TEXT} where folded = 'ann'",
        f"insert into player values ({NO_TEXT}, {NO_TEXT}, {NO_TEXT}, 0, {NO_TEXT})",
    ],
)
def test_a_damaged_row_does_not_keep_the_others_from_being_migrated(
    file: Path, scribble: Scribble, damage: str
) -> None:
    scribble(damage)
    store = open_store(file)
    assert store.count_tables() == len(store.tables())
    assert store.player("Bob") is not None
    assert store.tables(TableQuery(turn_of="Bob"))
    store.close()
