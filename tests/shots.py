"""Pictures of every screen at three sizes: `python -m tests.shots FOLDER` (or `make shots`) writes SVG files there."""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from importlib import import_module, util
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from engine.game import CATALOGUE
from saves.records.library import Library
from tests.tui.screens.looking import keep_library
from tui.app import Pavilion
from tui.bots.pool import BotPool
from tui.screens import game_setup
from tui.session import Session
from tui.settings import SettingsFile

SIZES = ((80, 24), (120, 40), (160, 50))
SEED = 7
TABLE_SHOTS = "tests.shots_table"
"""The module that takes the pictures of the table, with a function `table_shots(folder)`."""


class Shot(NamedTuple):
    """A picture to take: its name, the keys that lead there, and how the program is set up."""

    name: str
    keys: Sequence[str] = ()
    language: str = "en"
    theme: str = "horta"
    glyphs: str = "unicode"
    sizes: Sequence[tuple[int, int]] = SIZES


SHOTS = (
    Shot("home"),
    Shot("home-fr", language="fr"),
    Shot("home-hankar", theme="hankar"),
    Shot("home-paxton", theme="paxton"),
    Shot("home-contrast", theme="contrast"),
    Shot("home-ascii", glyphs="ascii"),
    Shot("new-game", ("n", "right", "right", "down", "down")),
    Shot("new-game-fr", ("n", "right"), language="fr"),
    Shot("new-game-hankar", ("n", "right"), theme="hankar"),
    Shot("new-game-ascii", ("n", "right"), glyphs="ascii"),
    Shot("new-game-name", ("n", "down", "enter")),
    Shot("saved-games", ("s",)),
    Shot("saved-games-damaged", ("s", "down", "down", "down")),
    Shot("saved-games-rescue", ("s", "down", "down", "down", "enter")),
    Shot("trash", ("s", "t")),
    Shot("replays", ("r",)),
    Shot("rules", ("f1", "down", "down")),
    Shot("rules-fr-search", ("f1", "slash", *"prison", "enter"), language="fr"),
    Shot("rules-ascii", ("f1", "down"), glyphs="ascii"),
    Shot("puzzle", ("l", "end", "enter")),
    Shot("settings", ("o",)),
    Shot("settings-fr-paxton", ("o", "down"), language="fr", theme="paxton"),
    Shot("help", ("n", "question_mark")),
    Shot("palette", ("ctrl+p",)),
    Shot("too-small", sizes=((60, 20),)),
)


def main() -> None:
    """Take every picture."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/shots")
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.pop("NO_COLOR", None)
    os.environ["TZ"] = "UTC"
    time.tzset()
    with patch.object(game_setup, "new_seed", lambda: SEED):  # which names the bots
        count = asyncio.run(take(SHOTS, folder))
    if util.find_spec(TABLE_SHOTS):
        count += import_module(TABLE_SHOTS).table_shots(folder)
    print(f"{count} pictures of screens in {folder}")


async def take(shots: Iterable[Shot], folder: Path) -> int:
    """Take pictures, and give how many."""
    count = 0
    with tempfile.TemporaryDirectory() as kept:
        file = SettingsFile(Path(kept) / "settings.json")
        session = Session(file, Library(Path(kept) / "saves"), BotPool(size=1))
        keep_library(session)
        for shot in shots:
            settings = session.settings
            settings.language, settings.theme, settings.glyphs = shot.language, shot.theme, shot.glyphs
            settings.name, settings.speed, settings.played = "Anna", "instant", tuple(CATALOGUE)
            for width, height in shot.sizes:
                picture = await _taken(Pavilion(session), (width, height), shot.keys)
                (folder / f"{shot.name}-{width}x{height}.svg").write_text(picture, encoding="utf-8")
                count += 1
        await session.bots.close()
    return count


async def _taken(app: Pavilion, size: tuple[int, int], keys: Sequence[str]) -> str:
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause(0.2)
        return app.export_screenshot()


if __name__ == "__main__":
    main()
