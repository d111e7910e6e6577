"""The Brussels board: four actions that cost no money but ever more assistants."""

from typing import TYPE_CHECKING

from engine.agenda import Choice

from . import art_nouveau, events, figures, materials
from .components import (
    ACTIONS,
    CONSTRUCTION,
    EXCHANGE,
    GRAND_PLACE,
    JOKER,
    LOCATIONS,
    MARKET,
    PARK,
    ROYAL_PALACE,
    SALE,
    THEATRE,
    WORKSHOP,
)
from .moves import Activate, Done, Perform, Visit
from .parts import UPRIGHT

if TYPE_CHECKING:
    from .state import State

DONE = Done()

_OTHERS = (WORKSHOP, THEATRE, SALE, CONSTRUCTION)
"""The actions other than taking materials, which can nearly always be performed."""


def price(state: "State", location: int) -> int:
    """Return how many assistants the next use of a location takes."""
    return state.box.price(len(state.players), state.uses[location])


def open_visits(state: "State", seat: int) -> list[Visit]:
    """List the visits with some effect for the seat (R10) for which it has enough assistants."""
    box, player = state.box, state.players[seat]
    # R11: no fewer assistants than the price, which rises by one after a number of uses.
    too_many_uses = player.reserve * box.uses_per_step[len(state.players)]
    market, exchange, park, grand_place = state.uses
    visits = []
    if market < too_many_uses and state.supply[JOKER] > 0:
        visits.append(box.visit[MARKET])
    if exchange < too_many_uses:
        visits.append(box.visit[EXCHANGE])
    if park < too_many_uses and (
        materials.is_performable(state, seat)
        or any(art_nouveau.is_performable(state, seat, action) for action in _OTHERS)
    ):
        visits.append(box.visit[PARK])
    if grand_place < too_many_uses and UPRIGHT in player.figures:
        visits.append(box.visit[GRAND_PLACE])
    return visits


def visit(state: "State", seat: int, location: int) -> None:
    """Place the assistants and carry out the action at once."""
    player = state.players[seat]
    assistants = price(state, location)
    player.reserve -= assistants
    player.brussels[location] += assistants
    state.uses[location] += 1
    state.tell(events.Visited(seat, LOCATIONS[location], assistants))
    if location == MARKET:
        materials.take_jokers(state, seat, state.box.components.brussels.market_jokers)
    elif location == EXCHANGE:
        money = state.box.stock_money[state.stock]
        player.money += money
        state.tell(events.Gained(seat, money))
    elif location == GRAND_PLACE:
        # R25: the limit is the level now, even if the figures change it.
        state.then(GrandPlace(seat, state.level(seat, ROYAL_PALACE), must=True))
    else:
        state.then(Park(seat))


class Park(Choice, frozen=True, tag="park"):
    """Which of the five Art Nouveau actions is performed: no assistant there, no bid, no secondary action (R35)."""

    def moves(self, state: "State") -> list[Perform]:
        """List those that can be performed (R49)."""
        box = state.box
        return [
            box.perform[action]
            for action in range(len(ACTIONS))
            if art_nouveau.is_performable(state, self.seat, action)
        ]

    def play(self, state: "State", move: Perform) -> None:
        """Begin the action."""
        art_nouveau.begin(state, self.seat, ACTIONS.index(move.action))


class GrandPlace(Choice, frozen=True, tag="grand-place"):
    """Which upright figure acts next; at least one must (R51)."""

    left: int
    must: bool

    def moves(self, state: "State") -> list[Activate | Done]:
        """List the upright figures, even those whose effect would be void; after the first, stopping is allowed."""
        activate = state.box.activate
        options: list[Activate | Done] = [
            activate[figure] for figure, held in enumerate(state.players[self.seat].figures) if held == UPRIGHT
        ]
        if not self.must:
            options.append(DONE)
        return options

    def play(self, state: "State", move: Activate | Done) -> None:
        """Activate the figure and ask again, as often as the limit allows."""
        if type(move) is Activate:
            figures.activate(state, self.seat, state.box.figures.index(move.figure))
            if self.left > 1 and UPRIGHT in state.players[self.seat].figures:
                state.then(GrandPlace(self.seat, self.left - 1, must=False))
