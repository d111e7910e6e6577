"""The store in PostgreSQL: for servers on several machines that share all tables.

Every statement is for one table's rows, so a pool of a few connections serves many tables. When a connection is lost,
a call goes on with another one for some seconds before it fails; a write first looks up whether it has happened. A
database that hangs does not end its statements, so connections that do not answer in time are cut.
"""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any, LiteralString, TypeAlias, cast

import psycopg
from psycopg import conninfo
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from saves.problems import shown
from saves.store import migrations
from saves.store.base import Hint, StoreError
from saves.store.cursor import DatabaseCursor
from saves.store.schema import SCHEMA
from saves.store.sql import ResultT, SqlStore, never
from saves.store.watchdog import CutOffError, Watchdog

Connection: TypeAlias = psycopg.Connection[tuple[Any, ...]]

CHANNEL: LiteralString = "pavilion"
LOCK = 0x50415649
"""The advisory lock held while the tables are made, so that two servers that start at once make them once."""

CONNECTIONS = 8
"""Most connections of one process, besides the one that listens. PostgreSQL allows 100 in all by default."""
CALL_TIMEOUT = 5.0
"""Seconds after which a call fails: the database is away, or does not answer."""
RETRY = 0.5
"""Seconds to wait for a connection of the pool before asking for it again, which makes the pool connect again."""
PAUSE = 0.1
"""Seconds between two attempts of the listener to connect."""
LISTEN = 0.25
"""Seconds after which the listener checks whether it is to stop."""

# The pool logs every attempt to connect. The store reports a lost database itself, so a program that has not set
# logging up prints nothing more.
logging.getLogger("psycopg.pool").addHandler(logging.NullHandler())

