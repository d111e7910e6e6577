"""Stores of older versions: migrated in one step, once, or left exactly as they were.

The machinery is tried with versions that never were; real stores of version 1 are in `test_version_1`.
"""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import psycopg
import pytest

from saves.problems import SavesError
from saves.store import Store, StoreError, migrations, open_store
from saves.store import sqlite as sqlite_store
from saves.store.cursor import DatabaseCursor
from tests.saves.store.tables import a_card, new_table

ROOT = Path(__file__).parents[3]
TODAY = migrations.VERSION


def add_notes(cursor: DatabaseCursor) -> None:
    """The first later version: tables have notes."""
    cursor.execute("alter table game_table add column note text not null default ''")
    cursor.execute("select id, version from game_table order by id")
    for table, version in cursor.fetchall():
        cursor.execute("update game_table set note = %s where id = %s", (f"{version} entries", table))


def add_badges(cursor: DatabaseCursor) -> None:
    """The second later version: players have badges."""
    cursor.execute("create table badge (folded text primary key, badge text not null)")
    cursor.execute("insert into badge select folded, name from player")
    cursor.execute("update game_table set note = note || '!'")


def break_down(cursor: DatabaseCursor) -> None:
    """The second later version, failing half way."""
    cursor.execute("create table badge (folded text primary key)")
    cursor.execute("delete from entry")
    cursor.execute("insert into nowhere values (1)")


def give_up(cursor: DatabaseCursor) -> None:
    cursor.execute("delete from entry")
    raise KeyError("what nobody thought of")


@pytest.fixture
def old(place: str) -> str:
    """A store of today with some contents."""
    store = open_store(place)
    store.register("Ann", "key")
    store.create(new_table("abc"), ["one", "two"])
    store.create(new_table("def"), ["one"])
    store.close()
    return place


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Pretend to be a later version of Pavilion, with these migrations from today's version on."""

    def make(*steps: Callable[[DatabaseCursor], None]) -> None:
        monkeypatch.setattr(migrations, "VERSION", TODAY + len(steps))
        monkeypatch.setattr(migrations, "MIGRATIONS", dict(enumerate(steps, TODAY)))

    return make


def rows(place: str, statement: str) -> list[tuple[Any, ...]]:
    """Query the database directly."""
    if place.startswith("postgresql:"):
        with psycopg.connect(place, options="-c search_path=pavilion") as connection:
            return connection.execute(statement).fetchall()
    file = sqlite3.connect(place)
    try:
        return file.execute(statement).fetchall()
    finally:
        file.close()


def version_of(place: str) -> int:
    is_postgres = place.startswith("postgresql:")
    return int(rows(place, "select version from meta" if is_postgres else "pragma user_version")[0][0])


def everything(place: str) -> object:
    """Return the whole contents of a store, including its version and its columns."""
    columns = "column_name from information_schema.columns where table_schema = 'pavilion' order by table_name, 1"
    is_postgres = place.startswith("postgresql:")
    return (
        version_of(place),
        rows(place, f"select {columns}" if is_postgres else "select name, sql from sqlite_master order by name"),
        *(rows(place, f"select * from {each} order by 1, 2") for each in ("player", "game_table", "member", "entry")),
    )


def refusal(place: str) -> SavesError:
    with pytest.raises(StoreError) as refused:
        open_store(place)
    return refused.value


def still_works(store: Store) -> None:
    assert [entry.body for entry in store.read("abc")] == ["one", "two"]
    store.append("abc", 2, ["three"], a_card(players=("Ann", "Bob")))
    assert store.table("abc").version == 3
    assert store.player("Ann") is not None
    store.close()


def test_a_store_of_today_is_not_migrated(old: str) -> None:
    before = everything(old)
    open_store(old).close()
    assert everything(old) == before


def test_an_older_store_is_brought_up_to_date_step_by_step(old: str, newer: Callable[..., None]) -> None:
    newer(add_notes, add_badges)
    store = open_store(old)
    assert version_of(old) == TODAY + 2
    assert rows(old, "select id, note from game_table order by id") == [("abc", "2 entries!"), ("def", "1 entries!")]
    assert rows(old, "select folded, badge from badge") == [("ann", "Ann")]
    still_works(store)
    open_store(old).close()
    assert rows(old, "select note from game_table where id = 'def'") == [("1 entries!",)]


def test_it_begins_where_the_store_is(old: str, newer: Callable[..., None]) -> None:
    newer(add_notes)
    open_store(old).close()
    newer(give_up, add_badges)
    open_store(old).close()
    assert version_of(old) == TODAY + 2


@pytest.mark.parametrize(("broken", "why"), [(break_down, "nowhere"), (give_up, "what nobody thought of")])
def test_a_migration_that_fails_leaves_the_store_as_it_was(
    old: str, newer: Callable[..., None], broken: Callable[[DatabaseCursor], None], why: str
) -> None:
    before = everything(old)
    newer(add_notes, broken)
    for _ in range(2):
        refused = refusal(old)
        assert refused.kind == "store-migration-failed"
        assert (refused.arguments["version"], refused.arguments["known"]) == (TODAY, TODAY + 2)
        assert why in str(refused.arguments["detail"])
        assert everything(old) == before
    newer()
    still_works(open_store(old))


def test_a_version_that_never_was_is_damage(old: str, newer: Callable[..., None]) -> None:
    if old.startswith("postgresql:"):
        with psycopg.connect(old, autocommit=True) as connection:
            connection.execute("update pavilion.meta set version = -2")
    else:
        with sqlite3.connect(old) as file:
            file.execute("pragma user_version = -2")
        file.close()
    before = everything(old)
    assert refusal(old).kind == "store-damaged"
    newer(add_notes)
    assert refusal(old).kind == "store-damaged"
    assert everything(old) == before


