"""7 Port of London and 8 Waterloo Station (R16): the die moves on to a spot, each once a round."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import effects, events
from .components import LOCATIONS, PORT_OF_LONDON, WATERLOO_STATION
from .moves import GoTo
from .parts import EMPTY, TICKETS, die
from .questions import Question

if TYPE_CHECKING:
    from .state import State


def spots(state: "State", seat: int, location: int) -> list[GoTo]:
    """List the spots a seat may use: a new die needs one in reserve, a ticket a free ticket space (R17, R59)."""
    player, used = state.players[seat], state.spots
    return [
        spot.move
        for number, spot in state.boards.spots_of[location]
        if used[number] == EMPTY
        and (player.reserve or not spot.needs_die)
        and (not spot.is_ticket or len(state.tickets) < state.box.components.tickets.count)
    ]


def port_is_possible(state: "State", seat: int) -> bool:
    """Whether a legal spot is left at the Port (R18, R58)."""
    return bool(spots(state, seat, PORT_OF_LONDON))


def waterloo_is_possible(state: "State", seat: int) -> bool:
    """Whether a legal spot is left at Waterloo Station."""
    return bool(spots(state, seat, WATERLOO_STATION))


def act_at_port(state: "State", seat: int, value: int) -> None:
    """Offer the seat a spot of the Port."""
    state.then(SpotChoice(seat, PORT_OF_LONDON, value))


def act_at_waterloo(state: "State", seat: int, value: int) -> None:
    """Offer the seat a spot of Waterloo Station."""
    state.then(SpotChoice(seat, WATERLOO_STATION, value))


class SpotOffer(Rule, frozen=True, tag="spot-offer"):
    """Spots are offered once more, when an aside is settled."""

    seat: int
    location: int
    value: int

    def run(self, state: "State") -> None:
        """Offer them, if one is still legal."""
        if spots(state, self.seat, self.location):
            state.then(SpotChoice(self.seat, self.location, self.value))
        else:
            state.tell(events.ActionLost(self.seat, LOCATIONS[self.location]))


class SpotChoice(Question, frozen=True, tag="spot-choice"):
    """Which spot the die goes to; the slot it left still counts as filled."""

    location: int
    value: int

    def moves(self, state: "State") -> list[GoTo]:
        """List the legal spots."""
        return spots(state, self.seat, self.location)

    def again(self, state: "State") -> None:
        """Check again which spots are legal: the last die may have been bought."""
        state.then(SpotOffer(self.seat, self.location, self.value))

    def answer(self, state: "State", move: GoTo) -> None:
        """Move the die there and carry out the spot."""
        number = state.boards.spot_of[move.spot]
        spot = state.boards.spots[number]
        state.spots[number] = die(self.seat, self.value)
        state.tell(events.SpotUsed(self.seat, move.spot))
        if spot.is_ticket:
            _take_ticket(state, self.seat, self.value)
        effects.begin(state, self.seat, spot.effect)


def _take_ticket(state: "State", seat: int, value: int) -> None:
    """Leave the die on the leftmost free ticket space for good; score the year's number and the die."""
    player = state.players[seat]
    player.usable -= 1
    player.ticketed += 1
    state.tickets = (*state.tickets, die(seat, value))
    vp = state.box.ticket_vp[state.round - 1] + value
    player.points[TICKETS] += vp
    state.tell(events.TicketTaken(seat, value, len(state.tickets), vp))