_DEFAULTS = {
    "connect_timeout": "3",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "application_name": "pavilion",
}
"""Options to notice soon that a host is gone; the address overrides them."""
_COLLISIONS = (psycopg.errors.UniqueViolation, psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
"""Errors of a transaction that met another one: tried again, it sees what the other has written."""
_KINDS: dict[type[psycopg.Error] | tuple[type[psycopg.Error], ...], str] = {
    (psycopg.errors.DataCorrupted, psycopg.errors.IndexCorrupted): "store-damaged",
    psycopg.errors.DiskFull: "store-full",
    (
        psycopg.errors.QueryCanceled,
        psycopg.errors.LockNotAvailable,
        psycopg.errors.IdleInTransactionSessionTimeout,
        psycopg.errors.ConnectionTimeout,
        PoolTimeout,
    ): "store-slow",
}
"""The kinds of problems, by the errors of the driver; every other is a database that cannot be reached."""
_SESSION: dict[str, Any] = {"autocommit": True, "client_encoding": "utf8"}


class PostgresStore(SqlStore):
    """A database. Each thread that calls has a connection to itself for as long as the call takes."""

    def __init__(self, address: str) -> None:
        self._address, place = _read_address(address)
        super().__init__(place)
        self._lock = Lock()
        self._watchdog = Watchdog()
        self._listener: _Listener | None = None
        try:
            # Not through the pool, which would go on trying: an address that leads nowhere is reported at once.
            with _connected(self._address) as connection:
                _prepare(connection, place)
        except psycopg.Error as error:
            raise self._explanation(error) from error
        # A pool that gives up at once connects again at the next request, however long the database was away; its own
        # attempts come at ever longer intervals.
        self._pool = ConnectionPool(
            self._address,
            kwargs=_SESSION,
            configure=_configure,
            min_size=0,
            max_size=CONNECTIONS,
            reconnect_timeout=0,
            open=True,
        )

    # Statements

    def _read(self, work: Callable[[DatabaseCursor], ResultT]) -> ResultT:
        return self._done(work)

    def _write(
        self, work: Callable[[DatabaseCursor], object], has_happened: Callable[[DatabaseCursor], bool] = never
    ) -> None:
        tried = False

        def once(cursor: DatabaseCursor) -> None:
            nonlocal tried
            # A connection that broke during the commit leaves it unknown whether that succeeded.
            if not (tried and has_happened(cursor)):
                tried = True
                work(cursor)

        self._done(once)

    def _done(self, work: Callable[[DatabaseCursor], ResultT]) -> ResultT:
        """Do some work in a transaction, and again on another connection if the one it had is lost."""
        until = time.monotonic() + CALL_TIMEOUT
        while True:
            connection = None
            try:
                with (
                    self._pool.connection(RETRY) as connection,
                    self._watchdog.limit(connection, until),
                    connection.transaction(),
                ):
                    return work(cast("DatabaseCursor", connection.cursor()))
            except PoolClosed:
                raise StoreError("store-closed", self.place) from None
            except CutOffError as error:
                raise StoreError("store-slow", self.place, detail=str(error)) from error
            except psycopg.Error as error:
                is_lost = connection is None or connection.closed
                may_be_repeated = is_lost or isinstance(error, _COLLISIONS)
                if not may_be_repeated or time.monotonic() > until:
                    raise self._explanation(error) from error

    def _announce(self, cursor: DatabaseCursor, table: str) -> None:
        cursor.execute("select pg_notify(%s, %s)", (CHANNEL, table))

    def _explanation(self, error: psycopg.Error) -> StoreError:
        if isinstance(error, PoolTimeout):
            error = self._why_unreachable() or error
        if isinstance(error, psycopg.errors.DuplicateTable):
            return StoreError("store-foreign", self.place)
        kinds = (kind for errors, kind in _KINDS.items() if isinstance(error, errors))
        kind = next(kinds, "store-unreachable")
        return StoreError(kind, self.place, detail=shown(" ".join(str(error).split()) or type(error).__name__))

    def _why_unreachable(self) -> psycopg.Error | None:
        """Connect once without the pool, which does not pass on what the database or the system answers."""
        try:
            _connected(self._address, connect_timeout=2).close()
        except psycopg.Error as error:
            return error
        return None

    def backup(self, path: Path) -> None:
        """Refuse: PostgreSQL has its own tool."""
        raise StoreError("backup-postgres", "pg_dump")

    # Others' changes

    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Call a function after changes; after a lost connection with None, since anything may have changed."""
        with self._lock:
            if self._pool.closed:
                raise StoreError("store-closed", self.place)
            end = self._watchers.add(tell)
            listener = self._listener = self._listener or _Listener(self._address, self._watchers.notify)
        listener.ready.wait(CALL_TIMEOUT)
        return end

    def close(self) -> None:
        """Close the database's connections, each once the call that uses it is done. Safe to call twice."""
        with self._lock:
            self._pool.close()
            listener, self._listener = self._listener, None
            self._watchers.clear()
        if listener is not None:
            listener.stop()
        self._watchdog.stop()


class _Listener(Thread):
    """A thread that listens on a connection of its own, and reconnects when that is lost."""

    def __init__(self, address: str, tell: Hint) -> None:
        super().__init__(name="store-listener", daemon=True)
        self.ready = Event()
        """Set once the connection listens."""
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
            self._tell(None)  # notifications in the meantime are lost
        self.ready.set()
        while not self._stopped.is_set():
            for heard in connection.notifies(timeout=LISTEN, stop_after=1):
                self._tell(heard.payload)


def _read_address(address: str) -> tuple[str, str]:
    """Return an address with our defaults, and the place to show: without user and password."""
    try:
        parts = conninfo.conninfo_to_dict(address)
        missing = {key: value for key, value in _DEFAULTS.items() if key not in parts}
        complete = conninfo.make_conninfo(address, **missing)
    except psycopg.Error:
        raise StoreError("store-bad-address", "postgresql://") from None
    host = parts.get("host") or parts.get("hostaddr") or "localhost"
    port = f":{parts['port']}" if "port" in parts else ""
    return complete, f"postgresql://{host}{port}/{parts.get('dbname', '')}"


def _connected(address: str, **more: Any) -> Connection:
    """Connect without the pool."""
    connection = psycopg.connect(address, **_SESSION, **more)
    try:
        _configure(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _configure(connection: Connection) -> None:
    """Set a new connection up."""
    connection.execute("set search_path to pavilion")
    # A server that stops in the middle of a write must not hold its table for ever.
    connection.execute("set idle_in_transaction_session_timeout = '5s'")
    connection.execute("set lock_timeout = '4s'")
    connection.execute("set statement_timeout = '4s'")
    # Acknowledged means kept, whatever the database is set to.
    connection.execute(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'"
    )


def _prepare(connection: Connection, place: str) -> None:
    """Create the tables in an empty database, and migrate those of an older version."""
    with connection.transaction():
        # Another process may be migrating it.
        connection.execute("set local statement_timeout = 0")
        connection.execute("set local lock_timeout = 0")
        connection.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
        (there,) = _one(connection, "select to_regclass('pavilion.meta') is not null")
        if not there:
            connection.execute("create schema if not exists pavilion")
            for statement in ("create table meta (version integer not null)", *SCHEMA):
                connection.execute(statement)
            connection.execute("insert into meta (version) values (%s)", (migrations.VERSION,))
        (version,) = _one(connection, "select coalesce(max(version), 0) from pavilion.meta")
        if migrations.is_older(place, version):
            # A migration may take longer than a move.
            connection.execute("set local idle_in_transaction_session_timeout = 0")
            migrations.migrate(place, cast("DatabaseCursor", connection.cursor()), version)
            connection.execute("update meta set version = %s", (migrations.VERSION,))


def _one(connection: Connection, statement: LiteralString) -> tuple[Any, ...]:
    found = connection.execute(statement).fetchone()
    assert found is not None
    return found
