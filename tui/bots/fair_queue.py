"""A fair queue in front of workers: players take turns, then the tables of a player, then requests at a table."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

REMEMBERED = 1000
"""The number of players, and of tables, whose last turn is remembered."""


@dataclass(frozen=True, slots=True)
class Requester:
    """On whose behalf a request is made: a player, one of their tables, and whether a person is there now."""

    player: str = ""
    table: Hashable = ""
    is_attended: Callable[[], bool] = lambda: True
    """Asked whenever a worker is free, because people come and go while a request waits."""


class FairQueue:
    """Grants up to `size` turns at once.

    The next turn goes to a table where a person is present, if there is one; among those to the player who has had
    none for the longest time, and then to that player's table that has had none for the longest time.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: dict[tuple[str, Hashable], _Line] = {}
        self._numbers = count(1)
        self._players = _LastTurns()
        self._tables = _LastTurns()

    @property
    def free(self) -> int:
        """The number of turns that would be granted at once."""
        return self._free

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a turn."""
        return sum(len(line.requests) for line in self._waiting.values())

    @asynccontextmanager
    async def turn(self, requester: Requester) -> AsyncGenerator[None, None]:
        """Wait for a turn, which lasts as long as the block."""
        if self._free:
            self._free -= 1
            self._record(requester)
        else:
            await self._wait(requester)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, requester: Requester) -> None:
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place = (requester.player, requester.table)
        line = self._waiting.setdefault(place, _Line(next(self._numbers), deque()))
        line.requests.append((requester, granted))
        try:
            await granted
        except asyncio.CancelledError:
            if granted.cancelled():
                self._withdraw(place, (requester, granted))
            else:
                self._pass_on()  # the turn came together with the cancellation
            raise

    def _withdraw(self, place: tuple[str, Hashable], request: "_Request") -> None:
        """Take a cancelled request out of its line, unless its turn has come and was passed on already."""
        line = self._waiting.get(place)
        if line is not None and request in line.requests:
            line.requests.remove(request)
            if not line.requests:
                del self._waiting[place]

    def _pass_on(self) -> None:
        """Pass a turn that has ended on to the next request."""
        while self._waiting:
            place = min(self._waiting, key=self._rank)
            line = self._waiting[place]
            requester, granted = line.requests.popleft()
            if not line.requests:
                del self._waiting[place]
            # A request that was cancelled in the same turn of the loop is still in its line.
            if not granted.cancelled():
                self._record(requester)
                granted.set_result(None)
                return
        self._free += 1

    def _rank(self, place: tuple[str, Hashable]) -> tuple[bool, int, int, int]:
        player, _ = place
        line = self._waiting[place]
        requester, _ = line.requests[0]
        return not requester.is_attended(), self._players.of(player), self._tables.of(place), line.since

    def _record(self, requester: Requester) -> None:
        number = next(self._numbers)
        self._players.record(requester.player, number)
        self._tables.record((requester.player, requester.table), number)


_Request = tuple[Requester, asyncio.Future[None]]


@dataclass(frozen=True, slots=True)
class _Line:
    """The requests that wait for one table, and the number of the first, which tells who came earlier."""

    since: int
    requests: deque[_Request]


class _LastTurns:
    """The numbers of the last turns, for as many as are remembered; 0 for the others, who are served first."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}

    def of(self, whom: Hashable) -> int:
        return self._numbers.get(whom, 0)

    def record(self, whom: Hashable, number: int) -> None:
        self._numbers.pop(whom, None)
        self._numbers[whom] = number
        if len(self._numbers) > REMEMBERED:
            del self._numbers[next(iter(self._numbers))]
