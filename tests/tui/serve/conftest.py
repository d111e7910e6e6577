"""What every test of the server is given: keys, a house on a free port, and an environment that says nothing."""

import asyncio
import json
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from saves.store import open_store
from tests.tui.serve.client import connected, sitting
from tui.serve.event_log import HouseLog
from tui.serve.rate_limits import Limits
from tui.serve.server import Premises, Server

SILENT = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "TERM")
KEPT = ("TEXTUAL_SNAPSHOT_TEMPDIR",)
"""Where the plugin that compares pictures leaves them."""
UNHURRIED = Limits(per_minute=0)


@cache
def key_of(name: str) -> asyncssh.SSHKey:
    """Give someone's key, the same throughout a run."""
    return asyncssh.generate_private_key("ssh-ed25519")


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let nothing of whoever runs the tests reach the server or the clients."""
    for name in list(os.environ):
        if name in SILENT or (name.startswith(("TEXTUAL_", "PAVILION_", "XDG_", "SSH_")) and name not in KEPT):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for a server, with a path short enough for a socket in it."""
    made = Path(tempfile.mkdtemp(prefix="pv"))
    yield made
    shutil.rmtree(made)


class OpenHouse:
    """A house that is open on a free port, in the loop of the test."""

    def __init__(self, folder: Path, log: StringIO) -> None:
        self.folder = folder
        self._log = log
        self.server: Server

    @property
    def port(self) -> int:
        return self.server.port

    def sits(self, name: str, key: str | None = "", **more: Any) -> Any:
        """Log in under a name: with the key of that name, of another, or None for none; and open a terminal."""
        return sitting(self.port, name, None if key is None else key_of(key or name), **more)

    def connects(self, name: str, key: str | None = "") -> Any:
        """Log in and open nothing."""
        return connected(self.port, name, None if key is None else key_of(key or name))

    def told(self, event: str) -> list[dict[str, Any]]:
        """Give what the log says about a kind of event."""
        lines = [json.loads(line) for line in self._log.getvalue().splitlines()]
        return [line for line in lines if line["event"] == event]

    async def until(self, is_so: Callable[[], Any], what: str = "so") -> None:
        """Wait until something is so on the server."""
        for _ in range(1000):
            if is_so():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"never {what}")


@pytest.fixture
def open_house(folder: Path) -> Callable[..., None]:
    """Open a house and let something happen in it: `open_house(scene, takes_guests=True, …)`."""

    def run(scene: Callable[[OpenHouse], Awaitable[None]], **premises: Any) -> None:
        async def evening() -> None:
            log = StringIO()
            house = OpenHouse(folder, log)
            given = {"port": 0, "limits": UNHURRIED, "notice": 0.05, "bots": 1, **premises}
            house.server = Server(Premises(folder, **given), open_store(folder / "house.sqlite"), HouseLog(log))
            await house.server.open()
            try:
                await scene(house)
            finally:
                await house.server.close()
            broken = house.told("loop-broke") + house.told("bots-broke") + house.told("admin-broke")
            assert not broken, broken

        asyncio.run(evening())

    return run
