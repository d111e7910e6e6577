"""The SSH server with people at tables: a hundred sessions at 25 tables with bots, in one process.

The server runs in its own process, most clients in this one. A player who bothers nobody, in a third process, presses a
key now and then, and is timed from the key to the first byte of the answer: while everyone else is idle, while games
are played and ten players walk about their boards, and while one player floods the server as fast as its limits allow.
"""

import asyncio
import json
import subprocess
import sys
from contextlib import suppress
from itertools import cycle
from statistics import median, quantiles
from time import perf_counter

from tests.bench.crowd import SIZES, Crowd, Player, crowd
from tests.bench.figures import Figure
from tests.bench.store import kills
from tests.tui.serve.client import KEYS

TABLES = 25
AT_ONCE = 30
STARTS = 15
KILLS = 200
PRESSES = 200
"""Timed keys in each situation."""
REST = 0.1
"""Seconds between two timed keys: Textual paints at most sixty times a second, and a person is slower."""
BETWEEN_DECISIONS = 10.0
WALKERS = 10
BETWEEN_KEYS = 0.2
WALK = ("right", "right", "down", "left", "down", "right", "up", "right", "down", "left", "left", "up")
FLOOD = (KEYS["down"] * 40, "\x1b[200~" + "x" * 2000 + "\x1b[201~", KEYS["right"] * 40, "iI?\x1b" * 10)


def figures() -> list[Figure]:
    """Measure logins, memory, and answers to keys; and the moves lost when a writing process is killed."""
    lost = Figure(f"acknowledged moves lost in {KILLS} kills", kills(KILLS), "", "= 0")
    return [*asyncio.run(_measure()), lost]


async def _measure() -> list[Figure]:
    async with crowd() as people:
        logins = await _logins(people)
        memory = await _take_seats(people)
        idle = await _answers(people, "idle")
        async with asyncio.TaskGroup() as group:
            busy = [
                group.create_task(_play(people)),
                *(group.create_task(_walk(*each)) for each in enumerate(_walkers(people))),
            ]
            played = await _answers(people, "games and walkers", "≤ 30", "≤ 100", "≤ 60")
            busy.append(group.create_task(_flood(people)))
            flooded = await _answers(people, "games, walkers and a flood", "≤ 50")
            for task in busy:
                task.cancel()
        steps = await _bytes_of_steps(people)
        return [*logins, *memory, *idle, *played, *flooded, *steps]


async def _logins(people: Crowd) -> list[Figure]:
    """Log in one after the other, and many at once."""
    await people.log_in("first")
    took = []
    cpu = people.processor
    for number in range(STARTS):
        begin = perf_counter()
        await people.log_in(f"calm{number}")
        took.append((perf_counter() - begin) * 1000)
    cpu = (people.processor - cpu) / STARTS
    begin = perf_counter()
    await asyncio.gather(*(people.log_in(f"eager{number}") for number in range(AT_ONCE)))
    last = (perf_counter() - begin) * 1000
    for player in people.players:
        player.terminal.drop_connection()
    await asyncio.sleep(1)
    return [
        Figure("connecting to first picture, median", median(took), "ms", "≤ 150"),
        Figure("connecting to first picture, processor", cpu, "ms"),
        Figure(f"connecting to first picture, {AT_ONCE} at once, the last", last, "ms", "≤ 1000"),
    ]


async def _take_seats(people: Crowd) -> list[Figure]:
    """Fill the tables, and measure what each session at a table takes."""
    games = [game for game, _ in zip(cycle(SIZES), range(TABLES), strict=False)]
    lives = [await people.open_table(game, number) for number, game in enumerate(games)]
    few = 3
    before = 0.0
    for number, live in enumerate(lives):
        await people.fill_table(live, number)
        if number + 1 == few:
            before = people.memory
    per_session = (people.memory - before) / (4 * (TABLES - few))
    return [Figure(f"memory per session at a table, {4 * few} to {4 * TABLES}", per_session / 1e6, "MB", "≤ 2")]


def _walkers(people: Crowd) -> list[Player]:
    return [players[1] for _, players in people.tables[:WALKERS]]


async def _play(people: Crowd) -> None:
    """Make a decision at every table in turn, each every ten seconds."""
    while True:
        begin = perf_counter()
        async with asyncio.TaskGroup() as group:
            for number, (live, players) in enumerate(people.tables):
                group.create_task(_decide_after(people, BETWEEN_DECISIONS * number / TABLES, live, players))
        await asyncio.sleep(max(0.0, BETWEEN_DECISIONS - (perf_counter() - begin)))


async def _decide_after(people: Crowd, seconds: float, live: object, players: list[Player]) -> None:
    await asyncio.sleep(seconds)
    await people.decide(live, players)  # type: ignore[arg-type]


async def _walk(number: int, player: Player) -> None:
    """Inspect the board, five keys a second; players do not keep step with each other."""
    await asyncio.sleep(BETWEEN_KEYS * number / WALKERS)
    player.terminal.type("i")
    for key in cycle(WALK):
        await asyncio.sleep(BETWEEN_KEYS)
        player.terminal.take()
        player.terminal.type(KEYS[key])


async def _flood(people: Crowd) -> None:
    """Send keys, pastes, toggles and sizes without end; log in again when the keys have left."""
    while True:
        player = await people.log_in("hostile", people.tables[0][0].id)
        player.look_away()
        with suppress(BrokenPipeError):
            for number, piece in enumerate(cycle(FLOOD)):
                player.terminal.take()
                player.terminal.type(piece)
                player.terminal.channel.change_terminal_size(80 + number % 40, 24 + number % 16)
                await asyncio.sleep(0.01)


async def _answers(people: Crowd, name: str, p95: str = "", p99: str = "", share: str = "") -> list[Figure]:
    """Time the keys of a player who does nothing special."""
    program = (sys.executable, "-m", "tests.bench.innocent", str(people.port), str(PRESSES), str(REST))
    cpu, begin = people.processor, perf_counter()
    process = await asyncio.create_subprocess_exec(*program, stdout=subprocess.PIPE)
    printed, _ = await process.communicate()
    took: list[float] = json.loads(printed)
    busy = (people.processor - cpu) / ((perf_counter() - begin) * 10)
    hundredths = quantiles(took, n=100)
    return [
        Figure(f"key to answer, {name}, median", median(took), "ms"),
        Figure(f"key to answer, {name}, p95", hundredths[94], "ms", p95),
        Figure(f"key to answer, {name}, p99", hundredths[98], "ms", p99),
        Figure(f"server's share of a core, {name}", busy, "%", share),
    ]


async def _bytes_of_steps(people: Crowd) -> list[Figure]:
    """Move the cursor over a table and count the bytes sent for each step."""
    player = await people.log_in("walker")
    terminal = player.terminal
    await terminal.press("n")
    await terminal.sees("Enter set up the game")
    await terminal.press("enter")
    await terminal.sees("Seat 1")
    await terminal.press("s")
    await terminal.sees("Round 1", "Enter choose")
    sizes = []
    for key in WALK * 2:
        await terminal.quiet(0.3)
        terminal.take()
        terminal.type(KEYS[key])
        await terminal.quiet(0.3)
        sizes.append(len(terminal.take()))
    moved = [size for size in sizes if size]
    return [
        Figure("cursor move at a table, median", median(moved), "B", "≤ 500"),
        Figure("cursor move at a table, worst", max(moved), "B"),
    ]
