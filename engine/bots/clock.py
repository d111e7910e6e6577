"""The time a bot may think."""

import time
from math import inf

PATIENCE = 2.0
"""Seconds are processor time, so that a busy machine makes a bot slower and not weaker: up to this factor."""


class Clock:
    """Counts the seconds for a decision from the moment it is made; without seconds it never runs out."""

    __slots__ = ("_busy_until", "_until")

    def __init__(self, seconds: float | None = None) -> None:
        self._busy_until = inf if seconds is None else time.thread_time() + seconds
        self._until = inf if seconds is None else time.perf_counter() + seconds * PATIENCE

    def part(self, seconds: float | None) -> "Clock":
        """Return a clock for a part of the time, which runs out with this one at the latest."""
        part = Clock(seconds)
        part._busy_until = min(part._busy_until, self._busy_until)
        part._until = min(part._until, self._until)
        return part

    def left(self) -> float:
        """Return the processor time left in seconds; 0 or less when it has run out."""
        if self._until == inf:
            return inf
        if time.perf_counter() > self._until:
            return 0.0
        return self._busy_until - time.thread_time()
