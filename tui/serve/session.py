"""A visit: one SSH session from the request for a terminal to the goodbye, with an app of its own."""

import asyncio
import time
from contextvars import Context
from typing import TYPE_CHECKING, Any

import asyncssh

from saves.problems import SavesError
from tui.i18n.words import Words
from tui.serve.app import VisitorApp
from tui.serve.channel import ChannelLine, TerminalChannel
from tui.serve.driver import LineDriver
from tui.serve.identity import LoginRefusedError, RemotePlayer
from tui.serve.terminal import ClientTerminal, sensible_size

if TYPE_CHECKING:
    from tui.serve.server import Server

PATIENCE = 5.0
"""Seconds an app has to leave, and then a client to hang up, before we do it for them."""
OK, BROKEN, NOT_WELCOME = 0, 1, 3


class Visit(asyncssh.SSHServerSession[bytes]):
    """A session of someone who has logged in. It asks for a terminal; there is nothing else to be had."""

    def __init__(self, server: "Server", asked_name: str, key: str, address: str) -> None:
        self._server = server
        self._asked_name = asked_name
        self._key = key
        """The fingerprint of the key that was proved; empty for a guest."""
        self.address = address
        self.number = 0
        self.player: RemotePlayer | None = None
        self.app: VisitorApp | None = None
        self.since = self.last_heard = time.monotonic()
        self.terminal = ClientTerminal("")
        self.size = (0, 0)
        self._wants_terminal = False
        self._wants_command = False
        self._task: asyncio.Task[None] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._farewell: tuple[str, dict[str, Any]] = ("", {})

    # What the client asks for

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Take the channel."""
        assert isinstance(chan, TerminalChannel)
        self._channel = chan
        self._line = ChannelLine(chan)

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Any) -> bool:
        """Be a terminal."""
        self.terminal = ClientTerminal(term_type[:40])
        self.size = sensible_size(*term_size[:2])
        self._wants_terminal = True
        return True

    def shell_requested(self) -> bool:
        """Begin; without a terminal there will be a word of advice."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Run nothing, and say so."""
        self._wants_command = True
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Offer no files and nothing of the kind."""
        return False

    def session_started(self) -> None:
        """Run the app, in a context of its own: in ours the active app would be whoever's turn it was."""
        self.terminal = ClientTerminal(self.terminal.type, self._channel.terminal_variables)
        self._line.pause_reading()
        self._task = asyncio.get_running_loop().create_task(self._run(), context=Context())
        self._server.comes(self)

    def data_received(self, data: bytes, datatype: Any) -> None:
        """Take what is typed."""
        self.last_heard = time.monotonic()
        if self.driver is not None:
            self.driver.feed(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Fit the window."""
        self.size = sensible_size(width, height)
        if self.driver is not None:
            self.driver.resize(width, height)

    def eof_received(self) -> bool:
        """Leave with someone who will type no more."""
        self.end("")
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave with someone who has gone; the tables stay."""
        self.end("")

    # What the house does

    @property
    def driver(self) -> LineDriver | None:
        """The driver of the app, once it runs."""
        return self.app.line_driver if self.app is not None else None

    @property
    def words(self) -> Words:
        """The words of the player's language, as far as it is known."""
        if self.app is not None:
            return self.app.session.words
        return Words(self.terminal.language or self._server.language)

    def announce(self, id_: str, **arguments: Any) -> None:
        """Show a notice on this session's screen."""
        if self.app is not None:
            self.app.call_later(self.app.announce, id_, **arguments)

    def end(self, reason: str, **arguments: Any) -> None:
        """End the visit; the player reads why, if there is a reason."""
        if reason and not self._farewell[0]:
            self._farewell = (reason, arguments)
        if self.app is not None:
            self.app.exit()
        if self._task is not None and self._deadline is None and self.number in self._server.visits:
            self._deadline = asyncio.get_running_loop().call_later(PATIENCE, self._task.cancel)

    async def wait_ended(self) -> None:
        """Wait until everything of the visit is cleared away."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        code = OK
        try:
            self.player = await self._admitted()
            try:
                await self._show(self.player)
            finally:
                self._server.turnstile.leave(self.player.name, self.address)
            if self.app is not None and self.app.mishap is not None:
                raise self.app.mishap
        except LoginRefusedError as no:
            code, self._farewell = NOT_WELCOME, (no.reason, no.arguments)
            self._server.log("session-refused", player=self._asked_name, address=self.address, reason=no.reason)
        except Exception as error:
            code, self._farewell = BROKEN, ("serve-mishap", {"session": self.number})
            self._server.log.mishap("session-broke", error, session=self.number, player=self._asked_name)
        finally:
            self._server.goes(self, self._farewell[0])
            if self._deadline is not None:
                self._deadline.cancel()
        await self._hang_up(code)

    async def _admitted(self) -> RemotePlayer:
        """Let the visitor in and count the session; raises `LoginRefusedError`."""
        server = self._server
        if self._wants_command:
            raise LoginRefusedError("serve-no-commands")
        if not self._wants_terminal:
            raise LoginRefusedError("serve-no-terminal")
        if not self.terminal.can_draw:
            raise LoginRefusedError("serve-cannot-draw", terminal=self.terminal.type)
        if server.is_draining:
            raise LoginRefusedError("serve-draining")
        try:
            if self._key:
                player = await server.register.admit(self._asked_name, self._key, self.address)
            else:
                player = await server.register.admit_guest(self._asked_name, self.address)
        except SavesError as problem:
            server.log("store-trouble", problem=problem.kind)
            raise LoginRefusedError("serve-trouble") from problem
        if player.is_guest and server.presence.is_here(player.name):
            raise LoginRefusedError("serve-guest-here", name=player.name)
        if reason := server.turnstile.enter(player.name, self.address):
            raise LoginRefusedError(reason)
        return player

    async def _show(self, player: RemotePlayer) -> None:
        """Show the app until the player leaves."""
        server = self._server
        with server.belongings_of(player) as kept:
            session = server.session_for(player, self.terminal, kept)
            server.presence.come(player.name)
            server.log(
                "session-opened",
                session=self.number,
                player=player.name,
                key=player.key,
                address=self.address,
                terminal=self.terminal.type,
                size=f"{self.size[0]}x{self.size[1]}",
            )
            try:
                self.app = VisitorApp(session, server.foyer_for(player), self.terminal, self._line)
                await self.app.run_async(size=self.size)
            finally:
                server.presence.go(player.name)

    async def _hang_up(self, code: int) -> None:
        """Say goodbye on the line, and see that the client goes."""
        reason, arguments = self._farewell
        if not self._channel.is_closing():
            line = self.words(reason or "serve-goodbye", **arguments)
            self._channel.write(f"{line}\r\n".encode("ascii" if self.terminal.is_ascii else "utf-8", "replace"))
            self._channel.exit(code)
        self.app = None  # it holds on to much
        connection = self._line.connection
        try:
            async with asyncio.timeout(PATIENCE):
                await self._channel.wait_closed()
                await connection.wait_closed()
        except TimeoutError:
            connection.abort()
