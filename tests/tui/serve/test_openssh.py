"""The same session with two clients: asyncssh always, and OpenSSH under tmux where both are installed."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.tui.serve.client import TIMEOUT, SshTerminal
from tests.tui.serve.conftest import RunningServer, key_of
from tests.tui.serve.test_identity import refusal
from tui.serve.rate_limits import Limits

CLIENTS = ["asyncssh", *(["openssh"] if shutil.which("ssh") and shutil.which("tmux") else [])]
NAMES = {"f1": "F1", "escape": "Escape", "down": "Down", "enter": "Enter"}


class TmuxTerminal:
    """A terminal of tmux in which OpenSSH runs."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self.text = ""

    async def tmux(self, *arguments: str) -> str:
        environment = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        process = await asyncio.create_subprocess_exec(
            *("tmux", "-S", str(self._socket), "-f", "/dev/null", *arguments),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        return (await process.communicate())[0].decode()

    async def sees(self, *texts: str) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not all(text in self.text for text in texts):
                self.text = await self.tmux("capture-pane", "-p", "-J")
                await asyncio.sleep(0.05)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.tmux("send-keys", NAMES.get(key, key))
            await asyncio.sleep(0.3)
        self.text = ""

    async def resize(self, width: int, height: int) -> None:
        await self.tmux("resize-window", "-x", str(width), "-y", str(height))
        self.text = ""

    async def status(self) -> int:
        await self.sees("status ")
        return int(self.text.split("status ")[1].split()[0])


@asynccontextmanager
async def openssh(server: RunningServer, name: str, key: str = "") -> AsyncIterator[TmuxTerminal]:
    file = server.folder / f"key of {key or name}"
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(key_of(key or name).export_private_key())
    options = (
        "-F none -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o IdentitiesOnly=yes -o LogLevel=INFO"
    )
    command = f"ssh {options} -o IdentityAgent=none -i '{file}' -p {server.port} {name}@127.0.0.1; echo status $?; cat"
    terminal = TmuxTerminal(server.folder / f"tmux {name} {key}")
    await terminal.tmux("new-session", "-d", "-x", "80", "-y", "24", command)
    try:
        yield terminal
    finally:
        await terminal.tmux("kill-server")


class OurTerminal:
    """Our own client, with the same few abilities."""

    def __init__(self, terminal: SshTerminal) -> None:
        self._terminal = terminal

    @property
    def text(self) -> str:
        return self._terminal.text

    async def sees(self, *texts: str) -> None:
        await self._terminal.sees(*texts)

    async def press(self, *keys: str) -> None:
        await self._terminal.press(*keys)

    async def resize(self, width: int, height: int) -> None:
        self._terminal.resize(width, height)

    async def status(self) -> int | None:
        return await self._terminal.wait_closed()


@asynccontextmanager
async def ours(server: RunningServer, name: str, key: str = "") -> AsyncIterator[Any]:
    async with server.log_in(name, key) as terminal:
        yield OurTerminal(terminal)


@pytest.mark.parametrize("client", CLIENTS)
def test_a_session_with_a_real_client(run_server: Callable[..., None], client: str) -> None:
    log_in = {"asyncssh": ours, "openssh": openssh}[client]

    async def scene(server: RunningServer) -> None:
        async with log_in(server, "anna") as anna:
            await anna.sees("Rules", "Quit")
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")
            await anna.press("escape")
            await anna.sees("Quit")
            await anna.resize(110, 36)
            await anna.sees("Quit")
            await server.until(lambda: server.sessions[1].size == (110, 36), "resized")
            await anna.resize(80, 24)
            await anna.press("n")
            await anna.sees("in two minutes", "Enter set up the game")
            await anna.press("enter")
            await anna.sees("Seat 1", "Start")
            await anna.press("s")
            await anna.sees("Round 1", "Enter choose")
            await anna.press("q")
            await anna.sees("Continue")
            await anna.press("q")
            assert await anna.status() == 0
        assert [line["player"] for line in server.logged("session-closed")] == ["anna"]

    run_server(scene)


@asynccontextmanager
async def our_refusal(server: RunningServer, name: str, key: str) -> AsyncIterator[Any]:
    """The asyncssh client gets the reason before there is a terminal."""

    class Refused:
        async def sees(self, text: str, *_: str) -> None:
            assert text in await refusal(server, name, key)

        async def status(self) -> int:
            return 255

    yield Refused()


@pytest.mark.parametrize("client", CLIENTS)
def test_a_real_client_prints_why_a_key_is_refused(run_server: Callable[..., None], client: str) -> None:
    log_in = {"asyncssh": ours, "openssh": openssh}[client]
    is_refused = {"asyncssh": our_refusal, "openssh": openssh}[client]

    async def scene(server: RunningServer) -> None:
        async with log_in(server, "anna") as anna:
            await anna.sees("Quit")
            async with is_refused(server, "anna", "mallory") as mallory:
                await mallory.sees('The name "anna" is registered with another key.', "Permission denied")
                assert await mallory.status() == 255
            await anna.press("q")
            assert await anna.status() == 0

    run_server(scene)


@pytest.mark.parametrize("client", CLIENTS)
def test_a_real_client_prints_accents(run_server: Callable[..., None], client: str) -> None:
    is_refused = {"asyncssh": our_refusal, "openssh": openssh}[client]

    async def scene(server: RunningServer) -> None:
        async with is_refused(server, "root", "mallory") as mallory:
            await mallory.sees("Le nom « root » est réservé : les autres pourraient", "Permission denied")

    run_server(scene, language="fr")


@pytest.mark.parametrize("client", CLIENTS)
def test_a_real_client_prints_why_it_cannot_connect(run_server: Callable[..., None], client: str) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.connect("anna"):
            if client == "openssh":
                async with openssh(server, "bob") as bob:
                    await bob.sees("Too many connections from your address. Please wait a minute.")
            else:
                with pytest.raises(asyncssh.DisconnectError, match="Too many connections from your address"):
                    async with server.connect("bob"):
                        pass

    run_server(scene, limits=Limits(per_minute=1))
