"""What a seat may know, and full states that agree with it.

Hidden are the order of the piles, the dice, and the works of art another player has drawn and not yet chosen from.
"""

import msgspec

from engine.chance import Dice

from .parts import UNKNOWN, WORKS
from .state import State
from .workshop import Workshop


def hide(state: State, seat: int | None) -> None:
    """Hide what a seat may not know."""
    for index, step in enumerate(state.agenda):
        if type(step) is Workshop and step.seat != seat:
            # For other seats the drawn tiles are still in the stack.
            state.piles[WORKS] += [tile for tile in step.drawn if tile != UNKNOWN]
            state.agenda[index] = msgspec.structs.replace(step, drawn=(UNKNOWN,) * len(step.drawn))
    for pile in state.piles:
        pile.sort()
    state.dice = 0


def complete(state: State, dice: Dice) -> None:
    """Shuffle the piles of a view, and draw the tiles it does not know."""
    for pile in state.piles:
        dice.shuffle(pile)
    for index, step in enumerate(state.agenda):
        if type(step) is Workshop and UNKNOWN in step.drawn:
            drawn = tuple([state.piles[WORKS].pop() for _ in step.drawn])
            state.agenda[index] = msgspec.structs.replace(step, drawn=drawn)
    state.dice = dice.state
