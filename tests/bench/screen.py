"""The screen: time to the first paint, and the time and bytes of a cursor move and of a move of the game.

The app writes to a wire that records every byte, like a terminal with 16 million colours; its start is measured in a
separate process on a pseudo-terminal. The cursor never rests, so that nothing opens on its way.
"""

import asyncio
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from fcntl import ioctl
from pathlib import Path
from statistics import mean, median
from time import perf_counter, process_time
from typing import NamedTuple

from rich.color import ColorSystem
from textual import events

from engine.bots.thought import Thought
from saves.records.library import Library
from saves.records.record import Seat
from tests.bench.figures import Figure
from tests.tui.table.terminal import Wire, quiet, wired
from tui.app import Pavilion
from tui.bots.pool import BotPool
from tui.session import NewGame, Session
from tui.settings import SettingsFile
from tui.table.curtain import CurtainScreen
from tui.table.screen import TableScreen

STARTS = 5
SIZES = ((80, 24), (120, 40))
WALK = (
    *("right", "right", "right", "down", "left", "left", "down", "right", "up", "right"),
    *("down", "down", "down", "left", "up", "up", "left", "down", "tab", "tab"),
    *("down", "down", "down", "up", "down", "down", "up", "up", "left", "right"),
    *("down", "right", "up", "left", "left", "up", "right", "down", "tab", "shift+tab"),
)
"""Forty cursor moves over the boards and the list."""
GAMES = {"bruxelles1897": "≤ 30", "bruxelles1893": "≤ 30", "crystal_palace": "≤ 40"}
"""The games, each with the goal for a move in milliseconds."""
WIDEST = ("turn", "placement")
"""The decisions with the most moves, at which the cursor is measured."""
LONG = 600.0
"""Seconds for the master to think during the cursor moves: more than they take."""
KEYS = 40
"""Times that Enter is pressed; those that play a move are timed."""


def figures() -> list[Figure]:
    """Measure start, cursor moves and moves of the game."""
    _start()  # compiles what has changed
    starts = [_start() for _ in range(STARTS)]
    found = [
        Figure("start to first paint", median(start.ms for start in starts), "ms", "≤ 500"),
        Figure("start to first paint, processor", median(start.processor_ms for start in starts), "ms"),
    ]
    for game in GAMES:
        for size in SIZES:
            found += asyncio.run(_at_a_table(game, size))
    return found


class Cost(NamedTuple):
    """Elapsed time, processor time and bytes of an action. On an idle machine the two times are equal."""

    ms: float
    processor_ms: float
    bytes: int = 0


# Start


def _start() -> Cost:
    """Start the program on a terminal and wait until its first screen is painted."""
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PAVILION_CONFIG": folder}
        for name in ("NO_COLOR", "PYTHONDONTWRITEBYTECODE"):  # an installed program is compiled once
            env.pop(name, None)
        master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        start = perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-c", "from tui.cli.main import main; main()", "--saves", folder, "--lang", "en"],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
        )
        os.close(slave)
        try:
            took = _painted(master) - start
        finally:
            process.kill()
            _, _, usage = os.wait4(process.pid, 0)
            process.returncode = -signal.SIGKILL
            os.close(master)
        return Cost(took * 1000, (usage.ru_utime + usage.ru_stime) * 1000)


def _painted(master: int) -> float:
    """Wait for the last line of the home screen and return the time."""
    seen = b""
    while select.select([master], [], [], 20)[0]:
        seen += os.read(master, 65536)
        if b"Quit" in seen and b"\x1b[24;1H" in seen:
            return perf_counter()
    raise TimeoutError(f"no home screen in {seen[-400:]!r}")


# At the table


