"""How good a position looks to a bot."""

from .state import State


def insight(state: State, seat: int) -> float:
    """Estimate a seat's final points."""
    return float(state.players[seat].vp)
