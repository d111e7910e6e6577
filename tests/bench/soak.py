"""A soak of the SSH server: players at tables who play, chat, undo, flood, drop and return, and one kill of the server.

Afterwards every act that a player's screen has shown is in the store, no session has broken, and memory and
descriptors at rest are what they were. It takes `SOAK_SECONDS` (default: 180) and ends by itself.
"""

import asyncio
import json
import os
import re
import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import asyncssh

from saves.store import Logged, Store, folded, open_store
from saves.tables import Tables, acts, entries
from saves.tables.cards import card_of
from tests.bench.crowd import NoScreen
from tests.bench.figures import Figure
from tests.tui.serve.client import KEYS, SshTerminal
from tests.tui.serve.process import ServerProcess

SECONDS = 180.0
TABLES = 20
PEOPLE = 3
"""Players at each table; a bot has the fourth seat."""
GAME = "bruxelles1897"
OPTIONS = ("--max-sessions=0", "--per-player=0", "--per-address=0", "--idle=0", "--lang=en")
ROUNDS = (0.4, 0.3, 0.3)
"""The parts of the time between rests; the server is killed in the middle of the first. Rests are few, because after
each of them everybody logs in at once. Memory and descriptors are compared from the second on."""
FLOODS = 0.1
"""The part of the visits that flood the server."""
PATIENCE = 10.0
"""Seconds that a player waits for the screen to show something."""
ARRIVALS = 8.0
"""Seconds within which everybody comes back: a login costs the server as much as many moves."""
GRACE = 2.0
"""Seconds that players have to leave before a rest."""
BROKEN = ("session-broke", "loop-broke", "bots-broke", "presence-broke", "admin-broke")
FLOOD = (KEYS["down"] * 50, "\x1b[200~" + "x" * 4000 + "\x1b[201~", KEYS["right"] * 50, "iI?\x1b" * 10, "hi\r\r")


@dataclass(slots=True)
class Shown:
    """An act that a player's screen has shown: a chat line, or a move after a version of the table."""

    table: str
    player: str
    said: str = ""
    after: int = 0


@dataclass(slots=True)
class Report:
    """What happened, and what was left of it."""

    counts: Counter[str] = field(default_factory=Counter)
    shown: list[Shown] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    """What is not in the store although it was seen."""
    broken: list[str] = field(default_factory=list)
    """The log's lines about something that broke."""
    memory: list[float] = field(default_factory=list)
    """The server's memory at each rest, in bytes."""
    descriptors: list[int] = field(default_factory=list)
    left_running: int = 0
    """Processes of the server that outlived it."""


def figures() -> list[Figure]:
    """Soak the server and report what was lost, broken or leaked."""
    seconds = float(os.environ.get("SOAK_SECONDS", SECONDS))
    report = asyncio.run(soak(TABLES, seconds))
    for problem in (*report.lost, *report.broken):
        print(problem)
    name = f"soak, {TABLES * PEOPLE} players for {seconds:g} s"
    count = report.counts
    growth = report.memory[-1] / report.memory[1] * 100 - 100
    return [
        *(Figure(f"{name}: {what}", count[what], "") for what in ("logins", "drops", "floods", "kills")),
        *(Figure(f"{name}: {what} in the store", count[what], "") for what in ("moves", "undos", "chat lines")),
        Figure(f"{name}: answers that took more than {PATIENCE:g} s", count["late answers"], "", "= 0"),
        Figure(f"{name}: acts that a screen showed", len(report.shown), "", "≥ 300"),
        Figure(f"{name}: of these lost", len(report.lost), "", "= 0"),
        Figure(f"{name}: sessions broken", len(report.broken), "", "= 0"),
        Figure(f"{name}: memory at rest", report.memory[-1] / 1e6, "MB"),
        Figure(f"{name}: growth of memory at rest, second half", growth, "%", "≤ 5"),
        Figure(f"{name}: growth of descriptors at rest", report.descriptors[-1] - report.descriptors[1], "", "≤ 2"),
        Figure(f"{name}: processes left", report.left_running, "", "= 0"),
    ]


