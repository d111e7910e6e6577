"""Fair turns: the input of all sessions is handled one piece at a time, theirs first who have used the least.

All sessions share one event loop, so whoever types fastest would keep it busy. Here the input of a session waits in its
line. A piece (a key, a paste, a new size) is passed on when the loop has dealt with the one before it, and counts for
the time that took. A player who types like a person finds nobody in front; one who floods the server waits. What
sessions show of others' moves takes turns with input: a move at a table is drawn by one session after the other.
"""

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from typing import Protocol

from tui.serve.response_times import ResponseTimes

PIECES_PER_SECOND = 40.0
"""What a player may type for long: a key that is held down repeats thirty times a second."""
BURST = 80.0
"""What a player may type at once."""
QUIET = 0.0015
"""Seconds that a round of the loop takes at most when nothing is left to do."""
LONGEST_ROUND = 0.03
"""Seconds after which the next piece is passed on even though the loop is busy."""
PAINTING = 0.02
"""Seconds between two changes that are shown: Textual paints a sixtieth of a second later, and pictures of a move that
are painted together would hold up everyone's keys."""
MANY = 20
"""Changes that wait above which there is no time for that."""
HALF_LIFE = 2.0
"""Seconds after which what a player has used counts half."""
LARGEST_SHARE = 0.15
"""The share of the loop's time that a player may use for long."""
MOST_USED = LARGEST_SHARE * HALF_LIFE / math.log(2)
"""What a player who uses that share has used lately, in seconds."""
LITTLE_USED = MOST_USED / 4
"""What a player may have used and still be served at once, whoever else is waiting: a line of chat, or some ten keys a
second. On a loop that is busy with logins, the turns of everyone come slowly."""
MOST_CHARGED = 0.012
"""Seconds that a piece counts for at most: on a busy loop, most of the time until it is quiet is due to others."""
COST_OF_PIECE = 0.005
"""Seconds that a piece counts for that is not timed."""


class InputLine(Protocol):
    """The input of one session."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is waiting."""

    def pass_on(self) -> float:
        """Pass the next piece on; return how many pieces it counts for."""


@dataclass(slots=True)
class _Account:
    """What a player has used lately, in seconds of the loop, and the pieces that are left for now."""

    used: float = 0.0
    left: float = BURST
    at: float = 0.0
    lines: list[InputLine] = field(default_factory=list)

    @property
    def may_go_on(self) -> bool:
        """Whether the player may use more now."""
        return self.left >= 1 and self.used < MOST_USED

    def bring_up(self, now: float) -> None:
        """Bring the account up to date."""
        passed = now - self.at
        self.at = now
        self.used *= 0.5 ** (passed / HALF_LIFE)
        self.left = min(BURST, self.left + passed * PIECES_PER_SECOND)


class FairTurns:
    """The lines of all sessions, and what they are to show. Sessions of one player share an account."""

    def __init__(self) -> None:
        self.response_times = ResponseTimes()
        self._accounts: dict[str, _Account] = {}
        self._waiting: dict[str, None] = {}
        """The players with input that waits, in the order in which it came."""
        self._to_show: deque[Callable[[], None]] = deque()
        self._next_show = 0.0
        """When the next change may be shown."""
        self._task: asyncio.Task[None] | None = None

    def show(self, change: Callable[[], None]) -> None:
        """Call a function that makes a session show a change, when it is its turn."""
        self._to_show.append(change)
        self._start()

    def wait(self, player: str, line: InputLine) -> None:
        """Pass the input of a line on when it is its turn."""
        account = self._accounts.get(player)
        if account is None:
            account = self._accounts[player] = _Account(at=time.monotonic())
        if line not in account.lines:
            account.lines.append(line)
        account.bring_up(time.monotonic())
        while account.lines and account.used < LITTLE_USED and account.may_go_on:
            account.used += COST_OF_PIECE
            account.left -= self._serve(player, account)
        if account.lines:
            self._waiting[player] = None
            self._start()

    def leave(self, player: str, line: InputLine) -> None:
        """Forget the line of a session that has ended; its player's account is kept while it counts."""
        account = self._accounts.get(player)
        if account is not None and line in account.lines:
            account.lines.remove(line)

    async def close(self) -> None:
        """Pass nothing on any more."""
        self._accounts.clear()
        self._waiting.clear()
        self._to_show.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _start(self) -> None:
        if self._task is None or self._task.done():
            # In a context of its own: this one is that of a session.
            self._task = asyncio.get_running_loop().create_task(self._run(), context=Context())

    async def _run(self) -> None:
        while self._waiting or self._to_show:
            player = self._next()
            if player is not None:
                account = self._accounts[player]
                begun = time.monotonic()
                count = self._serve(player, account)
                account.left -= count
                await self._until_quiet(begun)
                account.used += min(time.monotonic() - begun, count * MOST_CHARGED)
            now = time.monotonic()
            if self._to_show and now >= self._next_show:
                self._show_next()
                await self._until_quiet(now)
                self._next_show = time.monotonic() + (PAINTING if len(self._to_show) < MANY else 0.0)
            elif player is None:
                await asyncio.sleep(PAINTING if self._to_show else 1 / PIECES_PER_SECOND)
        self._forget_idle()

    def _show_next(self) -> None:
        try:
            self._to_show.popleft()()
        except Exception as error:
            _report(error)

    def _next(self) -> str | None:
        """Return the player who has used the least, of those who may type on; None if nobody may for now."""
        now = time.monotonic()
        found: str | None = None
        for player in self._waiting:
            account = self._accounts[player]
            account.bring_up(now)
            if account.may_go_on and (found is None or account.used < self._accounts[found].used):
                found = player
        return found

    def _serve(self, player: str, account: _Account) -> float:
        """Pass a piece of the player's next session on; return how many pieces it counts for."""
        account.lines = [each for each in account.lines if not each.is_empty]
        if not account.lines:
            self._waiting.pop(player, None)
            return 0.0
        line = account.lines.pop(0)
        try:
            count = line.pass_on()
        except Exception as error:
            _report(error)
            return 1.0
        if not line.is_empty:
            account.lines.append(line)
        elif not account.lines:
            self._waiting.pop(player, None)
        return count

    async def _until_quiet(self, begun: float) -> None:
        """Wait until the loop has dealt with what was passed on: until a round of it is short."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(0)
            now = time.monotonic()
            if now - before < QUIET or now - begun > LONGEST_ROUND:
                return

    def _forget_idle(self) -> None:
        """Forget accounts that no longer count."""
        now = time.monotonic()
        for player, account in list(self._accounts.items()):
            account.bring_up(now)
            if account.left >= BURST and account.used < QUIET:
                del self._accounts[player]


def _report(error: Exception) -> None:
    """Report an error of one session: the others must go on."""
    asyncio.get_running_loop().call_exception_handler({"message": "a session failed in its turn", "exception": error})
