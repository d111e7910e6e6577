"""Fixtures for the tests of the server: keys, a server on a free port, and an empty environment."""

import asyncio
import json
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from saves.store import open_store
from tests.tui.serve.client import open_connection, open_terminal
from tui.serve.event_log import EventLog
from tui.serve.rate_limits import Limits
from tui.serve.server import Server, ServerOptions

CLEARED = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "TERM")
KEPT = ("TEXTUAL_SNAPSHOT_TEMPDIR",)
"""Where the snapshot plugin saves its pictures."""
NO_RATE = Limits(per_minute=0)


@cache
def key_of(name: str) -> asyncssh.SSHKey:
    """Return the key of a player, the same throughout a run."""
    return asyncssh.generate_private_key("ssh-ed25519")


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hide the environment of the test run from server and clients."""
    for name in list(os.environ):
        if name in CLEARED or (name.startswith(("TEXTUAL_", "PAVILION_", "XDG_", "SSH_")) and name not in KEPT):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PAVILION_LOGS", str(tmp_path / "logs"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for a server, with a path short enough for a socket."""
    made = Path(tempfile.mkdtemp(prefix="pv"))
    yield made
    shutil.rmtree(made)


class RunningServer(Server):
    """A server on a free port, in the loop of the test, with clients that log in to it."""

    def __init__(self, options: ServerOptions, log: StringIO, store: Path | None = None) -> None:
        super().__init__(options, open_store(store or options.folder / "house.sqlite"), EventLog(log))
        self.folder = options.folder
        self._log_text = log

    def log_in(self, name: str, key: str | None = "", **more: Any) -> Any:
        """Log in with the key of that name, of another name, or None for none, and open a terminal."""
        return open_terminal(self.port, name, None if key is None else key_of(key or name), **more)

    def connect(self, name: str, key: str | None = "", codes: Sequence[str] = ()) -> Any:
        """Log in without opening a session."""
        return open_connection(self.port, name, None if key is None else key_of(key or name), codes)

    def logged(self, event: str) -> list[dict[str, Any]]:
        """Return the logged events of a kind."""
        lines = [json.loads(line) for line in self._log_text.getvalue().splitlines()]
        return [line for line in lines if line["event"] == event]

    async def until(self, condition: Callable[[], Any], what: str = "so") -> None:
        """Wait until a condition holds on the server."""
        for _ in range(1000):
            if condition():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"never {what}")


@pytest.fixture
def run_server(folder: Path) -> Callable[..., None]:
    """Run a scene against a server with some options: `run_server(scene, allow_guests=True, …)`."""

    def run(scene: Callable[[RunningServer], Awaitable[None]], **options: Any) -> None:
        async def serve() -> None:
            given = {"port": 0, "limits": NO_RATE, "notice": 0.05, "bots": 1, **options}
            server = RunningServer(ServerOptions(folder, **given), StringIO())
            await server.open()
            try:
                await scene(server)
            finally:
                await server.close()
            broken = server.logged("loop-broke") + server.logged("bots-broke") + server.logged("admin-broke")
            assert not broken, broken

        asyncio.run(serve())

    return run
