"""What the board and the workshop allow, and how likely shields are won: tables that bots of Bruxelles 1893 look up."""

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Final

from .box import Box
from .parts import NOBODY

FARTHEST: Final = 8
"""Steps of the workshop's cursor after which no square is out of reach."""
PARTS: Final = 20
"""Parts in which the share of a seat in the assistants to come is measured."""

Owners = tuple[int, ...]
Around = tuple[int, tuple[tuple[float, ...], ...]]
"""How many assistants are missing around a shield, and how likely each seat leads it: by seat and then by share."""


class BoardTables:
    """What an edition makes of the Art Nouveau board, by the shield on which the bracket lies."""

    def __init__(self, box: Box) -> None:
        self.shields: tuple[tuple[Callable[[Owners], Owners], ...], ...] = tuple(
            tuple(
                [
                    itemgetter(*shield.spaces)
                    for shield in box.shields
                    if shield.spaces[0] in area and shield.spaces[3] in area
                ]
            )
            for area in [set(bracket.area) for bracket in box.shields]
        )
        """For each shield that can be completed: what takes the owners around it from those of all spaces."""
        self.open = tuple(frozenset(shield.area) for shield in box.shields)
        """The open spaces."""
        self.columns = box.area_columns
        """The open columns and their open spaces."""


@lru_cache(maxsize=8)
def board_tables(box: Box) -> BoardTables:
    """Return the tables of an edition, made once."""
    return BoardTables(box)


@lru_cache(maxsize=32)
def best_sales(box: Box, franc: float) -> dict[int, tuple[tuple[float, ...], ...]]:
    """Return what the best sale brings: by the cursor, the steps it can make and the colour."""
    return {
        cursor: tuple(
            tuple(
                max(
                    [
                        box.sale_values[box.square(move.row, move.col)][colour][1]
                        + box.sale_values[box.square(move.row, move.col)][colour][0] * franc
                        for move in box.reach(cursor, works)
                    ]
                )
                for colour in range(len(values))
            )
            for works in range(FARTHEST + 1)
        )
        for cursor, values in box.sale_values.items()
    }


class AroundShields(dict[Owners, Around]):
    """How likely each seat leads a shield, by the owners of the spaces around it; filled at need."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def __missing__(self, owners: Owners) -> Around:
        missing = owners.count(NOBODY)
        chances = []
        for seat in range(self._seats):
            mine = owners.count(seat)
            best = max([0, *[owners.count(owner) for owner in owners if owner not in (NOBODY, seat)]])
            chances.append(_by_share(missing, mine, best, self._seats - 1))
        found = self[owners] = (missing, tuple(chances))
        return found


@lru_cache(maxsize=8)
def around_shields(seats: int) -> AroundShields:
    """Return the chances at a table of this size."""
    return AroundShields(seats)


@lru_cache(maxsize=1024)
def _by_share(missing: int, mine: int, best: int, rivals: int) -> tuple[float, ...]:
    return tuple(lead(missing, mine, best, share, rivals) for share in range(PARTS + 1))


def lead(missing: int, mine: int, best: int, share: int, rivals: int) -> float:
    """Return how likely a seat leads a shield once it is complete, if it gets this many twentieths of the rest."""
    if not missing:
        return 1.0 if mine and mine >= best else 0.0
    own = share / PARTS
    other = (1.0 - own) / rivals
    chance = own * lead(missing - 1, mine + 1, best, share, rivals)
    chance += other * lead(missing - 1, mine, best + 1, share, rivals)
    if rivals > 1:
        chance += (1.0 - own - other) * lead(missing - 1, mine, max(best, 1), share, rivals)
    return chance
