"""Watchers: functions that are called when something changes."""

import logging
from collections.abc import Callable
from threading import Lock
from typing import Generic, ParamSpec

_LOG = logging.getLogger("pavilion.watchers")

ArgumentsP = ParamSpec("ArgumentsP")


class Watchers(Generic[ArgumentsP]):
    """A list of functions to call after a change. It can be used from several threads."""

    def __init__(self) -> None:
        self._watchers: dict[object, Callable[ArgumentsP, None]] = {}
        self._lock = Lock()

    def add(self, watcher: Callable[ArgumentsP, None]) -> Callable[[], None]:
        """Add a watcher and return a function that removes it; calling that twice is safe."""
        key = object()
        with self._lock:
            self._watchers[key] = watcher
        return lambda: self._remove(key)

    def clear(self) -> None:
        """Remove all watchers."""
        with self._lock:
            self._watchers.clear()

    def notify(self, *arguments: ArgumentsP.args, **named: ArgumentsP.kwargs) -> None:
        """Call every watcher, in this thread. One that raises is logged and removed; the others are still called."""
        with self._lock:
            watchers = list(self._watchers.items())
        for key, watcher in watchers:
            try:
                watcher(*arguments, **named)
            except Exception:
                _LOG.exception("a watcher failed")
                self._remove(key)

    def _remove(self, key: object) -> None:
        with self._lock:
            self._watchers.pop(key, None)
