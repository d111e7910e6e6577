"""The board sides for a number of players as flat lists: placement slots, action slots and spots."""

from typing import TypeVar

import msgspec

from . import moves
from .compiling import NO_EFFECT, Compiler
from .components import DISPLAYS, LOCATIONS, TICKET, Components, players_of
from .vocabulary import Die

T = TypeVar("T")


class Spot(msgspec.Struct, frozen=True):
    """A spot of the Port or of Waterloo Station."""

    key: str
    location: int
    effect: int
    needs_die: bool
    is_ticket: bool
    move: moves.GoTo


class BoardSides:
    """The sides of all boards for a number of players."""

    def __init__(self, parts: Components, seats: int, compiler: Compiler) -> None:
        self.seats = seats
        self.slots: list[range] = []
        """By location, its placement slots."""
        self.actions: list[range] = []
        """By location, its action slots."""
        lows: list[int] = []
        assistants: list[bool] = []
        costs: list[int] = []
        place: list[moves.Place] = []
        bonuses: list[int] = []
        for location in LOCATIONS:
            slots = _side(parts.placement_slots[location], seats)
            self.slots.append(range(len(lows), len(lows) + len(slots)))
            for number, slot in slots.items():
                lows.append(slot.min)
                assistants.append(slot.assistant)
                costs.append(slot.pay)
                place.append(moves.Place(location, number))
            actions = _side(parts.action_slots[location], seats)
            self.actions.append(range(len(bonuses), len(bonuses) + len(actions)))
            for number, steps in actions.items():
                bonuses.append(compiler.add(steps, "slot", f"{location}-{number}"))
        self.lows = tuple(lows)
        """By placement slot, the least value."""
        self.assistants = tuple(assistants)
        """By placement slot, whether it allows an assistant action."""
        self.slot_costs = tuple(costs)
        self.place = tuple(place)
        self.slot_of = {move: slot for slot, move in enumerate(place)}
        self.reached = tuple(
            tuple((slot, move) for slot, move in enumerate(place) if lows[slot] <= value)
            for value in range(parts.dice.highest + 1)
        )
        """By the value of a die, the placement slots whose minimum it reaches, each with the move that goes there."""
        self.first_slot = {location: slots.start for location, slots in zip(LOCATIONS, self.slots, strict=True)}
        self.location_of = tuple(location for location, slots in enumerate(self.slots) for _ in slots)
        self.bonuses = tuple(bonuses)
        """By action slot, its effect."""

        self.display = {location: _side(parts.display[LOCATIONS[location]], seats) for location in DISPLAYS}
        spots: list[Spot] = []
        for name, offered in parts.spots.items():
            for key, spot in offered.items():
                if seats in players_of(spot.players, "spots"):
                    effect = compiler.add(spot.effect, "spot", key)
                    needs_die = effect != NO_EFFECT and compiler.effects[effect].has(Die)
                    at = LOCATIONS.index(name)
                    spots.append(Spot(key, at, effect, needs_die, key == TICKET, moves.GoTo(key)))
        self.spots = tuple(spots)
        self.spots_of = tuple(
            tuple((number, spot) for number, spot in enumerate(spots) if spot.location == location)
            for location in range(len(LOCATIONS))
        )
        """By location, its spots with their numbers."""
        self.spot_of = {spot.key: number for number, spot in enumerate(spots)}

        spaces = _side(parts.black_market, seats)
        self.market_costs = tuple(space.cost for space in spaces.values())
        self.benefits = tuple(compiler.add(space.benefit, "market", str(number)) for number, space in spaces.items())
        self.banner_gears = _side(parts.slots.banner_gears, seats)
        self.climb = tuple(map(moves.Climb, spaces))
        self.descend = tuple(map(moves.Descend, spaces))
        self.use_space = tuple(map(moves.UseSpace, spaces))


def _side(sides: dict[str, T], seats: int) -> T:
    return next(side for players, side in sides.items() if seats in players_of(players, "sides"))
