"""Box: one edition of the components with the tables made from them that the rules look things up in."""

from collections.abc import Sequence
from importlib import resources
from itertools import combinations, combinations_with_replacement, product
from typing import Any, Final, NamedTuple

import msgspec

from engine.components import read
from engine.editions import Editions
from engine.games.bruxelles import picks, repeated

from . import moves
from .components import (
    ACTIONS,
    ANY_NOBLE,
    BLACK,
    BOARD_ROWS,
    COLOURS,
    CUBES,
    EMPTY,
    FRANCS,
    JOKER,
    LOCATIONS,
    NOBLES,
    SEAT_COUNTS,
    TILES,
    Components,
    shield_place,
)
from .validation import validate

_READY_BIDS: Final = 64
"""Amounts of money up to which the possible bids are precomputed."""


class Shield(NamedTuple):
    """A shield: its row and column (from 1), the four spaces around it, and the area its bracket opens."""

    row: int
    col: int
    spaces: tuple[int, int, int, int]
    area: tuple[int, ...]


class Payment(NamedTuple):
    """A way to pay for a building: cubes of each kind, money, and the move that does it."""

    wood: int
    stone: int
    iron: int
    joker: int
    money: int
    move: moves.Spend


class Box:
    """One edition. Read-only once made, but for tables that fill at need and have a fixed size."""

    def __init__(self, values: dict[str, Any], fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.components, self.sources = read(values, Components)
        parts = self.components
        validate(parts)

        self.rounds = parts.game.rounds
        self.final = parts.final
        self.tracks = (parts.tracks.city_hall, parts.tracks.royal_palace, parts.tracks.architect)
        self.supply = (parts.supply.wood, parts.supply.stone, parts.supply.iron, parts.supply.joker)
        self.art: tuple[int, ...] = msgspec.structs.astuple(parts.art)
        self.full_works = tuple(colour for colour in range(BLACK) for _ in range(self.art[colour]))
        self._lay_out_figures(parts)
        self._lay_out_cards(parts)
        self._lay_out_board(parts)
        self._lay_out_workshop(parts)
        self._lay_out_compass(parts)
        self.uses_per_step = parts.brussels.uses_per_step
        self.visit = tuple(map(moves.Visit, LOCATIONS))
        self.perform = tuple(map(moves.Perform, ACTIONS))
        self.take = tuple(map(moves.Take, COLOURS))
        self.sell = tuple(map(moves.Sell, COLOURS))
        self.cover = tuple(map(moves.Cover, COLOURS))
        self._bids = tuple(tuple(map(moves.Bid, range(1, money + 1))) for money in range(_READY_BIDS + 1))
        self._gathers: dict[tuple[int, ...], tuple[moves.Gather, ...]] = {}
        self._trades: dict[tuple[int, ...], tuple[moves.Trade, ...]] = {}
        self._pays: dict[tuple[tuple[int, ...], int], tuple[moves.Pay, ...]] = {}

    def _lay_out_figures(self, parts: Components) -> None:
        self.figures = tuple(parts.figures)
        self.figure_parts = tuple(parts.figures.values())
        self.upkeep = tuple(figure.upkeep for figure in self.figure_parts)
        self.effects = tuple(figure.effect for figure in self.figure_parts)
        self.first_figure = self.figures.index(parts.player.figure)
        self.full_figures = tuple(
            figure
            for figure, part in enumerate(self.figure_parts)
            if figure != self.first_figure
            for _ in range(part.count)
        )
        self.theatre_costs = parts.theatre.costs
        self.cheapest_figure = tuple(min(self.theatre_costs[: shown + 1]) for shown in range(len(self.theatre_costs)))
        """By the figures on display besides the first: what the cheapest costs."""
        self.approach = tuple(tuple(moves.Approach(name, cost) for name in self.figures) for cost in self.theatre_costs)
        self.activate = tuple(map(moves.Activate, self.figures))

    def _lay_out_cards(self, parts: Components) -> None:
        self.stock = tuple(parts.stock)
        self.stock_money = tuple(card.money for card in parts.stock.values())
        self.bonuses = tuple(parts.bonus)
        self.bonus_parts = tuple(parts.bonus.values())
        self.uses = tuple(
            (moves.Use(card.powers),) if card.mode == "all" else tuple(moves.Use((power,)) for power in card.powers)
            for card in self.bonus_parts
        )
        self.tuck = tuple(map(moves.Tuck, BOARD_ROWS))

    def _lay_out_board(self, parts: Components) -> None:
        rows, columns = parts.contents.strips, parts.contents.squares_per_strip
        self.columns = columns
        self.spaces = rows * columns
        self.place = tuple(moves.Place(row + 1, col + 1) for row in range(rows) for col in range(columns))
        self.build = tuple(moves.Build(place.row, place.col) for place in self.place)
        self.column_spaces = tuple(tuple(range(col, self.spaces, columns)) for col in range(columns))
        self.strips = {
            "basic": tuple(_numbers(ACTIONS, strip.basic) for strip in parts.strips.values()),
            "expert": tuple(_numbers(ACTIONS, strip.expert) for strip in parts.strips.values()),
        }
        self.shields = tuple(
            Shield(
                row,
                col,
                (corner, corner + 1, corner + columns, corner + columns + 1),
                tuple(
                    (line - 1) * columns + place - 1
                    for line in _larger_part(row, rows)
                    for place in _larger_part(col, columns)
                ),
            )
            for row in range(1, rows)
            for col in range(1, columns)
            for corner in ((row - 1) * columns + col - 1,)
        )
        # By the shield on which the bracket lies: only what lies inside the area can be played for.
        self.area_places = tuple(tuple((space, self.place[space]) for space in shield.area) for shield in self.shields)
        self.area_shields = tuple(
            tuple(number for number, inner in enumerate(self.shields) if set(inner.spaces) <= set(shield.area))
            for shield in self.shields
        )
        self.area_columns = tuple(
            tuple(
                (col, tuple(space for space in spaces if space in shield.area))
                for col, spaces in enumerate(self.column_spaces)
                if not set(spaces).isdisjoint(shield.area)
            )
            for shield in self.shields
        )
        self.open = {
            seats: tuple(
                tuple(moves.Open(*shield_place(shield)) for shield in card.shields[seats])
                for card in parts.stock.values()
            )
            for seats in SEAT_COUNTS
        }

    def _lay_out_workshop(self, parts: Components) -> None:
        workshop = parts.workshop
        self.grid = size = workshop.grid
        margin = workshop.cursor_size // 2
        inside = range(margin, size - margin)
        centres = [(row, col) for row in inside for col in inside]
        squares = msgspec.structs.astuple(workshop.squares)
        self.cursor_start = (workshop.cursor_start[0] - 1) * size + workshop.cursor_start[1] - 1
        self.sale_values = {
            row * size + col: tuple(
                (workshop.rows_bf[row + down], workshop.cols_vp[col + right]) for down, right in squares
            )
            for row, col in centres
        }
        """By the cursor's centre and then by colour: the money and the points of a sale."""
        self._farthest = 2 * (len(inside) - 1)
        self._reach = {
            row * size + col: tuple(
                tuple(
                    moves.Shift(there[0] + 1, there[1] + 1)
                    for there in sorted(centres, key=lambda there: (_steps((row, col), there), there))
                    if _steps((row, col), there) <= steps
                )
                for steps in range(self._farthest + 1)
            )
            for row, col in centres
        }

    def _lay_out_compass(self, parts: Components) -> None:
        compass = parts.compass
        self.tiles = _numbers(TILES, compass.tiles)
        self.needle_start = tuple(space - 1 for space in compass.needle_start)
        self.swing = tuple(map(moves.Swing, TILES))
        self.units = parts.construction.units
        self.payments = {
            (one, other, units): _payments(one, other, units, compass.bf3_money)
            for one, other in product(self.tiles, repeat=2)
            if one != other
            for units in dict.fromkeys(self.units)
        }
        """By the tiles the needles point at and the units a building costs: every way to pay, the best first."""

    def cell(self, row: int, col: int) -> int:
        """Return the number of a space of the Art Nouveau board."""
        return (row - 1) * self.columns + col - 1

    def square(self, row: int, col: int) -> int:
        """Return the number of a square of the workshop grid."""
        return (row - 1) * self.grid + col - 1

    def shield(self, row: int, col: int) -> int:
        """Return the number of a shield."""
        return (row - 1) * (self.columns - 1) + col - 1

    def price(self, seats: int, uses: int) -> int:
        """Return how many assistants the next use of a location takes after this many uses."""
        return uses // self.uses_per_step[seats] + 1

    def bids(self, money: int) -> tuple[moves.Bid, ...]:
        """List every bid a seat can pay."""
        if money <= _READY_BIDS:
            return self._bids[money]
        return (*self._bids[-1], *map(moves.Bid, range(_READY_BIDS + 1, money + 1)))

    def reach(self, centre: int, steps: int) -> tuple[moves.Shift, ...]:
        """List where the cursor can go in this many steps, the nearest first."""
        return self._reach[centre][min(steps, self._farthest)]

    def gathers(self, supply: Sequence[int], count: int) -> tuple[moves.Gather, ...]:
        """List every way to take this many noble cubes out of the supply, or all that are left."""
        # What exceeds the count makes no difference, so there are few different supplies.
        key = (min(supply[0], count), min(supply[1], count), min(supply[2], count), count)
        if key not in self._gathers:
            left = key[:JOKER]
            ways = picks(left, min(count, sum(left)))
            self._gathers[key] = tuple(moves.Gather(repeated(NOBLES, cubes)) for cubes in ways)
        return self._gathers[key]

    def trades(self, supply: Sequence[int], count: int) -> tuple[moves.Trade, ...]:
        """List the same cubes as an exchange for a joker."""
        key = (min(supply[0], count), min(supply[1], count), min(supply[2], count), count)
        if key not in self._trades:
            self._trades[key] = tuple(moves.Trade(move.materials) for move in self.gathers(supply, count))
        return self._trades[key]

    def pays(self, held: tuple[int, ...], money: int) -> tuple[moves.Pay, ...]:
        """List which figures can be paid: no set that leaves enough for one more (R40); fewest losses first."""
        money = min(money, sum(self.upkeep[figure] for figure in held))
        key = (held, money)
        if key not in self._pays:
            self._pays[key] = tuple(
                moves.Pay(tuple(self.figures[figure] for figure in paid))
                for size in range(len(held), -1, -1)
                for paid in sorted(combinations(held, size), key=self.dues)
                if self._is_as_much_as_possible(held, paid, money)
            )
        return self._pays[key]

    def dues(self, figures: Sequence[int]) -> int:
        """Add up the upkeep of figures."""
        return sum([self.upkeep[figure] for figure in figures])

    def _is_as_much_as_possible(self, held: Sequence[int], paid: Sequence[int], money: int) -> bool:
        left = money - self.dues(paid)
        return left >= 0 and all(self.upkeep[figure] > left for figure in held if figure not in paid)


def _numbers(names: Sequence[str], listed: Sequence[str]) -> tuple[int, ...]:
    return tuple(map(names.index, listed))


def _larger_part(line: int, size: int) -> range:
    """Return the rows (or columns) on the larger side of a line below (or right of) number `line`."""
    return range(1, line + 1) if 2 * line > size else range(line + 1, size + 1)


def _steps(here: tuple[int, int], there: tuple[int, int]) -> int:
    return abs(here[0] - there[0]) + abs(here[1] - there[1])


def _payments(one: int, other: int, units: int, francs: int) -> tuple[Payment, ...]:
    """List every exact payment of a building: no joker first, then few jokers; among equals little money first."""
    payments = []
    kinds = range(len(CUBES) + 1)
    for chosen in combinations_with_replacement(kinds, units):
        *nobles, joker, paid = map(chosen.count, kinds)
        if _fits(one, other, units, nobles, paid):
            move = moves.Spend(repeated(CUBES, (*nobles, joker)), paid * francs)
            payments.append(Payment(nobles[0], nobles[1], nobles[2], joker, paid * francs, move))
    payments.sort(key=lambda way: (way.joker, way.money, -way.wood, -way.stone, -way.iron))
    return tuple(payments)


def _fits(one: int, other: int, units: int, nobles: Sequence[int], paid: int) -> bool:
    """Whether the units that are no jokers agree with the two tiles, at least one unit for each but the empty one."""
    only_one = only_other = 0
    for unit, count in (*enumerate(nobles), (FRANCS, paid)):
        if not count:
            continue
        suits = (_matches(one, unit), _matches(other, unit))
        if suits == (False, False):
            return False
        if suits == (True, False):
            only_one += count
        elif suits == (False, True):
            only_other += count
    if EMPTY in (one, other):
        return True
    return only_one < units and only_other < units


def _matches(tile: int, unit: int) -> bool:
    return tile == unit or (tile == ANY_NOBLE and unit < len(NOBLES))


EDITIONS: Final[Editions[Box]] = Editions(resources.files(__package__), Components, Box)
