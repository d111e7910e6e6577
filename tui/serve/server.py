"""The SSH server: starts, keeps track of its sessions, and shuts down without losing anything."""

import asyncio
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
from saves.tables.calls import StoreCalls
from tui.bots.fair_queue import Requester
from tui.bots.pool import BotPool
from tui.cli.localized import CliError
from tui.serve.admin import AdminSocket
from tui.serve.bans import BanList, described
from tui.serve.bots import BotPlayers, BotShare
from tui.serve.context import ServerContext
from tui.serve.event_log import EventLog
from tui.serve.garbage import GarbageCollector
from tui.serve.guests import GuestRegistry
from tui.serve.heartbeat import Heartbeat
from tui.serve.hostkey import host_keys
from tui.serve.identity import AllowList, PlayerRegistry, RemotePlayer
from tui.serve.login import LoginHandler
from tui.serve.presence import Presence
from tui.serve.rate_limits import Limits, RateLimiter
from tui.serve.session import SshSession
from tui.serve.starting import SECONDS_TO_LOG_IN, StartingConnections
from tui.serve.store_trouble import StoreTrouble
from tui.serve.terminal import ClientTerminal
from tui.serve.turns import FairTurns
from tui.session import Session
from tui.settings import SettingsFile
from tui.terminal.kind import TerminalKind
from tui.textual_private import keep_strips_light

KEEPALIVE = 30
"""Seconds between keepalive messages; a client that misses three is disconnected."""
DISCONNECT_TIMEOUT = 2.0
"""Seconds for connections to close at shutdown."""
NOTICE = 5.0
"""Seconds that players have to read the notice before a shutdown."""


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """The options of a server."""

    folder: Path
    """For the host key, the admin socket, and the players' settings and saved games."""
    host: str = "127.0.0.1"
    port: int = 2222
    host_key: Path | None = None
    allow_guests: bool = False
    keys: Path | None = None
    """The file of allowed keys; without one, every key is allowed."""
    language: str = "en"
    """The language of clients whose terminal names none."""
    limits: Limits = field(default_factory=Limits)
    notice: float = NOTICE
    bots: int | None = None
    """The number of bots that can think at once."""


