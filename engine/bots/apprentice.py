"""The apprentice: plays at random, but makes no obvious waste.

It knows no game, only the `Game` interface. It tries every move a few times on a state that agrees with its view,
answering the rest of its turn at random, and asks the judge whether it would be clearly worse off than before.
Any other move will do. So it does not pass while something useful is left to do, nor pay far too much, but it has no
plan and ignores the other seats.
"""

from typing import Any

from engine.bots.judge import Judge
from engine.chance import Dice

TRIES = 2
"""How often the rest of a turn is played at random to judge a move; the luckiest counts."""

CARELESSNESS = 1.0
"""How many points a move may seem to lose and still be played."""

PATIENCE = 20
"""How many answers a turn may take before it is judged as it stands."""


def choose(judge: Judge, view: Any, seat: int, dice: Dice) -> Any:
    """Pick any move that does not look clearly worse than doing nothing; if all do, the least bad."""
    game = judge.game
    decision = next(each for each in game.decisions(view) if each.seat == seat)
    moves = decision.moves
    if len(moves) == 1:
        return moves[0]
    state = game.imagine(view, dice)
    nothing = judge.look(state, seat)
    looks = [max(_look(judge, state, move, seat, dice) for _ in range(TRIES)) for move in moves]
    enough = min(nothing - CARELESSNESS, max(looks))
    useful = [move for move, look in zip(moves, looks, strict=True) if look >= enough]
    return useful[dice.below(len(useful))]


def _look(judge: Judge, state: Any, move: Any, seat: int, dice: Dice) -> float:
    """Play a move, answer at random until a turn opens, and estimate the position of the seat."""
    game = judge.game
    state = game.clone(state)
    game.apply(state, move, seat)
    for _ in range(PATIENCE):
        decisions = game.decisions(state)
        if not decisions or decisions[0].opens_turn:
            break
        asked = decisions[0]
        game.apply(state, asked.moves[dice.below(len(asked.moves))], asked.seat)
    return judge.look(state, seat)
