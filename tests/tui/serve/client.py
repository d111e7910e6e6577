"""A player at the other end of an SSH connection: types keys, reads the screen."""

import asyncio
from collections.abc import Mapping
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
PATIENCE = 30.0
"""Seconds until a test gives up; nothing that works takes so long."""


class Caller(asyncssh.SSHClient):
    """What a client is told before it is in."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.told.append(msg)

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: Any) -> list[str]:
        self.told.append(instructions)
        return ["" for _ in prompts]


class Line(asyncssh.SSHClientSession[bytes]):
    """The client's end of a session."""

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
    """A terminal that is connected to a house."""

    def __init__(self, connection: asyncssh.SSHClientConnection, caller: Caller, channel: Any, line: Line) -> None:
        self.connection = connection
        self.told = caller.told
        self.channel = channel
        self.line = line
        self.screen = line.screen

    # Looking

    @property
    def text(self) -> str:
        """The screen as text."""
        return self.screen.text()

    @property
    def printed(self) -> str:
        """What was printed outside the screen: the goodbye."""
        return self.screen.printed

    def take(self) -> bytes:
        """Give the bytes that came since the last time."""
        data = bytes(self.line.received)
        self.line.received.clear()
        return data

    async def until(self, is_so: Any, what: str) -> None:
        """Wait until something is so."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    self.line.changed.clear()
                    if self.line.ended.is_set():
                        raise AssertionError(f"hung up before {what}:\n{self.text}\n{self.printed}")
                    await self.line.changed.wait()
        except TimeoutError:
            raise AssertionError(f"never {what}:\n{self.text}") from None

    async def sees(self, *texts: str) -> None:
        """Wait until all of this is on the screen."""
        await self.until(lambda: all(text in self.text for text in texts), f"seen: {texts}")

    async def sees_no(self, text: str) -> None:
        """Wait until something has gone from the screen."""
        await self.until(lambda: text not in self.text, f"gone: {text!r}")

    async def quiet(self, seconds: float = 0.15) -> None:
        """Wait until nothing has come for a while."""
        while True:
            self.line.changed.clear()
            try:
                await asyncio.wait_for(self.line.changed.wait(), seconds)
            except TimeoutError:
                return
            if self.line.ended.is_set():
                return

    async def goodbye(self) -> int | None:
        """Wait until the server hangs up, and give the exit status."""
        await asyncio.wait_for(self.line.ended.wait(), PATIENCE)
        status: int | None = self.channel.get_exit_status()
        return status

    # Doing

    def type(self, text: str) -> None:
        """Send characters."""
        self.channel.write(text.encode())

    async def press(self, *keys: str) -> None:
        """Press keys, each once what the one before caused has been painted."""
        for key in keys:
            self.type(KEYS.get(key, key))
            # A lone Esc is told from the beginning of a sequence by waiting.
            await self.quiet(0.25 if key == "escape" else 0.1)

    def resize(self, width: int, height: int) -> None:
        """Change the size of the window."""
        self.screen.resize(width, height)
        self.channel.change_terminal_size(width, height)

    def vanish(self) -> None:
        """Be gone without a word, as when a cable is pulled."""
        self.connection.abort()


@asynccontextmanager
async def connected(port: int, name: str, key: asyncssh.SSHKey | None) -> Any:
    """Log in and open nothing; gives the connection and who called."""
    connection, caller = await asyncssh.create_connection(
        Caller,
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
        yield connection, caller
    finally:
        connection.abort()
        await connection.wait_closed()


@asynccontextmanager
async def sitting(
    port: int,
    name: str,
    key: asyncssh.SSHKey | None,
    *,
    term: str | None = "xterm-256color",
    size: tuple[int, int] = (80, 24),
    env: Mapping[str, str] | None = None,
    command: str | None = None,
    window: int = 2**21,
) -> Any:
    """Log in and open a session; gives an `SshTerminal`."""
    async with connected(port, name, key) as (connection, caller):
        channel, line = await connection.create_session(
            lambda: Line(Screen(*sensible_size(*size))),
            command,
            term_type=term,
            term_size=size,
            env=dict(env or {}),
            encoding=None,
            window=window,
        )
        yield SshTerminal(connection, caller, channel, line)
