"""The store in one SQLite file: for one host, where any number of processes may share it.

With WAL and `synchronous=FULL` an append costs about 0.12 ms of processor and one sync of the disk. That takes less
than a millisecond on a good disk and many on a busy one, so an event loop calls the store in a thread.
"""

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Event, RLock, Thread
from typing import Any

from saves.problems import shown, why
from saves.records.files import unused
from saves.records.names import is_there
from saves.store import migrations
from saves.store.base import Hint, StoreError
from saves.store.cursor import DatabaseCursor
from saves.store.schema import SCHEMA
from saves.store.sql import ResultT, SqlStore, never

APPLICATION = 0x50415649
"""The application id in the file's header."""

BUSY_TIMEOUT = 10.0
"""Seconds to wait while another process writes, or migrates the store that is being opened."""
TURN_TIMEOUT = 5.0
"""Seconds to wait for the other threads of this process, whose disk may hang."""
LITTLE = 64 * 1024
"""Bytes that are left on a full disk, at most."""

POLL = 0.25
"""Seconds between two checks for writes by other processes; a check reads one number from memory."""


class SqliteStore(SqlStore):
    """One file, one connection; threads take turns."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self._turn = RLock()
        self._changed: list[str] = []
        self._watch: _Watch | None = None
        with self._explained():
            self._connection: sqlite3.Connection | None = _opened(path)
            self._file = _OpenFile(path)

    # Statements

    def _read(self, work: Callable[[DatabaseCursor], ResultT]) -> ResultT:
        with self._own_turn(), self._explained():
            return work(_Cursor(self._live().cursor()))

    def _write(
        self, work: Callable[[DatabaseCursor], object], has_happened: Callable[[DatabaseCursor], bool] = never
    ) -> None:
        with self._own_turn():
            self._changed = []
            with self._explained():
                connection = self._live()
                connection.execute("begin immediate")
                try:
                    work(_Cursor(connection.cursor()))
                    connection.execute("commit")
                except BaseException:
                    with suppress(sqlite3.Error):
                        connection.execute("rollback")
                    raise
                self._live()  # or what was written went into a file that has just been taken away
            changed = self._changed
        for table in changed:
            self._watchers.notify(table)

    def _announce(self, cursor: DatabaseCursor, table: str) -> None:
        self._changed.append(table)

    @contextmanager
    def _own_turn(self) -> Iterator[None]:
        if not self._turn.acquire(timeout=TURN_TIMEOUT):
            raise StoreError("store-slow", self.place, detail=f"{TURN_TIMEOUT:.0f} s")
        try:
            yield
        finally:
            self._turn.release()

    def _live(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StoreError("store-closed", self.place)
        if not self._file.is_in_place():
            # What is written now would be lost with the file that has no name any more.
            raise StoreError("store-gone", self.place)
        return self._connection

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn errors of SQLite into a `StoreError`."""
        try:
            yield
        except sqlite3.Error as error:
            raise _explanation(self.place, error) from error
        except UnicodeDecodeError as error:
            # The error message itself holds damaged text.
            raise StoreError("store-damaged", self.place, detail="UTF-8") from error

    # Backups

    def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file, from a connection of its own, so that nobody waits for it."""
        with self._own_turn():
            self._live()
        try:
            if is_there(path):
                raise StoreError("backup-taken", path.name)
            if not path.parent.is_dir():
                raise StoreError("backup-no-folder", path.parent.name)
            part = unused(path.with_name(f"{path.name}.part"))
            try:
                _copy(Path(self.place), part)
                part.replace(path)
            except BaseException:
                part.unlink(missing_ok=True)
                raise
        except OSError as error:
            raise StoreError("backup-failed", path.name, detail=why(error)) from error
        except sqlite3.Error as error:
            raise StoreError("backup-failed", path.name, detail=shown(str(error))) from error

    # Others' changes

    def subscribe(self, tell: Hint) -> Callable[[], None]:
        """Call a function after changes: of this process at once, of others within a quarter of a second."""
        with self._own_turn():
            self._live()
            if self._watch is None:
                with self._explained():
                    self._watch = _Watch(Path(self.place), self._file, self._watchers.notify)
            return self._watchers.add(tell)

    def close(self) -> None:
        """Close the file. Safe to call twice."""
        with self._turn:
            connection, self._connection = self._connection, None
            watch, self._watch = self._watch, None
            self._watchers.clear()
        if watch is not None:
            watch.stop()
        if connection is not None:
            connection.close()


class _Cursor:
    """A cursor that accepts `%s` for values."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor
        self.fetchone: Callable[[], Any] = cursor.fetchone
        self.fetchall: Callable[[], list[Any]] = cursor.fetchall

    @property
    def rowcount(self) -> int:
        return self._cursor.rowcount

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> None:
        self._cursor.execute(statement.replace("%s", "?"), values)


