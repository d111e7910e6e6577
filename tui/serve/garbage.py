"""Garbage collection on a server: short while people play, and in full when nobody is waiting.

A full collection visits every object of every session, which takes long enough to notice at every keyboard. Therefore
objects that have survived two short collections are frozen: the collector no longer visits them. When a session ends,
its app is taken apart, which frees nearly all of it without the collector; the rest is collected when nobody is typing.
"""

import asyncio
import gc
import sys
import time
from collections.abc import Callable

EVERY = 5.0
"""Seconds between two looks at whether a full collection is due."""
NEW = 3000
"""New objects before a short collection, which takes a few milliseconds."""
SHORT = 4
"""Short collections before what has survived them is visited once more, and frozen."""
NEVER = 1_000_000_000
MOST_ENDED = 50
"""Sessions that may have ended before everything is collected, even if somebody is waiting."""
LONGEST = 3600.0
"""Seconds after which everything is collected, even if somebody is waiting."""
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
        self._collected_at = time.monotonic()
        self._before = (gc.get_threshold(), sys.getswitchinterval())

    def session_ended(self) -> None:
        """Count a session that has ended, and has left something to collect."""
        self._ended += 1

    def start(self) -> None:
        """Collect everything once, and from now on little at a time."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, SHORT, NEVER)
        gc.callbacks.append(self._freeze_survivors)
        sys.setswitchinterval(SWITCH)

    def stop(self) -> None:
        """Collect as Python does by default."""
        if self._freeze_survivors in gc.callbacks:
            gc.callbacks.remove(self._freeze_survivors)
        threshold, switch = self._before
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(switch)

    async def run(self) -> None:
        """Collect everything from time to time."""
        while True:
            await asyncio.sleep(EVERY)
            if self.is_due:
                self.collect()

    @property
    def is_due(self) -> bool:
        """Whether everything is to be collected now."""
        since = time.monotonic() - self._collected_at
        if self._ended >= MOST_ENDED or since > LONGEST:
            return True
        return self._ended > 0 and self._idle_seconds() > IDLE

    def collect(self) -> None:
        """Collect everything."""
        self._ended = 0
        self._collected_at = time.monotonic()
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _freeze_survivors(self, phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 1:
            gc.freeze()
