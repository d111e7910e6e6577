"""Materials: cubes move between the supply and the players, and are limited to those in the box (R05)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import events
from .components import CUBES, JOKER
from .moves import Gather

if TYPE_CHECKING:
    from .state import State


def nobles_left(state: "State") -> int:
    """Count the noble cubes in the supply."""
    return sum(state.supply) - state.supply[JOKER]


def take(state: "State", seat: int, names: Sequence[str]) -> None:
    """Move cubes from the supply to a seat."""
    supply, cubes = state.supply, state.players[seat].cubes
    for name in names:
        kind = CUBES.index(name)
        supply[kind] -= 1
        cubes[kind] += 1


def give_back(state: "State", seat: int, kind: int, count: int) -> None:
    """Return cubes to the supply at once."""
    state.players[seat].cubes[kind] -= count
    state.supply[kind] += count


def take_jokers(state: "State", seat: int, count: int) -> None:
    """Hand a seat this many jokers, or those that are left."""
    names = (CUBES[JOKER],) * min(count, state.supply[JOKER])
    take(state, seat, names)
    state.tell(events.Gathered(seat, names) if names else events.SupplyEmpty(seat))


def is_performable(state: "State", seat: int) -> bool:
    """Whether a noble cube is left."""
    return nobles_left(state) > 0


def begin(state: "State", seat: int) -> None:
    """Ask which cubes."""
    state.then(Materials(seat))


class Materials(Choice, frozen=True, tag="materials"):
    """Which noble cubes are taken: both that are due, while they remain (R50)."""

    def moves(self, state: "State") -> tuple[Gather, ...]:
        """List the pairs."""
        return state.box.gathers(state.supply, state.box.components.materials.cubes)

    def play(self, state: "State", move: Gather) -> None:
        """Take them."""
        take(state, self.seat, move.materials)
        state.tell(events.Gathered(self.seat, move.materials))
