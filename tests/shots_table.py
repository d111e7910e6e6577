"""Pictures of every view of the table at three sizes, taken by `tests.shots`."""

import asyncio
import tempfile
from pathlib import Path

from saves.records.library import Library
from tests.tui.table import pictures, pictures_1893, pictures_crystal_palace
from tests.tui.table.pictures import View, opening
from tests.tui.table.tables import Sitting
from tui.app import Pavilion
from tui.bots.pool import BotPool
from tui.session import Session
from tui.settings import SettingsFile

SIZES = ((80, 24), (120, 40), (160, 50))
VIEWS = (*pictures.VIEWS, *pictures_1893.VIEWS, *pictures_crystal_palace.VIEWS)


def table_shots(folder: Path) -> int:
    """Take every picture of the table, and give how many."""
    return asyncio.run(_take(folder))


async def _take(folder: Path) -> int:
    with tempfile.TemporaryDirectory() as kept:
        session = Session(SettingsFile(Path(kept) / "settings.json"), Library(Path(kept) / "saves"), BotPool(size=1))
        session.settings.speed = "instant"
        for view in VIEWS:
            for width, height in SIZES:
                picture = await _taken(view, session, (width, height))
                (folder / f"table-{view.name}-{width}x{height}.svg").write_text(picture, encoding="utf-8")
        await session.bots.close()
    return len(VIEWS) * len(SIZES)


async def _taken(view: View, session: Session, size: tuple[int, int]) -> str:
    settings = session.settings
    settings.language, settings.theme, settings.glyphs = view.language, view.theme, view.glyphs
    app = Pavilion(session, opening(view, session.library))
    async with app.run_test(size=size) as pilot:
        sitting = Sitting(app, pilot)
        await sitting.rest()
        await sitting.press(*view.keys)
        return app.export_screenshot()
