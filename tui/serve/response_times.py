"""Response times: how long players have waited, from a key to the first byte of the answer."""

import time
from collections import deque
from statistics import quantiles

MOST = 2000
"""The keys that are remembered."""
LONGEST = 5.0
"""Seconds after which what is sent is no answer to the key any more: some keys change nothing."""


class ResponseTimes:
    """The response times of all sessions, the latest ones."""

    def __init__(self) -> None:
        self._seconds: deque[float] = deque(maxlen=MOST)

    def note(self, seconds: float) -> None:
        """Add a response time."""
        if seconds < LONGEST:
            self._seconds.append(seconds)

    @property
    def p95(self) -> float | None:
        """The time within which 95 % of the keys were answered; None before there are enough of them."""
        return quantiles(self._seconds, n=20)[-1] if len(self._seconds) >= 2 else None


class Stopwatch:
    """Times one session: started by a key, stopped by what is sent next."""

    def __init__(self, times: ResponseTimes) -> None:
        self._times = times
        self._started: float | None = None

    def start(self) -> None:
        """Note a key, unless one before it is still to be answered."""
        now = time.monotonic()
        if self._started is None or now - self._started >= LONGEST:
            self._started = now

    def stop(self) -> None:
        """Note an answer."""
        if self._started is not None:
            self._times.note(time.monotonic() - self._started)
            self._started = None
