"""Elo ratings of the bots in a round robin, with confidence intervals."""

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt

import msgspec

MEAN = 1500.0
"""The average rating of the players."""
_PER_STEP = 400 / log(10)
"""Elo points per factor e of strength: 400 points are a factor of ten."""
Z = 1.959963984540054
"""The quantile of the normal distribution for a 95 % interval."""
_ROUNDS = 10_000
_CLOSE_ENOUGH = 1e-10


class RatingTable(msgspec.Struct):
    """The number of games of one group of players, and the wins of each. A first place shared by k is 1/k of a win."""

    players: tuple[int, ...]
    games: int
    wins: list[float]


class Rating(msgspec.Struct, frozen=True):
    """A bot's Elo points and their 95 % confidence interval."""

    elo: float
    interval: tuple[float, float]


def ratings(count: int, tables: Sequence[RatingTable]) -> list[Rating]:
    """Rate players by the games they won; the tables must connect all of them.

    The model is Bradley and Terry's, for games of any size: each player of a game wins with a probability in
    proportion to its strength. The strengths are the maximum-likelihood estimate, found by Hunter's iteration. The
    intervals come from the inverse of the Fisher information, for strengths whose mean is fixed, and treat games as
    independent. If some players have won nothing or everything against others, the estimated distance is infinite: then
    one more game, shared by all its players, is added to each table.
    """
    if not _is_decided(count, tables):
        tables = [
            RatingTable(each.players, each.games + 1, [wins + 1 / len(each.players) for wins in each.wins])
            for each in tables
        ]
    strengths = _likeliest(count, tables)
    logs = [log(strength) for strength in strengths]
    mean = sum(logs) / count
    spreads = _deviations(strengths, tables)
    rated = []
    for each, spread in zip(logs, spreads, strict=True):
        elo = MEAN + _PER_STEP * (each - mean)
        half = Z * _PER_STEP * spread
        rated.append(Rating(round(elo, 1), (round(elo - half, 1), round(elo + half, 1))))
    return rated


def _is_decided(count: int, tables: Sequence[RatingTable]) -> bool:
    """Whether a finite estimate exists: a chain of wins leads from every player to every other."""
    beaten: dict[int, set[int]] = {player: set() for player in range(count)}
    beaten_by: dict[int, set[int]] = {player: set() for player in range(count)}
    for table in tables:
        for player, wins in zip(table.players, table.wins, strict=True):
            if wins > 0:
                beaten[player].update(table.players)
                for other in table.players:
                    beaten_by[other].add(player)
    return len(_reached(beaten)) == len(_reached(beaten_by)) == count


def _reached(ways: Mapping[int, Iterable[int]]) -> set[int]:
    """Return the players that can be reached from the first one."""
    reached, going = {0}, [0]
    while going:
        for player in ways[going.pop()]:
            if player not in reached:
                reached.add(player)
                going.append(player)
    return reached


def _likeliest(count: int, tables: Sequence[RatingTable]) -> list[float]:
    strengths = [1.0] * count
    wins = [0.0] * count
    for table in tables:
        for player, won in zip(table.players, table.wins, strict=True):
            wins[player] += won
    for _ in range(_ROUNDS):
        expected = [0.0] * count
        for table in tables:
            share = table.games / sum(strengths[player] for player in table.players)
            for player in table.players:
                expected[player] += share
        following = [won / each for won, each in zip(wins, expected, strict=True)]
        scale = count / sum(following)
        following = [each * scale for each in following]
        moved = max(abs(log(new / old)) for new, old in zip(following, strengths, strict=True))
        strengths = following
        if moved < _CLOSE_ENOUGH:
            break
    return strengths


def _deviations(strengths: Sequence[float], tables: Sequence[RatingTable]) -> list[float]:
    """Return the standard deviation of each strength's logarithm."""
    count = len(strengths)
    # Only differences are identified, so the information matrix is singular: adding 1/count fixes the mean.
    matrix = [[1 / count] * count for _ in range(count)]
    for table in tables:
        total = sum(strengths[player] for player in table.players)
        for one in table.players:
            chance = strengths[one] / total
            matrix[one][one] += table.games * chance
            for other in table.players:
                matrix[one][other] -= table.games * chance * strengths[other] / total
    return [sqrt(max(0.0, row[index] - 1 / count)) for index, row in enumerate(_inverse(matrix))]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert by elimination, largest pivot first."""
    size = len(matrix)
    rows = [[*row, *(float(index == column) for column in range(size))] for index, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda index: abs(rows[index][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for index in range(size):
            if index != column and (factor := rows[index][column]):
                rows[index] = [value - factor * own for value, own in zip(rows[index], rows[column], strict=True)]
    return [row[size:] for row in rows]
