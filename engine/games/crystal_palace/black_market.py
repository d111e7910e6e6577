"""The Black Market (section 7 of the rules): climbing, going down, the gears of the banner, clearing, the shift."""

from typing import TYPE_CHECKING

from engine.agenda import Rule

from . import events, payments
from .moves import DECLINE, Climb, Decline, Descend, Hire
from .parts import NOBODY
from .questions import Question

if TYPE_CHECKING:
    from .state import State


def lowest_free(state: "State") -> int:
    """Return the lowest free space, counted from 0. There always is one: a full market is cleared."""
    return state.market.index(NOBODY)


def above(state: "State", space: int) -> int | None:
    """Return the next free space above one."""
    market = state.market
    return next((higher for higher in range(space + 1, len(market)) if market[higher] == NOBODY), None)


def below(state: "State", space: int) -> int | None:
    """Return the nearest free space below one; None means out of the market."""
    market = state.market
    return next((lower for lower in range(space - 1, -1, -1) if market[lower] == NOBODY), None)


def price_of_hiring(state: "State", free: bool) -> int:
    """Return what a new assistant costs."""
    return 0 if free else state.boards.market_costs[lowest_free(state)]


def price_of_climbing(state: "State", space: int, free: bool) -> int:
    """Return what climbing from a space costs. R19: the components decide whether a free action covers it."""
    target = above(state, space)
    assert target is not None
    if free and state.box.components.assistants.free_covers_climb:
        return 0
    return state.boards.market_costs[target]


def uses(state: "State", seat: int) -> list[Hire | Climb]:
    """List what an assistant action can do for a seat here: a new assistant needs one in supply (R28)."""
    market = state.market
    found: list[Hire | Climb] = [HIRE] if state.players[seat].assistants else []
    if seat in market:
        highest_free = max(space for space, owner in enumerate(market) if owner == NOBODY)
        climb = state.boards.climb
        found += [climb[space] for space in range(highest_free) if market[space] == seat]
    return found


def use(state: "State", seat: int, move: Hire | Climb, free: bool) -> None:
    """Pay, then place or climb."""
    if type(move) is Climb:
        payments.charge(state, seat, price_of_climbing(state, move.space - 1, free), "market")
        state.then(Rise(seat, move.space - 1))
    else:
        payments.charge(state, seat, price_of_hiring(state, free), "market")
        state.then(Enter(seat))


def go_down(state: "State", seat: int, space: int) -> None:
    """Move an assistant to the nearest free space below, or out."""
    target = below(state, space)
    state.market[space] = NOBODY
    if target is None:
        state.players[seat].assistants += 1
        state.tell(events.LeftMarket(seat, space + 1))
    else:
        state.market[target] = seat
        state.tell(events.Descended(seat, space + 1, target + 1))


def shift(state: "State") -> None:
    """Phase 7: refill the banner, then move every assistant down exactly one space at once (R29)."""
    state.banner = state.boards.banner_gears
    first = state.market[0]
    if first != NOBODY:
        state.players[first].assistants += 1
    state.market = [*state.market[1:], NOBODY]


class Enter(Rule, frozen=True, tag="enter"):
    """A new assistant takes the lowest free space; if that was the last one the market is cleared (R27)."""

    seat: int

    def run(self, state: "State") -> None:
        """Place it; the newcomer keeps its space."""
        space = lowest_free(state)
        state.market[space] = self.seat
        state.players[self.seat].assistants -= 1
        state.tell(events.Hired(self.seat, space + 1))
        if NOBODY not in state.market:
            for other, owner in enumerate(state.market):
                if other != space:
                    state.players[owner].assistants += 1
                    state.market[other] = NOBODY
            state.tell(events.MarketCleared(self.seat, space + 1))


class Rise(Rule, frozen=True, tag="rise"):
    """An assistant climbs to the next free space above."""

    seat: int
    space: int

    def run(self, state: "State") -> None:
        """Move it; that frees a space, so it never clears the market."""
        target = above(state, self.space)
        assert target is not None
        state.market[self.space] = NOBODY
        state.market[target] = self.seat
        state.tell(events.Climbed(self.seat, self.space + 1, target + 1))


def earns_gear(state: "State", space: int) -> bool:
    """Whether going down from a space in phase 2 earns a gear: from a high one, while the banner has any (R26)."""
    return bool(state.banner) and space >= state.box.components.slots.down_move_gear_from


class Descent(Question, frozen=True, tag="descent"):
    """Phase 2: whether an own assistant goes down after a die was placed, also one just placed (R25)."""

    def moves(self, state: "State") -> list[Descend | Decline]:
        """List the own assistants."""
        return [*own(state, self.seat), DECLINE]

    def answer(self, state: "State", move: Descend | Decline) -> None:
        """Move it; a gear it earns is always taken (R60)."""
        if type(move) is Descend:
            go_down(state, self.seat, move.space - 1)
            if earns_gear(state, move.space):
                state.banner -= 1
                state.players[self.seat].gears += 1
                state.tell(events.BannerGear(self.seat))


class PushedDown(Question, frozen=True, tag="pushed-down"):
    """Which own assistant an effect pushes down; no gear is earned."""

    count: int

    def moves(self, state: "State") -> list[Descend]:
        """List the own assistants."""
        return own(state, self.seat)

    def answer(self, state: "State", move: Descend) -> None:
        """Move it, and continue with the rest of the effect."""
        go_down(state, self.seat, move.space - 1)
        push_down(state, self.seat, self.count - 1)


def push_down(state: "State", seat: int, count: int) -> None:
    """Make a seat move assistants down: compulsory while it has one in the market (R60)."""
    if count and seat in state.market:
        state.then(PushedDown(seat, count))


def own(state: "State", seat: int) -> list[Descend]:
    """List the moves down of a seat's assistants."""
    return [move for owner, move in zip(state.market, state.boards.descend, strict=True) if owner == seat]


HIRE = Hire()
