"""A fourth game is picked up with no change outside its own folders but the catalogue.

`tests/fourth_game` holds the folders of a toy game. They are laid over a copy of the program.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "fourth_game"
PAVILION = "from tui.cli.main import main; main()"
PLAY = """
import asyncio, sys

from saves.records.library import Library
from saves.records.record import Seat
from tui.app import Pavilion
from tui.bots.pool import BotPool
from tui.session import NewGame, Session
from tui.settings import SettingsFile

language, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

async def main():
    session = Session(SettingsFile(), Library(), BotPool(), language_asked=language)
    over = session.words.game("nim")("phase-over")
    app = Pavilion(session, NewGame("nim", (Seat("Anna", "human"), Seat("Ben", "apprentice")), {}, 7))

    def frame():
        return "\\n".join(strip.text for strip in app.screen._compositor.render_strips())

    async with app.run_test(size=(width, height)) as pilot:
        await pilot.pause(0.2)
        print(frame())
        await pilot.press("i")
        await pilot.pause()
        print(frame())
        await pilot.press("escape")
        for _ in range(200):
            await pilot.press("enter")
            await pilot.pause(0.05)
            if over in frame():
                break
        print(frame())
    await session.bots.close()

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the program, lay the folders of the toy game over it and enter the game in the catalogue."""
    target = tmp_path_factory.mktemp("program")
    for package in ("engine", "saves", "tui", "styles"):
        shutil.copytree(ROOT / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
    copied = {path.relative_to(target) for path in target.rglob("*") if path.is_file()}
    added = {path.relative_to(TOY) for path in TOY.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert not added & copied, "the toy game replaces no file"
    shutil.copytree(TOY, target, dirs_exist_ok=True)
    catalogue = target / "engine" / "game.py"
    text = catalogue.read_text(encoding="utf-8")
    entered = text.replace("CATALOGUE = {\n", 'CATALOGUE = {\n    "nim": "Nim",\n', 1)
    assert entered != text
    catalogue.write_text(entered, encoding="utf-8")
    return target


@pytest.fixture
def run(program: Path, tmp_path: Path) -> Callable[..., str]:
    """Run a piece of Python with the extended program in front of this one."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(program),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PAVILION_CONFIG": str(tmp_path / "config"),
        "PAVILION_SAVES": str(tmp_path / "saves"),
        "LC_ALL": "C.UTF-8",
    }

    def run_python(code: str, *arguments: str) -> str:
        command = [sys.executable, "-P", "-c", code, *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run_python


def test_bots_play_it(run: Callable[..., str]) -> None:
    told = run(PAVILION, "simulate", "nim", "--seats", "apprentice,journeyman", "--games", "2", "--jobs", "1")
    assert "2 games of Nim" in told


@pytest.mark.parametrize(("language", "text"), [("en", "Take 1 to 3 counters"), ("fr", "Prenez de 1 à 3 jetons")])
def test_its_rules_can_be_read(run: Callable[..., str], language: str, text: str) -> None:
    assert text in run(PAVILION, "rules", "nim", "--lang", language)


@pytest.mark.parametrize(
    ("language", "size", "texts"),
    [
        ("en", ("80", "24"), ("Take 3", "What is this?", "last one brings", "Game over")),
        ("fr", ("120", "40"), ("Prendre 3", "Le dernier rapporte", "Partie terminée")),
    ],
)
def test_people_play_it(run: Callable[..., str], language: str, size: tuple[str, str], texts: tuple[str, ...]) -> None:
    shown = run(PLAY, language, *size)
    assert "⟨" not in shown, "a message is missing"
    assert [text for text in texts if text not in shown] == []
