"""A file with changed bytes: every problem has a message, and what is not damaged can be read."""

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from saves.problems import SavesError
from saves.store import NewTable, Store, StoreError, TableQuery, open_store
from saves.tables import TableError
from saves.tables.cards import DAMAGED, card_for_store, card_of
from saves.tables.reading import read_table
from tests.saves.store.tables import a_card
from tests.saves.tables.in_memory import begun

TABLES = ("abc", "def", "ghi")
CORRUPTIONS = 300


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a store with players and tables in it."""
    path = tmp_path_factory.mktemp("whole") / "house.sqlite"
    store = open_store(path)
    store.register("Ann", "key of Ann")
    store.register("Zoé", None, guest=True)
    shared = begun(players=("Ann", "Zoé"))
    shared.play_on(12)
    row = shared.row
    for name in TABLES:
        new = NewTable(name, row.format, row.header, row.word, card_for_store(shared.table))
        store.create(new, [entry.body for entry in shared.log])
    store.close()
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, whole: bytes) -> Path:
    found = tmp_path / "house.sqlite"
    found.write_bytes(whole)
    return found


def corrupted(whole: bytes, seed: int) -> bytes:
    chance, data = random.Random(seed), bytearray(whole)
    for _ in range(chance.choice((1, 3, 10, 40))):
        data[chance.randrange(len(data))] = chance.choice((chance.randrange(256), 0xFF, 0))
    return bytes(data)


def test_every_corruption_can_be_said(path: Path, whole: bytes) -> None:
    problems: list[SavesError] = []

    def tried(work: Callable[[], object]) -> None:
        try:
            work()
        except SavesError as problem:
            problems.append(problem)

    def read(store: Store) -> None:
        rows = store.tables()
        for row in rows:
            card_of(row)
        for name in {*TABLES, *(row.id for row in rows)}:
            tried(partial(read_table, store, name))
        for name in ("Ann", "Zoé", "Bob"):
            tried(partial(store.player, name))
            tried(partial(store.tables, TableQuery(player=name)))
        tried(lambda: store.player_with_key("key of Ann"))

    def opened() -> None:
        store = open_store(path)
        try:
            read(store)
        finally:
            store.close()

    for seed in range(CORRUPTIONS):
        for left in path.parent.iterdir():
            left.unlink()
        path.write_bytes(corrupted(whole, seed))
        tried(opened)
    assert all(isinstance(problem, StoreError | TableError) for problem in problems)
    assert {"store-damaged", "table-damaged"} <= {problem.kind for problem in problems}


def scribble(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


NO_TEXT = "cast(x'7bff' as text)"


@pytest.mark.parametrize("column", ["header", "owner", "word", "status", "summary", "created", "changed"])
def test_a_damaged_row_hides_no_other(path: Path, column: str) -> None:
    scribble(path, f"update game_table set {column} = {NO_TEXT} where id = 'def'")
    store = open_store(path)
    cards = {row.id: card_of(row) for row in store.tables()}
    assert set(cards) == set(TABLES)
    assert [cards[name].status for name in TABLES] == ["playing", DAMAGED, "playing"]
    assert read_table(store, "abc").version == read_table(store, "ghi").version > 0
    with pytest.raises(StoreError) as damaged:
        store.table("def")
    assert (damaged.value.kind, damaged.value.arguments["name"]) == ("table-damaged", "def")
    store.close()


def test_a_damaged_name_of_a_table_hides_no_other(path: Path) -> None:
    scribble(path, f"update game_table set id = {NO_TEXT} where id = 'def'")
    store = open_store(path)
    assert sorted((row.id, card_of(row).status) for row in store.tables()) == [
        ("", DAMAGED),
        ("abc", "playing"),
        ("ghi", "playing"),
    ]
    store.close()


@pytest.mark.parametrize("column", ["body", "at"])
def test_a_damaged_entry_is_named_and_the_other_tables_are_read(path: Path, column: str) -> None:
    scribble(path, f"update entry set {column} = {NO_TEXT} where table_id = 'def' and seq = 5")
    store = open_store(path)
    with pytest.raises(TableError) as damaged:
        read_table(store, "def")
    assert (damaged.value.kind, damaged.value.notice.line) == ("table-damaged", 5)
    assert read_table(store, "abc").version > 5
    store.close()


@pytest.mark.parametrize("column", ["player.name", "player.created", "player_key.key", "player_key.added"])
def test_a_damaged_player_is_named_and_the_others_are_known(path: Path, column: str) -> None:
    table, field = column.split(".")
    scribble(path, f"update {table} set {field} = {NO_TEXT} where folded = 'ann'")
    store = open_store(path)
    with pytest.raises(StoreError) as damaged:
        store.player("Ann")
    assert (damaged.value.kind, damaged.value.arguments["name"]) == ("player-damaged", "ann")
    zoe = store.player("zoé")
    assert zoe is not None
    assert zoe.guest
    store.close()


def test_play_goes_on_at_a_table_with_a_damaged_member(path: Path) -> None:
    scribble(path, f"insert into member (folded, table_id) values ({NO_TEXT}, 'abc')")
    store = open_store(path)
    last = store.table("abc").version
    store.append("abc", last, ["more"], a_card(players=("Ann", "Bob")))
    assert [row.id for row in store.tables(TableQuery(player="Bob"))] == ["abc"]
    store.close()


def test_a_schema_that_is_damaged_is_said_to_be(path: Path, whole: bytes) -> None:
    path.write_bytes(whole.replace(b"summary text", b"sum\xffary text"))
    with pytest.raises(StoreError) as damaged, closing(open_store(path)) as store:
        store.tables()
    assert damaged.value.kind == "store-damaged"
