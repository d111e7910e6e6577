"""Full disks, databases that hang, and files that are taken away while they are open."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from types import SimpleNamespace

import psycopg
import pytest

from saves.store import Store, StoreError, open_store
from saves.store import postgres as postgres_store
from saves.store import sqlite as sqlite_store
from saves.store.sqlite import SqliteStore
from tests.postgres_server import PostgresServer
from tests.saves.store.tables import new_table

PATIENCE = 30
ROOT = Path(__file__).parents[3]


def refusal(call: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as refused:
        call()
    return refused.value


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


@pytest.fixture
def file_store(path: Path) -> Iterator[SqliteStore]:
    store = open_store(path)
    assert isinstance(store, SqliteStore)
    store.create(new_table("abc"), ["one"])
    yield store
    store.close()


@pytest.fixture
def database(postgres_server: PostgresServer) -> Iterator[Store]:
    store = open_store(postgres_server.emptied_database())
    store.create(new_table("abc"), ["one"])
    yield store
    store.close()


# Full disks


def test_a_full_disk_is_said_to_be(file_store: SqliteStore) -> None:
    connection = file_store._connection
    assert connection is not None
    (pages,) = connection.execute("pragma page_count").fetchone()
    connection.execute(f"pragma max_page_count = {pages}")
    full = refusal(lambda: file_store.append("abc", 1, ["x" * 100_000]))
    assert full.kind == "store-full"
    assert [entry.body for entry in file_store.read("abc")] == ["one"]
    connection.execute("pragma max_page_count = 1000000")
    file_store.append("abc", 1, ["two"])


def test_other_errors_of_writing_to_a_full_disk_say_the_same(
    file_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    monkeypatch.setattr(error, "sqlite_errorname", "SQLITE_IOERR_SHMSIZE", raising=False)
    assert sqlite_store._explanation(file_store.place, error).kind == "store-unreachable"
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=0))
    assert sqlite_store._explanation(file_store.place, error).kind == "store-full"


def test_a_check_finds_a_store_that_can_only_be_read(file_store: SqliteStore) -> None:
    connection = file_store._connection
    assert connection is not None
    file_store.check()
    assert file_store.servers_present() == {}
    connection.execute("pragma query_only = on")
    assert refusal(file_store.check).kind == "store-unreachable"
    connection.execute("pragma query_only = off")
    file_store.check()


def test_a_full_disk_of_a_database_is_said_to_be(database: Store, postgres_server: PostgresServer) -> None:
    with psycopg.connect(postgres_server.address(_name(database)), autocommit=True) as owner:
        owner.execute(
            "create function pavilion.fill() returns trigger language plpgsql as"
            " $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$"
        )
        owner.execute("create trigger fill before insert on pavilion.entry execute function pavilion.fill()")
        full = refusal(lambda: database.append("abc", 1, ["two"]))
        assert full.kind == "store-full"
        assert "could not extend" in str(full.arguments["detail"])
        owner.execute("drop trigger fill on pavilion.entry")
    database.append("abc", 1, ["two"])


def _name(store: Store) -> str:
    return store.place.rpartition("/")[2]


# What hangs


def test_a_database_that_hangs_fails_calls_in_time_and_is_found_again(
    database: Store, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "CALL_TIMEOUT", 0.5)
    calls: list[Callable[[], object]] = [
        lambda: database.read("abc"),
        lambda: database.append("abc", 1, ["two"]),
        database.check,
        lambda: database.register("Ann", "key"),
    ]
    with postgres_server.hanging():
        for call in calls:
            assert refusal(call).kind == "store-slow"
    monkeypatch.undo()
    # The database may have received a write before it was cut off; what it has is what counts.
    version = database.table("abc").version
    database.append("abc", version, ["more"])
    assert [entry.seq for entry in database.read("abc")] == list(range(1, version + 2))


def test_a_thread_does_not_wait_for_ever_for_another_whose_disk_hangs(
    file_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "TURN_TIMEOUT", 0.05)
    held, done = Event(), Event()

    def hang() -> None:
        with file_store._own_turn():
            held.set()
            done.wait(PATIENCE)

    hung = Thread(target=hang)
    hung.start()
    held.wait(PATIENCE)
    try:
        for call in (lambda: file_store.read("abc"), lambda: file_store.append("abc", 1, ["two"])):
            assert refusal(call).kind == "store-slow"
    finally:
        done.set()
        hung.join()
    file_store.append("abc", 1, ["two"])


# Files that are taken away


def hinted(hints: Queue[str | None]) -> None:
    while hints.get(timeout=PATIENCE) is not None:
        pass


def test_a_file_that_is_taken_away_and_put_back_is_noticed(file_store: SqliteStore, path: Path) -> None:
    hints: Queue[str | None] = Queue()
    file_store.subscribe(hints.put)
    elsewhere = path.rename(path.with_name("elsewhere"))
    hinted(hints)
    calls: list[Callable[[], object]] = [
        lambda: file_store.append("abc", 1, ["two"]),
        lambda: file_store.read("abc"),
        lambda: file_store.backup(path.with_name("copy")),
        file_store.check,
    ]
    for call in calls:
        assert refusal(call).kind == "store-gone"
    assert not path.exists()
    elsewhere.rename(path)
    hinted(hints)
    file_store.append("abc", 1, ["two"])
    assert [entry.body for entry in file_store.read("abc")] == ["one", "two"]


def test_nothing_is_written_to_a_file_that_replaces_the_store(file_store: SqliteStore, path: Path) -> None:
    file_store.backup(path.with_name("copy"))
    file_store.append("abc", 1, ["two"])
    path.with_name("copy").replace(path)
    before = path.read_bytes()
    assert refusal(lambda: file_store.append("abc", 2, ["three"])).kind == "store-gone"
    assert path.read_bytes() == before


def test_a_server_that_is_started_again_uses_what_is_there(path: Path) -> None:
    store = open_store(path)
    store.create(new_table("abc"), ["one"])
    store.backup(path.with_name("copy"))
    store.append("abc", 1, ["two"])
    for each in path.parent.glob("house.sqlite*"):
        each.unlink()
    assert refusal(lambda: store.append("abc", 2, ["three"])).kind == "store-gone"
    store.close()
    path.with_name("copy").rename(path)
    again = open_store(path)
    assert [entry.body for entry in again.read("abc")] == ["one"]
    again.append("abc", 1, ["another"])
    again.close()


def test_a_deleted_log_of_writes_is_noticed_and_loses_nothing(file_store: SqliteStore, path: Path) -> None:
    path.with_name("house.sqlite-wal").unlink()
    assert refusal(lambda: file_store.append("abc", 1, ["two"])).kind == "store-gone"
    file_store.close()
    again = open_store(path)
    assert [entry.body for entry in again.read("abc")] == ["one"]
    again.close()


def test_a_store_that_is_opened_twice_here_is_not_taken_away_by_another_process(tmp_path: Path) -> None:
    """Closing any descriptor of a file ends all locks of the process on it, which keep others from deleting its log."""
    path = tmp_path / "house.sqlite"
    store = open_store(path)
    store.register("anna", "key")
    open_store(path).close()
    other = (
        "import sys; from saves.store import open_store; store = open_store(sys.argv[1]); store.check(); store.close()"
    )
    subprocess.run([sys.executable, "-c", other, str(path)], check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
    store.register("bob", "another key")
    store.close()
