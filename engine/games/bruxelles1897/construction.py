"""Construction: the n-th house of a player costs n materials (section 6C of the rules)."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import events, piles
from .moves import Decline, Spend
from .parts import BUILDING

if TYPE_CHECKING:
    from .parts import Player
    from .state import State

DECLINE = Decline()


def cost(player: "Player") -> int:
    """Return how many materials the next house costs."""
    return sum(player.houses) + 1


def can_pay(player: "Player") -> bool:
    """Whether the cards, two icons each, reach the cost. Money does not help (R34)."""
    return 2 * sum(player.materials) >= cost(player)


class Construction(Choice, frozen=True, tag="construction"):
    """Which material cards pay for the house."""

    house: int
    from_area: bool

    def moves(self, state: "State") -> tuple[Spend | Decline, ...]:
        """List the sets of cards of which each gives at least one icon (R04); R02: declining is a variant."""
        player = state.players[self.seat]
        options = state.box.spends(player.materials, cost(player))
        if self.from_area and state.options.area_action == "optional":
            return (*options, DECLINE)
        return options

    def play(self, state: "State", move: Spend | Decline) -> None:
        """Discard the whole cards, keep the house, score the types used."""
        box = state.box
        house = box.cards[self.house]
        if type(move) is Decline:
            piles.discard(state, self.house)
            state.tell(events.Lost(self.seat, house.key))
            return
        assert type(move) is Spend
        player = state.players[self.seat]
        vp = box.types_used(move.materials, cost(player)) * box.actions.vp_per_material_type
        for material in move.materials:
            player.materials[box.materials.index(material)] -= 1
            piles.discard(state, box.code[material])
        player.houses[house.index] += 1
        player.points[BUILDING] += vp
        state.tell(events.Built(self.seat, house.key, move.materials, vp))
