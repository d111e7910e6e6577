"""Standings: itemised scores and the order of the seats, the same for every game."""

from collections.abc import Sequence
from typing import Protocol

import msgspec


class ScoredPlayer(Protocol):
    """A player with points by line of the score sheet."""

    @property
    def points(self) -> Sequence[int]:
        """The points of each line."""

    @property
    def vp(self) -> int:
        """Points on the track."""


class Item(msgspec.Struct, frozen=True):
    """One line of a score: its key names it in every language. `final` lines count only when the game ends."""

    key: str
    points: int
    final: bool = False


class Standing(msgspec.Struct, frozen=True):
    """The score of a seat: its rank, its total and where every point comes from; `now` is what it has on the track."""

    seat: int
    rank: int
    total: int
    now: int
    items: tuple[Item, ...]
    tie_breaks: tuple[Item, ...]


class Standings(msgspec.Struct, frozen=True):
    """All seats, best first, and what decided the first place: "points", a tie-break's key, or "shared"."""

    seats: tuple[Standing, ...]
    decided_by: str
    over: bool

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(standing.seat for standing in self.seats if standing.rank == 1)

    def of(self, seat: int) -> Standing:
        """Return the standing of one seat."""
        return next(standing for standing in self.seats if standing.seat == seat)


def tally(
    players: Sequence[ScoredPlayer],
    lines: Sequence[str],
    final_from: int,
    expected: Sequence[Sequence[int]],
    tie_breaks: Sequence[tuple[Item, ...]],
) -> Standings:
    """Itemise the points of every seat by the lines of the score sheet, and rank the seats.

    `final_from` is the first line that is scored at the end. `expected` is what the end would bring each seat, line by
    line, if the game ended now; it is empty once the game is over.
    """
    final = [line >= final_from for line in range(len(lines))]
    seats = []
    for seat, player in enumerate(players):
        points = player.points
        if expected:
            points = [have + more for have, more in zip(points, expected[seat], strict=True)]
        items = tuple(map(Item, lines, points, final))
        seats.append(Standing(seat, 0, sum(points), player.vp, items, tie_breaks[seat]))
    return rank(seats, over=not expected)


def rank(unranked: Sequence[Standing], over: bool) -> Standings:
    """Order seats by total and then by each tie-break, higher first; seats equal in all share a rank (given as 0)."""
    ordered = sorted(unranked, key=_values, reverse=True)
    ranked: list[Standing] = []
    before = None
    for place, standing in enumerate(ordered, start=1):
        values = _values(standing)
        ranked.append(msgspec.structs.replace(standing, rank=ranked[-1].rank if values == before else place))
        before = values
    return Standings(tuple(ranked), _deciding(ranked[0], ranked[1]), over)


def _values(standing: Standing) -> list[int]:
    return [standing.total, *[item.points for item in standing.tie_breaks]]


def _deciding(first: Standing, second: Standing) -> str:
    """Return what set the first seat apart from the second."""
    keys = ["points", *(item.key for item in first.tie_breaks)]
    for key, mine, other in zip(keys, _values(first), _values(second), strict=True):
        if mine != other:
            return key
    return "shared"
