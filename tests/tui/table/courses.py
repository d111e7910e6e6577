"""Walking through Learn by the keyboard."""

from tests.tui.table.tables import Sitting
from tui.screens.learn import Course, LearnScreen


async def to_course(sitting: Sitting, game: str) -> LearnScreen:
    """Go from Home to the course of a game."""
    await sitting.press("l")
    screen = sitting.app.screen
    assert isinstance(screen, LearnScreen)
    while screen.course != game:
        await sitting.press("right")
    return screen


async def to_entry(sitting: Sitting, game: str, name: str) -> None:
    """Go from Home to an entry of a course, such as `first-game`."""
    screen = await to_course(sitting, game)
    await sitting.press("end")
    while (row := screen.query_one(Course).row) is not None and row.name != name:
        await sitting.press("up")
