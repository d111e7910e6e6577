"""The pieces of a table: plain data. Cards and architects of one kind are interchangeable, so most are counted."""

from typing import Final, Literal

import msgspec

NOBODY: Final = -1
NEUTRAL: Final = -2
"""Owners of a space besides the seats."""

NO_CARD: Final = -1

ABSENT, UPRIGHT, TILTED = range(3)
"""The states of a player's noble."""

(
    BUILDING,
    EXHIBITIONS,
    ARMS,
    UPKEEP,
    HOUSES,
    MATERIALS,
    EXPO_HELD,
    MONEY_BONUS,
    ARTWORK_BONUS,
    HOUSE_BONUS,
    NOBLE_BONUS,
) = range(11)
POINTS: Final = (
    "building",
    "exhibitions",
    "arms",
    "upkeep",
    "houses",
    "materials",
    "expo",
    "bonus-money",
    "bonus-artwork",
    "bonus-house",
    "bonus-noble",
)
"""The lines of a score sheet; the first three are scored during play."""
DURING_PLAY: Final = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a table."""

    area_action: Literal["strict", "optional"] = "strict"
    tracks: Literal["five", "eight", "slow"] = "five"


class Player(msgspec.Struct, gc=False):
    """Everything a player owns. Lists are counts by kind, in the order of the components."""

    money: int
    hand: list[int]
    prison: list[int]
    brussels: list[list[int]]
    """Architects by location, then by kind."""
    artworks: list[int]
    materials: list[int]
    houses: list[int]
    nobles: list[int]
    """For each noble: absent, upright or tilted."""
    steps: list[int]
    """The step reached on each ladder, from 0."""
    points: list[int]
    passed: bool

    @property
    def vp(self) -> int:
        """Points on the track."""
        return sum(self.points)


class Area(msgspec.Struct, gc=False):
    """The Art Nouveau area, row by row: for each space its card, or the architect's owner, kind and visible value."""

    cards: list[int]
    owners: list[int]
    kinds: list[int]
    values: list[int]