class _OpenFile:
    """The files of a store as they were opened: itself, and the log of writes beside it."""

    def __init__(self, path: Path) -> None:
        self._opened = {each: _identity(each) for each in (path, path.with_name(f"{path.name}-wal"))}

    def is_in_place(self) -> bool:
        """Whether the files that are open are still those at their paths."""
        return all(_identity(path) == opened for path, opened in self._opened.items() if opened is not None)


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from every other; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class _Watch(Thread):
    """A thread that checks whether another connection has written, and which tables have new entries.

    It also gives a hint when the file has been taken away, or put back: reading it then fails, or works again.

    It does not recognise this process's own writes, so they are announced twice; hints may be.
    """

    def __init__(self, path: Path, file: _OpenFile, tell: Hint) -> None:
        super().__init__(name="store-watch", daemon=True)
        self._file = file
        self._tell = tell
        self._stopped = Event()
        self._connection = _connected(path)
        self._version, self._last = self._look()
        self.start()

    def stop(self) -> None:
        self._stopped.set()
        self.join()

    def run(self) -> None:
        try:
            was_in_place = True
            while not self._stopped.wait(POLL):
                is_in_place = self._file.is_in_place()
                if is_in_place != was_in_place:
                    self._tell(None)
                was_in_place = is_in_place
                # A file that cannot be read now is read the next time, and nothing is missed.
                with suppress(sqlite3.Error, UnicodeDecodeError):
                    self._tell_news()
        finally:
            self._connection.close()

    def _look(self) -> tuple[int, int]:
        (version,) = self._connection.execute("pragma data_version").fetchone()
        (last,) = self._connection.execute("select coalesce(max(rowid), 0) from entry").fetchone()
        return version, last

    def _tell_news(self) -> None:
        (version,) = self._connection.execute("pragma data_version").fetchone()
        if version == self._version:
            return
        found = self._connection.execute("select rowid, table_id from entry where rowid > ?", (self._last,)).fetchall()
        self._version = version
        if found:
            self._last = max(number for number, _ in found)
        for table in dict.fromkeys(table for _, table in found if isinstance(table, str)):
            self._tell(table)


def _opened(path: Path) -> sqlite3.Connection:
    """Open or create the file; only its owner may read it, since it holds sealed moves."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A file that exists is not opened: closing it would end the locks that this process may have on it, and without
        # these another process can delete the log of writes that is in use here.
        if not path.is_file():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        elif not os.access(path, os.R_OK | os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    except OSError as error:
        raise StoreError("store-unreachable", str(path), detail=why(error)) from None
    connection = _connected(path)
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _connected(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text
    return connection


def _text(data: bytes) -> str | bytes:
    """Decode a text; a damaged one stays bytes, which the row's reader reports as damage."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables in an empty file, and migrate those of an older version."""
    kept: Path | None = None
    connection.execute("pragma synchronous = full")
    connection.execute("begin immediate")
    (application,) = connection.execute("pragma application_id").fetchone()
    (version,) = connection.execute("pragma user_version").fetchone()
    (things,) = connection.execute("select count(*) from sqlite_master").fetchone()
    if not things and not application:
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(f"pragma application_id = {APPLICATION}")
        connection.execute(f"pragma user_version = {migrations.VERSION}")
    elif application != APPLICATION:
        raise StoreError("store-foreign", str(path))
    elif migrations.is_older(str(path), version):
        kept = _migrate(connection, path, version)
    try:
        connection.execute("commit")
    except BaseException:
        if kept is not None:
            kept.unlink(missing_ok=True)
        raise
    # Only once the file is known to be ours, since this writes to it.
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma foreign_keys = on")
    _must_be_sound(connection, path)


def _must_be_sound(connection: sqlite3.Connection, path: Path) -> None:
    (sound,) = connection.execute("pragma quick_check(1)").fetchone()
    if sound != "ok":
        raise StoreError("store-damaged", str(path), detail=shown(str(sound)))


def _migrate(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """Migrate a store within a transaction, and return the path of a copy made before.

    Foreign keys are not enforced meanwhile, so that tables can be rebuilt; they are checked at the end.
    """
    _must_be_sound(connection, path)
    kept = _copied(path, version)
    try:
        migrations.migrate(str(path), _Cursor(connection.cursor()), version)
        if connection.execute("pragma foreign_key_check").fetchone() is not None:
            raise migrations.failed(str(path), version, "foreign_key_check")
        connection.execute(f"pragma user_version = {migrations.VERSION}")
    except BaseException:
        kept.unlink(missing_ok=True)
        raise
    return kept


def _copied(path: Path, version: int) -> Path:
    """Copy a store whose write lock is held, and return the copy's path."""
    kept = unused(path.with_name(f"{path.name}.v{version}"))
    try:
        _copy(path, kept)
    except (OSError, sqlite3.Error) as error:
        kept.unlink(missing_ok=True)
        raise migrations.failed(str(path), version, str(error)) from error
    return kept


def _copy(path: Path, copy: Path) -> None:
    """Copy a store as it is now to a new file, which is on disk afterwards."""
    os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    # A connection with an open write transaction cannot be copied from, so another one reads, all pages in one step:
    # between two steps others might write, and it would begin again.
    with closing(_connected(path)) as source, closing(_connected(copy)) as target:
        source.backup(target)


def _explanation(place: str, error: sqlite3.Error) -> StoreError:
    name = getattr(error, "sqlite_errorname", "")
    # Our statements are fixed: if SQLite does not understand one, the schema is damaged.
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_ERROR", "SQLITE_SCHEMA", "SQLITE_MISMATCH")):
        return StoreError("store-damaged", place, detail=shown(str(error)))
    if name.startswith("SQLITE_NOTADB"):
        return StoreError("store-foreign", place)
    if name == "SQLITE_FULL" or (name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and _is_full(place)):
        return StoreError("store-full", place, detail=shown(str(error)))
    if name.startswith("SQLITE_BUSY"):
        return StoreError("store-slow", place, detail=shown(str(error)))
    return StoreError("store-unreachable", place, detail=shown(str(error)))


def _is_full(place: str) -> bool:
    """Whether a disk is full: some errors of writing do not say so."""
    try:
        return shutil.disk_usage(Path(place).parent).free < LITTLE
    except OSError:
        return False