def test_a_store_without_a_version_is_damage(postgres_server: Any) -> None:
    place = postgres_server.emptied_database()
    open_store(place).close()
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute("delete from pavilion.meta")
    assert refusal(place).kind == "store-damaged"


def test_of_many_that_open_at_once_one_migrates(old: str, newer: Callable[..., None]) -> None:
    ran: list[int] = []

    def note(cursor: DatabaseCursor) -> None:
        ran.append(1)
        add_notes(cursor)

    newer(note, add_badges)
    together = Barrier(6)

    def opened(_: int) -> Store:
        together.wait(30)
        return open_store(old)

    with ThreadPoolExecutor(6) as threads:
        stores = list(threads.map(opened, range(6)))
    for store in stores:
        assert len(store.tables()) == 2
        store.close()
    assert ran == [1]
    assert version_of(old) == TODAY + 2
    assert rows(old, "select note from game_table where id = 'abc'") == [("2 entries!",)]


OPENER = """
import sys
from saves.store import migrations, open_store
from tests.saves.store.test_migrations import add_notes, add_badges
today = migrations.VERSION
migrations.VERSION, migrations.MIGRATIONS = today + 2, {today: add_notes, today + 1: add_badges}
print("ready", flush=True)
sys.stdin.readline()
store = open_store(sys.argv[1])
print(len(store.tables()))
store.close()
"""


def test_of_processes_that_open_at_once_one_migrates(old: str) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", OPENER, old], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    for process in started:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    assert [process.communicate(timeout=60)[0] for process in started] == ["2\n"] * 3
    assert rows(old, "select note from game_table where id = 'abc'") == [("2 entries!",)]


# The copy of a file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "house.sqlite"
    store = open_store(path)
    store.create(new_table("abc"), ["one", "two"])
    store.close()
    return path


def beside(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir() if each.name.startswith(path.name))


def test_a_file_is_copied_before_it_is_migrated(file: Path, newer: Callable[..., None]) -> None:
    before = everything(str(file))
    taken = file.with_name(f"house.sqlite.v{TODAY}")
    taken.write_text("mine")
    newer(add_notes)
    open_store(file).close()
    assert beside(file) == ["house.sqlite", f"house.sqlite.v{TODAY}", f"house.sqlite.v{TODAY}.2"]
    copy = file.with_name(f"house.sqlite.v{TODAY}.2")
    assert everything(str(copy)) == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert taken.read_text() == "mine"
    newer()
    still_works_as_before = open_store(copy)
    assert [entry.body for entry in still_works_as_before.read("abc")] == ["one", "two"]
    still_works_as_before.close()


def test_what_another_process_has_not_yet_put_into_the_file_is_copied_too(
    file: Path, newer: Callable[..., None]
) -> None:
    other = open_store(file)
    other.append("abc", 2, ["three"])
    newer(add_notes)
    open_store(file).close()
    other.close()
    newer()
    copy = open_store(file.with_name(f"house.sqlite.v{TODAY}"))
    assert [entry.body for entry in copy.read("abc")] == ["one", "two", "three"]
    copy.close()


def test_a_migration_that_fails_leaves_no_copy_and_every_byte(file: Path, newer: Callable[..., None]) -> None:
    before = file.read_bytes()
    newer(add_notes, break_down)
    refusal(str(file))
    assert beside(file) == ["house.sqlite"]
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_copied_is_not_migrated(
    file: Path, newer: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    newer(add_notes)
    connected = sqlite_store._connected

    def refuse(path: Path) -> sqlite3.Connection:
        if path != file:
            raise sqlite3.OperationalError("database or disk is full")
        return connected(path)

    with monkeypatch.context() as full:
        full.setattr(sqlite_store, "_connected", refuse)
        refused = refusal(str(file))
    assert refused.kind == "store-migration-failed"
    assert "disk is full" in str(refused.arguments["detail"])
    assert beside(file) == ["house.sqlite"]
    assert file.read_bytes() == before


def test_a_damaged_file_is_not_migrated(file: Path, newer: Callable[..., None]) -> None:
    store = open_store(file)
    for number in range(2, 40):
        store.append("abc", number, ["x" * 2000])
    store.close()
    whole = file.read_bytes()
    damaged = whole[:-20000] + b"\xa5" * 8192 + whole[-11808:]
    file.write_bytes(damaged)
    newer(add_notes)
    assert refusal(str(file)).kind == "store-damaged"
    assert beside(file) == ["house.sqlite"]
    assert file.read_bytes() == damaged


def test_a_table_that_others_refer_to_can_be_made_anew(file: Path, newer: Callable[..., None]) -> None:
    def make_anew(cursor: DatabaseCursor) -> None:
        cursor.execute("create table other as select * from game_table")
        cursor.execute("drop table game_table")
        cursor.execute("alter table other rename to game_table")
        cursor.execute("create unique index game_table_id on game_table (id)")

    newer(make_anew)
    store = open_store(file)
    still = [entry.body for entry in store.read("abc")]
    store.append("abc", 2, ["three"])
    store.close()
    assert still == ["one", "two"]


def test_a_migration_that_leaves_entries_without_a_table_is_refused(file: Path, newer: Callable[..., None]) -> None:
    before = file.read_bytes()
    newer(lambda cursor: cursor.execute("delete from game_table"))
    assert refusal(str(file)).kind == "store-migration-failed"
    assert beside(file) == ["house.sqlite"]
    assert file.read_bytes() == before
