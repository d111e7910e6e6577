"""Secondary actions: what the owner of a building gets when an opponent's assistant comes to its space."""

from typing import TYPE_CHECKING

from engine.agenda import Choice, Rule

from . import events, figures, materials, workshop
from .components import ACTIONS, MATERIALS, SALE, THEATRE, WORKSHOP
from .moves import Activate, Decline, Gather
from .parts import SECONDARY, UPRIGHT

if TYPE_CHECKING:
    from .state import State

DECLINE = Decline()


class Secondary(Rule, frozen=True, tag="secondary"):
    """The secondary action of a space, after the main one (R37); the owner may have passed (R36)."""

    seat: int
    action: int

    def run(self, state: "State") -> None:
        """Carry out what is automatic, ask for what may be refused, skip what is not there (R54)."""
        seat, player = self.seat, state.players[self.seat]
        values = state.box.components.secondary
        state.tell(events.Benefited(seat, ACTIONS[self.action]))
        if self.action == WORKSHOP:
            workshop.take_black(state, seat)
        elif self.action == THEATRE:
            if UPRIGHT in player.figures:
                state.then(SecondaryTheatre(seat))
        elif self.action == MATERIALS:
            if materials.nobles_left(state):
                state.then(SecondaryMaterials(seat))
        else:
            vp = (
                sum(player.works) * values.vp_per_work if self.action == SALE else player.built * values.vp_per_building
            )
            player.points[SECONDARY] += vp
            state.tell(events.Earned(seat, vp))


class SecondaryTheatre(Choice, frozen=True, tag="secondary-theatre"):
    """Which upright figure acts, whatever the level at the Royal Palace."""

    def moves(self, state: "State") -> list[Activate | Decline]:
        """List the upright figures, and none."""
        activate = state.box.activate
        held = state.players[self.seat].figures
        return [*(activate[figure] for figure, standing in enumerate(held) if standing == UPRIGHT), DECLINE]

    def play(self, state: "State", move: Activate | Decline) -> None:
        """Activate the figure."""
        if type(move) is Activate:
            figures.activate(state, self.seat, state.box.figures.index(move.figure))


class SecondaryMaterials(Choice, frozen=True, tag="secondary-materials"):
    """Which noble cube is taken."""

    def moves(self, state: "State") -> tuple[Gather | Decline, ...]:
        """List the cubes, and none."""
        box = state.box
        return (*box.gathers(state.supply, box.components.secondary.cubes), DECLINE)

    def play(self, state: "State", move: Gather | Decline) -> None:
        """Take it."""
        if type(move) is Gather:
            materials.take(state, self.seat, move.materials)
            state.tell(events.Gathered(self.seat, move.materials))
