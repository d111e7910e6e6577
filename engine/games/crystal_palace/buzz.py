"""The buzz track (section 8 of the rules): moves are resolved space by space."""

from typing import TYPE_CHECKING, Final

from engine.agenda import Rule

from . import effects, events
from .moves import DECLINE, Decline, LayToken
from .questions import Question

if TYPE_CHECKING:
    from .state import State

LAY_TOKEN: Final = LayToken()
ILLUSTRATION_STAGE: Final = 4
"""The step of phase 6 in which illustrations pay."""


def tokens_left(state: "State", seat: int) -> int:
    """Return how many buzz tokens a seat has in reserve."""
    return state.box.components.pieces.buzz_tokens - len(state.players[seat].tokens)


class BuzzMove(Rule, frozen=True, tag="buzz-move"):
    """A pawn moves; flyers and illustrations on the way are resolved in rising order (R43)."""

    seat: int
    steps: int

    def run(self, state: "State") -> None:
        """Move as far as the next flyer or illustration; beyond the end buzz is lost."""
        box, player = state.box, state.players[self.seat]
        start = player.buzz
        goal = min(start + self.steps, box.buzz_length)
        if goal == start:
            return
        space = next((feature for feature in box.buzz_features if start < feature <= goal), goal)
        player.buzz = space
        state.tell(events.BuzzMoved(self.seat, space - start, space))
        rest = BuzzMove(self.seat, self.steps - (space - start))
        if space == box.buzz_length and self.seat not in state.arrivals:
            state.arrivals = (*state.arrivals, self.seat)
            state.tell(events.Arrived(self.seat, len(state.arrivals)))
        if space in box.flyer_spaces:
            flyer = state.flyers[box.flyer_spaces.index(space)]
            state.tell(events.FlyerReached(self.seat, box.flyers[flyer]))
            effects.begin(state, self.seat, box.flyer_effects[flyer])
            state.then(rest)
            effects.begin(state, self.seat, box.flyer_buzz[flyer])
        elif space in box.illustration_effects:
            if tokens_left(state, self.seat):
                state.then(Token(self.seat, space))
            state.then(rest)


class Token(Question, frozen=True, tag="token"):
    """Whether a buzz token is laid on the illustration just reached; it never moves again and cannot come later."""

    space: int

    def moves(self, state: "State") -> tuple[LayToken | Decline, ...]:
        """Offer both."""
        return (LAY_TOKEN, DECLINE)

    def answer(self, state: "State", move: LayToken | Decline) -> None:
        """Lay it. While the illustrations pay, a new token is paid at once, and not twice (R41)."""
        if type(move) is LayToken:
            player = state.players[self.seat]
            player.tokens = (*player.tokens, self.space)
            state.tell(events.TokenLaid(self.seat, self.space))
            if state.stage == ILLUSTRATION_STAGE:
                pay_illustration(state, self.seat, self.space)


def pay_illustration(state: "State", seat: int, space: int) -> None:
    """Pay a seat the bonus of an illustration."""
    state.tell(events.IllustrationPaid(seat, space))
    effects.begin(state, seat, state.box.illustration_effects[space])