async def _at_a_table(game: str, size: tuple[int, int]) -> list[Figure]:
    folder = Path(tempfile.mkdtemp())
    file = SettingsFile(folder / "settings.json")
    file.settings.confirm = "never"
    bots = BotPool()
    session = Session(file, Library(folder / "saves"), bots, language_asked="en")
    seats = tuple(Seat(name, "human") for name in ("Ann", "Bob", "Cleo", "Dora"))
    app = Pavilion(session, NewGame(game, seats, {}, 7))
    try:
        async with wired(app, size, ColorSystem.TRUECOLOR) as wire:
            while not isinstance(app.screen, TableScreen | CurtainScreen):
                await asyncio.sleep(0.01)
            await quiet(wire, 0.5)
            while not _asks(app):
                await _pressed(app, wire, "enter")
            await quiet(wire, 0.5)
            walked = [await _pressed(app, wire, key) for key in WALK]
            async with _thinking(app, bots):
                beside = [await _pressed(app, wire, key) for key in WALK]
            played = await _played(app, wire)
    finally:
        await bots.close()
        shutil.rmtree(folder)
    window = f"{game}, {size[0]}×{size[1]}"
    walks, busy = ([cost for cost in costs if cost.bytes] for costs in (walked, beside))  # an edge leads nowhere
    return [
        *_spread(f"cursor move, {window}", [cost.bytes for cost in walks], "B", "≤ 500"),
        *_times(f"cursor move, {window}", walks, "≤ 10"),
        *_times(f"cursor move while bots think, {window}", busy, "≤ 10"),
        *_times(f"move, {window}", played, GAMES[game]),
        Figure(f"move, {window}, median", median(cost.bytes for cost in played), "B"),
    ]


def _asks(app: Pavilion) -> bool:
    """Whether the decision on screen is one of the widest."""
    decision = app.screen.scene.decision if isinstance(app.screen, TableScreen) else None
    return decision is not None and decision.asks in WIDEST


@asynccontextmanager
async def _thinking(app: Pavilion, bots: BotPool) -> AsyncIterator[None]:
    """Run the master's search for the decision on screen on every core during the block."""
    assert isinstance(app.screen, TableScreen)
    match = app.screen.match
    decision = match.decision
    assert decision is not None
    async with aclosing(bots.thoughts(match.game, match.state, decision.seat, seconds=LONG)) as thoughts:
        await anext(thoughts)
        reading = asyncio.create_task(_read(thoughts))
        yield
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


async def _read(thoughts: AsyncIterator[Thought]) -> None:
    async for _ in thoughts:
        pass


async def _played(app: Pavilion, wire: Wire) -> list[Cost]:
    """Press Enter and return the costs of the moves played; a curtain or a narrowed list does not count."""
    costs = []
    for _ in range(KEYS):
        table = app.screen
        before = len(table.match.entries) if isinstance(table, TableScreen) else 0
        cost = await _pressed(app, wire, "enter")
        if isinstance(table, TableScreen) and len(table.match.entries) > before:
            costs.append(cost)
    return costs


def _spread(name: str, values: Sequence[float], unit: str, goal: str) -> list[Figure]:
    return [
        Figure(f"{name}, median", median(values), unit, goal),
        Figure(f"{name}, mean", mean(values), unit),
        Figure(f"{name}, worst", max(values), unit),
    ]


def _times(name: str, costs: Sequence[Cost], goal: str) -> list[Figure]:
    return [
        Figure(f"{name}, median", median(cost.ms for cost in costs), "ms", goal),
        Figure(f"{name}, median, processor", median(cost.processor_ms for cost in costs), "ms"),
    ]


async def _pressed(app: Pavilion, wire: Wire, key: str) -> Cost:
    """Press a key and wait for the last byte of output."""
    wire.take()
    last = start = perf_counter(), process_time()

    def note() -> None:
        nonlocal last
        last = perf_counter(), process_time()

    wire.on_write = note
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    await quiet(wire)
    ms, processor_ms = ((then - now) * 1000 for now, then in zip(start, last, strict=True))
    return Cost(ms, processor_ms, len(wire.take().encode()))
