"""An SSH client for tests: types keys and reads the screen."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncssh

from tests.tui.serve.screen import Screen
from tui.serve.terminal import sensible_size

KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "space": " ",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f3": "\x1bOR",
    "f4": "\x1bOS",
    "ctrl+c": "\x03",
    "ctrl+p": "\x10",
    "ctrl+q": "\x11",
    "backspace": "\x7f",
}
TIMEOUT = 30.0
"""Seconds before a test fails; nothing that works takes so long."""


class Client(asyncssh.SSHClient):
    """A client that keeps the messages sent to it before login, and answers questions with the codes it is given."""

    def __init__(self, codes: Sequence[str] = ()) -> None:
        self.messages: list[str] = []
        self._codes = iter(codes)

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.messages.append(msg)

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
        self.messages += [instructions, *(prompt for prompt, _ in prompts)]
        return [next(self._codes, "") for _ in prompts]


class ClientSession(asyncssh.SSHClientSession[bytes]):
    """The client's end of a session, with its screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.received = bytearray()
        self.changed = asyncio.Event()
        self.ended = asyncio.Event()

    def data_received(self, data: bytes, datatype: Any) -> None:
        self.received += data
        self.screen.feed(data)
        self.changed.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended.set()
        self.changed.set()


class SshTerminal:
    """A terminal with an open session."""

    def __init__(self, connection: asyncssh.SSHClientConnection, channel: Any, session: ClientSession) -> None:
        self.connection = connection
        self.channel = channel
        self.session = session
        self.screen = session.screen

    # Output

    @property
    def text(self) -> str:
        """The screen as text."""
        return self.screen.text()

    @property
    def printed(self) -> str:
        """What was printed outside the alternate screen: the closing message."""
        return self.screen.printed

    def take(self) -> bytes:
        """Return the bytes received since the last call."""
        data = bytes(self.session.received)
        self.session.received.clear()
        return data

    async def until(self, condition: Any, what: str) -> None:
        """Wait until a condition holds."""
        try:
            async with asyncio.timeout(TIMEOUT):
                while not condition():
                    self.session.changed.clear()
                    if self.session.ended.is_set():
                        raise AssertionError(f"closed before {what}:\n{self.text}\n{self.printed}")
                    await self.session.changed.wait()
        except TimeoutError:
            raise AssertionError(f"never {what}:\n{self.text}") from None

    async def sees(self, *texts: str) -> None:
        """Wait until all these texts are on the screen."""
        await self.until(lambda: all(text in self.text for text in texts), f"seen: {texts}")

    async def sees_no(self, text: str) -> None:
        """Wait until a text is no longer on the screen."""
        await self.until(lambda: text not in self.text, f"gone: {text!r}")

    async def quiet(self, seconds: float = 0.15) -> None:
        """Wait until nothing has been received for a while."""
        while True:
            self.session.changed.clear()
            try:
                await asyncio.wait_for(self.session.changed.wait(), seconds)
            except TimeoutError:
                return
            if self.session.ended.is_set():
                return

    async def wait_closed(self) -> int | None:
        """Wait until the server closes the session, and return the exit status."""
        await asyncio.wait_for(self.session.ended.wait(), TIMEOUT)
        status: int | None = self.channel.get_exit_status()
        return status

    # Input

    def type(self, text: str) -> None:
        """Send characters."""
        self.channel.write(text.encode())

    async def press(self, *keys: str) -> None:
        """Press keys, each after the output of the one before."""
        for key in keys:
            self.type(KEYS.get(key, key))
            # The server recognises a lone Esc by waiting.
            await self.quiet(0.25 if key == "escape" else 0.1)

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window."""
        self.screen.resize(width, height)
        self.channel.change_terminal_size(width, height)

    def drop_connection(self) -> None:
        """Close the connection without notice, as when the network fails."""
        self.connection.abort()


@asynccontextmanager
async def open_connection(port: int, name: str, key: asyncssh.SSHKey | None, codes: Sequence[str] = ()) -> Any:
    """Log in without a session; provides the connection and the client."""
    connection, client = await asyncssh.create_connection(
        lambda: Client(codes),
        "127.0.0.1",
        port,
        username=name,
        client_keys=[key] if key is not None else None,
        agent_path=None,
        known_hosts=None,
        config=None,
        compression_algs=None,
    )
    try:
        yield connection, client
    finally:
        connection.abort()
        await connection.wait_closed()


@asynccontextmanager
async def open_terminal(
    port: int,
    name: str,
    key: asyncssh.SSHKey | None,
    *,
    term: str | None = "xterm-256color",
    size: tuple[int, int] = (80, 24),
    env: Mapping[str, str] | None = None,
    command: str | None = None,
    window: int = 2**21,
    codes: Sequence[str] = (),
) -> Any:
    """Log in and open a session; provides an `SshTerminal`."""
    async with open_connection(port, name, key, codes) as (connection, _):
        channel, session = await connection.create_session(
            lambda: ClientSession(Screen(*sensible_size(*size))),
            command,
            term_type=term,
            term_size=size,
            env=dict(env or {}),
            encoding=None,
            window=window,
        )
        yield SshTerminal(connection, channel, session)
