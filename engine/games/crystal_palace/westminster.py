"""4 Westminster: every step up brings the bonus of the space reached."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import effects, events

if TYPE_CHECKING:
    from .state import State


class Ascent(Rule, frozen=True, tag="ascent"):
    """One step up; on the last space the pawn stays and its owner chooses between two bonuses (R22)."""

    seat: int

    def run(self, state: "State") -> None:
        """Go up and begin the bonus."""
        box, player = state.box, state.players[self.seat]
        if player.westminster == box.westminster_top:
            state.tell(events.WestminsterReached(self.seat, player.westminster))
            effects.begin(state, self.seat, box.westminster_top_effect)
        else:
            player.westminster += 1
            state.tell(events.WestminsterReached(self.seat, player.westminster))
            effects.begin(state, self.seat, box.westminster_effects[player.westminster])


def possible(state: "State", seat: int) -> bool:
    """Whether the action can be carried out: always."""
    return True


def act(state: "State", seat: int, value: int) -> None:
    """Advance one space."""
    state.then(Ascent(seat))
