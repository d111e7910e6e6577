"""The program itself: it opens, keeps its key, and leaves cleanly when it is told to, whoever is there."""

import asyncio
import json
import os
import signal
import stat
import subprocess
import sys
from contextlib import asynccontextmanager

import asyncssh
import pytest

from tests.tui.serve.client import sitting
from tests.tui.serve.conftest import key_of
from tui.cli.localized import CliError
from tui.serve.hostkey import host_key

COMMAND = [sys.executable, "-c", "from tui.cli.main import main; main()", "serve", "--port", "0", "--lang", "en"]


class Program:
    """`pavilion serve` in a process of its own."""

    def __init__(self, process, folder):
        self.process = process
        self.folder = folder
        self.port = 0

    def told(self, event):
        lines = [json.loads(line) for line in (self.folder / "log").read_text().splitlines()]
        return [line for line in lines if line["event"] == event]


@asynccontextmanager
async def program(folder, *arguments):
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


async def admin(folder, *arguments):
    """Ask `pavilion admin` in a process of its own."""
    asking = await asyncio.create_subprocess_exec(
        *(*COMMAND[:3], "admin", *arguments, "--folder", str(folder)), stdout=subprocess.PIPE
    )
    return json.loads((await asking.communicate())[0])


def test_at_sigterm_everyone_is_told_and_the_house_closes(folder):
    async def scene():
        async with program(folder) as house:
            async with (
                sitting(house.port, "anna", key_of("anna")) as anna,
                sitting(house.port, "bob", key_of("bob"), env={"LANG": "fr_FR.UTF-8"}) as bob,
            ):
                await anna.sees("Quit")
                await bob.sees("Quitter")
                assert [each["player"] for each in await admin(folder, "sessions", "--json")] == ["anna", "bob"]
                house.process.send_signal(signal.SIGTERM)
                await anna.sees("about to close")
                await bob.sees("Le serveur va fermer")
                house.process.send_signal(signal.SIGTERM)
                assert await anna.goodbye() == 0
                assert await bob.goodbye() == 0
                assert "Your tables are saved" in anna.printed
                assert "Vos tables sont enregistrées" in bob.printed
                assert not anna.screen.modes - {7, 25}
            assert await asyncio.wait_for(house.process.wait(), 30) == 0
            assert (await house.process.stderr.read()) == b""
            assert [line["sessions"] for line in house.told("closing")] == [2]
            assert house.told("closed")
            assert not (folder / "admin.sock").exists()
            assert not house.told("loop-broke") + house.told("session-broke")
            assert stat.S_IMODE((folder / "log").stat().st_mode) == 0o600
        key = (folder / "host_key").read_bytes()
        async with program(folder) as house:
            assert house.port
            house.process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(house.process.wait(), 30) == 0
        assert (folder / "host_key").read_bytes() == key

    asyncio.run(scene())


def test_a_house_that_cannot_open_says_why_in_a_line(folder, tmp_path):
    async def scene():
        (tmp_path / "keys").write_text("# nobody\n")
        async with program(folder, "--keys", str(tmp_path / "keys")) as house:
            assert await house.process.wait() == 2
            assert (await house.process.stderr.read()).decode().startswith("pavilion: There is no public key in")
        assert not (folder / "admin.sock").exists()

    asyncio.run(scene())


def test_the_host_key_is_made_once_and_is_nobody_elses(tmp_path):
    path = tmp_path / "new" / "host_key"
    before = os.umask(0)
    try:
        made = host_key(path)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in path.parent.iterdir()] == ["host_key"]
    assert host_key(path).get_fingerprint() == made.get_fingerprint()


def test_a_host_key_that_others_can_read_is_complained_about(tmp_path):
    path = tmp_path / "host_key"
    path.write_bytes(asyncssh.generate_private_key("ssh-ed25519").export_private_key())
    path.chmod(0o644)
    with pytest.raises(CliError, match="serve-key-open"):
        host_key(path)
    path.chmod(0o600)
    assert host_key(path)
    path.write_text("not a key")
    with pytest.raises(CliError, match="serve-key-bad"):
        host_key(path)


def test_a_folder_that_cannot_be_written_is_complained_about(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(CliError, match="serve-unwritable"):
        host_key(tmp_path / "file" / "host_key")
