"""What every test of the terminal is given: an environment of its own, and an app that keeps nothing."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot

from engine import bots
from engine.game import CATALOGUE, AnyGame
from saves.records.library import Library
from saves.records.syncing import Syncer
from tui.app import Pavilion
from tui.bots.pool import BotPool
from tui.cli import main as cli
from tui.session import Opening, Session
from tui.settings import SettingsFile

CLEARED = ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES")
CLEARED_FAMILIES = ("TEXTUAL_", "PAVILION_")
KEPT = ("TEXTUAL_SNAPSHOT_TEMPDIR",)
"""Where the plugin that compares pictures leaves them."""
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")

Scene = Callable[[Pilot[None]], Awaitable[None]]
Visit = Callable[..., None]


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Keep the environment of whoever runs the tests out of what is drawn and written."""
    for name in list(os.environ):
        if name in CLEARED or (name.startswith(CLEARED_FAMILIES) and name not in KEPT):
            monkeypatch.delenv(name)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in FOLDERS:
        monkeypatch.setenv(name, str(tmp_path / "home" / name.lower()))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture(autouse=True)
def _prompt_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every sync end before the next key: tests that look at slow disks bring their own."""
    monkeypatch.setattr(Syncer, "begin", Syncer._sync)


@pytest.fixture
def plain_command_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Make commands speak English and keep their settings with the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PAVILION_CONFIG", str(tmp_path / "config"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make our bots take the first answer to everything: games that end in no time."""

    def first(_name: str, rules: AnyGame, view: Any, seat: int, _salt: int = 0) -> Any:
        return next(each for each in rules.decisions(view) if each.seat == seat).moves[0]

    monkeypatch.setattr(bots, "choose", first)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Take down what a command would have opened the app with."""
    seen = SimpleNamespace(session=None, opening=None, times=0)

    def run_app(session: Session, opening: Opening | None) -> None:
        seen.session, seen.opening = session, opening
        seen.times += 1

    monkeypatch.setattr("tui.app.run", run_app)
    monkeypatch.setattr(cli, "in_terminal", lambda: True)
    return seen


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """An English player called Anna, without a saved game but no newcomer, whose bots do not dawdle."""
    file = SettingsFile(tmp_path / "config" / "settings.json")
    file.settings.language = "en"
    file.settings.speed, file.settings.reports = "instant", "quick"
    file.settings.name = "Anna"
    file.settings.played = tuple(CATALOGUE)
    pool = BotPool(size=1)
    yield Session(file, Library(tmp_path / "saves"), pool)
    assert not pool.pids
    pool.stop()


@pytest.fixture
def visit(session: Session) -> Visit:
    """Run the app with somebody at the keyboard: `visit(scene, size=…, opening=…)`."""

    def run(scene: Scene, size: tuple[int, int] = (80, 24), opening: Opening | None = None) -> None:
        async def evening() -> None:
            try:
                app = Pavilion(session, opening)
                async with app.run_test(size=size, notifications=True) as pilot:
                    await pilot.pause()
                    await scene(pilot)
            finally:
                await session.bots.close()

        asyncio.run(evening())

    return run
