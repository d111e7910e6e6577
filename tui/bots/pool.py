"""Bots that think in worker processes, so that the event loop that draws the screen is never blocked."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from typing import Any, Protocol, TypedDict, Unpack

import msgspec
from msgspec.structs import replace

from engine.bots import picked
from engine.bots.spec import MASTER, SEARCHERS, THINKERS, BotSpec, BotSpecError, parse
from engine.bots.thought import Foreseen, Prospect, Thought, merged
from engine.game import AnyGame
from tui.bots.cores import cores
from tui.bots.fair_queue import FairQueue, Requester
from tui.bots.frames import frame
from tui.bots.processes import (
    WorkerDiedError,
    WorkerProcesses,
    WorkersClosedError,
    WorkerStartError,
    worker_arguments,
)
from tui.bots.worker import Chosen, Failed, Reply, Request, Thinking

ATTEMPTS = 2
"""New workers that may die over one request before it fails. A worker that has answered before may have died while it
was idle, and does not count."""

_SALT_STEP = 1 << 20
"""Distance between the salts of parallel searches for the same decision."""

ANYONE = Requester()
"""The requester in an app with a single player."""

_REPLIES: msgspec.msgpack.Decoder[Reply] = msgspec.msgpack.Decoder(Reply)


class BotError(Exception):
    """A bot chose no move; the message says why."""


class Budget(TypedDict, total=False):
    """Limits of a search: time or iterations, the most cores to use, and the `only` answer to consider, if any."""

    seconds: float | None
    iterations: int | None
    cores: int | None
    only: Any


class Bots(Protocol):
    """What chooses moves and thinks about decisions."""

    async def choose(self, game: AnyGame, state: Any, seat: int, level: str, salt: int = 0) -> Any:
        """Return a bot's answer to a seat's decision; raises `BotError`."""

    def thoughts(self, game: AnyGame, state: Any, seat: int, **budget: Unpack[Budget]) -> AsyncGenerator[Thought, None]:
        """Yield better and better thoughts about a seat's decision until the budget is spent.

        Closing the generator stops the search.
        """

    async def close(self) -> None:
        """Stop every search; no new one can be started."""


class BotPool:
    """Bots in worker processes. A pool belongs to one event loop; any number of apps in that loop can share it."""

    def __init__(self, size: int | None = None, command: Sequence[str] = worker_arguments("tui.bots.worker")) -> None:
        """Limit the workers that choose, search and advise at once to `size` each (default: all cores).

        `command` holds the arguments of Python that start a worker.
        """
        self._size = size or cores()
        # Separate queues: a bot that answers in milliseconds never waits for a search, nor a bot's turn for advice.
        self._choosing = FairQueue(self._size)
        self._searching = FairQueue(self._size)
        self._advising = FairQueue(self._size)
        self._busy = 0
        self._workers = WorkerProcesses(command)

    @property
    def pids(self) -> list[int]:
        """The process ids of the workers."""
        return self._workers.pids

    async def choose(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        level: str,
        salt: int = 0,
        longest: float | None = None,
        requester: Requester = ANYONE,
    ) -> Any:
        """Return a bot's answer to a seat's decision. Only what the seat may see is sent to the worker.

        Cancelling stops the worker at once. Raises `BotError`, also after `longest` seconds of thought.
        """
        if _searches(level):
            return await self._best(game, state, seat, level, salt, longest, requester)
        request = _request(game, state, seat, level, salt)
        async with self._choosing.turn(requester):
            reply = await self._ask(request, longest)
        return game.read_move(reply.move)

    async def _best(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        name: str,
        salt: int,
        longest: float | None,
        requester: Requester,
    ) -> Any:
        """Return the move that a searching bot prefers in the end."""
        decision = next(each for each in game.decisions(state) if each.seat == seat)
        answers = [*decision.moves, *decision.asides]
        if len(answers) == 1:
            return answers[0]
        best: Any = None
        view = game.seen_by(state, seat)
        async with aclosing(self._consider(game, state, seat, name, salt, requester, longest=longest)) as thoughts:
            async for thought in thoughts:
                best = picked(game, view, thought, salt)
        return best

    def thoughts(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        every: float = 0.3,
        salt: int = 0,
        requester: Requester = ANYONE,
        **budget: Unpack[Budget],
    ) -> AsyncGenerator[Thought, None]:
        """Yield the master's better and better thoughts about a seat's decision, until the budget is spent.

        Closing the generator stops the workers at once. A budget of iterations is spent in a single worker, so that
        the same position yields the same thoughts; a budget of seconds on `cores` cores, or on those that are free
        while nobody else waits.
        """
        name = str(BotSpec(MASTER, budget.get("seconds"), budget.get("iterations")))
        cores, only = budget.get("cores"), budget.get("only")
        return self._consider(game, state, seat, name, salt, requester, every, cores, only=only)

    async def _consider(
        self,
        game: AnyGame,
        state: Any,
        seat: int,
        name: str,
        salt: int,
        requester: Requester,
        every: float | None = None,
        cores: int | None = None,
        longest: float | None = None,
        only: Any = None,
    ) -> AsyncGenerator[Thought, None]:
        """Search the same decision in several workers, each with another salt, and yield their merged thoughts.

        Without a time between thoughts (`every`) each worker sends only its last one, as soon as its move is settled.
        """
        queue = self._searching if every is None else self._advising
        spec = parse(name)
        counts_time = spec.level in THINKERS and spec.iterations is None
        spread = max(1, min(cores or self._size, self._size - self._busy)) if counts_time else 1
        received: asyncio.Queue[tuple[int, Thought | None]] = asyncio.Queue()

        async def search(number: int) -> None:
            request = _request(game, state, seat, name, salt + number * _SALT_STEP, every, every is None, only)
            try:
                # Further workers would only make the search better: it never waits for them, nor do others.
                if number == 0 or queue.free:
                    async with queue.turn(requester):
                        await self._ask(request, longest, lambda thought: received.put_nowait((number, thought)))
            finally:
                received.put_nowait((number, None))

        searches = [asyncio.create_task(search(number)) for number in range(spread)]
        latest: dict[int, Thought] = {}
        running = spread
        try:
            while running:
                number, thought = await received.get()
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
        """Kill every worker at once, without waiting until it is gone."""
        self._workers.stop()

    async def close(self) -> None:
        """Kill every worker and wait until it is gone. Choices under way fail; later ones are refused."""
        await self._workers.close()

    async def _ask(
        self,
        request: Request,
        longest: float | None,
        on_thought: Callable[[Thought], None] = lambda _: None,
    ) -> Chosen:
        """Send a request to a worker, and return the worker's answer."""
        self._busy += 1
        try:
            async with asyncio.timeout(longest):
                reply = await self._answer(frame(request), on_thought)
        except TimeoutError:
            raise BotError(f"the bot thought for more than {longest:g} seconds") from None
        finally:
            self._busy -= 1
        if isinstance(reply, Failed):
            raise BotError(reply.reason)
        return reply

    async def _answer(self, message: bytes, on_thought: Callable[[Thought], None]) -> Chosen | Failed:
        attempts = 0
        while attempts < ATTEMPTS:
            try:
                async with self._workers.lend() as worker:
                    await worker.send(message)
                    while isinstance(reply := _REPLIES.decode(await worker.receive()), Thinking):
                        on_thought(reply.thought)
                    return reply
            except WorkerDiedError as death:
                attempts += death.was_new
            except WorkersClosedError:
                raise BotError("the bots have been stopped") from None
            except WorkerStartError as error:
                raise BotError(f"no process for the bot: {error}") from None
        raise BotError("the bot's process ended twice without an answer")


def _searches(name: str) -> bool:
    """Whether a bot searches; False for an unknown bot."""
    try:
        return parse(name).level in SEARCHERS
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
    """Build a worker's request, which contains only what the seat may see."""
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
    """Decode the moves of a thought, which a worker sends as plain data."""

    def read(prospect: Prospect) -> Prospect:
        line = tuple(Foreseen(each.seat, game.read_move(each.move)) for each in prospect.line)
        return replace(prospect, move=game.read_move(prospect.move), line=line)

    return replace(thought, prospects=tuple(map(read, thought.prospects)))
