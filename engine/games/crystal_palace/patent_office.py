"""1 Patent Office: take a displayed patent; nothing is paid now, and there is no limit."""

from typing import TYPE_CHECKING

from . import events
from .moves import TakePatent
from .parts import EMPTY, is_bare
from .questions import Question

if TYPE_CHECKING:
    from .state import State


def possible(state: "State", seat: int) -> bool:
    """Whether a patent lies open; the top card of the pile is never taken (R21)."""
    return not is_bare(state.patents)


def act(state: "State", seat: int, value: int) -> None:
    """Offer the seat a patent."""
    state.then(PatentChoice(seat))


class PatentChoice(Question, frozen=True, tag="patent-choice"):
    """Which patent is taken."""

    def moves(self, state: "State") -> list[TakePatent]:
        """List the displayed ones."""
        take_patent = state.box.take_patent
        return [take_patent[patent] for patent in state.patents if patent != EMPTY]

    def answer(self, state: "State", move: TakePatent) -> None:
        """Take it; the gap stays until the next round."""
        patent = state.box.patent_of[move.patent]
        state.patents[state.patents.index(patent)] = EMPTY
        player = state.players[self.seat]
        player.patents = (*player.patents, patent)
        state.tell(events.PatentTaken(self.seat, move.patent))
