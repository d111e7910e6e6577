"""Bots in worker processes of our own, so that the loop that draws the screen never thinks.

A process can be stopped in the middle of a thought, which threads and executors cannot. Workers start when they are
first needed and are used again; they end with the pool, and by themselves when this process ends in any way, because
their input closes.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, suppress
from pathlib import Path
from typing import Any, Protocol, TypedDict, Unpack

import msgspec
from msgspec.structs import replace

from engine.bots.spec import MASTER, THINKERS, BotSpec, BotSpecError, parse
from engine.bots.thought import Foreseen, Prospect, Thought, merged
from engine.game import AnyGame
from tui.bots.cores import cores
from tui.bots.worker import LENGTH, Chosen, Failed, Reply, Request, Thinking, framed

ATTEMPTS = 2
"""A new worker that dies over a request is replaced once; a second death is the request's fault. One that had worked
before may have died while it rested, and does not count."""

_APART = 1 << 20
"""How far apart the salts of searches are that think about the same decision."""

_REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


class BotError(Exception):
    """A bot gave no move; the message says why."""


class Budget(TypedDict, total=False):
    """How long a decision is thought about, on how many cores at most, and perhaps about `only` one answer."""

    seconds: float | None
    iterations: int | None
    cores: int | None
    only: Any


class Bots(Protocol):
    """Whoever lets bots think."""

    async def choose(self, game: AnyGame, state: Any, seat: int, level: str, salt: int = 0) -> Any:
        """Let a bot answer a seat's decision; raises `BotError` when there is no move to give."""

    def thoughts(self, game: AnyGame, state: Any, seat: int, **budget: Unpack[Budget]) -> AsyncGenerator[Thought, None]:
        """Give ever better thoughts about a seat's decision until the budget is spent; leaving stops the thinking."""

    async def close(self) -> None:
        """Let no bot think any more."""


