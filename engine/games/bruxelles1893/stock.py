"""Phase A, the stock phase: a card is revealed, and the first player opens an area of the Art Nouveau board."""

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import Choice, Rule

from . import events, turn
from .moves import Open
from .parts import NO_SHIELD, STOCK

if TYPE_CHECKING:
    from .state import State


def area(state: "State") -> tuple[int, ...]:
    """List the open spaces of the Art Nouveau board, free or not; none while the bracket is not laid."""
    return () if state.shield == NO_SHIELD else state.box.shields[state.shield].area


class StockPhase(Rule, frozen=True, tag="stock-phase"):
    """The first player reveals the next stock card."""

    def run(self, state: "State") -> None:
        """Begin the round."""
        box = state.box
        state.stock = state.piles[STOCK].pop()
        state.revealed += 1
        state.tell(events.RoundBegan(state.round, state.first))
        state.tell(events.StockRevealed(box.stock[state.stock], box.stock_money[state.stock]))
        state.then(Bracket(state.first), turn.NeutralAssistants(), turn.NextTurn(state.first))


class Bracket(Choice, frozen=True, tag="bracket"):
    """On which of the two shields the bracket is laid."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> tuple[Open, ...]:
        """List the shields of the card's line for this number of players."""
        return state.box.open[len(state.players)][state.stock]

    def play(self, state: "State", move: Open) -> None:
        """Open the largest of the four areas around the shield."""
        state.shield = state.box.shield(move.row, move.col)
        state.tell(events.AreaOpened(self.seat, move.row, move.col, len(area(state))))
