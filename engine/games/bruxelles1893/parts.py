"""The pieces of a table: plain data. Things of one kind are interchangeable, so most are counted."""

from typing import Final, Literal

import msgspec

NOBODY: Final = -1
NEUTRAL: Final = -2
"""Owners of a space besides the seats."""

NO_CARD: Final = -1
NO_SHIELD: Final = -1
UNKNOWN: Final = -1
"""A tile that only another player sees."""

ABSENT, UPRIGHT, USED = range(3)
"""The states of a player's public figure."""

FIGURES, STOCK, BONUS, WORKS = range(4)
"""The piles; the first three have a discard."""
PILES: Final = ("figures", "stock", "bonus", "works")

(
    SALES,
    BUILDING,
    FIGURE_EFFECTS,
    SECONDARY,
    SHIELDS,
    UPKEEP,
    ARCHITECTURE,
    MONEY_LINE,
    WORKS_LINE,
    FIGURES_LINE,
    ASSISTANTS_LINE,
    MATERIALS_LINE,
    MANNEKEN,
) = range(13)
POINTS: Final = (
    "sales",
    "building",
    "figures",
    "secondary",
    "shields",
    "upkeep",
    "architect",
    "row-money",
    "row-works",
    "row-figures",
    "row-assistants",
    "materials",
    "manneken",
)
"""The lines of a score sheet; the first five are scored during play."""
DURING_PLAY: Final = 5


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a table: which sides of the action strips are up."""

    strips: Literal["basic", "expert", "mixed"] = "basic"


class Player(msgspec.Struct, gc=False):
    """Everything a player owns. Lists are counts by kind, in the order of the components."""

    money: int
    reserve: int
    """Assistants in the reserve."""
    courthouse: int
    brussels: list[int]
    """Assistants by location."""
    neutral: int
    """Neutral assistants still to be placed this round."""
    works: list[int]
    cubes: list[int]
    figures: list[int]
    """For each public figure: absent, upright or used."""
    steps: list[int]
    """The space reached on each track, from 0."""
    built: int
    """Building tiles on the Art Nouveau board."""
    won: tuple[int, ...]
    """Bonus cards won this round that are still to be used."""
    rows: tuple[tuple[int, ...], ...]
    """Bonus cards tucked under each row of the personal board."""
    points: list[int]
    passed: bool

    @property
    def vp(self) -> int:
        """Points on the track."""
        return sum(self.points)


class Board(msgspec.Struct, gc=False):
    """The Art Nouveau board, space by space: whose assistant stands there, the bid under it, whose building."""

    owners: list[int]
    bids: list[int]
    buildings: list[int]
