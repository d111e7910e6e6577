"""The income track (section 8 of the rules): beyond its ends every step is worth £1."""

from typing import TYPE_CHECKING

from . import events, payments

if TYPE_CHECKING:
    from .state import State


def advance(state: "State", seat: int, steps: int) -> None:
    """Go up; steps above the top are paid out."""
    box, player = state.box, state.players[seat]
    possible = min(steps, len(box.income) - 1 - player.income)
    if possible:
        player.income += possible
        state.tell(events.IncomeMoved(seat, possible, box.income[player.income]))
    if steps > possible:
        pounds = (steps - possible) * box.components.expenses.pounds_per_step
        player.pounds += pounds
        state.tell(events.Gained(seat, pounds=pounds))


def retreat(state: "State", seat: int, steps: int) -> None:
    """Go down; steps below the bottom must be paid. What follows must be planned, for the payment may ask."""
    box, player = state.box, state.players[seat]
    possible = min(steps, player.income)
    if possible:
        player.income -= possible
        state.tell(events.IncomeMoved(seat, -possible, box.income[player.income]))
    payments.charge(state, seat, (steps - possible) * box.components.expenses.pounds_per_step, "income")
