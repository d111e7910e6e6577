"""Locks: one process owns a record, by a lock on the open file that the system drops when the process ends."""

import errno
import os
import sys

_BUSY = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    # Windows keeps others from reading locked bytes, so the locked byte lies far behind the end of the record.
    _BEYOND = 1 << 40

    def _lock(handle: int) -> None:
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _unlock(handle: int) -> None:
        os.lseek(handle, _BEYOND, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)

else:
    try:
        import fcntl
    except ImportError:  # a platform without processes

        def _lock(handle: int) -> None:
            pass

        def _unlock(handle: int) -> None:
            pass

    else:

        def _lock(handle: int) -> None:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

        def _unlock(handle: int) -> None:
            fcntl.flock(handle, fcntl.LOCK_UN)


def take(handle: int) -> bool:
    """Try to lock an open file; False when another process has. A file system without locks always allows it."""
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in _BUSY
    return True


def give_up(handle: int) -> None:
    """Unlock a file, even while a child process still has it open."""
    try:
        _unlock(handle)
    except OSError:
        return
