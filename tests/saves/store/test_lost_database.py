"""A PostgreSQL that stops and returns: acknowledged writes are there, and a write in progress happens once."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import Queue
from threading import Thread
from threading import enumerate as enumerate_threads
from typing import Any

import psycopg
import pytest

from saves.store import StoreError, VersionConflictError, open_store
from saves.store import postgres as module
from saves.store.postgres import PostgresStore
from tests.postgres_server import PostgresServer
from tests.saves.store.tables import new_table


@pytest.fixture
def store(postgres_server: PostgresServer) -> Iterator[PostgresStore]:
    opened = open_store(postgres_server.emptied_database())
    assert isinstance(opened, PostgresStore)
    opened.create(new_table("abc"), ["one"])
    yield opened
    opened.close()


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_a_server_that_is_restarted_is_found_again_with_everything(
    postgres_server: PostgresServer, store: PostgresStore, end: str
) -> None:
    store.append("abc", 1, ["two"])
    getattr(postgres_server, end)()
    postgres_server.start()
    assert [entry.body for entry in store.read("abc")] == ["one", "two"]
    store.append("abc", 2, ["three"])
    assert [entry.body for entry in store.read("abc")] == ["one", "two", "three"]


def test_who_listens_is_told_after_a_restart_that_anything_may_have_changed(
    postgres_server: PostgresServer, store: PostgresStore
) -> None:
    hints: Queue[str | None] = Queue()
    store.subscribe(hints.put)
    postgres_server.stop()
    postgres_server.start()
    assert hints.get(timeout=30) is None
    store.append("abc", 1, ["two"])
    assert hints.get(timeout=30) == "abc"


def test_a_move_that_is_made_while_it_is_away_waits_for_it(
    postgres_server: PostgresServer, store: PostgresStore
) -> None:
    postgres_server.stop()
    writing = Thread(target=store.append, args=("abc", 1, ["two"]))
    writing.start()
    postgres_server.start()
    writing.join()
    assert [entry.body for entry in store.read("abc")] == ["one", "two"]


def test_a_server_that_stays_away_is_said_to_be(
    postgres_server: PostgresServer, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CALL_TIMEOUT", 0.2)
    postgres_server.stop()
    try:
        calls: list[Callable[[], object]] = [lambda: store.read("abc"), lambda: store.append("abc", 1, ["two"])]
        for call in calls:
            with pytest.raises(StoreError) as lost:
                call()
            assert lost.value.kind == "store-unreachable"
            assert "127.0.0.1" in str(lost.value.arguments["name"])
            assert "connection" in str(lost.value.arguments["detail"])
    finally:
        postgres_server.start()
    assert [entry.body for entry in store.read("abc")] == ["one"]
    store.append("abc", 1, ["two"])


class _Breaking:
    """A transaction whose connection breaks during the commit: before the server has committed, or after."""

    def __init__(self, connection: psycopg.Connection[Any], commits: bool) -> None:
        self._connection = connection
        self._commits = commits

    def __enter__(self) -> None:
        self._connection.execute("begin")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None and self._commits:
            self._connection.execute("commit")
        self._connection.close()
        if kind is None:
            raise psycopg.OperationalError("the connection broke")


@pytest.mark.parametrize("commits", [True, False])
def test_a_connection_that_breaks_while_committing_leaves_the_move_made_once(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, commits: bool
) -> None:
    whole = psycopg.Connection.transaction
    breaking = [True]

    def transaction(connection: psycopg.Connection[Any], *arguments: Any, **named: Any) -> Any:
        return _Breaking(connection, commits) if breaking and breaking.pop() else whole(connection, *arguments, **named)

    monkeypatch.setattr(psycopg.Connection, "transaction", transaction)
    store.append("abc", 1, ["two"])
    assert not breaking
    assert [entry.body for entry in store.read("abc")] == ["one", "two"]
    breaking.append(True)
    ann = store.register("Ann", "key")
    assert store.player("Ann") == ann
    breaking.append(True)
    store.create(new_table("xyz"), ["one"])
    assert [entry.body for entry in store.read("xyz")] == ["one"]


def test_what_someone_else_wrote_after_a_broken_connection_makes_the_move_stale(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = psycopg.Connection.transaction
    breaking = [True]

    def transaction(connection: psycopg.Connection[Any], *arguments: Any, **named: Any) -> Any:
        if not (breaking and breaking.pop()):
            return whole(connection, *arguments, **named)
        store.append("abc", 1, ["of another"])
        return _Breaking(connection, commits=False)

    monkeypatch.setattr(psycopg.Connection, "transaction", transaction)
    with pytest.raises(VersionConflictError):
        store.append("abc", 1, ["mine"])
    assert [entry.body for entry in store.read("abc")] == ["one", "of another"]


def test_a_server_that_stands_still_in_the_middle_of_a_write_does_not_hold_the_table(store: PostgresStore) -> None:
    with store._pool.connection() as connection:
        idle = connection.execute("show idle_in_transaction_session_timeout").fetchone()
        lock = connection.execute("show lock_timeout").fetchone()
        statement = connection.execute("show statement_timeout").fetchone()
    assert (idle, lock, statement) == (("5s",), ("4s",), ("4s",))


def test_every_call_tries_to_connect_again_however_long_the_database_is_away(
    postgres_server: PostgresServer, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres_server.stop()
    with monkeypatch.context() as impatient:
        impatient.setattr(module, "CALL_TIMEOUT", 0.0)
        impatient.setattr(module, "RETRY", 0.1)
        for _ in range(6):
            with pytest.raises(StoreError):
                store.read("abc")
    assert store._pool.get_stats()["connections_errors"] >= 5
    postgres_server.start()
    assert [entry.body for entry in store.read("abc")] == ["one"]


def test_more_threads_than_connections_take_turns(store: PostgresStore) -> None:
    with ThreadPoolExecutor(3 * module.CONNECTIONS) as threads:
        for entries in threads.map(store.read, ["abc"] * 10 * module.CONNECTIONS):
            assert [entry.body for entry in entries] == ["one"]
    assert store._pool.get_stats()["pool_size"] <= module.CONNECTIONS


@pytest.mark.parametrize("lost", [False, True])
def test_closing_leaves_no_thread_and_no_connection(postgres_server: PostgresServer, lost: bool) -> None:
    threads = set(enumerate_threads())
    store = open_store(postgres_server.emptied_database())
    store.subscribe(lambda _table: None)
    store.create(new_table("abc"), ["one"])
    if lost:
        postgres_server.stop()
    store.close()
    store.close()
    assert set(enumerate_threads()) <= threads
    if lost:
        postgres_server.start()
    with psycopg.connect(postgres_server.address(), autocommit=True) as connection:  # or it would see the first answer
        count = "select count(*) from pg_stat_activity where application_name = 'pavilion'"
        until = time.monotonic() + 30
        while connection.execute(count).fetchone() != (0,):  # the server notices a moment later
            assert time.monotonic() < until
    with pytest.raises(StoreError) as closed:
        store.read("abc")
    assert closed.value.kind == "store-closed"


def test_a_call_that_waits_for_a_lost_database_ends_when_the_store_is_closed(
    postgres_server: PostgresServer, store: PostgresStore
) -> None:
    postgres_server.stop()
    try:
        with ThreadPoolExecutor(1) as thread:
            waiting = thread.submit(store.read, "abc")
            time.sleep(0.2)
            store.close()
            with pytest.raises(StoreError) as closed:
                waiting.result(timeout=30)
        assert closed.value.kind == "store-closed"
    finally:
        postgres_server.start()
