"""The wheel: built, installed elsewhere and run from there, it finds all it needs and opens a screen."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.game import CATALOGUE
from tui.i18n.words import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and install it into a folder of its own."""
    built = tmp_path_factory.mktemp("wheel")
    build = f"from hatchling.build import build_wheel; build_wheel({str(built)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, capture_output=True)
    [wheel] = built.glob("pavilion-*.whl")
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--isolated", "install"]
    options = ["--quiet", "--no-index", "--no-deps", "--no-compile", "--target", str(target)]
    subprocess.run([*pip, *options, str(wheel)], check=True, capture_output=True)
    return target


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Callable[..., Any]:
    """Run Python in an empty folder with the installed package in front of any other."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "PAVILION_CONFIG": str(tmp_path / "config"),
        "PAVILION_SAVES": str(tmp_path / "saves"),
        "LC_ALL": "C.UTF-8",
    }

    def run_python(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-P", *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run_python


def test_its_data_came_along(installed: Path) -> None:
    for key in CATALOGUE:
        assert (installed / "engine" / "games" / key / "components.toml").is_file()
        for language in LANGUAGES:
            assert (installed / "tui" / "i18n" / "locales" / language / f"{key}.ftl").is_file()
            assert (installed / "tui" / "i18n" / "locales" / language / "rules" / f"{key}.md").is_file()
    for language in LANGUAGES:
        assert (installed / "tui" / "i18n" / "locales" / language / "common.ftl").is_file()
    editions = [ROOT / "engine" / "games" / key / "editions" for key in CATALOGUE]
    for here in (ROOT / "styles", ROOT / "saves" / "gallery", *editions):
        data = {path.name for path in here.iterdir() if path.suffix in (".tcss", ".toml", ".pavilion")}
        there = {path.name for path in (installed / here.relative_to(ROOT)).iterdir()}
        assert data
        assert data <= there
    assert (installed / "engine" / "py.typed").is_file()


def test_nothing_came_along_that_does_not_belong(installed: Path) -> None:
    names = {path.name for path in installed.iterdir()}
    [metadata] = [name for name in names if name.endswith(".dist-info")]
    assert names == {"engine", "saves", "tui", "styles", "bin", metadata}
    assert (installed / metadata / "licenses" / "LICENSE").is_file()


def test_its_command_runs(installed: Path, run: Callable[..., Any]) -> None:
    command = str(installed / "bin" / "pavilion")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert run(command, "--version") == f"pavilion {version}\n"
    assert "simulate" in run(command, "--help")
    assert "Mise en place" in run(command, "rules", "bruxelles1897", "--lang", "fr")
    assert run(command, "simulate", "bruxelles1897", "--seats", "apprentice,apprentice", "--games", "4", "--jobs", "2")


OPEN_A_SCREEN = """
import asyncio, sys
from pathlib import Path

import tui.app
from saves.records.library import Library
from saves.records.record import Seat
from tui.session import NewGame, Session
from tui.settings import SettingsFile
from tui.bots.pool import BotPool

assert Path(tui.app.__file__).is_relative_to(sys.argv[1]), tui.app.__file__

async def main():
    seats = (Seat("Anna", "human"), Seat("Ben", "human"))
    session = Session(SettingsFile(), Library(), BotPool())
    app = tui.app.Pavilion(session, NewGame("bruxelles1897", seats, {}, 7))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        svg = app.export_screenshot()
        print(type(app.screen).__name__, "Anna" in svg, "Ben" in svg)
    await session.bots.close()
    assert len(Library().list()) == 1

asyncio.run(main())
"""


def test_it_opens_a_screen(installed: Path, run: Callable[..., Any]) -> None:
    screen, *names = run("-c", OPEN_A_SCREEN, str(installed)).split()
    assert screen == "TableScreen"
    assert names == ["True", "True"]
