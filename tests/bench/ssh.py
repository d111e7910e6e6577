"""The SSH server: memory and response times of a hundred sessions in one process.

The server runs in its own process, the clients in this one. On a busy machine the processor time is more reliable than
the clock.
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
from tests.tui.serve.client import KEYS, TIMEOUT, SshTerminal, open_terminal

SESSIONS = 100
FEW = 10
STARTS = 15
KEYS_IDLE = 120
TYPING = 20
PRESSES = 30
KILLS = 200
REST = 0.05
"""Seconds between two keys while only one player types."""
BETWEEN = 0.2
"""Seconds between two keys while several players type."""
WALK = ("right", "right", "down", "left", "down", "right", "up", "right", "down", "left", "left", "up")
TICKS = os.sysconf("SC_CLK_TCK")


def figures() -> list[Figure]:
    """Measure memory, first paint, keys and bytes, and the moves lost when a writing process is killed."""
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
        return await _with_sessions(int(opened.split("-p ")[1].split()[0]), process.pid)
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()
        shutil.rmtree(folder)


async def _with_sessions(port: int, pid: int) -> list[Figure]:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with AsyncExitStack() as stack:

        async def log_in() -> SshTerminal:
            terminal: SshTerminal = await stack.enter_async_context(open_terminal(port, "anna", key))
            await terminal.sees("Quit")
            return terminal

        terminals = [await log_in() for _ in range(FEW)]
        few = _memory(pid)
        cpu = _processor(pid)
        starts = []
        for _ in range(STARTS):
            begin = perf_counter()
            terminals.append(await log_in())
            starts.append((perf_counter() - begin) * 1000)
        start_cpu = (_processor(pid) - cpu) / STARTS
        terminals += [await log_in() for _ in range(SESSIONS - len(terminals))]
        per_session = (_memory(pid) - few) / (SESSIONS - FEW)
        at_rest = await _keys(terminals[0], pid)
        busy = await _typing(terminals, pid)
        moves = await _at_a_table(terminals[1])
    return [
        Figure(f"memory per extra session, {FEW} to {SESSIONS}", per_session / 1e6, "MB", "≤ 3"),
        Figure("connecting to first paint, median", median(starts), "ms", "≤ 150"),
        Figure("connecting to first paint, processor", start_cpu, "ms"),
        *at_rest,
        *busy,
        *moves,
    ]


async def _keys(terminal: SshTerminal, pid: int) -> list[Figure]:
    """Press keys one after the other, with a hundred sessions open and no other input.

    Each key follows a short pause, as from a person: Textual paints at most sixty times a second, so a key right after
    a repaint would wait for the next frame.
    """
    cpu = _processor(pid)
    took = []
    for number in range(KEYS_IDLE):
        await asyncio.sleep(REST)
        took.append(await _pressed(terminal, number))
    per_key = (_processor(pid) - cpu) / KEYS_IDLE
    return [*_spread("key to repaint, idle", took, "≤ 15"), Figure("key to repaint, idle, processor", per_key, "ms")]


async def _typing(terminals: Sequence[SshTerminal], pid: int) -> list[Figure]:
    """Type in twenty sessions at once, at a steady rate in each."""

    async def typist(terminal: SshTerminal, number: int) -> list[float]:
        await asyncio.sleep(BETWEEN * number / TYPING)
        took = []
        for count in range(PRESSES):
            took.append(await _pressed(terminal, count))
            await asyncio.sleep(max(0.0, BETWEEN - took[-1] / 1000))
        return took

    cpu = _processor(pid)
    each = await asyncio.gather(*(typist(terminal, number) for number, terminal in enumerate(terminals[:TYPING])))
    per_key = (_processor(pid) - cpu) / (TYPING * PRESSES)
    name = f"key to repaint, {TYPING} typing"
    return [*_spread(name, [ms for took in each for ms in took], "≤ 100"), Figure(f"{name}, processor", per_key, "ms")]


async def _at_a_table(terminal: SshTerminal) -> list[Figure]:
    """Move the cursor over a table and count the bytes sent for each step."""
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
    """Press down or up, alternately, and return the milliseconds until the first bytes of the repaint."""
    terminal.take()
    terminal.session.changed.clear()
    begin = perf_counter()
    terminal.type(KEYS["up" if count % 2 else "down"])
    await asyncio.wait_for(terminal.session.changed.wait(), TIMEOUT)
    return (perf_counter() - begin) * 1000


def _spread(name: str, took: Sequence[float], goal: str) -> list[Figure]:
    return [
        Figure(f"{name}, median", median(took), "ms"),
        Figure(f"{name}, p95", quantiles(took, n=20)[-1], "ms", goal),
    ]


def _memory(pid: int) -> float:
    """Return the resident memory of a process in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))) * 1024


def _processor(pid: int) -> float:
    """Return the processor time of a process in milliseconds."""
    fields: Any = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICKS
