"""Leads that the evaluation expects, and how each number of the weights changes them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.fit.files import PlayedGame
from tests.fit.numbers import Sheet
from tests.fit.positions import game_named
from tests.fit.processes import InOrder

Floats = NDArray[np.float64]

STEP = 1e-3
"""Relative change of a number by which its derivative is measured."""
SMALL = 0.1
"""Numbers below this are changed as if they were as large."""


@dataclass(frozen=True, eq=False)
class Results:
    """The rows of a sample, one for each seat of each position, game by game, and what is known about them."""

    game: NDArray[np.intp]
    """The number of the game."""
    seats: NDArray[np.intp]
    round: NDArray[np.intp]
    lead: Floats
    """Final points ahead of the average of all seats, or those that a search expects."""


def results(games: Sequence[PlayedGame]) -> Results:
    """Return the rows of games."""
    rows = [
        (number, len(known), position.round, points - np.mean(known))
        for number, played in enumerate(games)
        for position in played.positions
        for known in [position.expected or played.points]
        for points in known
    ]
    game, seats, round_, lead = zip(*rows, strict=True)
    return Results(np.array(game), np.array(seats), np.array(round_), np.array(lead, dtype=np.float64))


def leads(sheet: Sheet, values: Sequence[float], games: Sequence[PlayedGame], in_order: InOrder) -> Floats:
    """Return the expected lead in every row."""
    return np.concatenate(list(in_order(partial(_leads, sheet, tuple(values)), games)))


def jacobian(
    sheet: Sheet,
    values: Sequence[float],
    games: Sequence[PlayedGame],
    in_order: InOrder,
    only: Sequence[int] | None = None,
) -> NDArray[np.float32]:
    """Return the derivatives of the expected leads: a row for each seat of each position, a column for each number.

    With `only`, the columns of all other numbers are left at 0.
    """
    measured = tuple(range(len(values)) if only is None else only)
    return np.concatenate(list(in_order(partial(_derivatives, sheet, tuple(values), measured), games)))


def items(sheet: Sheet, values: Sequence[float], games: Sequence[PlayedGame], in_order: InOrder) -> Floats:
    """Return the expected leads item by item, in the order of `Game.term_names`."""
    return np.concatenate(list(in_order(partial(_items, sheet, tuple(values)), games)))


def _leads(sheet: Sheet, values: tuple[float, ...], played: PlayedGame) -> Floats:
    expected: Floats = _items(sheet, values, played).sum(axis=1)
    return expected


def _items(sheet: Sheet, values: tuple[float, ...], played: PlayedGame) -> Floats:
    rules = game_named(sheet.game)
    seats = len(played.points)
    prepared = _prepared(sheet, values, seats)
    rows = [np.zeros((0, len(rules.term_names)))]
    for position in played.positions:
        appraised = np.array(rules.appraise(rules.decode(position.state), prepared, range(seats)), dtype=np.float64)
        rows.append(appraised - appraised.mean(axis=0))
    return np.concatenate(rows)


def _derivatives(
    sheet: Sheet, values: tuple[float, ...], measured: tuple[int, ...], played: PlayedGame
) -> NDArray[np.float32]:
    differences = _differences(sheet, values, measured, len(played.points))
    rows = [np.zeros((0, len(values)), dtype=np.float32)]
    rows += [differences.of(position.round, position.state) for position in played.positions]
    return np.concatenate(rows)


@lru_cache(maxsize=8)
def _prepared(sheet: Sheet, values: tuple[float, ...], seats: int) -> Any:
    return sheet.prepared(seats, values)


@lru_cache(maxsize=1)  # after thousands of positions the caches of all these weights take gigabytes
def _differences(sheet: Sheet, values: tuple[float, ...], measured: tuple[int, ...], seats: int) -> "_Differences":
    return _Differences(sheet, values, measured, seats)


class _Differences:
    """Derivatives by forward differences.

    Most numbers matter only now and then, many of them in one round only. Those that never mattered in a round so far
    are changed all at once; only if that makes a difference is each of them changed alone.
    """

    def __init__(self, sheet: Sheet, values: tuple[float, ...], measured: tuple[int, ...], seats: int) -> None:
        self._rules = game_named(sheet.game)
        self._sheet = sheet
        self._values = values
        self._measured = measured
        self._seats = seats
        self._as_they_are = sheet.prepared(seats, values)
        self._steps = [
            step if number.most is None or value + 2 * step <= number.most else -step
            for number, value in zip(sheet.numbers, values, strict=True)
            for step in [STEP * max(abs(value), SMALL)]
        ]
        self._alone = {index: sheet.prepared(seats, self._stepped([index])) for index in measured}
        self._mattering: dict[int, set[int]] = defaultdict(set)
        """The numbers that mattered, by round."""
        self._others: dict[int, tuple[list[int], Any]] = {}
        """By round, the numbers that did not, and weights in which all of them are changed."""

    def of(self, round_: int, packed: bytes) -> NDArray[np.float32]:
        """Return the derivatives at a position: a row for each seat, a column for each number."""
        state = self._rules.decode(packed)
        before = self._appraised(state, self._as_they_are)
        rows = np.zeros((self._seats, len(self._values)), dtype=np.float32)
        mattering = self._mattering[round_]
        for index in mattering:
            self._derive(rows, index, state, before)
        others, changed = self._rest(round_)
        if others and self._appraised(state, changed) != before:
            for index in others:
                if self._derive(rows, index, state, before):
                    mattering.add(index)
                    self._others.pop(round_, None)
        rows -= rows.mean(axis=0)
        return rows

    def _derive(self, rows: NDArray[np.float32], index: int, state: Any, before: list[float]) -> bool:
        """Measure one derivative; return whether the number matters."""
        after = self._appraised(state, self._alone[index])
        if after == before:
            return False
        step = self._steps[index]
        rows[:, index] = [(new - old) / step for new, old in zip(after, before, strict=True)]
        return True

    def _rest(self, round_: int) -> tuple[list[int], Any]:
        if round_ not in self._others:
            others = [index for index in self._measured if index not in self._mattering[round_]]
            self._others[round_] = others, self._sheet.prepared(self._seats, self._stepped(others))
        return self._others[round_]

    def _stepped(self, indices: Sequence[int]) -> list[float]:
        """Return the values with some changed; each by another part of its step, so that no changes cancel out."""
        values = list(self._values)
        for nth, index in enumerate(indices):
            values[index] += self._steps[index] * (1 + 0.618034 * nth % 1)
        return values

    def _appraised(self, state: Any, weights: Any) -> list[float]:
        return [sum(each) for each in self._rules.appraise(state, weights, range(self._seats))]
