"""2 British Museum: take a displayed research tile."""

from typing import TYPE_CHECKING

from . import research
from .parts import EMPTY

if TYPE_CHECKING:
    from .state import State


def possible(state: "State", seat: int) -> bool:
    """Whether a tile lies open and the board holds anything but loans (R58)."""
    return any(tile != EMPTY for tile in state.tiles) and research.has_room(state.players[seat])


def act(state: "State", seat: int, value: int) -> None:
    """Let the seat take one."""
    research.offer(state, seat)
