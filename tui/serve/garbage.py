"""Garbage collection on a server: rare, short, and when nobody is waiting.

A full collection visits every object of every session, which takes long enough to notice at every keyboard. Therefore
objects that have lived for a while are frozen: the collector no longer visits them. When a session ends, its app is
taken apart, which frees nearly all of it without the collector; the rest is collected when the server is idle.
"""

import asyncio
import gc
import sys
from collections.abc import Callable

EVERY = 5.0
"""Seconds between two collections of what is new."""
YOUNG = 50_000
"""New objects before the collector runs by itself."""
NEVER = 1_000_000_000
MOST_ENDED = 50
"""Sessions that may have ended before everything is collected, even if somebody is waiting."""
IDLE = 2.0
"""Seconds without input after which nobody is waiting."""
SWITCH = 0.001
"""Seconds that a thread may hold back the event loop; Python's default is five times as long."""


class GarbageCollector:
    """Collects garbage while a server runs."""

    def __init__(self, idle_seconds: Callable[[], float]) -> None:
        """Take a function that returns for how long nobody has typed."""
        self._idle_seconds = idle_seconds
        self._ended = 0
        self._before = (gc.get_threshold(), sys.getswitchinterval())

    def session_ended(self) -> None:
        """Count a session that has ended, and has left something to collect."""
        self._ended += 1

    def start(self) -> None:
        """Collect everything once, and from now on only what is new."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 20, NEVER)
        sys.setswitchinterval(SWITCH)

    def stop(self) -> None:
        """Collect as Python does by default."""
        threshold, switch = self._before
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(switch)

    async def run(self) -> None:
        """Collect from time to time."""
        while True:
            await asyncio.sleep(EVERY)
            self.collect()

    def collect(self) -> None:
        """Collect what is new, and everything if a session has ended and nobody is waiting."""
        if self._ended and (self._idle_seconds() > IDLE or self._ended >= MOST_ENDED):
            self._ended = 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()
