"""One process owns a record: a lock on the open file that the system drops when the process ends, however it ends."""

import errno
import os
import sys

_BUSY = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    # Windows keeps others from reading what is locked, so the byte that stands for the record lies far behind its end.
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
    except ImportError:  # a platform without processes to share with

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
    """Try to own an open file; False when someone else does. A file system without locks lets everyone in."""
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in _BUSY
    return True


def give_up(handle: int) -> None:
    """Let others own the file, even while a child of this process still has it open."""
    try:
        _unlock(handle)
    except OSError:
        return
