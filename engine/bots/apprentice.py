"""The apprentice: plays at random, but never wastefully in an obvious way."""

from typing import Any

from engine.chance import Dice
from engine.game import Game


def choose(game: Game, view: Any, seat: int, dice: Dice) -> Any:
    """Pick any legal move."""
    decision = next(each for each in game.decisions(view) if each.seat == seat)
    return decision.moves[dice.below(len(decision.moves))]
