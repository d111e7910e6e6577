"""2 British Museum: take a displayed research tile."""

from typing import TYPE_CHECKING

from . import research
from .parts import is_bare

if TYPE_CHECKING:
    from .state import State


def possible(state: "State", seat: int) -> bool:
    """Whether a tile lies open and the board holds anything but loans (R58)."""
    return not is_bare(state.tiles) and research.has_room(state.players[seat])


def act(state: "State", seat: int, value: int) -> None:
    """Offer the seat a research tile."""
    state.then(research.DisplayedTile(seat))
