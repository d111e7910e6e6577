"""Files of records: opened by one owner, added to at the end, and moved without ever covering another."""

import errno
import os
from contextlib import suppress
from pathlib import Path

from saves import locks
from saves.problems import NotWritten, notice, shown, why

_APPEND = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class OwnedFile:
    """A record's file that this process alone may write to.

    `size` is how much of it is good: the next write follows there, and what is beyond is cut off just before.
    """

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self.size = os.fstat(handle).st_size
        self._handle: int | None = handle

    def append(self, data: bytes) -> None:
        """Add bytes with one write; all of them or, with `NotWritten`, none. The system has them on return."""
        if not data:
            return
        assert self._handle is not None
        try:
            if os.fstat(self._handle).st_size > self.size:
                os.ftruncate(self._handle, self.size)
            if os.write(self._handle, data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._handle, self.size)
            raise not_written(self.path, error) from None
        self.size += len(data)

    def cut(self, size: int) -> None:
        """Take away what stands beyond the good part."""
        assert self._handle is not None
        os.ftruncate(self._handle, size)
        self.size = size

    def close(self) -> None:
        """Let others own the file. Closing twice is no mistake."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with suppress(OSError):
                os.fsync(handle)
            locks.give_up(handle)
            os.close(handle)


def begin(path: Path) -> OwnedFile:
    """Make a new, empty file and own it; raises `NotWritten`, with the kind "name-taken" if there is one."""
    try:
        handle = os.open(path, _APPEND | os.O_CREAT | os.O_EXCL, 0o666)
    except FileExistsError:
        raise NotWritten(notice("name-taken", shown(path.stem))) from None
    except OSError as error:
        raise not_written(path, error) from None
    locks.take(handle)
    return OwnedFile(path, handle)


def own(path: Path) -> tuple[OwnedFile | None, str | None]:
    """Open a file to write to it; or give the kind of notice that says why it can only be read."""
    while path.is_file():
        try:
            handle = os.open(path, _APPEND)
        except OSError:
            return None, "unwritable"
        if not locks.take(handle):
            os.close(handle)
            return None, "read-only"
        file = OwnedFile(path, handle)
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
    """Give a path like this one that is not taken."""
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.name}.{number}")
        number += 1
    return found


def not_written(path: Path, error: OSError) -> NotWritten:
    """Say that a record could not be written."""
    return NotWritten(notice("not-written", shown(path.stem), detail=why(error)))
