"""Phase 3: location by location the dice act, from the highest to the lowest."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from engine.agenda import Rule

from . import (
    abilities,
    bank_of_england,
    british_museum,
    effects,
    events,
    london_times,
    patent_office,
    reform_club,
    salaries,
    stations,
    westminster,
)
from .components import LOCATIONS
from .moves import PASS, Act, Pass
from .parts import EMPTY, NOBODY, owner_of, value_of
from .questions import Question

if TYPE_CHECKING:
    from .state import State

ACT: Final = Act()
_POSSIBLE: Final[tuple[Callable[["State", int], bool], ...]] = (
    patent_office.possible,
    british_museum.possible,
    bank_of_england.possible,
    westminster.possible,
    reform_club.possible,
    london_times.possible,
    stations.port_is_possible,
    stations.waterloo_is_possible,
)
_ACT: Final[tuple[Callable[["State", int, int], None], ...]] = (
    patent_office.act,
    british_museum.act,
    bank_of_england.act,
    westminster.act,
    reform_club.act,
    london_times.act,
    stations.act_at_port,
    stations.act_at_waterloo,
)
"""By location, its action, which must be possible."""
_TOP: Final = 1000
_VALUE: Final = 64
"""A die's place in the order of its location is its value times this, less its place from the left."""


class Begin(Rule, frozen=True, tag="begin-actions"):
    """The third phase of a round."""

    def run(self, state: "State") -> None:
        """Plan the locations in order."""
        state.phase = 3
        state.tell(events.PhaseBegan(3))
        state.then(*[NextDie(location, _TOP) for location in range(len(LOCATIONS))], salaries.Begin())


def resolution_order(state: "State", location: int) -> list[int]:
    """List the placement slots of a location in the order their dice act; equal values from the left (R07)."""
    slots = [slot for slot in state.boards.slots[location] if state.placed[slot] != EMPTY]
    return sorted(slots, key=lambda slot: (-value_of(state.placed[slot]), slot))


def acting_location(state: "State") -> int | None:
    """Return the location where a die is acting now; None in other phases."""
    return next((step.location for step in reversed(state.agenda) if type(step) is NextDie), None)


def waiting(state: "State", location: int) -> list[int]:
    """List the placement slots of a location whose dice have yet to act in this phase, in the order they act."""
    below = next((step.below for step in state.agenda if type(step) is NextDie and step.location == location), 0)
    first = state.boards.slots[location].start
    return [
        slot
        for slot in resolution_order(state, location)
        if value_of(state.placed[slot]) * _VALUE - (slot - first) < below
    ]


class Reach(NamedTuple):
    """The place of a die at a location if no other came."""

    rank: int
    """Its place in the order of the location, from 1."""
    slots: int
    """The action slots of the location that are free."""

    @property
    def acts(self) -> bool:
        """Whether it finds a free action slot even if all before it take one."""
        return self.rank <= self.slots


def reach(state: "State", slot: int, value: int) -> Reach:
    """Return where a die of a value on a placement slot would stand now."""
    location = state.boards.location_of[slot]
    before = [
        other
        for other in state.boards.slots[location]
        if state.placed[other] != EMPTY and (-value_of(state.placed[other]), other) < (-value, slot)
    ]
    free = sum(state.acting[action] == EMPTY for action in state.boards.actions[location])
    return Reach(len(before) + 1, free)


def free_action_slot(state: "State", location: int) -> int | None:
    """Return the leftmost action slot that no die has taken."""
    acting = state.acting
    for slot in state.boards.actions[location]:
        if acting[slot] == EMPTY:
            return slot
    return None


def is_possible(state: "State", seat: int, location: int) -> bool:
    """Whether a seat could carry out a location's action now (R58)."""
    return _POSSIBLE[location](state, seat)


class NextDie(Rule, frozen=True, tag="next-die"):
    """The next die of a location: the highest below this place in the order."""

    location: int
    below: int

    def run(self, state: "State") -> None:
        """Ask its owner; without a free slot it is compensated, and where nothing is possible it passes."""
        boards, below = state.boards, self.below
        slots, actions = boards.slots[self.location], boards.actions[self.location]
        best, die, place = -1, EMPTY, -1
        for number, lying in enumerate(state.placed[slots.start : slots.stop]):
            if lying != EMPTY:
                key = value_of(lying) * _VALUE - number
                if best < key < below:
                    best, die, place = key, lying, slots.start + number
        if best < 0:
            state.turn = NOBODY
            return
        seat = state.turn = owner_of(die)
        if EMPTY not in state.acting[actions.start : actions.stop]:
            compensate(state, seat, self.location, value_of(die))
        elif is_possible(state, seat, self.location):
            state.then(Action(seat, place))
        else:
            state.tell(events.ActionPassed(seat, LOCATIONS[self.location], value_of(die)))
        state.then(NextDie(self.location, best))


def compensate(state: "State", seat: int, location: int, value: int) -> None:
    """Pay the owner of a die without a free slot £1 (R15), or what a character makes of it."""
    pounds = sum([modifier.pounds for _, modifier in abilities.of(state, seat, "no_slot_compensation")])
    pounds = pounds or state.box.components.slots.compensation
    state.players[seat].pounds += pounds
    state.tell(events.Compensated(seat, LOCATIONS[location], value, pounds))


class Action(Question, frozen=True, tag="action"):
    """Whether a die takes the leftmost free action slot or passes; that is decided before the bonus (R58)."""

    opens_turn: ClassVar[bool] = True
    slot: int
    """The placement slot the die lies on."""

    def moves(self, state: "State") -> tuple[Act | Pass, ...]:
        """Offer both while the action is possible."""
        return (ACT, PASS) if is_possible(state, self.seat, state.boards.location_of[self.slot]) else (PASS,)

    def answer(self, state: "State", move: Act | Pass) -> None:
        """Take the slot and its bonus or cost, then act; a pass leaves the slot free and earns nothing (R06)."""
        boards, die = state.boards, state.placed[self.slot]
        location, value = boards.location_of[self.slot], value_of(die)
        if type(move) is Pass:
            state.tell(events.ActionPassed(self.seat, LOCATIONS[location], value))
            return
        slot = free_action_slot(state, location)
        assert slot is not None
        state.placed[self.slot] = EMPTY
        state.acting[slot] = die
        number = slot - boards.actions[location].start + 1
        state.tell(events.ActionTaken(self.seat, LOCATIONS[location], value, number))
        effects.begin(state, self.seat, boards.bonuses[slot])
        state.then(Perform(self.seat, location, value))


class Perform(Rule, frozen=True, tag="perform"):
    """The action of a location, after the bonus or cost of the slot."""

    seat: int
    location: int
    value: int

    def run(self, state: "State") -> None:
        """Carry out the action of the location; if paying the slot made it impossible, it is lost (R58)."""
        if is_possible(state, self.seat, self.location):
            _ACT[self.location](state, self.seat, self.value)
        else:
            state.tell(events.ActionLost(self.seat, LOCATIONS[self.location]))
