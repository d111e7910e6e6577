"""Syncing: what was written is brought to the disk by a thread, so that nothing ever waits for a slow one."""

import errno
import os
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

_NOT_OFFERED = (errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP)
"""What a file system that cannot sync answers; there is nothing to be done about it."""


class Syncer:
    """Syncs one open file, one sync after the other. It owns the handle: closing it waits its turn, in the thread."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._thread: ThreadPoolExecutor | None = None
        self._last: Future[None] | None = None
        self.failure: OSError | None = None
        """What went wrong with a sync. Nobody knows what the disk has of the file from then on."""

    @property
    def pending(self) -> Future[None] | None:
        """The sync after which everything written is on the disk; None when it already is."""
        return self._last if self._last is not None and not self._last.done() else None

    def begin(self, folder: Path | None = None) -> None:
        """Begin to sync what has been written; for a new file, also the folder that names it."""
        try:
            if self._thread is None:
                self._thread = ThreadPoolExecutor(1, thread_name_prefix="sync")
            self._last = self._thread.submit(self._sync, folder)
        except RuntimeError:  # no thread is to be had
            self._sync(folder)

    def close(self) -> None:
        """Close the file once all of it is synced; without waiting for that, unless there is nothing to wait for."""
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
    with suppress(OSError):  # Windows opens no folders, and needs no sync of them
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