class Server:
    """A server on one event loop, on which every session has its own app."""

    def __init__(self, options: ServerOptions, store: Store, log: EventLog) -> None:
        """Prepare the server; `close` also closes the store."""
        keep_strips_light()
        self.options = options
        self.language = options.language
        self.log = log
        self.tables = Tables(store, options.limits.tables)
        self.store_trouble = StoreTrouble(log)
        self.login_calls = StoreCalls(store.place)
        """For logins and the owner's commands: they go on while all calls of the tables hang."""
        for calls in (self.tables.calls, self.login_calls):
            calls.watch_troubles(self.store_trouble.note)
        self.presence = Presence()
        self._heartbeat = Heartbeat(store, self.tables.calls, self.presence, log, self._enforce_admission)
        self.rate_limiter = RateLimiter(options.limits)
        self.starting = StartingConnections()
        self.bans = BanList(store, self.login_calls)
        allowed = AllowList(options.keys) if options.keys is not None else None
        guests = GuestRegistry(store, self.login_calls, self.presence.is_here, self._heartbeat.beat)
        self.registry = PlayerRegistry(store, self.login_calls, allowed, guests if options.allow_guests else None)
        self.is_draining = False
        self.sessions: dict[int, SshSession] = {}
        self.connections: set[asyncssh.SSHServerConnection] = set()
        """Every open connection, logged in or not."""
        self.pool = BotPool(options.bots)
        self._bot_players = BotPlayers(self.tables, self.pool, self.presence, log)
        self._admin = AdminSocket(self, options.folder)
        self._garbage = GarbageCollector(self._idle_seconds)
        self.turns = FairTurns()
        self._numbers = count(1)
        self._closing = asyncio.Event()
        self._skip_notice = asyncio.Event()
        self._no_sessions = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._acceptor: asyncssh.SSHAcceptor | None = None
        self.fingerprint = ""
        self.next_fingerprints: list[str] = []
        """The host key that clients learn now, because it will replace the present one."""

    @property
    def port(self) -> int:
        """The port that the server listens on."""
        return self._acceptor.get_port() if self._acceptor is not None else self.options.port

    # Start and shutdown

    async def open(self) -> None:
        """Start listening; raises `CliError` if that fails."""
        options = self.options
        keys = host_keys(options.host_key or options.folder / "host_key")
        self.fingerprint, *self.next_fingerprints = (key.get_fingerprint() for key in keys)
        await self.bans.refresh()
        await self._admin.open()
        try:
            self._acceptor = await asyncssh.listen(
                options.host,
                options.port,
                server_factory=lambda: LoginHandler(self),
                server_host_keys=keys,
                send_server_host_keys=True,  # clients learn the next key, and forget those that are gone
                server_version="Pavilion",
                config=None,
                password_auth=False,
                gss_host=None,
                host_based_auth=False,
                x11_forwarding=False,
                agent_forwarding=False,
                allow_scp=False,
                compression_algs=None,  # a small packet could expand to a huge one
                login_timeout=SECONDS_TO_LOG_IN,
                keepalive_interval=KEEPALIVE,
                keepalive_count_max=3,
                encoding=None,
                line_editor=False,
            )
        except OSError as error:
            await self._admin.close()
            address = f"{options.host}:{options.port}"
            raise CliError("serve-cannot-listen", given=address, problem=os.strerror(error.errno or 0)) from None
        self._garbage.start()
        self._tasks = [asyncio.create_task(self._close_idle_sessions()), asyncio.create_task(self._garbage.run())]
        await self._heartbeat.open()
        await self._bot_players.start()
        self.log("opened", host=options.host, port=self.port, store=self.tables.store.place, key=self.fingerprint)

    async def run(self, on_ready: Callable[[], None]) -> None:
        """Call `on_ready`, serve until a signal or the admin socket asks to stop, and close."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._log_loop_error)
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.close_soon)
        try:
            on_ready()
            await self.wait_closing()
            await self.close()
        finally:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.remove_signal_handler(number)

    def close_soon(self) -> None:
        """Begin to shut down; a second call skips the notice to players."""
        if self._closing.is_set():
            self._skip_notice.set()
        self._closing.set()

    def drain(self) -> None:
        """Accept no new sessions, and shut down when the last one closes."""
        if not self.is_draining:
            self.is_draining = True
            self.log("draining", sessions=len(self.sessions))
            if self._acceptor is not None:
                self._acceptor.close()
            for session in self.sessions.values():
                session.announce("serve-drain-notice")
        if not self.sessions:
            self.close_soon()

    async def close(self) -> None:
        """Notify all players, close their sessions, finish pending writes and close the store."""
        self.is_draining = True
        if self._acceptor is not None:
            self._acceptor.close()
        if self._tasks:
            self.log("closing", sessions=len(self.sessions))
        await self._close_sessions()
        await self._close_connections()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._garbage.stop()
        await self.turns.close()
        await self._heartbeat.close()
        await self._bot_players.close()
        await self.pool.close()
        await self._admin.close()
        self.login_calls.close()
        await self.tables.close()
        if self._tasks:
            self.log("closed")
        self.log.close()

    async def wait_closing(self) -> None:
        """Wait until a shutdown has begun."""
        await self._closing.wait()

    async def _close_sessions(self) -> None:
        sessions = list(self.sessions.values())
        for session in sessions:
            session.announce("serve-closing-notice")
        if sessions:
            waiting = [asyncio.create_task(event.wait()) for event in (self._skip_notice, self._no_sessions)]
            await asyncio.wait(waiting, timeout=self.options.notice, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
        for session in sessions:
            session.close("serve-closed")
        for session in sessions:
            await session.wait_closed()

    async def _close_connections(self) -> None:
        """Close the remaining connections: those without a session, and those that clients keep open."""
        connections = list(self.connections)
        for connection in connections:
            connection.abort()
        with suppress(TimeoutError):
            async with asyncio.timeout(DISCONNECT_TIMEOUT):
                await asyncio.gather(*(each.wait_closed() for each in connections), return_exceptions=True)

    # Sessions

    def add_session(self, session: SshSession) -> None:
        """Add a session and give it a number."""
        session.number = next(self._numbers)
        self.sessions[session.number] = session
        self._no_sessions.clear()

    def remove_session(self, session: SshSession, reason: str) -> None:
        """Remove a session; `reason` goes to the log."""
        if self.sessions.pop(session.number, None) is None:
            return
        if session.player is not None:
            seconds = round(time.monotonic() - session.since, 1)
            player = session.player.name
            self.log("session-closed", session=session.number, player=player, seconds=seconds, reason=reason)
            self._garbage.session_ended()
        if not self.sessions:
            self._no_sessions.set()
            if self.is_draining:
                self.close_soon()

    @contextmanager
    def player_folder(self, player: RemotePlayer) -> Iterator[Path]:
        """Provide the folder of a player's settings and games against bots; without a key it is temporary."""
        if not player.key:
            with TemporaryDirectory(prefix="pavilion-guest-") as folder:
                yield Path(folder)
        else:
            kept = self._folder_of(player.name)
            kept.mkdir(parents=True, exist_ok=True, mode=0o700)
            yield kept

    def move_player_folder(self, old: str, new: str | None) -> None:
        """Keep a player's folder under another name, or put it aside so that the next player of the name has none."""
        folder = self._folder_of(old)
        if folder.exists():
            aside = folder.with_name(f"{folder.name}.{int(time.time())}")
            folder.rename(aside if new is None else self._folder_of(new))

    def _folder_of(self, name: str) -> Path:
        # A hash: players choose their names, which must not become paths.
        return self.options.folder / "players" / sha256(folded(name).encode()).hexdigest()[:32]

    def app_session(self, player: RemotePlayer, terminal: ClientTerminal, folder: Path) -> Session:
        """Return the session of a player's app, with settings and saved games in a folder."""
        file = SettingsFile(folder / "settings.json")
        file.settings.name = file.settings.name or player.name
        return Session(
            settings_file=file,
            library=Library(folder / "saves"),
            bots=BotShare(self.pool, Requester(folded(player.name), "")),
            ascii_only=terminal.is_ascii,
            is_on_console=TerminalKind(terminal.type, terminal.environment).is_console,
            language_of_terminal=terminal.language or self.language,
        )

    def context_for(self, player: RemotePlayer) -> ServerContext:
        """Return the context of a player's screens."""
        return ServerContext(self.tables, player, self.presence, self.turns, self.end_sessions_of_removed_keys)

    async def enforce_bans(self) -> int:
        """Read the bans again, close the sessions of banned players, and return how many; raises `StoreError`."""
        await self.bans.refresh()
        closed = 0
        for session in list(self.sessions.values()):
            if session.player is not None and (ban := self.bans.of_player(session.player)):
                session.close("serve-banned", **described(ban))
                closed += 1
        return closed

    async def end_sessions_of_removed_keys(self) -> None:
        """Close the sessions that logged in with a key that no player has any more; raises `StoreError`."""
        sessions = [(each, each.player.key) for each in self.sessions.values() if each.player and each.player.key]
        if not sessions:
            return
        held = await self.login_calls(self.tables.store.held_keys, {key for _, key in sessions})
        for session, key in sessions:
            if key not in held:
                session.close("serve-key-removed")

    async def _enforce_admission(self) -> None:
        """After a beat, do what bans and removals of keys on other servers require."""
        await self.enforce_bans()
        await self.end_sessions_of_removed_keys()

    async def _close_idle_sessions(self) -> None:
        longest = self.options.limits.idle_minutes * 60
        while longest:
            await asyncio.sleep(min(longest / 4, 30))
            now = time.monotonic()
            for session in list(self.sessions.values()):
                if now - session.last_input > longest:
                    session.close("serve-idle")

    def _idle_seconds(self) -> float:
        """Return for how long nobody has typed."""
        latest = max((session.last_input for session in self.sessions.values()), default=0.0)
        return time.monotonic() - latest

    def _log_loop_error(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log an error that no task waited for."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.log.exception("loop-broke", error, message=context.get("message"))
        else:
            self.log("loop-broke", message=context.get("message"))
