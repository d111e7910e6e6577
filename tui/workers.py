"""Bots in worker processes of our own, so that the loop that draws the screen never thinks.

A process can be stopped in the middle of a thought, which threads and executors cannot. Workers start when they are
first needed and are used again; they end with the pool, and by themselves when this process ends in any way, because
their input closes.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

import msgspec

from engine.game import Game
from tui.worker import LENGTH, Failed, Reply, Request, framed

ATTEMPTS = 2
"""A worker that dies over a request is replaced once; a second death is the request's fault."""

_REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


class BotFailed(Exception):  # noqa: N818 - it is what the player is told
    """A bot gave no move; the message says why."""


class Bots(Protocol):
    """Whoever lets bots think."""

    async def choose(self, game: Game, state: Any, seat: int, level: str, salt: int = 0) -> Any:
        """Let a bot answer a seat's decision; raises `BotFailed` when there is no move to give."""

    async def close(self) -> None:
        """Let no bot think any more."""


class BotPool:
    """Worker processes that answer for bots. Belongs to one event loop; any number of apps there may share it."""

    def __init__(self, size: int | None = None, command: Sequence[str] = ("-m", "tui.worker")) -> None:
        """Hold at most `size` workers (as many as there are cores); `command` is what Python runs in each."""
        self._turns = asyncio.Semaphore(size or os.cpu_count() or 1)
        self._command = tuple(command)
        self._idle: list[Process] = []
        self._alive: set[Process] = set()
        self._leaving: set[Process] = set()
        """Dead or killed, but perhaps not cleared away by the system yet."""
        self._closed = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        """The worker processes there are now."""
        return sorted(worker.pid for worker in self._alive)

    async def choose(
        self, game: Game, state: Any, seat: int, level: str, salt: int = 0, longest: float | None = None
    ) -> Any:
        """Let a bot answer a seat's decision. Only what the seat may see leaves this process.

        Cancelling stops the worker at once, and so do `longest` seconds of thought. Raises `BotFailed` when there is
        no move to give.
        """
        request = Request(
            game=game.key,
            corrections=game.editions.corrections(state.edition),
            view=game.encode(game.seen_by(state, seat)),
            seat=seat,
            level=level,
            salt=salt,
        )
        async with self._turns:
            try:
                async with asyncio.timeout(longest):
                    reply = await self._ask(framed(request))
            except TimeoutError:
                raise BotFailed(f"the bot thought for more than {longest:g} seconds") from None
        if isinstance(reply, Failed):
            raise BotFailed(reply.reason)
        return game.read_move(reply.move)

    def stop(self) -> None:
        """Kill every worker at once, without waiting for the system to clear them away."""
        self._closed.set()
        for worker in list(self._alive):
            self._kill(worker)

    async def close(self) -> None:
        """Stop every worker and see it gone. Choices under way fail, and none can be asked for any more."""
        self.stop()
        for worker in list(self._leaving):
            await worker.wait()

    async def _ask(self, message: bytes) -> Reply:
        for _ in range(ATTEMPTS):
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                reply = await _exchange(worker, message)
            except (EOFError, ConnectionError):
                self._dismiss(worker)
                continue
            except BaseException:
                # Cancelled: whatever the worker is thinking about, nobody wants to know any more.
                self._kill(worker)
                raise
            if not self._closed.is_set():
                self._idle.append(worker)
            return reply
        raise BotFailed("the bot's process ended twice without an answer")

    async def _start(self) -> Process:
        if self._closed.is_set():
            raise BotFailed("the bots have been sent home")
        worker = await asyncio.create_subprocess_exec(
            # -P: a folder of the player's that happens to be called like ours is not imported.
            *(sys.executable, "-P", *self._command),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=_environment(),
        )
        self._alive.add(worker)
        if self._closed.is_set():
            self._kill(worker)
        return worker

    def _dismiss(self, worker: Process) -> None:
        """Expect nothing more of a worker, which ends by itself when its input closes."""
        self._leaving = {each for each in self._leaving if each.returncode is None}
        if worker in self._alive:
            self._alive.remove(worker)
            self._leaving.add(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        if worker.stdin is not None:
            worker.stdin.close()

    def _kill(self, worker: Process) -> None:
        # Once only: a signal sent again would take the end of the process away from the event loop, which waits for it.
        if worker in self._alive:
            self._dismiss(worker)
            with suppress(ProcessLookupError):
                worker.kill()


async def _exchange(worker: Process, message: bytes) -> Reply:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(message)
    await worker.stdin.drain()
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    return _REPLIES.decode(await worker.stdout.readexactly(length))


def _environment() -> dict[str, str]:
    """Let a worker import the very package that starts it, installed or not."""
    home = str(Path(__file__).parent.parent)
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([home, before]) if before else home}
