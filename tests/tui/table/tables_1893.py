"""Playing Bruxelles 1893 by the keyboard: what tests of its table share."""

from collections.abc import Callable
from typing import Any

from engine.agenda import tag_of
from engine.game import game
from engine.games.bruxelles1893.components import ACTIONS
from tests.tui.table import tables
from tests.tui.table.tables import Sitting, people
from tui.boards import boards
from tui.screens.scores import ScoresScreen
from tui.session import NewGame

KEY = "bruxelles1893"
GAME, BOARDS = game(KEY), boards(KEY)

RICH = {"player": {"money_by_turn_order": [25, 25, 25, 25, 25]}}
"""Corrections that fill every purse."""


def table_of(people_: int, bots: int = 0, seed: int = 7, **more: Any) -> NewGame:
    return tables.new_table(people(people_, bots), seed, key=KEY, **more)


async def choose(sitting: Sitting, wanted: Callable[[Any], bool]) -> Any:
    """Choose the first answer that is wanted, by walking the list to it, and give the move."""
    await sitting.to_list()
    for _ in sitting.labels():
        if wanted(sitting.table.mode.chooser.selection.current.move):
            break
        await sitting.press("down")
    move = sitting.table.mode.chooser.selection.current.move
    assert wanted(move), move
    await sitting.press("enter")
    return move


async def answer(sitting: Sitting) -> None:
    """Take the first answer."""
    await sitting.press("home", "enter")


async def to_turn(sitting: Sitting) -> None:
    """Answer whatever comes before a turn."""
    while sitting.match.decisions[0].asks != "turn":
        await answer(sitting)


async def to_action(sitting: Sitting, action: str, bid: int = 1) -> None:
    """Place an assistant on a space of an action, bid and carry the action out."""
    await to_turn(sitting)
    state = sitting.match.state

    def suits(move: Any) -> bool:
        return tag_of(move) == "place" and ACTIONS[state.actions[state.box.cell(move.row, move.col)]] == action

    await choose(sitting, suits)
    await choose(sitting, lambda move: move.money == bid)
    await choose(sitting, lambda move: tag_of(move) == "perform")


async def play_to_the_end(sitting: Sitting, turns_each_round: int = 1) -> None:
    """Take a turn or two in every round, the first answer to every question, and then pass."""
    taken: dict[tuple[int, int], int] = {}
    while not isinstance(sitting.app.screen, ScoresScreen):
        decision = sitting.match.decisions[0]
        turn = sitting.match.state.round, decision.seat
        if decision.asks == "turn" and taken.get(turn, 0) >= turns_each_round:
            await choose(sitting, lambda move: tag_of(move) == "pass")
        else:
            taken[turn] = taken.get(turn, 0) + (decision.asks == "turn")
            await answer(sitting)
