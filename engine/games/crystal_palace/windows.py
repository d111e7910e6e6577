"""Windows: at the start of each simultaneous step everybody may exchange, in turn order (R53, R55)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.agenda import Rule

from . import exchanges
from .moves import DONE, Done
from .questions import Question

if TYPE_CHECKING:
    from .state import State


class Windows(Rule, frozen=True, tag="windows"):
    """Ask, from this place of the turn order on, everyone who has something to exchange."""

    at: int = 0

    def run(self, state: "State") -> None:
        """Find the next one."""
        for at in range(self.at, len(state.order)):
            if exchanges.has_something_to_exchange(state, state.order[at]):
                state.then(Window(state.order[at]), Windows(at + 1))
                return


class Window(Question, frozen=True, tag="window"):
    """A time to exchange, borrow and repay; there is nothing else to decide."""

    def moves(self, state: "State") -> tuple[Done, ...]:
        """Go on."""
        return (DONE,)

    def asides(self, state: "State") -> Sequence[Any]:
        """List what may be exchanged: that is what the window is for."""
        return state.offers(self.seat)

    def waits(self, state: "State") -> bool:
        """Stay open while something may be exchanged, if only a loan for cash."""
        return exchanges.has_something_to_exchange(state, self.seat) or bool(self.asides(state))

    def answer(self, state: "State", move: Done) -> None:
        """Close it."""
