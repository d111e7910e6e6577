"""Playing Crystal Palace by the keyboard: what tests of its table share."""

from collections.abc import Callable
from typing import Any

from engine.agenda import tag_of
from engine.game import game
from tests.tui.table import tables
from tests.tui.table.tables import Sitting, people
from tui.boards import boards
from tui.screens.scores import ScoresScreen
from tui.session import NewGame
from tui.table.curtain import CurtainScreen

KEY = "crystal_palace"
GAME, BOARDS = game(KEY), boards(KEY)


def table_of(people_: int, bots: int = 0, seed: int = 7, **more: Any) -> NewGame:
    return tables.new_table(people(people_, bots), seed, key=KEY, **more)


def asks(sitting: Sitting) -> str:
    """What the person at the keyboard is asked."""
    decision = sitting.table.scene.decision
    return decision.asks if decision is not None else ""


async def answer(sitting: Sitting) -> None:
    """Open the curtain, set the dice as they lie, or take the first answer of the list."""
    await sitting.press("enter")


async def until_asked(sitting: Sitting, wanted: Callable[[], bool]) -> None:
    """Take the first answer to everything until something is asked."""
    for _ in range(400):
        if not isinstance(sitting.app.screen, CurtainScreen) and wanted():
            return
        await answer(sitting)
    raise AssertionError("it is never asked")


async def to_placing(sitting: Sitting) -> None:
    """Seal the dice of everybody."""
    await until_asked(sitting, lambda: asks(sitting) == "placement")


async def play_to_the_end(sitting: Sitting, dice_each_round: int = 1) -> None:
    """Place a die or two in every round, take the first answer to every question, and pass."""
    placed: dict[tuple[int, int], int] = {}
    for _ in range(1500):
        if isinstance(sitting.app.screen, ScoresScreen):
            return
        scene = sitting.table.scene
        if asks(sitting) == "placement":
            turn = scene.state.round, scene.viewer
            placed[turn] = placed.get(turn, 0) + 1
            if placed[turn] > dice_each_round:
                await sitting.press("end")
                assert tag_of(sitting.table.mode.chooser.selection.current.move) == "pass"
        await answer(sitting)
    raise AssertionError("it never ends")
