"""The server: opens the house, keeps count of its visits and closes it again without losing anything."""

import asyncio
import gc
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncssh

from saves.records.library import Library
from saves.store import Store, folded
from saves.tables import Tables
from tui.bots.pool import BotPool
from tui.cli.localized import CliError
from tui.serve.admin import AdminDesk
from tui.serve.bots import BotPlayers, BotShare
from tui.serve.context import ServerContext
from tui.serve.event_log import HouseLog
from tui.serve.hostkey import host_key
from tui.serve.identity import AllowList, Register, RemotePlayer
from tui.serve.login import Door
from tui.serve.presence import Presence
from tui.serve.rate_limits import SECONDS_TO_LOG_IN, Limits, Turnstile
from tui.serve.session import Visit
from tui.serve.terminal import ClientTerminal
from tui.session import Session
from tui.settings import SettingsFile

ALIVE = 30
"""Seconds between two questions to a client whether it is still there; the third without an answer ends it."""
HANGING_UP = 2.0
"""Seconds a line may take to close."""
NOTICE = 5.0
"""Seconds people are left to read that the house closes."""


@dataclass(frozen=True, slots=True)
class Premises:
    """Where and how the house is open."""

    folder: Path
    """For the host key, the socket of the admin desk, and what players keep on this server."""
    host: str = "127.0.0.1"
    port: int = 2222
    host_key: Path | None = None
    takes_guests: bool = False
    keys: Path | None = None
    """The list of keys that may come in, if not everyone may."""
    language: str = "en"
    """For whoever does not say which they speak."""
    limits: Limits = field(default_factory=Limits)
    notice: float = NOTICE
    bots: int | None = None
    """How many bots may think at once."""


