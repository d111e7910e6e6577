"""Files of records: opened by one owner, added to at the end, and moved without ever covering another."""

import errno
import os
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

from saves import json_lines
from saves.numbering import endings
from saves.problems import NotSavedError, notice, shown, why
from saves.records import locks, names
from saves.records.record import LARGEST, SUFFIX
from saves.records.syncing import Syncer

_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class DisplacedError(NotSavedError):
    """The file can no longer be relied on; `reason` is the kind of notice that says why.

    "displaced": something else deleted, replaced or changed it. "unsynced": the disk failed to keep what was written.
    """

    def __init__(self, path: Path, reason: str, error: OSError | None = None) -> None:
        super().__init__(notice("not-written", shown(path.stem), detail=why(error or FileNotFoundError(errno.ENOENT))))
        self.reason = reason


class OwnedFile:
    """A record's file that this process alone may write to.

    `content` is the good part of it: the next write follows there, and what is beyond is cut off just before.
    """

    def __init__(self, path: Path, handle: int, is_new: bool = False) -> None:
        self.path = path
        self.content = bytearray(_read(handle))
        self._length = os.fstat(handle).st_size
        """How long the file was when it was last touched here."""
        self._handle: int | None = handle
        self._is_new = is_new
        self._syncer = Syncer(handle)

    @property
    def pending(self) -> Future[None] | None:
        """The sync after which everything appended is on the disk; None when it already is."""
        return self._syncer.pending

    def append(self, data: bytes) -> None:
        """Add bytes with one write; all of them or, with `NotSavedError`, none.

        The system has them on return, and the disk when the sync that begins here has ended: see `pending`.
        Raises `DisplacedError` when the file can no longer be relied on, and touches nothing.
        """
        if not data:
            return
        assert self._handle is not None
        self._check(self._handle)
        try:
            if self._length > len(self.content):
                self._cut(self._handle)
            json_lines.write(self._handle, data)
        except OSError as error:
            self._length = os.fstat(self._handle).st_size
            with suppress(OSError):
                self._cut(self._handle)
            raise not_written(self.path, error) from None
        self.content += data
        self._length = len(self.content)
        self._syncer.begin(self.path.parent if self._is_new else None)
        self._is_new = False

    def keep(self, size: int) -> None:
        """Count only the first bytes as good; the others are cut off when something is written."""
        del self.content[size:]

    def cut(self, size: int) -> None:
        """Remove everything but the first bytes at once."""
        assert self._handle is not None
        self.keep(size)
        self._cut(self._handle)

    def _cut(self, handle: int) -> None:
        os.ftruncate(handle, len(self.content))
        self._length = len(self.content)

    def _check(self, handle: int) -> None:
        """Make sure that the file is still where it was, as it was left, and on the disk."""
        if (failure := self._syncer.failure) is not None:
            raise DisplacedError(self.path, "unsynced", failure)
        here = os.fstat(handle)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            raise DisplacedError(self.path, "displaced") from None
        except OSError:  # nothing can be said about it, and writing is still possible
            there = here
        if not os.path.samestat(here, there) or here.st_size != self._length:
            raise DisplacedError(self.path, "displaced")

    def close(self) -> None:
        """Release the file; a sync under way goes on by itself. Safe to call twice."""
        handle, self._handle = self._handle, None
        if handle is not None:
            locks.give_up(handle)
            self._syncer.close()


def begin(path: Path) -> OwnedFile:
    """Make a new, empty file and own it; raises `NotSavedError`, with the kind "name-taken" if there is one."""
    try:
        handle = os.open(path, _APPEND | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise NotSavedError(notice("name-taken", shown(path.stem))) from None
    except OSError as error:
        raise not_written(path, error) from None
    locks.take(handle)
    return OwnedFile(path, handle, is_new=True)


def begin_with(path: Path, content: bytes) -> OwnedFile:
    """Make a new file with this content and own it; raises `NotSavedError` like `begin`, and then there is no file."""
    file = begin(path)
    try:
        file.append(content)
    except NotSavedError as failed:
        file.close()
        if not isinstance(failed, DisplacedError):
            with suppress(OSError):
                path.unlink(missing_ok=True)
        raise
    return file


def begin_beside(path: Path, content: bytes) -> OwnedFile:
    """Make a record with this content where another one was: under its name, or the next free one if that is taken."""
    folder = path.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotSavedError(notice("folder-gone", shown(str(folder)), detail=why(error))) from None
    while True:
        try:
            return begin_with(folder / f"{names.unused(path.stem, folder)}{SUFFIX}", content)
        except NotSavedError as failed:
            if failed.kind != "name-taken":
                raise


def own(path: Path) -> tuple[OwnedFile | None, str | None]:
    """Open a file to write to it, or return the kind of notice that says why it can only be read."""
    while path.is_file():
        try:
            handle = os.open(path, _APPEND)
        except OSError:
            return None, "unwritable"
        if not locks.take(handle):
            os.close(handle)
            return None, "read-only"
        try:
            file = OwnedFile(path, handle)
        except OSError:  # it cannot even be read: reading it as a record says so
            os.close(handle)
            return None, "unwritable"
        # Between opening and locking, its owner may have put another file in its place.
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(handle), path.stat()):
                return file, None
        file.close()
    return None, None


def is_owned(path: Path) -> bool:
    """Whether someone has a record open for playing."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        free = locks.take(handle)
        if free:
            locks.give_up(handle)
        return not free
    finally:
        os.close(handle)


def move(path: Path, target: Path) -> None:
    """Move a file, and never onto another one: that raises `FileExistsError`."""
    try:
        os.link(path, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        path.rename(target)
    else:
        path.unlink()


def unused(path: Path) -> Path:
    """Return this path or, if it is taken, the first of `path.2`, `path.3` … that is not."""
    wanted = (path.with_name(path.name + ending) for ending in endings("."))
    return next(free for free in wanted if not free.exists())


def not_written(path: Path, error: OSError) -> NotSavedError:
    """Say that a record could not be written."""
    return NotSavedError(notice("not-written", shown(path.stem), detail=why(error)))


def _read(handle: int) -> bytes:
    """Read a whole file, as far as it can be a record."""
    os.lseek(handle, 0, os.SEEK_SET)
    pieces = bytearray()
    while len(pieces) <= LARGEST and (piece := os.read(handle, LARGEST)):
        pieces += piece
    return bytes(pieces)
