"""Syncing: a thread flushes what was written to the disk, so that nothing waits for a slow one."""

import errno
import os
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

_NOT_OFFERED = (errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP)
"""Errors of file systems that do not support syncing; they are ignored."""


class Syncer:
    """Syncs one open file in a thread. It owns the handle, and closes it in that thread after the last sync."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._thread: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self.failure: OSError | None = None
        """The error of a failed sync. What the disk has of the file is unknown from then on."""

    @property
    def pending(self) -> Future[None] | None:
        """The sync after which everything written is on the disk; None when it already is."""
        return self._last if self._last is not None and not self._last.done() else None

    def begin(self, folder: Path | None = None) -> None:
        """Begin to sync what has been written; for a new file, also its folder."""
        try:
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, thread_name_prefix="sync")
            self._last = self._thread.submit(self._sync, folder)
        except RuntimeError:  # no thread can be started
            self._sync(folder)

    def close(self) -> None:
        """Close the file once it is synced, without waiting for that."""
        if self._thread is None:
            os.close(self._handle)
        else:
            self._thread.submit(os.close, self._handle)
            self._thread.shutdown(wait=False)

    def _sync(self, folder: Path | None = None) -> None:
        try:
            sync(self._handle)
        except OSError as error:
            if error.errno not in _NOT_OFFERED:
                self.failure = error
        if folder is not None:
            _sync_folder(folder)


def sync(handle: int) -> None:
    """Wait until what was written to a file is on the disk."""
    getattr(os, "fdatasync", os.fsync)(handle)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows cannot open folders, and does not need to sync them
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
