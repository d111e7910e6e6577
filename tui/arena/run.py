"""Bots against bots: many games on all cores, the same results whatever the number of processes.

The plan says what game number i is, and its result is handed out after that of game i - 1. Workers are processes of
our own that stop in the middle of a game; they end with the simulation, and by themselves when this process ends in any
way, because their pipe closes. This module needs the engine alone, so that a worker starts quickly.
"""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, cast

from engine import bots
from engine.game import AnyGame, game
from tui.arena.plan import Broken, Failure, GameResult, Plan
from tui.bots.cores import cores
from tui.bots.external.bot import CommandBot, CommandError, is_command

Outcome = GameResult | Broken


class SimulationError(Exception):
    """A game went wrong and there is no going on."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(f"seed {broken.seed}, move {broken.move}: {broken.problem}")
        self.broken = broken


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of a plan to its end. Each bot is shown only what its seat may see."""
    fixture = plan.fixture(number)
    seats = tuple(plan.bots[player] for player in fixture.players)
    moves = 0
    try:
        rules = game(plan.game)
        state = rules.new(len(seats), plan.options, fixture.seed, rules.editions.corrected(plan.corrections))
        problems = rules.check(state) if plan.check else []
        with _Company(plan, rules, seats) as company:
            while not problems and (decisions := rules.decisions(state)):
                seat = decisions[0].seat
                moves += 1
                rules.play(state, company.choose(rules.seen_by(state, seat), seat, moves), seat)
                if plan.check:
                    problems = rules.check(state)
        if problems:
            return Broken(fixture.seed, moves, "; ".join(problems))
        return _result(rules, state, fixture.seed, seats, moves, company.failures)
    except Exception as wrong:  # whatever breaks a game, the seed and the move that show it are worth knowing
        return Broken(fixture.seed, moves, f"{type(wrong).__name__}: {wrong}")


class _Company:
    """The players at one table: our bots, and programs with a stand-in for when they fail."""

    def __init__(self, plan: Plan, rules: AnyGame, seats: tuple[str, ...]) -> None:
        self._plan = plan
        self._rules = rules
        self._seats = seats
        self._programs = {
            seat: CommandBot(player, plan.seconds) for seat, player in enumerate(seats) if is_command(player)
        }
        self._leaving = ExitStack()
        self.failures: list[Failure] = []

    def __enter__(self) -> "_Company":
        for program in self._programs.values():
            self._leaving.enter_context(program)
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def choose(self, view: Any, seat: int, move: int) -> Any:
        """Answer for a seat; `move` is the number of the decision, to be told with a failure."""
        program = self._programs.get(seat)
        if program is None:
            return bots.choose(self._seats[seat], self._rules, view, seat)
        if not program.given_up:
            try:
                return program.choose(self._rules, view, seat)
            except CommandError as failed:
                self.failures.append(Failure(seat, move, failed.kind, failed.detail))
        return bots.choose(self._plan.stand_in, self._rules, view, seat)


def _result(
    rules: AnyGame, state: Any, seed: int, seats: tuple[str, ...], moves: int, failures: Sequence[Failure]
) -> GameResult:
    standings = rules.standings(state)
    scores = tuple(standings.of(seat).total for seat in range(len(seats)))
    return GameResult(rules.key, seed, seats, scores, tuple(sorted(standings.winners)), moves, tuple(failures))


def simulate(
    plan: Plan,
    jobs: int | None = None,
    known: Mapping[int, GameResult] | None = None,
    finished: Callable[[int, GameResult], None] | None = None,
) -> Generator[GameResult, None, None]:
    """Play the games of a plan and give their results in order; raises `SimulationError` at the first that breaks.

    Games whose results are `known` are not played again. `finished` is told of each that was, as soon as it is over.
    """
    outcomes: dict[int, Outcome] = dict(known or {})
    numbers = [number for number in range(plan.total) if number not in outcomes]
    jobs = min(jobs or cores(), len(numbers))
    playing = (
        _in_workers(plan, numbers, jobs) if jobs > 1 else ((number, play_game(plan, number)) for number in numbers)
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


def _in_workers(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[tuple[int, Outcome], None, None]:
    """Hand each idle worker the next game, and give the outcomes as they come in."""
    left = iter(numbers)
    with _workers(plan, jobs) as idle:
        playing: dict[Connection, int] = {}
        while True:
            while idle and (following := next(left, None)) is not None:
                worker = idle.pop()
                worker.send(following)
                playing[worker] = following
            if not playing:
                return
            for ready in wait(list(playing)):
                ready = cast("Connection", ready)  # what was waited for
                done = playing.pop(ready)
                try:
                    outcome: Outcome = ready.recv()
                except (EOFError, ConnectionError):
                    outcome = Broken(plan.fixture(done).seed, 0, "the process that played it has died")
                else:
                    idle.append(ready)
                yield done, outcome


@contextmanager
def _workers(plan: Plan, count: int) -> Generator[list[Connection], None, None]:
    """Start workers and give the pipes to them; whatever happens, none is left when this ends."""
    # A fresh interpreter each, not a copy of this process with whatever threads and locks it holds.
    context = multiprocessing.get_context("spawn")
    processes = []
    pipes = []
    try:
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, plan), daemon=True)
            with _interrupts_ignored():
                process.start()
            theirs.close()
            processes.append(process)
            pipes.append(ours)
        yield list(pipes)
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
            process.close()
        for pipe in pipes:
            pipe.close()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Let a process started here ignore Ctrl-C from its first breath: at the terminal it is meant for us alone."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(pipe: Connection, plan: Plan) -> None:
    """Play the games asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(play_game(plan, pipe.recv()))
    except (EOFError, ConnectionError):
        return
