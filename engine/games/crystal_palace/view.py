"""What a seat may know, and full states that agree with it.

Hidden are the dice of chance, the order of the piles, and what other seats have set and bought in secret. Of a pile
everybody knows what was put under it in the open, and of the two that lie face up the top card.
"""

from engine.chance import Dice

from .parts import FACE_UP
from .state import State

HIDDEN = (0,)
"""Dice that another seat has set in secret."""


def hide(state: State, seat: int | None) -> None:
    """Hide what a seat may not know."""
    for number, pile in enumerate(state.piles):
        unknown = _unknown(state, number)
        pile[unknown] = sorted(pile[unknown])
    for other, player in enumerate(state.players):
        if other != seat:
            player.sealed = HIDDEN if player.sealed else ()
            player.bought = 0
    state.dice = 0


def complete(state: State, dice: Dice) -> None:
    """Fill in what a view hides: shuffle the piles, and set hidden dice at random."""
    for number, pile in enumerate(state.piles):
        unknown = _unknown(state, number)
        cards = pile[unknown]
        dice.shuffle(cards)
        pile[unknown] = cards
    for player in state.players:
        if player.sealed == HIDDEN:
            ways = state.box.settings(player.usable)
            player.sealed = ways[dice.below(len(ways))].values
    state.dice = dice.state


def _unknown(state: State, number: int) -> slice:
    """Return the part of a pile whose order nobody knows."""
    known, size = state.under[number], len(state.piles[number])
    return slice(known, max(known, size - 1) if number in FACE_UP else size)
