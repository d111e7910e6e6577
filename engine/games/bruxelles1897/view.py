"""What a seat may know, and full states that agree with it. Only the order of the piles and the dice are hidden."""

from engine.chance import Dice

from .state import State


def hide(state: State, seat: int | None) -> None:
    """Hide the order of the piles, and the dice that will shuffle them again; every seat knows the same."""
    for pile in state.piles:
        pile.sort()
    state.dice = 0


def complete(state: State, dice: Dice) -> None:
    """Shuffle the piles of a view."""
    for pile in state.piles:
        dice.shuffle(pile)
    state.dice = dice.state
