"""Art Nouveau placement: an assistant, a bid, the action of the space if wanted, then the secondary action."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import construction, events, materials, sale, secondary, theatre, workshop
from .components import ACTIONS
from .moves import Bid, Decline, Perform
from .parts import NOBODY

if TYPE_CHECKING:
    from .state import State

DECLINE = Decline()

_PERFORMABLE = (
    workshop.is_performable,
    sale.is_performable,
    theatre.is_performable,
    materials.is_performable,
    construction.is_performable,
)
_BEGIN = (workshop.begin, sale.begin, theatre.begin, materials.begin, construction.begin)


def is_performable(state: "State", seat: int, action: int) -> bool:
    """Whether a seat could carry out an action completely with the money it has now (R49, R50)."""
    return _PERFORMABLE[action](state, seat)


def begin(state: "State", seat: int, action: int) -> None:
    """Plan the steps of an action that is performable."""
    _BEGIN[action](state, seat)


class Stake(Choice, frozen=True, tag="stake"):
    """How much money goes under the assistant."""

    space: int

    def moves(self, state: "State") -> tuple[Bid, ...]:
        """List one franc up to all the money; what the action brings comes too late (R07)."""
        return state.box.bids(state.players[self.seat].money)

    def play(self, state: "State", move: Bid) -> None:
        """Place the assistant with the bid; the placement stands even if nothing can be performed (R09)."""
        seat, space, board = self.seat, self.space, state.board
        player = state.players[seat]
        player.reserve -= 1
        player.money -= move.money
        board.owners[space] = seat
        board.bids[space] = move.money
        place, action = state.box.place[space], state.actions[space]
        state.tell(events.Placed(seat, place.row, place.col, ACTIONS[action], move.money))
        if is_performable(state, seat, action):
            state.then(Performance(seat, action))
        else:
            state.tell(events.Impossible(seat, ACTIONS[action]))
        # R36: the placement counts, whether or not the action is carried out.
        owner = board.buildings[space]
        if owner not in (NOBODY, seat):
            state.then(secondary.Secondary(owner, action))


class Performance(Choice, frozen=True, tag="performance"):
    """Whether the action of the space is carried out."""

    action: int

    def moves(self, state: "State") -> tuple[Perform | Decline, ...]:
        """Offer both."""
        return state.box.perform[self.action], DECLINE

    def play(self, state: "State", move: Perform | Decline) -> None:
        """Begin the action, or skip it."""
        if type(move) is Perform:
            begin(state, self.seat, self.action)
        else:
            state.tell(events.Declined(self.seat, ACTIONS[self.action]))
