"""Piles and discards (section 10 of the rules): drawing, and refilling a pile only when a card is needed (R05)."""

from typing import TYPE_CHECKING

from . import events
from .components import PILES, TYPES

if TYPE_CHECKING:
    from .state import State


def draw(state: "State", type_: int, count: int) -> list[int]:
    """Draw this many cards of a type; fewer when pile and discard together hold fewer (R06, R07)."""
    pile = state.piles[type_]
    drawn = []
    state.revealed += 1
    for _ in range(count):
        if not pile:
            discard = state.discards[type_]
            if not discard:
                break
            pile.extend(discard)
            discard.clear()
            state.shuffle(pile)
            state.tell(events.Refilled(TYPES[type_]))
        drawn.append(pile.pop())
    return drawn


def can_draw(state: "State", type_: int) -> bool:
    """Whether a card of the type is left in pile or discard."""
    return bool(state.piles[type_] or state.discards[type_])


def discard(state: "State", *cards: int) -> None:
    """Put cards face up on the discards of their types; Money goes to the bank and the Expo beside the area."""
    types, discards = state.box.types, state.discards
    for card in cards:
        if types[card] < PILES:
            discards[types[card]].append(card)
