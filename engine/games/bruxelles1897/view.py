"""What a seat may know, and full states that agree with it. Only the order of the piles and the dice are hidden."""

from engine.chance import Dice

from .state import State


def seen_by(state: State) -> State:
    """Hide the order of the piles, and the dice that will shuffle them again. Works on a copy of its own."""
    for pile in state.piles:
        pile.sort()
    state.dice = 0
    return state


def imagine(state: State, dice: Dice) -> State:
    """Shuffle the piles of a view. Works on a copy of its own."""
    for pile in state.piles:
        dice.shuffle(pile)
    state.dice = dice.state
    return state