async def soak(tables: int, seconds: float, seed: int = 1) -> Report:
    """Run the soak in a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="pv"))
    try:
        return await _Soak(folder, tables, seconds, Random(seed)).run()
    finally:
        shutil.rmtree(folder)


class _Soak:
    """One run: the server's process, the players, and a reader of the store."""

    def __init__(self, folder: Path, tables: int, seconds: float, random: Random) -> None:
        self.folder = folder
        self.report = Report()
        self.store: Store = open_store(folder / "house.sqlite")
        self._number = tables
        self._seconds = seconds
        self.pace = min(1.0, seconds / 60)
        self._random = random
        self._logs: dict[str, list[Logged]] = {}
        """The entries of each table that were read while the server ran."""
        self._pids: set[int] = set()
        self.server = self._start()
        self.is_resting = False

    async def run(self) -> Report:
        """Set up the tables, load the server, kill it, load it again and compare what it takes at rest."""
        try:
            players = [_Player(self, name, table, self._random.random()) for name, table in await self._set_up()]
            reader = asyncio.create_task(self._read_on())
            for number, part in enumerate(ROUNDS):
                async with self._load(players):
                    await asyncio.sleep(self._seconds * part / 2)
                    if number == 0:
                        await self._kill()
                    await asyncio.sleep(self._seconds * part / 2)
                await self._rest()
            reader.cancel()
            with suppress(asyncio.CancelledError):
                await reader
        finally:
            await asyncio.to_thread(self._stop)
        self._compare()
        self.store.close()
        self.report.broken = [line for line in self._log() if json.loads(line)["event"] in BROKEN]
        return self.report

    async def _set_up(self) -> list[tuple[str, str]]:
        """Start a game at each table, and return the players with their tables."""
        tables = Tables(open_store(self.folder / "house.sqlite"))
        seated = []
        for number in range(self._number):
            names = [f"p{number}x{place}" for place in range(PEOPLE)]
            live = await tables.create(names[0], GAME, (*[None] * PEOPLE, "apprentice"), seed=number)
            for name in names[1:]:
                await live.do(acts.sit, name)
            await live.do(acts.start, names[0])
            seated += [(name, live.id) for name in names]
            self._logs[live.id] = []
        await tables.close()
        return seated

    # The server

    def _start(self) -> ServerProcess:
        return ServerProcess(self.folder, options=OPTIONS)

    async def _kill(self) -> None:
        """Kill the server without warning, and start it again on the same store."""
        self._note_processes()
        self.server.process.kill()
        await asyncio.to_thread(self.server.stop)
        self.report.counts["kills"] += 1
        self.server = await asyncio.to_thread(self._start)

    def _stop(self) -> None:
        self._note_processes()
        self.server.stop()
        deadline = monotonic() + PATIENCE
        while (left := [pid for pid in self._pids if _is_running(pid)]) and monotonic() < deadline:
            sleep(0.05)
        self.report.left_running = len(left)

    def _note_processes(self) -> None:
        self._pids |= {self.server.process.pid, *_children(self.server.process.pid)}

    def _log(self) -> list[str]:
        return (self.folder / "log").read_text().splitlines()

    # Load and rest

    @asynccontextmanager
    async def _load(self, players: Sequence["_Player"]) -> AsyncIterator[None]:
        """Have everyone play while the block lasts; then all leave."""
        self.is_resting = False
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.live()) for player in players]
            yield
            self.is_resting = True
            await asyncio.wait(tasks, timeout=GRACE)
            for task in tasks:
                task.cancel()

    async def _rest(self) -> None:
        """Wait until the server has closed every session, and measure what it takes."""
        deadline = monotonic() + 3 * PATIENCE
        while (sessions := _open_sessions(self._log())) and monotonic() < deadline:
            await asyncio.sleep(0.2)
        if sessions:
            self.report.lost.append(f"sessions that never closed: {sorted(sessions)}")
        await asyncio.sleep(1)
        pid = self.server.process.pid
        self.report.memory.append(_memory(pid))
        self.report.descriptors.append(len([*Path(f"/proc/{pid}/fd").iterdir()]))

    # What must be in the store

    async def _read_on(self) -> None:
        """Read the logs of the tables while they grow."""
        while True:
            for table, known in self._logs.items():
                known += await asyncio.to_thread(self.store.read, table, len(known))
            await asyncio.sleep(0.5)

    def _compare(self) -> None:
        """Find what was seen and is not in the store any more."""
        report = self.report
        logs = {table: self.store.read(table) for table in self._logs}
        for table, known in self._logs.items():
            if logs[table][: len(known)] != known:
                report.lost.append(f"table {table}: its log has changed")
        read = {table: [(each.seq, entries.decode(each.body)) for each in log] for table, log in logs.items()}
        for log in read.values():
            for _, entry in log:
                report.counts["moves"] += isinstance(entry, entries.MoveEntry)
                report.counts["undos"] += isinstance(entry, entries.Undo)
                report.counts["chat lines"] += isinstance(entry, entries.Say)
        report.lost += [str(shown) for shown in report.shown if not _is_in(read[shown.table], shown)]


class _Player:
    """A person who connects again and again, and does something each time."""

    def __init__(self, soak: _Soak, name: str, table: str, seed: float) -> None:
        self._soak = soak
        self._name = name
        self._table = table
        self._random = Random(seed)
        self._said = 0
        self._is_in_step = True
        """Whether the screen has shown every move of this visit: one that is late would be taken for the next."""
        self._own_turn = re.compile(rf"^▸. {name} ", re.MULTILINE)
        self._other_turn = re.compile(rf"^▸. (?!{name} )", re.MULTILINE)

    async def live(self) -> None:
        """Connect, play for a while and leave, until it is time to rest."""
        while not self._soak.is_resting:
            await self._pause(0, ARRIVALS)
            # The server may be gone at any moment, and a screen that shows nothing new in time is left.
            with suppress(OSError, asyncssh.Error, AssertionError, TimeoutError):
                await self._visit()

    async def _visit(self) -> None:
        place = self._soak.folder / "players" / sha256(folded(self._name).encode()).hexdigest()[:32]
        place.mkdir(parents=True, exist_ok=True)
        settings = {"table": self._table, "speed": "instant", "confirm": "never"}
        (place / "settings.json").write_text(json.dumps(settings))
        counts = self._soak.report.counts
        async with asyncio.timeout(30 * PATIENCE), self._soak.server.log_in(self._name) as terminal:
            await self._until(terminal, lambda: "Round " in terminal.text)
            counts["logins"] += 1
            self._is_in_step = True
            try:
                await self._do_something(terminal)
            finally:  # also when it is time to rest
                counts["drops"] += not terminal.session.ended.is_set()

    async def _do_something(self, terminal: SshTerminal) -> None:
        """Play and chat for a while, or flood; some leave properly, the others are dropped."""
        if self._random.random() < FLOODS:
            await self._flood(terminal)
            self._soak.report.counts["floods"] += 1
            return
        for _ in range(self._random.randint(3, 15)):
            if self._soak.is_resting:
                return
            try:
                await self._act(terminal)
            except TimeoutError:
                self._soak.report.counts["late answers"] += 1
                terminal.type(KEYS["escape"])
            await self._pause(3, 12)
        if self._random.random() < 0.3:
            terminal.channel.write_eof()
            await asyncio.wait_for(terminal.session.ended.wait(), PATIENCE)

    async def _act(self, terminal: SshTerminal) -> None:
        if self._own_turn.search(terminal.text):
            await self._move(terminal)
        elif self._random.random() < 0.5:
            await self._chat(terminal)
        else:
            terminal.type(self._random.choice(["u", "i" + KEYS["right"] + "\x1b", "W\x1b", KEYS["f2"], KEYS["f4"]]))

    async def _move(self, terminal: SshTerminal) -> None:
        """Choose the first answer until another has the turn, which shows that the moves have been saved."""
        row = await asyncio.to_thread(self._soak.store.table, self._table)
        is_current = card_of(row).is_turn_of(self._name)
        for key in "111\r111\r":
            terminal.type(key)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE / 8):
                    await self._until(terminal, lambda: self._other_turn.search(terminal.text))
                    if is_current and self._is_in_step:
                        self._soak.report.shown.append(Shown(self._table, self._name, after=row.version))
                    return
        self._is_in_step = False

    async def _chat(self, terminal: SshTerminal) -> None:
        """Write a line that nobody else says, and wait until the table's log shows it."""
        terminal.type("t")
        await self._until(terminal, lambda: "To everyone at the table" in terminal.text)
        self._said += 1
        text = f"{self._name}y{self._said}z"
        terminal.type(text + "\r")
        await self._until(terminal, lambda: f"{self._name}: {text}" in terminal.text)
        self._soak.report.shown.append(Shown(self._table, self._name, said=text))

    async def _flood(self, terminal: SshTerminal) -> None:
        """Send keys, pastes and sizes as fast as the connection takes them."""
        terminal.session.screen = NoScreen()  # type: ignore[assignment]
        for number in range(60):
            terminal.type(FLOOD[number % len(FLOOD)])
            terminal.channel.change_terminal_size(80 + number % 40, 24 + number % 16)
            await asyncio.sleep(0.02)

    async def _pause(self, least: float, most: float) -> None:
        """Do nothing for some seconds, or fewer in a short soak."""
        await asyncio.sleep(self._random.uniform(least, most) * self._soak.pace)

    async def _until(self, terminal: SshTerminal, condition: Callable[[], Any]) -> None:
        async with asyncio.timeout(PATIENCE):
            await terminal.until(condition, "shown")


def _is_in(log: Sequence[tuple[int, entries.Entry]], shown: Shown) -> bool:
    """Whether an act that was shown is in the log of its table."""
    if shown.said:
        return any(isinstance(entry, entries.Say) and entry.text == shown.said for _, entry in log)
    seats = {entry.player: entry.seat for _, entry in log if isinstance(entry, entries.Sit)}
    later = [entry for seq, entry in log if seq > shown.after]
    # The turn also passes to another player who takes a move back.
    return any(
        isinstance(entry, entries.Undo)
        or (isinstance(entry, entries.MoveEntry) and entry.seat == seats.get(shown.player))
        for entry in later
    )


def _open_sessions(log: Sequence[str]) -> set[int]:
    """Return the sessions of the last server that have not closed."""
    sessions: set[int] = set()
    for line in map(json.loads, log):
        if line["event"] == "opened":
            sessions.clear()
        elif line["event"] == "session-opened":
            sessions.add(line["session"])
        elif line["event"] == "session-closed":
            sessions.discard(line["session"])
    return sessions


def _memory(pid: int) -> float:
    """Return the resident memory of a process in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))) * 1024


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
