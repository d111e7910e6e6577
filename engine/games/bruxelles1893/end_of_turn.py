"""Phase D, the end of turn: pieces return, and the display and the bonus cards are renewed."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import events, stock, theatre
from .parts import BONUS, FIGURES, NO_CARD, NO_SHIELD, NOBODY, STOCK, UPRIGHT, USED

if TYPE_CHECKING:
    from .state import State


class EndOfTurn(Rule, frozen=True, tag="end-of-turn"):
    """After every round but the last."""

    def run(self, state: "State") -> None:
        """Clear the table and begin the next round."""
        board, players = state.board, state.players
        for owner in board.owners:
            if owner >= 0:
                players[owner].reserve += 1
        board.owners = [NOBODY] * len(board.owners)
        board.bids = [0] * len(board.bids)
        neutral = state.box.components.neutral[len(players)]
        for player in players:
            player.reserve += sum(player.brussels)
            player.brussels = [0] * len(player.brussels)
            player.neutral = neutral
            player.figures = [UPRIGHT if standing == USED else standing for standing in player.figures]
            player.passed = False
        state.uses = [0] * len(state.uses)
        state.shield = NO_SHIELD
        if state.display:
            # R52: it is in the discard pile before the refill, so with an empty deck it may come back.
            figure = state.display.pop(0)
            state.discards[FIGURES].append(figure)
            state.tell(events.Departed(state.box.figures[figure]))
        theatre.refill(state)
        state.discards[BONUS] += [card for card in state.bonuses if card != NO_CARD]
        deal_bonus_cards(state)
        state.discards[STOCK].append(state.stock)
        state.stock = NO_CARD
        state.round += 1
        state.then(stock.StockPhase())


def deal_bonus_cards(state: "State") -> None:
    """Turn up a bonus card under every column."""
    state.bonuses = [state.piles[BONUS].pop() for _ in range(state.box.columns)]
    state.revealed += 1
