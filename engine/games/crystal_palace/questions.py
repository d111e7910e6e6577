"""What all open questions share: at each of them its seat may also exchange, borrow and repay (R53)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.agenda import Choice

from .moves import Borrow, Repay, Trade

if TYPE_CHECKING:
    from .state import State

ASIDES: Final = frozenset((Trade, Borrow, Repay))


class Question(Choice, frozen=True):
    """A choice with asides. If a single answer is left and it does not open a turn, it answers itself."""

    def asides(self, state: "State") -> Sequence[Any]:
        """List what the seat may exchange meanwhile."""
        return state.offers(self.seat) if self.opens_turn or len(self.moves(state)) > 1 else ()

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
        """Ask again after an aside; a question that an aside could leave without an answer is checked first."""
        state.then(self)

    def answer(self, state: "State", move: Any) -> None:
        """Carry out an answer."""
        raise NotImplementedError
