"""Bots against bots: many games on all cores, the same results whatever the number of processes.

Game number i is played with seed S + i, and its result is handed out after that of game i - 1. Workers are processes
of our own that stop in the middle of a game; they end with the simulation, and by themselves when this process ends in
any way, because their pipe closes. This module needs the engine alone, so that a worker starts quickly.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from engine import bots
from engine.game import Game, game


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: the bots in their seats, how often and from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = {}
    corrections: dict[str, Any] | None = None
    rotate: bool = False
    """Whether everyone moves up a seat from game to game."""
    check: bool = False
    """Whether every state is checked."""

    def player_at(self, seat: int, number: int) -> int:
        """Give which of the players, in the order of `bots`, sits at a seat in game number so-and-so."""
        return (seat - number) % len(self.bots) if self.rotate else seat


class Result(msgspec.Struct, frozen=True):
    """One game: the bots by seat, the final scores by seat, the seats that won and the number of moves."""

    game: str
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int


class Broken(msgspec.Struct, frozen=True):
    """A game that went wrong: after or in which move, counted from 1 (0 is the set-up), and what broke."""

    seed: int
    move: int
    problem: str


class SimulationBroken(Exception):  # noqa: N818 - it is what the user is told
    """A game went wrong and there is no going on."""

    def __init__(self, broken: Broken) -> None:
        super().__init__(f"seed {broken.seed}, move {broken.move}: {broken.problem}")
        self.broken = broken


def play_game(plan: Plan, number: int) -> Result | Broken:
    """Play one game of a plan to its end. Each bot is shown only what its seat may see."""
    seed = plan.seed + number
    seats = tuple(plan.bots[plan.player_at(seat, number)] for seat in range(len(plan.bots)))
    moves = 0
    try:
        rules = game(plan.game)
        state = rules.new(len(seats), plan.options, seed, rules.editions.corrected(plan.corrections))
        problems = rules.check(state) if plan.check else []
        while not problems and (decisions := rules.decisions(state)):
            seat = decisions[0].seat
            moves += 1
            rules.play(state, bots.choose(seats[seat], rules, rules.seen_by(state, seat), seat), seat)
            if plan.check:
                problems = rules.check(state)
        if problems:
            return Broken(seed, moves, "; ".join(problems))
        return _result(rules, state, seed, seats, moves)
    except Exception as wrong:  # whatever breaks a game, the seed and the move that show it are worth knowing
        return Broken(seed, moves, f"{type(wrong).__name__}: {wrong}")


def _result(rules: Game, state: Any, seed: int, seats: tuple[str, ...], moves: int) -> Result:
    standings = rules.standings(state)
    scores = tuple(standings.of(seat).total for seat in range(len(seats)))
    return Result(rules.key, seed, seats, scores, tuple(sorted(standings.winners)), moves)


def simulate(plan: Plan, jobs: int | None = None) -> Generator[Result, None, None]:
    """Play the games of a plan and give their results in order; raises `SimulationBroken` at the first that breaks."""
    jobs = min(jobs or cores(), plan.games)
    outcomes = _in_workers(plan, jobs) if jobs > 1 else (play_game(plan, number) for number in range(plan.games))
    try:
        for outcome in outcomes:
            if isinstance(outcome, Broken):
                raise SimulationBroken(outcome)
            yield outcome
    finally:
        outcomes.close()


def cores() -> int:
    """Give how many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _in_workers(plan: Plan, jobs: int) -> Generator[Result | Broken, None, None]:
    """Hand each idle worker the next game, and put the outcomes back in order."""
    outcomes: dict[int, Result | Broken] = {}
    numbers = iter(range(plan.games))
    with _workers(plan, jobs) as idle:
        playing: dict[Connection, int] = {}
        for number in range(plan.games):
            while number not in outcomes:
                while idle and (following := next(numbers, None)) is not None:
                    worker = idle.pop()
                    worker.send(following)
                    playing[worker] = following
                for ready in wait(list(playing)):
                    assert isinstance(ready, Connection)
                    done = playing.pop(ready)
                    try:
                        outcomes[done] = ready.recv()
                    except (EOFError, ConnectionError):
                        outcomes[done] = Broken(plan.seed + done, 0, "the process that played it has died")
                    else:
                        idle.append(ready)
            yield outcomes.pop(number)


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
