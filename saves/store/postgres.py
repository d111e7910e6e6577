"""The store in PostgreSQL: for servers on several machines that share all tables.

Every statement is for one table's rows, so a few connections do for many tables. A connection that is lost is made
again, for some seconds and without anyone noticing; what was under way is then looked up, and done if it was not.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Any, LiteralString, TypeAlias, cast

import psycopg
from psycopg import conninfo

from saves.problems import shown
from saves.store import migrations
from saves.store.base import Hint, StoreError
from saves.store.migrations import Cursor
from saves.store.sql import SCHEMA, ResultT, SqlStore

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]

CHANNEL: LiteralString = "pavilion"
LOCK = 0x50415649
"""Held while the tables are made, so that two servers that start at once make them once."""

PATIENCE = 8.0
"""Seconds to go on trying to connect before a lost database is said to be lost."""
PAUSE = 0.1
LISTEN = 0.25
"""Seconds after which a listener looks up to see whether it is to stop."""

_LIVELY = {
    "connect_timeout": "3",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "pavilion",
}
"""So that a host that is gone is noticed; what the address says itself goes before."""


class PostgresStore(SqlStore):
    """A database. Each thread that calls has a connection to itself for as long as the call takes."""

    def __init__(self, address: str) -> None:
        self._address, place = _read_address(address)
        super().__init__(place)
        self._idle: list[Connection] = []
        self._lock = Lock()
        self._closed = False
        self._listener: _Listener | None = None
        try:
            connection = _connected(self._address)
            try:
                _prepare(connection, place)
            except BaseException:
                connection.close()
                raise
        except psycopg.Error as error:
            raise self._explanation(error) from error
        self._idle.append(connection)

    # Statements

    def _read(self, work: Callable[[Cursor], ResultT]) -> ResultT:
        return self._done(work)

    def _write(self, work: Callable[[Cursor], None], has_happened: Callable[[Cursor], bool]) -> None:
        tried = False

        def once(cursor: Cursor) -> None:
            nonlocal tried
            # A connection that broke while committing has not said whether it did.
            if not (tried and has_happened(cursor)):
                tried = True
                work(cursor)

        self._done(once)

    def _done(self, work: Callable[[Cursor], ResultT]) -> ResultT:
        """Do some work in a transaction, and again on a new connection if the one it had is lost."""
        until = time.monotonic() + PATIENCE
        while True:
            connection = None
            try:
                connection = self._taken()
                with connection.transaction():
                    return work(cast("Cursor", connection.cursor()))
            except psycopg.Error as error:
                is_lost = connection is None or connection.closed
                if not is_lost or time.monotonic() > until:
                    raise self._explanation(error) from error
            finally:
                if connection is not None:
                    self._put_back(connection)
            time.sleep(PAUSE)

    def _announce(self, cursor: Cursor, table: str) -> None:
        cursor.execute("select pg_notify(%s, %s)", (CHANNEL, table))

    # Connections

    def _taken(self) -> Connection:
        with self._lock:
            if self._closed:
                raise StoreError("store-closed", self.place)
            if self._idle:
                return self._idle.pop()
        return _connected(self._address)

    def _put_back(self, connection: Connection) -> None:
        with self._lock:
            if not connection.closed and not self._closed:
                self._idle.append(connection)
                return
            # When one is lost, so are most likely those that were idle.
            lost, self._idle = [connection, *self._idle], []
        for each in lost:
            each.close()

    def _explanation(self, error: psycopg.Error) -> StoreError:
        if isinstance(error, psycopg.errors.DuplicateTable):
            return StoreError("store-foreign", self.place)
        damaged = isinstance(error, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted)
        kind = "store-damaged" if damaged else "store-unreachable"
        return StoreError(kind, self.place, detail=shown(" ".join(str(error).split()) or type(error).__name__))

    # Others' changes

    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Be told of changes as soon as the database tells; after a lost connection, that anything may have changed."""
        with self._lock:
            if self._closed:
                raise StoreError("store-closed", self.place)
            end = self._watchers.add(tell)
            listener = self._listener = self._listener or _Listener(self._address, self._watchers.notify)
        listener.ready.wait(PATIENCE)
        return end

    def close(self) -> None:
        """Let go of the database once calls under way are done. Closing twice is no mistake."""
        with self._lock:
            self._closed = True
            idle, self._idle = self._idle, []
            listener, self._listener = self._listener, None
            self._watchers.clear()
        if listener is not None:
            listener.stop()
        for connection in idle:
            connection.close()


class _Listener(Thread):
    """Listens on a connection of its own, and makes a new one when that is lost."""

    def __init__(self, address: str, tell: Hint) -> None:
        super().__init__(name="store-listener", daemon=True)
        self.ready = Event()
        """Set once it hears everything."""
        self._address = address
        self._tell = tell
        self._stopped = Event()
        self.start()

    def stop(self) -> None:
        self._stopped.set()
        self.join()

    def run(self) -> None:
        while not self._stopped.is_set():
            with suppress(psycopg.Error), _connected(self._address) as connection:
                self._listen(connection)
            self._stopped.wait(PAUSE)

    def _listen(self, connection: Connection) -> None:
        connection.execute(f"listen {CHANNEL}")
        if self.ready.is_set():
            self._tell(None)  # what was said while nobody listened is not said again
        self.ready.set()
        while not self._stopped.is_set():
            for heard in connection.notifies(timeout=LISTEN, stop_after=1):
                self._tell(heard.payload)


def _read_address(address: str) -> tuple[str, str]:
    """Complete an address, and say where it leads without saying who goes there and with what password."""
    try:
        parts = conninfo.conninfo_to_dict(address)
        complete = conninfo.make_conninfo(address, **{key: value for key, value in _LIVELY.items() if key not in parts})
    except psycopg.Error:
        raise StoreError("store-bad-address", "postgresql://") from None
    host = parts.get("host") or parts.get("hostaddr") or "localhost"
    port = f":{parts['port']}" if "port" in parts else ""
    return complete, f"postgresql://{host}{port}/{parts.get('dbname', '')}"


def _connected(address: str) -> Connection:
    connection = psycopg.connect(address, autocommit=True, client_encoding="utf8")
    try:
        connection.execute("set search_path to pavilion")
        # A server that stands still in the middle of a write must not hold its table for ever.
        connection.execute("set idle_in_transaction_session_timeout = '5s'")
        connection.execute("set lock_timeout = '10s'")
        # Acknowledged means kept, whatever the database is set to.
        connection.execute(
            "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
        )
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: Connection, place: str) -> None:
    """Make the tables if they are not there, and bring those of an older version up to today's."""
    with connection.transaction():
        connection.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
        (there,) = _one(connection, "select to_regclass('pavilion.meta') is not null")
        if not there:
            connection.execute("create schema if not exists pavilion")
            for statement in ("create table meta (version integer not null)", *SCHEMA):
                connection.execute(statement)
            connection.execute("insert into meta (version) values (%s)", (migrations.VERSION,))
        (version,) = _one(connection, "select coalesce(max(version), 0) from pavilion.meta")
        if migrations.is_older(place, version):
            # A migration may think for longer than a move.
            connection.execute("set local idle_in_transaction_session_timeout = 0")
            migrations.migrate(place, cast("Cursor", connection.cursor()), version)
            connection.execute("update meta set version = %s", (migrations.VERSION,))


def _one(connection: Connection, statement: LiteralString) -> tuple[Any, ...]:
    found = connection.execute(statement).fetchone()
    assert found is not None
    return found
