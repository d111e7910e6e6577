"""One SSH session, with an app of its own, from the terminal request to the exit status."""

import asyncio
import time
from contextvars import Context
from typing import TYPE_CHECKING, Any

import asyncssh

from saves.problems import SavesError
from saves.tables.calls import told_of_waiting
from tui.i18n.words import Words
from tui.serve.app import RemoteApp
from tui.serve.asyncssh_private import TerminalChannel
from tui.serve.bans import banned
from tui.serve.channel import ChannelStream
from tui.serve.driver import RemoteDriver
from tui.serve.guests import GuestAdmission
from tui.serve.identity import LoginRefusedError, RemotePlayer
from tui.serve.terminal import ClientTerminal, plain_type, sensible_size

if TYPE_CHECKING:
    from tui.serve.server import Server

TIMEOUT = 5.0
"""Seconds that an app has to exit, and then a client to disconnect, before the server forces it."""
RELEASE = 1.0
"""Seconds after which an app that has ended is taken apart."""
OK, BROKEN, REFUSED = 0, 1, 3
"""Exit statuses."""


class SshSession(asyncssh.SSHServerSession[bytes]):
    """The session of a client that has logged in. It runs the app in a terminal and offers nothing else."""

    def __init__(self, server: "Server", asked_name: str, login: str | GuestAdmission, address: str) -> None:
        self._server = server
        self._asked_name = asked_name
        self._login = login
        """The fingerprint of the verified key, or how a guest was admitted."""
        self.address = address
        self.number = 0
        self.player: RemotePlayer | None = None
        self.app: RemoteApp | None = None
        self.since = self.last_input = time.monotonic()
        self.terminal = ClientTerminal("")
        self.size = (0, 0)
        self._has_terminal = False
        self._has_command = False
        self._task: asyncio.Task[None] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._reason: tuple[str, dict[str, Any]] = ("", {})
        """The message that explains why the session is closed, and its arguments."""

    # Requests of the client

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Keep the channel."""
        assert isinstance(chan, TerminalChannel)
        self._channel = chan
        self._stream = ChannelStream(chan)

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Any) -> bool:
        """Accept a terminal."""
        self.terminal = ClientTerminal(plain_type(term_type))
        self.size = sensible_size(*term_size[:2])
        self._has_terminal = True
        return True

    def shell_requested(self) -> bool:
        """Accept; without a terminal the session explains what is missing and closes."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Accept, only to explain that commands are not run."""
        self._has_command = True
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Refuse SFTP and every other subsystem."""
        return False

    def session_started(self) -> None:
        """Run the app in an empty context: in this one, another session's app could be the active app."""
        self.terminal = ClientTerminal(self.terminal.type, self._channel.terminal_variables)
        self._stream.pause_reading()
        self._task = asyncio.get_running_loop().create_task(self._run(), context=Context())
        self._server.add_session(self)

    def data_received(self, data: bytes, datatype: Any) -> None:
        """Pass input to the driver."""
        self.last_input = time.monotonic()
        if self.driver is not None:
            self.driver.feed(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Resize the app."""
        self.size = sensible_size(width, height)
        if self.driver is not None:
            self.driver.resize(width, height)

    def eof_received(self) -> bool:
        """Close the session on EOF."""
        self.close("")
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the session; the player's tables stay."""
        self.close("")

    # What the server does

    @property
    def driver(self) -> RemoteDriver | None:
        """The driver of the app, once it runs."""
        return self.app.remote_driver if self.app is not None else None

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

    def close(self, reason: str, **arguments: Any) -> None:
        """Close the session and show the player the message `reason`, if any. Safe to call twice."""
        if reason and not self._reason[0]:
            self._reason = (reason, arguments)
        if self.app is not None:
            self.app.exit()
        if self._task is not None and self._deadline is None and self.number in self._server.sessions:
            self._deadline = asyncio.get_running_loop().call_later(TIMEOUT, self._task.cancel)

    async def wait_closed(self) -> None:
        """Wait until the session has released everything."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        code = OK
        try:
            self.player = await self._log_in()
            try:
                await self._run_app(self.player)
            finally:
                self._server.rate_limiter.close_session(self.player.name, self.address)
            if self.app is not None and self.app.error is not None:
                raise self.app.error
        except LoginRefusedError as refusal:
            code, self._reason = REFUSED, (refusal.reason, refusal.arguments)
            self._server.log("session-refused", player=self._asked_name, address=self.address, reason=refusal.reason)
        except Exception as error:
            code, self._reason = BROKEN, ("serve-mishap", {"session": self.number})
            self._server.log.exception("session-broke", error, session=self.number, player=self._asked_name)
        finally:
            self._server.remove_session(self, self._reason[0])
            if self._deadline is not None:
                self._deadline.cancel()
        await self._disconnect(code)

    async def _log_in(self) -> RemotePlayer:
        """Identify the player and count the session in; raises `LoginRefusedError`."""
        server = self._server
        if self._has_command:
            raise LoginRefusedError("serve-no-commands")
        if not self._has_terminal:
            raise LoginRefusedError("serve-no-terminal")
        if not self.terminal.can_draw:
            raise LoginRefusedError("serve-cannot-draw", terminal=self.terminal.type)
        if server.is_draining:
            raise LoginRefusedError("serve-draining")
        try:
            if isinstance(self._login, str):
                player = await server.registry.log_in(self._asked_name, self._login, self.address)
            else:
                player = await server.registry.log_in_guest(self._login, self.address)
        except SavesError as problem:
            raise server.store_trouble.refusal(problem) from problem
        if ban := server.bans.of_player(player):
            raise banned(ban)
        if reason := server.rate_limiter.open_session(player.name, self.address):
            raise LoginRefusedError(reason)
        return player

    async def _run_app(self, player: RemotePlayer) -> None:
        """Run the app until the player exits."""
        server = self._server
        with server.player_folder(player) as folder:
            session = server.app_session(player, self.terminal, folder)
            server.presence.add(player.name)
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
                self.app = RemoteApp(session, server.context_for(player), self.terminal, self._stream)
                told_of_waiting.set(self.app.show_waiting)
                await self.app.run_async(size=self.size)
            finally:
                server.presence.remove(player.name)

    def _release_app(self) -> None:
        """Free the memory of the app, once what it has left behind on the loop has run."""
        if self.app is not None:
            asyncio.get_running_loop().call_later(RELEASE, self.app.dissolve)
            self.app = None

    async def _disconnect(self, code: int) -> None:
        """Print the closing message, send the exit status and wait for the client to disconnect."""
        reason, arguments = self._reason
        if not self._channel.is_closing():
            message = self.words(reason or "serve-goodbye", **arguments)
            self._channel.write(f"{message}\r\n".encode("ascii" if self.terminal.is_ascii else "utf-8", "replace"))
            self._channel.exit(code)
        self._release_app()
        connection = self._stream.connection
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._channel.wait_closed()
                await connection.wait_closed()
        except TimeoutError:
            connection.abort()
