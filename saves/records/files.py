"""Files of records: written by one owner, only added to, and never moved over another file."""

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
    """The file can no longer be relied on; `reason` is the kind of the notice about it.

    "displaced": another program deleted, replaced or changed it. "unsynced": the disk could not store what was written.
    """

    def __init__(self, path: Path, reason: str, error: OSError | None = None) -> None:
        super().__init__(notice("not-written", shown(path.stem), detail=why(error or FileNotFoundError(errno.ENOENT))))
        self.reason = reason


class OwnedFile:
    """A record's file that only this process may write to.

    `content` is the good part of it: the next write goes there, and cuts off what follows.
    """

    def __init__(self, path: Path, handle: int, is_new: bool = False) -> None:
        self.path = path
        self.content = bytearray(_read(handle))
        self._length = os.fstat(handle).st_size
        """The length of the file after the last change made here."""
        self._handle: int | None = handle
        self._is_new = is_new
        self._syncer = Syncer(handle)

    @property
    def pending(self) -> Future[None] | None:
        """The sync after which everything appended is on the disk; None when it already is."""
        return self._syncer.pending

    def append(self, data: bytes) -> None:
        """Add bytes with one write; all of them or, with `NotSavedError`, none.

        On return the system has them, and the disk once the sync that begins here has ended: see `pending`.
        Raises `DisplacedError` when the file can no longer be relied on, and changes nothing.
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
        """Count only the first `size` bytes as good; the next write cuts off the others."""
        del self.content[size:]

    def cut(self, size: int) -> None:
        """Remove everything but the first `size` bytes at once."""
        assert self._handle is not None
        self.keep(size)
        self._cut(self._handle)

    def _cut(self, handle: int) -> None:
        os.ftruncate(handle, len(self.content))
        self._length = len(self.content)

    def _check(self, handle: int) -> None:
        """Raise `DisplacedError` unless the file is in its place, as it was left, and synced."""
        if (failure := self._syncer.failure) is not None:
            raise DisplacedError(self.path, "unsynced", failure)
        here = os.fstat(handle)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            raise DisplacedError(self.path, "displaced") from None
        except OSError:  # unknown, and writing may still be possible
            there = here
        if not os.path.samestat(here, there) or here.st_size != self._length:
            raise DisplacedError(self.path, "displaced")

    def close(self) -> None:
        """Release the file; a sync in progress continues in its thread. Safe to call twice."""
        handle, self._handle = self._handle, None
        if handle is not None:
            locks.give_up(handle)
            self._syncer.close()


def begin(path: Path) -> OwnedFile:
    """Create an empty file and own it; raises `NotSavedError`, with the kind "name-taken" if it exists."""
    try:
        handle = os.open(path, _APPEND | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise NotSavedError(notice("name-taken", shown(path.stem))) from None
    except OSError as error:
        raise not_written(path, error) from None
    locks.take(handle)
    return OwnedFile(path, handle, is_new=True)


def begin_with(path: Path, content: bytes) -> OwnedFile:
    """Create a file with this content and own it; raises `NotSavedError` like `begin`, and then there is no file."""
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
    """Create a record in place of one that is gone: under its name or, if that is taken, the next free one."""
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
    """Open a file for writing and own it, or return the kind of the notice why it can only be read."""
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
        except OSError:  # it cannot even be read, which reading the record reports
            os.close(handle)
            return None, "unwritable"
        # Between opening and locking, its owner may have replaced the file.
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(handle), path.stat()):
                return file, None
        file.close()
    return None, None


def is_owned(path: Path) -> bool:
    """Whether a process has a record open for playing."""
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
    """Move a file; raises `FileExistsError` instead of replacing another."""
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
    """Return the error for a record that could not be written."""
    return NotSavedError(notice("not-written", shown(path.stem), detail=why(error)))


def _read(handle: int) -> bytes:
    """Read a file, but not much more than the largest record."""
    os.lseek(handle, 0, os.SEEK_SET)
    pieces = bytearray()
    while len(pieces) <= LARGEST and (piece := os.read(handle, LARGEST)):
        pieces += piece
    return bytes(pieces)