class Server:
    """A house that is open. Belongs to one event loop, in which every visit has its app."""

    def __init__(self, premises: Premises, store: Store, log: HouseLog) -> None:
        """Prepare the house; the store is closed with it."""
        self.premises = premises
        self.language = premises.language
        self.log = log
        self.tables = Tables(store)
        self.presence = Presence()
        self.turnstile = Turnstile(premises.limits)
        allowed = AllowList(premises.keys) if premises.keys is not None else None
        self.register = Register(store, allowed, premises.takes_guests)
        self.is_draining = False
        self.visits: dict[int, Visit] = {}
        self.connections: set[asyncssh.SSHServerConnection] = set()
        """Every line that is open, whether anyone has come in by it or not."""
        self.pool = BotPool(premises.bots)
        self._bot_players = BotPlayers(self.tables, self.pool, log)
        self._desk = AdminDesk(self, premises.folder)
        self._numbers = count(1)
        self._closing = asyncio.Event()
        self._hurry = asyncio.Event()
        self._emptied = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []
        self._acceptor: asyncssh.SSHAcceptor | None = None
        self.fingerprint = ""

    @property
    def port(self) -> int:
        """The port people come to."""
        return self._acceptor.get_port() if self._acceptor is not None else self.premises.port

    # Opening and closing

    async def open(self) -> None:
        """Open the door; complains if that cannot be."""
        premises = self.premises
        key = host_key(premises.host_key or premises.folder / "host_key")
        self.fingerprint = key.get_fingerprint()
        await self._desk.open()
        try:
            self._acceptor = await asyncssh.listen(
                premises.host,
                premises.port,
                server_factory=lambda: Door(self),
                server_host_keys=[key],
                server_version="Pavilion",
                config=None,
                password_auth=False,
                gss_host=None,
                host_based_auth=False,
                x11_forwarding=False,
                agent_forwarding=False,
                allow_scp=False,
                compression_algs=None,  # a small packet could be a bomb
                login_timeout=SECONDS_TO_LOG_IN,
                keepalive_interval=ALIVE,
                keepalive_count_max=3,
                encoding=None,
                line_editor=False,
            )
        except OSError as error:
            await self._desk.close()
            place = f"{premises.host}:{premises.port}"
            raise CliError("serve-cannot-listen", given=place, problem=os.strerror(error.errno or 0)) from None
        self._chores = [asyncio.create_task(self._send_idle_home())]
        await self._bot_players.start()
        self.log("opened", host=premises.host, port=self.port, store=self.tables.store.place, key=self.fingerprint)

    async def run(self, tell: Callable[[], None]) -> None:
        """Tell that the house is open, and stay so until a signal or the admin desk says otherwise; then close."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._note)
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.close_soon)
        try:
            _make_ready()
            tell()
            await self._closing.wait()
            await self.close()
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    def close_soon(self) -> None:
        """Begin to close; the second time, without further notice."""
        if self._closing.is_set():
            self._hurry.set()
        self._closing.set()

    def drain(self) -> None:
        """Let nobody else in, and close when the last visitor has left."""
        if not self.is_draining:
            self.is_draining = True
            self.log("draining", sessions=len(self.visits))
            if self._acceptor is not None:
                self._acceptor.close()
            for visit in self.visits.values():
                visit.announce("serve-drain-notice")
        if not self.visits:
            self.close_soon()

    async def close(self) -> None:
        """Tell everyone, see them out, finish what is being written, and close the house."""
        self.is_draining = True
        if self._acceptor is not None:
            self._acceptor.close()
        if self._chores:
            self.log("closing", sessions=len(self.visits))
        await self._see_everyone_out()
        await self._hang_up()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._bot_players.close()
        await self.pool.close()
        await self._desk.close()
        await self.tables.close()
        if self._chores:
            self.log("closed")
        self.log.close()

    async def _see_everyone_out(self) -> None:
        visits = list(self.visits.values())
        for visit in visits:
            visit.announce("serve-closing-notice")
        if visits:
            waiting = [asyncio.create_task(event.wait()) for event in (self._hurry, self._emptied)]
            await asyncio.wait(waiting, timeout=self.premises.notice, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
        for visit in visits:
            visit.end("serve-closed")
        for visit in visits:
            await visit.wait_ended()

    async def _hang_up(self) -> None:
        """Close the lines that are still open: of people who never came in, or who do not let go."""
        lines = list(self.connections)
        for line in lines:
            line.abort()
        with suppress(TimeoutError):
            async with asyncio.timeout(HANGING_UP):
                await asyncio.gather(*(line.wait_closed() for line in lines), return_exceptions=True)

    # Visits

    def comes(self, visit: Visit) -> None:
        """Count a visit in, and give it a number to be called by."""
        visit.number = next(self._numbers)
        self.visits[visit.number] = visit
        self._emptied.clear()

    def goes(self, visit: Visit, reason: str) -> None:
        """Count a visit out."""
        if self.visits.pop(visit.number, None) is None:
            return
        if visit.player is not None:
            seconds = round(time.monotonic() - visit.since, 1)
            self.log("session-closed", session=visit.number, player=visit.player.name, seconds=seconds, reason=reason)
        if not self.visits:
            self._emptied.set()
            if self.is_draining:
                self.close_soon()

    @contextmanager
    def belongings_of(self, player: RemotePlayer) -> Iterator[Path]:
        """Give the folder of what a player keeps here: settings, and games alone against bots. Guests keep nothing."""
        if player.is_guest:
            with TemporaryDirectory(prefix="pavilion-guest-") as folder:
                yield Path(folder)
        else:
            # By a name no one can choose: what people call themselves must not lead anywhere on the disk.
            folded_name = sha256(folded(player.name).encode()).hexdigest()[:32]
            folder_kept = self.premises.folder / "players" / folded_name
            folder_kept.mkdir(parents=True, exist_ok=True, mode=0o700)
            yield folder_kept

    def session_for(self, player: RemotePlayer, terminal: ClientTerminal, kept: Path) -> Session:
        """Make what a visitor's app is given."""
        file = SettingsFile(kept / "settings.json")
        file.settings.name = file.settings.name or player.name
        return Session(
            settings_file=file,
            library=Library(kept / "saves"),
            bots=BotShare(self.pool),
            ascii_only=terminal.is_ascii,
            language_of_terminal=terminal.language or self.language,
        )

    def foyer_for(self, player: RemotePlayer) -> ServerContext:
        """Make what the screens of shared tables are given."""
        return ServerContext(self.tables, player, self.presence)

    async def _send_idle_home(self) -> None:
        """End the visits of people who have long typed nothing."""
        longest = self.premises.limits.idle_minutes * 60
        while longest:
            await asyncio.sleep(min(longest / 4, 30))
            now = time.monotonic()
            for visit in list(self.visits.values()):
                if now - visit.last_heard > longest:
                    visit.end("serve-idle")

    def _note(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Keep in the log what broke where nobody was waiting."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.log.mishap("loop-broke", error, message=context.get("message"))
        else:
            self.log("loop-broke", message=context.get("message"))


def _make_ready() -> None:
    """Load now what the first visitors would have to wait for, and spare the collector what stays for ever."""
    gc.collect()
    gc.freeze()
