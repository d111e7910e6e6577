"""Bots against bots: many games on all cores, with the same results whatever the number of processes.

The plan defines each game by its number, and results are yielded in the order of these numbers. No worker process
outlives the simulation.
"""

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from queue import SimpleQueue

import msgspec

from tui.arena.games import Outcome, play_game
from tui.arena.plan import Broken, GameResult, Plan
from tui.arena.worker import GameReply, GameRequest
from tui.bots.cores import cores
from tui.bots.frames import frame
from tui.bots.processes import WorkerDiedError, WorkerProcesses, worker_arguments

_Outcomes = SimpleQueue[tuple[int, Outcome] | Exception]
_REPLIES: msgspec.msgpack.Decoder[GameReply] = msgspec.msgpack.Decoder(GameReply)


class SimulationError(Exception):
    """A game broke, and the simulation ends."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(f"seed {broken.seed}, move {broken.move}: {broken.problem}")
        self.broken = broken


def simulate(
    plan: Plan,
    jobs: int | None = None,
    known: Mapping[int, GameResult] | None = None,
    finished: Callable[[int, GameResult], None] | None = None,
) -> Generator[GameResult, None, None]:
    """Play the games of a plan and yield their results in order; raises `SimulationError` at the first that breaks.

    Games whose results are `known` are not played again. `finished` is called with each new result as soon as its game
    is over.
    """
    outcomes: dict[int, Outcome] = dict(known or {})
    numbers = [number for number in range(plan.total) if number not in outcomes]
    jobs = min(jobs or cores(), len(numbers))
    playing = (
        _play_in_workers(plan, numbers, jobs) if jobs > 1 else ((number, play_game(plan, number)) for number in numbers)
    )
    try:
        for number in range(plan.total):
            while number not in outcomes:
                done, outcome = next(playing)
                outcomes[done] = outcome
                if finished is not None and isinstance(outcome, GameResult):
                    finished(done, outcome)
            following = outcomes.pop(number)
            if isinstance(following, Broken):
                raise SimulationError(following)
            yield following
    finally:
        playing.close()


def _play_in_workers(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[tuple[int, Outcome], None, None]:
    """Play games in `jobs` worker processes and yield the outcomes in the order in which they arrive."""
    workers = WorkerProcesses(worker_arguments("tui.arena.worker"))
    outcomes: _Outcomes = SimpleQueue()
    with workers.in_background(_play_all(workers, plan, numbers, jobs, outcomes)):
        for _ in numbers:
            outcome = outcomes.get()
            if isinstance(outcome, Exception):
                raise outcome
            yield outcome


async def _play_all(
    workers: WorkerProcesses, plan: Plan, numbers: Sequence[int], jobs: int, outcomes: _Outcomes
) -> None:
    """Put the outcome of each game into a queue, or the error that ends the simulation."""
    left = iter(numbers)

    async def play() -> None:
        for number in left:
            outcomes.put((number, await _play_in_worker(workers, plan, number)))

    tasks = [asyncio.create_task(play()) for _ in range(jobs)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
    except Exception as error:
        outcomes.put(error)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _play_in_worker(workers: WorkerProcesses, plan: Plan, number: int) -> Outcome:
    try:
        async with workers.lend() as worker:
            await worker.send(frame(GameRequest(plan, number)))
            return _REPLIES.decode(await worker.receive()).outcome
    except WorkerDiedError:
        return Broken(plan.fixture(number).seed, 0, "the process that played it has died")