class BotPool:
    """Worker processes that answer for bots. Belongs to one event loop; any number of apps there may share it."""

    def __init__(self, size: int | None = None, command: Sequence[str] = ("-m", "tui.bots.worker")) -> None:
        """Let at most `size` workers choose at once (as many as there are cores), and as many think aloud.

        `command` is what Python runs in each.
        """
        self._size = size or cores()
        self._choosing = asyncio.Semaphore(self._size)
        self._musing = asyncio.Semaphore(self._size)
        """Apart from the other: a table never waits for its bot because someone is being advised."""
        self._busy = 0
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
        self, game: AnyGame, state: Any, seat: int, level: str, salt: int = 0, longest: float | None = None
    ) -> Any:
        """Let a bot answer a seat's decision. Only what the seat may see leaves this process.

        Cancelling stops the worker at once, and so do `longest` seconds of thought. Raises `BotError` when there is
        no move to give.
        """
        if _thinks(level):
            return await self._best(game, state, seat, level, salt, longest)
        reply = await self._ask(_request(game, state, seat, level, salt), self._choosing, longest)
        return game.read_move(reply.move)

    async def _best(self, game: AnyGame, state: Any, seat: int, name: str, salt: int, longest: float | None) -> Any:
        """Give the move that a bot that thinks tries most in the end."""
        asked = next(each for each in game.decisions(state) if each.seat == seat)
        answers = [*asked.moves, *asked.asides]
        if len(answers) == 1:
            return answers[0]
        best: Any = None
        async with aclosing(self._consider(game, state, seat, name, salt, longest=longest)) as thoughts:
            async for thought in thoughts:
                best = thought.prospects[0].move
        return best

    def thoughts(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        every: float = 0.3,
        salt: int = 0,
        **budget: Unpack[Budget],
    ) -> AsyncGenerator[Thought, None]:
        """Let the master think about a seat's decision and say ever better what it thinks, until the budget is spent.

        Leaving the generator stops the workers at once. Iterations are counted in a single worker, so that the same
        position gives the same thoughts; seconds are spent on all `cores`, or on those that are free now.
        """
        name = str(BotSpec(MASTER, budget.get("seconds"), budget.get("iterations")))
        return self._consider(game, state, seat, name, salt, every, budget.get("cores"), only=budget.get("only"))

    async def _consider(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        name: str,
        salt: int,
        every: float | None = None,
        cores: int | None = None,
        longest: float | None = None,
        only: Any = None,
    ) -> AsyncGenerator[Thought, None]:
        """Let several workers think about the same decision, each by other chances, and join what they say.

        Without a time between thoughts each says its last one alone, as soon as its move is settled.
        """
        turns = self._choosing if every is None else self._musing
        spread = 1 if parse(name).iterations is not None else max(1, min(cores or self._size, self._size - self._busy))
        heard: asyncio.Queue[tuple[int, Thought | None]] = asyncio.Queue()

        async def search(number: int) -> None:
            request = _request(game, state, seat, name, salt + number * _APART, every, every is None, only)
            try:
                await self._ask(request, turns, longest, lambda thought: heard.put_nowait((number, thought)))
            finally:
                heard.put_nowait((number, None))

        searches = [asyncio.create_task(search(number)) for number in range(spread)]
        latest: dict[int, Thought] = {}
        running = spread
        try:
            while running:
                number, thought = await heard.get()
                if thought is None:
                    running -= 1
                    searches[number].result()
                else:
                    latest[number] = _read(thought, game)
                    yield merged(list(latest.values()), alike=every is None)
        finally:
            for each in searches:
                each.cancel()
            await asyncio.gather(*searches, return_exceptions=True)

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

    async def _ask(
        self,
        request: Request,
        turns: asyncio.Semaphore,
        longest: float | None,
        tell: Callable[[Thought], None] = lambda _: None,
    ) -> Chosen:
        """Have a worker answer when it is its turn; meanwhile it may tell how far it has got."""
        async with turns:
            self._busy += 1
            try:
                async with asyncio.timeout(longest):
                    reply = await self._answer(framed(request), tell)
            except TimeoutError:
                raise BotError(f"the bot thought for more than {longest:g} seconds") from None
            finally:
                self._busy -= 1
        if isinstance(reply, Failed):
            raise BotError(reply.reason)
        return reply

    async def _answer(self, message: bytes, tell: Callable[[Thought], None]) -> Chosen | Failed:
        attempts = 0
        while attempts < ATTEMPTS:
            rested = self._idle.pop() if self._idle else None
            worker = rested or await self._start()
            try:
                reply = await _exchange(worker, message, tell)
            except (EOFError, ConnectionError):
                self._dismiss(worker)
                attempts += rested is None
                continue
            except BaseException:
                # Cancelled: whatever the worker is thinking about, nobody wants to know any more.
                self._kill(worker)
                raise
            if not self._closed.is_set():
                self._idle.append(worker)
            return reply
        raise BotError("the bot's process ended twice without an answer")

    async def _start(self) -> Process:
        if self._closed.is_set():
            raise BotError("the bots have been sent home")
        try:
            worker = await asyncio.create_subprocess_exec(
                # -P: a folder of the player's that happens to be called like ours is not imported.
                *(sys.executable, "-P", *self._command),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=_environment(),
            )
        except OSError as error:
            raise BotError(f"no process for the bot: {error.strerror}") from None
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


async def _exchange(worker: Process, message: bytes, tell: Callable[[Thought], None]) -> Chosen | Failed:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(message)
    await worker.stdin.drain()
    while True:
        (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
        reply = _REPLIES.decode(await worker.stdout.readexactly(length))
        if not isinstance(reply, Thinking):
            return reply
        tell(reply.thought)


def _thinks(name: str) -> bool:
    """Whether a bot thinks on a budget; one that does not exist does not."""
    try:
        return parse(name).level in THINKERS
    except BotSpecError:
        return False


def _request(
    game: AnyGame,
    state: Any,
    seat: int,
    name: str,
    salt: int,
    every: float | None = None,
    until_settled: bool = False,
    only: Any = None,
) -> Request:
    """Tell a worker what a seat may see, and nothing else."""
    return Request(
        game=game.key,
        corrections=game.editions.corrections(state.edition),
        view=game.encode(game.seen_by(state, seat)),
        seat=seat,
        level=name,
        salt=salt,
        every=every,
        until_settled=until_settled,
        only=msgspec.to_builtins(only),
    )


def _read(thought: Thought, game: AnyGame) -> Thought:
    """Make moves of the plain data that travelled."""

    def read(prospect: Prospect) -> Prospect:
        line = tuple(Foreseen(each.seat, game.read_move(each.move)) for each in prospect.line)
        return replace(prospect, move=game.read_move(prospect.move), line=line)

    return replace(thought, prospects=tuple(map(read, thought.prospects)))


def _environment() -> dict[str, str]:
    """Let a worker import the very package that starts it, installed or not."""
    home = str(Path(__file__).parent.parent.parent)
    before = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([home, before]) if before else home}
