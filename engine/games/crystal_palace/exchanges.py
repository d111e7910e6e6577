"""What a player may do at any time (section 4 of the rules): exchange at the printed rates, borrow and repay."""

from typing import TYPE_CHECKING, Any

from . import events, income, loans
from .moves import (
    BORROW,
    ENERGY_FOR_POUNDS,
    GEARS_FOR_POUNDS,
    NEWSPAPERS_FOR_A_DIE,
    NEWSPAPERS_FOR_GEARS,
    NEWSPAPERS_FOR_INCOME,
    NEWSPAPERS_FOR_POUNDS,
    POUNDS_FOR_ENERGY,
    POUNDS_FOR_GEARS,
    Borrow,
    Repay,
    Trade,
)

if TYPE_CHECKING:
    from .state import State


def offers(state: "State", seat: int) -> list[Any]:
    """List every exchange a seat could make now, and a loan if the pool has a tile left.

    Loans are repaid in a seat's own turn (R13); outside turns only in windows (R55).
    """
    player, parts = state.players[seat], state.box.components
    rates, buying = parts.newspapers, parts.buying
    offered: list[Any] = []
    if player.newspapers >= rates.for_pound:
        offered.append(NEWSPAPERS_FOR_POUNDS)
    if player.newspapers >= rates.for_gear:
        offered.append(NEWSPAPERS_FOR_GEARS)
    if player.newspapers >= rates.for_income:
        offered.append(NEWSPAPERS_FOR_INCOME)
    if player.newspapers >= rates.for_die and player.reserve:
        offered.append(NEWSPAPERS_FOR_A_DIE)
    if player.pounds >= buying.gear:
        offered.append(POUNDS_FOR_GEARS)
    if player.pounds >= buying.energy:
        offered.append(POUNDS_FOR_ENERGY)
    if player.gears:
        offered.append(GEARS_FOR_POUNDS)
    if player.energy:
        offered.append(ENERGY_FOR_POUNDS)
    if any(state.pool):
        offered.append(BORROW)
    if state.turn == seat:
        offered += loans.repayable(state, seat)
    return offered


def rate(state: "State", trade: Trade) -> tuple[int, int]:
    """Return how much a trade takes and gives."""
    return state.box.rates[trade]


def carry_out(state: "State", seat: int, move: Trade | Borrow | Repay) -> None:
    """Make an exchange, take a loan or repay one."""
    if type(move) is Borrow:
        loans.borrow(state, seat)
    elif type(move) is Repay:
        loans.repay(state, seat, move.vp)
    else:
        assert type(move) is Trade
        _trade(state, seat, move)


def _trade(state: "State", seat: int, trade: Trade) -> None:
    player = state.players[seat]
    given, got = rate(state, trade)
    state.tell(events.Traded(seat, trade.give, given, trade.get, got))
    if trade.give == "newspapers":
        player.newspapers -= given
    elif trade.give == "pounds":
        player.pounds -= given
    elif trade.give == "gears":
        player.gears -= given
    else:
        player.energy -= given
    if trade.get == "pounds":
        player.pounds += got
    elif trade.get == "gears":
        player.gears += got
    elif trade.get == "energy":
        player.energy += got
    elif trade.get == "income":
        income.advance(state, seat, got)
    else:
        # Before the reveal of phase 1 a die is bought in secret; later it is usable from the next round on.
        player.reserve -= got
        player.gained += got
