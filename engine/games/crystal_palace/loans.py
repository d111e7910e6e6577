"""Loans (section 9 of the rules): random tiles that cover research spaces and cost points at the end."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.chance import Dice

from . import events
from .metrics import tiles
from .moves import GiveUp, Repay
from .parts import EMPTY, OPEN, REPAID, is_open_loan
from .questions import Question

if TYPE_CHECKING:
    from .state import State

_REPAY: Final = tuple(map(Repay, range(OPEN)))


def borrow(state: "State", seat: int) -> None:
    """Draw a loan and receive the cash."""
    loan = OPEN + _draw(state)
    cash = state.box.components.loans.cash
    player = state.players[seat]
    player.pounds += cash
    state.tell(events.Borrowed(seat, cash, loan - OPEN))
    if EMPTY in player.cells:
        player.cells[player.cells.index(EMPTY)] = loan
    elif tiles(player):
        state.then(LoanSpace(seat, loan))
    else:
        player.beside = (*player.beside, loan)


def _draw(state: "State") -> int:
    """Draw from the pool without replacement (R11): an empty pool gives only forced loans, each at the worst price."""
    state.revealed += 1
    left = sum(state.pool)
    if not left:
        return state.box.components.loans.emergency
    dice = Dice(state.dice)
    drawn = dice.below(left)
    state.dice = dice.state
    for kind, count in enumerate(state.pool):
        if drawn < count:
            state.pool[kind] -= 1
            return state.box.loans[kind]
        drawn -= count
    raise AssertionError("a pool holds what it counts")


def repayable(state: "State", seat: int) -> list[Repay]:
    """List the loans a seat can repay, the dearest first."""
    player = state.players[seat]
    if player.pounds < state.box.components.loans.repay:
        return []
    held = {cell - OPEN for cell in (*player.cells, *player.beside) if OPEN <= cell < REPAID}
    return [_REPAY[vp] for vp in sorted(held, reverse=True)]


def repay(state: "State", seat: int, vp: int) -> None:
    """Pay a loan back: the tile is turned over and stays where it is."""
    player = state.players[seat]
    player.pounds -= state.box.components.loans.repay
    turn_over(state, seat, vp)
    state.tell(events.Repaid(seat, state.box.components.loans.repay, vp))


def turn_over(state: "State", seat: int, vp: int) -> None:
    """Turn an open loan of these points over."""
    player = state.players[seat]
    if OPEN + vp in player.cells:
        player.cells[player.cells.index(OPEN + vp)] = REPAID + vp
    else:
        beside = list(player.beside)
        beside[beside.index(OPEN + vp)] = REPAID + vp
        player.beside = tuple(beside)


def open_loans(state: "State", seat: int) -> list[int]:
    """List the points of the loans not repaid, dearest first."""
    player = state.players[seat]
    held = [cell - OPEN for cell in (*player.cells, *player.beside) if is_open_loan(cell)]
    return sorted(held, reverse=True)


class LoanSpace(Question, frozen=True, tag="loan-space"):
    """Which research tile gives way to a loan on a full board (R12)."""

    loan: int

    def moves(self, state: "State") -> list[GiveUp]:
        """List the own tiles."""
        give_up = state.box.give_up
        return [give_up[tile] for tile in tiles(state.players[self.seat])]

    def asides(self, state: "State") -> Sequence[Any]:
        """Offer nothing: taking a loan is not over before its tile lies."""
        return ()

    def answer(self, state: "State", move: GiveUp) -> None:
        """Discard the tile; the loan takes its space."""
        tile = state.box.tile_of[move.tile]
        cells = state.players[self.seat].cells
        cells[cells.index(tile)] = self.loan
        state.gone.append(tile)
        state.tell(events.TileDiscarded(self.seat, move.tile))
