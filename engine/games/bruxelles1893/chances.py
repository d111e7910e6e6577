"""What the board and the workshop allow, and how likely shields are won: tables that bots of Bruxelles 1893 look up."""

from functools import lru_cache
from typing import Final

from .box import Box
from .parts import NOBODY
from .worths import SALE_FRANC

FARTHEST: Final = 8
"""Steps of the workshop's cursor after which no square is out of reach."""


class ChanceTables:
    """What an edition of the components makes of the board and the workshop."""

    def __init__(self, box: Box) -> None:
        self.shields = tuple(
            tuple([shield.spaces for shield in box.shields if shield.spaces[0] in area and shield.spaces[3] in area])
            for area in [set(bracket.area) for bracket in box.shields]
        )
        """By the bracket: the spaces around each shield that can be completed."""
        self.columns = tuple(
            tuple(
                (col, tuple(space for space in spaces if space in bracket.area))
                for col, spaces in enumerate(box.column_spaces)
                if any(space in bracket.area for space in spaces)
            )
            for bracket in box.shields
        )
        """By the bracket: the open columns and their open spaces."""
        self.sales = {
            cursor: tuple(
                tuple(
                    max(
                        [
                            box.sale_values[box.square(move.row, move.col)][colour][1]
                            + box.sale_values[box.square(move.row, move.col)][colour][0] * SALE_FRANC
                            for move in box.reach(cursor, works)
                        ]
                    )
                    for colour in range(len(values))
                )
                for works in range(FARTHEST + 1)
            )
            for cursor, values in box.sale_values.items()
        }
        """By the cursor, the steps it can make and the colour: what the best sale brings."""


@lru_cache(maxsize=8)
def tables(box: Box) -> ChanceTables:
    """Return the tables of an edition, made once."""
    return ChanceTables(box)


@lru_cache(maxsize=65536)
def around(one: int, two: int, three: int, four: int, seat: int, share: int, rivals: int, /) -> tuple[int, float]:
    """Count what is missing around a shield, and return how likely a seat leads it once it is complete."""
    owners = (one, two, three, four)
    missing, mine = owners.count(NOBODY), owners.count(seat)
    best = max([0, *[owners.count(owner) for owner in owners if owner not in (NOBODY, seat)]])
    return missing, lead(missing, mine, best, share, rivals)


@lru_cache(maxsize=4096)
def lead(missing: int, mine: int, best: int, share: int, rivals: int) -> float:
    """Return how likely a seat leads a shield once it is complete, if it gets this many twentieths of the rest."""
    if not missing:
        return 1.0 if mine and mine >= best else 0.0
    own = share / 20
    other = (1.0 - own) / rivals
    chance = own * lead(missing - 1, mine + 1, best, share, rivals)
    chance += other * lead(missing - 1, mine, best + 1, share, rivals)
    if rivals > 1:
        chance += (1.0 - own - other) * lead(missing - 1, mine, max(best, 1), share, rivals)
    return chance
