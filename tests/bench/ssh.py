"""The house over SSH: what a hundred sessions in one process cost in memory, and how quick each of them stays.

The server runs in a process of its own, the clients in this one. On a machine that does something else besides, the
processor time says more than the clock.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import asyncssh

from tests.bench.figures import Figure
from tests.bench.store import kills
from tests.tui.serve.client import KEYS, PATIENCE, SshTerminal, sitting

SESSIONS = 100
FEW = 10
STARTS = 15
KEYS_IDLE = 120
TYPING = 20
PRESSES = 30
KILLS = 200
REST = 0.05
"""Seconds between two keys of someone alone."""
BETWEEN = 0.2
"""Seconds between two keys of someone who types."""
WALK = ("right", "right", "down", "left", "down", "right", "up", "right", "down", "left", "left", "up")
TICKS = os.sysconf("SC_CLK_TCK")


def figures() -> list[Figure]:
    """Measure memory, first paint, keys and bytes; and kill a process that writes, again and again."""
    lost = Figure(f"acknowledged moves lost in {KILLS} kills", kills(KILLS), "", "= 0")
    return [*asyncio.run(_measure()), lost]


async def _measure() -> list[Figure]:
    folder = Path(tempfile.mkdtemp(prefix="pv"))
    limits = [f"--{name}=0" for name in ("max-sessions", "per-player", "per-address", "rate", "idle")]
    program = [sys.executable, "-c", "from tui.cli.main import main; main()", "serve", "--port=0", *limits]
    process = await asyncio.create_subprocess_exec(
        *(*program, f"--folder={folder}", f"--log={folder / 'log'}", "--lang=en"),
        stdout=subprocess.PIPE,
        env={**os.environ, "PAVILION_CONFIG": str(folder)},
    )
    try:
        assert process.stdout is not None
        opened = (await process.stdout.readline()).decode()
        return await _visit(int(opened.split("-p ")[1].split()[0]), process.pid)
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()
        shutil.rmtree(folder)


async def _visit(port: int, pid: int) -> list[Figure]:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with AsyncExitStack() as evening:

        async def sits() -> SshTerminal:
            terminal: SshTerminal = await evening.enter_async_context(sitting(port, "anna", key))
            await terminal.sees("Quit")
            return terminal

        seated = [await sits() for _ in range(FEW)]
        few = _memory(pid)
        cpu = _processor(pid)
        starts = []
        for _ in range(STARTS):
            begin = perf_counter()
            seated.append(await sits())
            starts.append((perf_counter() - begin) * 1000)
        start_cpu = (_processor(pid) - cpu) / STARTS
        seated += [await sits() for _ in range(SESSIONS - len(seated))]
        per_session = (_memory(pid) - few) / (SESSIONS - FEW)
        at_rest = await _keys(seated[0], pid)
        busy = await _typing(seated, pid)
        moves = await _at_a_table(seated[1])
    return [
        Figure(f"memory per extra session, {FEW} to {SESSIONS}", per_session / 1e6, "MB", "≤ 3"),
        Figure("connecting to first paint, median", median(starts), "ms", "≤ 150"),
        Figure("connecting to first paint, processor", start_cpu, "ms"),
        *at_rest,
        *busy,
        *moves,
    ]


async def _keys(terminal: SshTerminal, pid: int) -> list[Figure]:
    """Press keys one after the other, with a hundred sessions open and nobody else typing.

    Each comes after a moment's rest, as from a person: Textual paints sixty times a second at most, so that a key right
    behind a repaint would wait for the next turn.
    """
    cpu = _processor(pid)
    took = []
    for number in range(KEYS_IDLE):
        await asyncio.sleep(REST)
        took.append(await _pressed(terminal, number))
    per_key = (_processor(pid) - cpu) / KEYS_IDLE
    return [*_spread("key to repaint, idle", took, "≤ 15"), Figure("key to repaint, idle, processor", per_key, "ms")]


async def _typing(seated: Sequence[SshTerminal], pid: int) -> list[Figure]:
    """Let twenty people type, each a key every so often."""

    async def typist(terminal: SshTerminal, number: int) -> list[float]:
        await asyncio.sleep(BETWEEN * number / TYPING)
        took = []
        for count in range(PRESSES):
            took.append(await _pressed(terminal, count))
            await asyncio.sleep(max(0.0, BETWEEN - took[-1] / 1000))
        return took

    cpu = _processor(pid)
    each = await asyncio.gather(*(typist(terminal, number) for number, terminal in enumerate(seated[:TYPING])))
    per_key = (_processor(pid) - cpu) / (TYPING * PRESSES)
    name = f"key to repaint, {TYPING} typing"
    return [*_spread(name, [ms for took in each for ms in took], "≤ 100"), Figure(f"{name}, processor", per_key, "ms")]


async def _at_a_table(terminal: SshTerminal) -> list[Figure]:
    """Walk over a table and count what is sent for each step."""
    await terminal.press("n")
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


async def _pressed(terminal: SshTerminal, count: int) -> float:
    """Press a key, down and up by turns, and give the milliseconds until something of the repaint has come."""
    terminal.take()
    terminal.line.changed.clear()
    begin = perf_counter()
    terminal.type(KEYS["up" if count % 2 else "down"])
    await asyncio.wait_for(terminal.line.changed.wait(), PATIENCE)
    return (perf_counter() - begin) * 1000


def _spread(name: str, took: Sequence[float], goal: str) -> list[Figure]:
    return [
        Figure(f"{name}, median", median(took), "ms"),
        Figure(f"{name}, p95", quantiles(took, n=20)[-1], "ms", goal),
    ]


def _memory(pid: int) -> float:
    """Give what a process holds in memory, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))) * 1024


def _processor(pid: int) -> float:
    """Give the milliseconds a process has computed for so far."""
    fields: Any = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICKS
