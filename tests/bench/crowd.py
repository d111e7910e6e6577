"""A crowd for benchmarks: a server in its own process, shared tables, and players at them over SSH."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any

from saves.store import folded, open_store
from saves.tables import LiveTable, Tables, acts
from tests.tui.serve.client import KEYS, SshTerminal, open_terminal
from tests.tui.serve.conftest import key_of

SIZES = {"bruxelles1893": 5, "bruxelles1897": 4, "crystal_palace": 5}
"""The games and their seats: the last is a bot's, so four people play, or three play and one watches."""
TICKS = os.sysconf("SC_CLK_TCK")


class NoScreen:
    """A screen that ignores what it is sent, for players whose pictures nobody looks at: a hundred screens would keep
    this process as busy as the server."""

    printed = ""

    def feed(self, data: bytes) -> None:
        """Ignore bytes."""

    def text(self) -> str:
        """Return nothing."""
        return ""


class Player:
    """A person at a terminal."""

    def __init__(self, name: str, terminal: SshTerminal) -> None:
        self.name = name
        self.terminal = terminal

    def look_away(self) -> None:
        """Stop interpreting the screen."""
        self.terminal.session.screen = NoScreen()  # type: ignore[assignment]

    async def press(self, key: str) -> float:
        """Press a key that changes the screen, and return the milliseconds until the first bytes come."""
        terminal = self.terminal
        terminal.take()
        terminal.session.changed.clear()
        begin = perf_counter()
        terminal.type(KEYS.get(key, key))
        await asyncio.wait_for(terminal.session.changed.wait(), 30)
        return (perf_counter() - begin) * 1000


class Crowd:
    """A server with tables, and the players who have logged in."""

    def __init__(self, folder: Path, process: asyncio.subprocess.Process, port: int) -> None:
        self.folder = folder
        self.pid = process.pid
        self.port = port
        self.players: list[Player] = []
        self.tables: list[tuple[LiveTable, list[Player]]] = []
        self._stack = AsyncExitStack()
        self.store = Tables(open_store(folder / "house.sqlite"))

    async def log_in(self, name: str, table: str = "", size: tuple[int, int] = (80, 24), sees: str = "Quit") -> Player:
        """Log a player in, and wait for the first picture: the home screen, or the table that they were at."""
        if table:
            place = self.folder / "players" / sha256(folded(name).encode()).hexdigest()[:32]
            place.mkdir(parents=True, exist_ok=True)
            (place / "settings.json").write_text(json.dumps({"table": table}))
        terminal = await self._stack.enter_async_context(open_terminal(self.port, name, key_of(name), size=size))
        await terminal.sees("Round " if table else sees)
        player = Player(name, terminal)
        self.players.append(player)
        return player

    async def open_table(self, game: str, number: int) -> LiveTable:
        """Open a table with four people, of whom one watches if the game has four seats, and a bot."""
        names = [f"p{number}-{place}" for place in range(4)]
        people = SIZES[game] - 1
        live = await self.store.create(names[0], game, (*[None] * people, "journeyman"), seed=number)
        for name in names[1:people]:
            await live.do(acts.sit, name)
        await live.do(acts.start, names[0])
        return live

    async def fill_table(self, live: LiveTable, number: int) -> None:
        """Log the four people of a table in."""
        players = [await self.log_in(f"p{number}-{place}", live.id, (120, 40)) for place in range(4)]
        for player in players:
            await player.terminal.quiet(0.05)
            player.look_away()
        self.tables.append((live, players))

    async def decide(self, live: LiveTable, players: Sequence[Player]) -> bool:
        """Have somebody at a table make a decision by the keyboard; return whether the table has it."""
        await live.refresh()
        by_name = {player.name: player for player in players}
        for seat in live.now.turn():
            player = by_name.get(live.now.chairs[seat].player or "")
            if player is None or not live.now.chairs[seat].is_human:
                continue
            before = live.now.version
            for key in ("1", "\r", "\r"):
                player.terminal.type(key)
                await asyncio.sleep(0.4)
                await live.refresh()
                if live.now.version > before:
                    return True
        return False

    async def close(self) -> None:
        """Disconnect everyone."""
        await self._stack.aclose()
        await self.store.close()

    # The server's process

    @property
    def memory(self) -> float:
        """The resident memory of the server in bytes."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))) * 1024

    @property
    def processor(self) -> float:
        """The processor time that the server has taken, in milliseconds."""
        fields: Any = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / TICKS


@asynccontextmanager
async def crowd() -> AsyncIterator[Crowd]:
    """Provide a server with room for everyone; it is killed at the end."""
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
        people = Crowd(folder, process, int(opened.split("-p ")[1].split()[0]))
        try:
            yield people
        finally:
            await people.close()
    finally:
        process.send_signal(signal.SIGKILL)
        await process.wait()
        shutil.rmtree(folder)
