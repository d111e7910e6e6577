"""The theatre: approach a public figure on display, use its effect, keep or discard it; and the display."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import events, figures
from .moves import Approach, Discard, Keep
from .parts import ABSENT, FIGURES, PILES, USED

if TYPE_CHECKING:
    from .state import State

KEEP, DISCARD = Keep(), Discard()


def is_performable(state: "State", seat: int) -> bool:
    """Whether a figure on display can be paid."""
    shown = len(state.display)
    return shown > 0 and state.box.cheapest_figure[shown - 1] <= state.players[seat].money


def begin(state: "State", seat: int) -> None:
    """Ask which figure."""
    state.then(Theatre(seat))


def refill(state: "State") -> None:
    """Fill the display from the left, one card at a time, until nothing can be drawn (R23, R52)."""
    box, display, deck, discard = state.box, state.display, state.piles[FIGURES], state.discards[FIGURES]
    while len(display) < len(box.theatre_costs):
        if not deck:
            if not discard:
                return
            deck.extend(discard)
            discard.clear()
            state.shuffle(deck)
            state.tell(events.Renewed(PILES[FIGURES]))
        display.append(deck.pop())
        state.revealed += 1
        state.tell(events.Arrived(box.figures[display[-1]]))


class Theatre(Choice, frozen=True, tag="theatre"):
    """Which figure on display is approached."""

    def moves(self, state: "State") -> list[Approach]:
        """List those that can be paid, from the right: the price follows the space."""
        box, money = state.box, state.players[self.seat].money
        costs, approach = box.theatre_costs, box.approach
        return [approach[place][figure] for place, figure in enumerate(state.display) if costs[place] <= money]

    def play(self, state: "State", move: Approach) -> None:
        """Pay, use the effect (R20, R21), then keep or discard."""
        box = state.box
        figure = box.figures.index(move.figure)
        place = next(
            place
            for place, (shown, cost) in enumerate(zip(state.display, box.theatre_costs, strict=False))
            if shown == figure and cost == move.money
        )
        del state.display[place]
        state.players[self.seat].money -= move.money
        state.tell(events.Approached(self.seat, move.figure, move.money))
        figures.act(state, self.seat, figure)
        state.then(Enlistment(self.seat, figure))


class Enlistment(Choice, frozen=True, tag="enlistment"):
    """Whether the figure that has just acted is kept."""

    figure: int

    def moves(self, state: "State") -> tuple[Keep | Discard, ...]:
        """Offer both, but a second card of the same figure cannot be kept (R22)."""
        owned = state.players[self.seat].figures[self.figure]
        return (KEEP, DISCARD) if owned == ABSENT else (DISCARD,)

    def play(self, state: "State", move: Keep | Discard) -> None:
        """Keep it used (R26), or discard it before the display is refilled (R24)."""
        name = state.box.figures[self.figure]
        if type(move) is Keep:
            state.players[self.seat].figures[self.figure] = USED
            state.tell(events.Kept(self.seat, name))
        else:
            state.discards[FIGURES].append(self.figure)
            state.tell(events.Discarded(self.seat, name))
        refill(state)
