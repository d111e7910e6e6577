"""Windows: at the start of each simultaneous step everybody may exchange, in turn order (R53, R55)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.agenda import Rule

from . import loans
from .moves import DONE, Done
from .questions import Question

if TYPE_CHECKING:
    from .state import State


class Windows(Rule, frozen=True, tag="windows"):
    """Ask, from this place of the turn order on, everyone who could do something."""

    at: int = 0

    def run(self, state: "State") -> None:
        """Plan a window for each; one in which nothing can be done closes itself."""
        state.then(*map(Window, state.order[self.at :]))


class Window(Question, frozen=True, tag="window"):
    """An occasion to exchange, borrow and repay; there is nothing else to decide."""

    def moves(self, state: "State") -> tuple[Done, ...]:
        """Go on."""
        return (DONE,)

    def asides(self, state: "State") -> Sequence[Any]:
        """List what may be done: that is what the window is for."""
        return [*state.offers(self.seat), *loans.repayable(state, self.seat)]

    def waits(self, state: "State") -> bool:
        """Wait while anything may be done; borrowing nearly always can be."""
        return any(state.pool) or bool(self.asides(state))

    def answer(self, state: "State", move: Done) -> None:
        """Close it."""
