"""`pavilion serve` as a program: it starts, keeps its host key, and shuts down cleanly with sessions open."""

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tests.tui.serve.client import open_terminal
from tests.tui.serve.conftest import key_of
from tui.cli.localized import CliError
from tui.serve.hostkey import host_keys

COMMAND = [sys.executable, "-c", "from tui.cli.main import main; main()", "serve", "--port", "0", "--lang", "en"]


class Program:
    """`pavilion serve` in a process of its own."""

    def __init__(self, process: Process, folder: Path) -> None:
        self.process = process
        self.folder = folder
        self.port = 0

    def logged(self, event: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in (self.folder / "log").read_text().splitlines()]
        return [line for line in lines if line["event"] == event]


@asynccontextmanager
async def program(folder: Path, *arguments: str) -> AsyncIterator[Any]:
    process = await asyncio.create_subprocess_exec(
        *(*COMMAND, "--folder", str(folder), "--log", str(folder / "log"), *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PAVILION_CONFIG": str(folder)},
    )
    started = Program(process, folder)
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        if line:
            started.port = int(line.split("-p ")[1].split()[0])
        yield started
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def admin(folder: Path, *arguments: str) -> Any:
    """Ask `pavilion admin` in a process of its own."""
    asking = await asyncio.create_subprocess_exec(
        *(*COMMAND[:3], "admin", *arguments, "--folder", str(folder)), stdout=subprocess.PIPE
    )
    return json.loads((await asking.communicate())[0])


def test_at_sigterm_all_players_are_told_and_the_server_closes(folder: Path) -> None:
    async def scene() -> None:
        async with program(folder) as server:
            async with (
                open_terminal(server.port, "anna", key_of("anna")) as anna,
                open_terminal(server.port, "bob", key_of("bob"), env={"LANG": "fr_FR.UTF-8"}) as bob,
            ):
                await anna.sees("Quit")
                await bob.sees("Quitter")
                assert [each["player"] for each in await admin(folder, "sessions", "--json")] == ["anna", "bob"]
                server.process.send_signal(signal.SIGTERM)
                await anna.sees("about to close")
                await bob.sees("Le serveur va fermer")
                server.process.send_signal(signal.SIGTERM)
                assert await anna.wait_closed() == 0
                assert await bob.wait_closed() == 0
                assert "Your tables are saved" in anna.printed
                assert "Vos tables sont enregistrées" in bob.printed
                assert not anna.screen.modes - {7, 25}
            assert await asyncio.wait_for(server.process.wait(), 30) == 0
            assert (await server.process.stderr.read()) == b""
            assert [line["sessions"] for line in server.logged("closing")] == [2]
            assert server.logged("closed")
            assert not (folder / "admin.sock").exists()
            assert not server.logged("loop-broke") + server.logged("session-broke")
            assert stat.S_IMODE((folder / "log").stat().st_mode) == 0o600
        key = (folder / "host_key").read_bytes()
        async with program(folder) as server:
            assert server.port
            server.process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(server.process.wait(), 30) == 0
        assert (folder / "host_key").read_bytes() == key

    asyncio.run(scene())


def test_a_server_that_cannot_start_says_why_in_a_line(folder: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        (tmp_path / "keys").write_text("# nobody\n")
        async with program(folder, "--keys", str(tmp_path / "keys")) as server:
            assert await server.process.wait() == 2
            assert (await server.process.stderr.read()).decode().startswith("pavilion: There is no public key in")
        assert not (folder / "admin.sock").exists()

    asyncio.run(scene())


def test_the_host_key_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    path = tmp_path / "new" / "host_key"
    before = os.umask(0)
    try:
        made = host_keys(path)[0]
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["host_key"]
    assert host_keys(path)[0].get_fingerprint() == made.get_fingerprint()


def test_a_host_key_that_others_can_read_is_complained_about(tmp_path: Path) -> None:
    path = tmp_path / "host_key"
    path.write_bytes(asyncssh.generate_private_key("ssh-ed25519").export_private_key())
    path.chmod(0o644)
    with pytest.raises(CliError, match="serve-key-open"):
        host_keys(path)[0]
    path.chmod(0o600)
    assert host_keys(path)[0]
    path.write_text("not a key")
    with pytest.raises(CliError, match="serve-key-bad"):
        host_keys(path)[0]


def test_a_folder_that_cannot_be_written_is_complained_about(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CliError, match="serve-unwritable"):
        host_keys(tmp_path / "file" / "host_key")
