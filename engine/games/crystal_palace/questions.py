"""What all open questions share: at each of them its seat may also exchange, borrow and repay (R53)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.agenda import Choice

from .moves import Borrow, Repay, Trade

if TYPE_CHECKING:
    from .state import State

ASIDES: Final = frozenset((Trade, Borrow, Repay))


class Question(Choice, frozen=True):
    """A choice with asides. With a single answer there is nothing to decide, and it answers itself."""

    def asides(self, state: "State") -> Sequence[Any]:
        """List what the seat may exchange meanwhile."""
        return () if len(self.moves(state)) == 1 else state.offers(self.seat)

    def waits(self, state: "State") -> bool:
        """Answer itself, then."""
        return False

    def play(self, state: "State", move: Any) -> None:
        """Carry out an aside and ask again, or take the answer."""
        if type(move) in ASIDES:
            state.exchange(self.seat, move)
            self.again(state)
        else:
            self.answer(state, move)

    def again(self, state: "State") -> None:
        """Ask again after an aside; a question that an aside could leave without an answer looks afresh instead."""
        state.then(self)

    def answer(self, state: "State", move: Any) -> None:
        """Carry out an answer."""
        raise NotImplementedError
