"""Gauss-Newton steps from the present numbers to those that fit games best."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from tests.fit.jacobian import Floats
from tests.fit.numbers import Number
from tests.fit.regression import Columns, Regression

STEPS = 3
"""Steps at most."""
PARTS_OF_A_STEP = (1.0, 0.5, 0.25)
"""Tried in turn until one is better: the evaluation is not linear in every number."""
ENOUGH = 1e-4
"""The part by which a step must reduce what is left for another one to follow."""

Indices = NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Training:
    """What the numbers are fitted to, row by row, and how."""

    numbers: tuple[Number, ...]
    at_first: Floats
    """The present numbers."""
    left: Floats
    """Leads minus those expected with the present numbers."""
    derivatives: Floats
    """Of the expected leads, by the present numbers."""
    weight: Floats
    game: NDArray[np.intp]
    columns: Columns
    threshold: float
    """|z| below which a column is dropped."""
    left_with: Callable[[Floats], Floats]
    """Leads minus those expected with other numbers."""
    derivatives_at: Callable[[Floats, list[int]], Floats]
    """Derivatives of the expected leads at other numbers, by some of them."""

    @property
    def penalty(self) -> Floats:
        """The ridge of each column, in the unit of the squares."""
        penalty: Floats = self.columns.ridge * (self.weight @ (self.derivatives @ self.columns.mix) ** 2)
        return penalty


@dataclass(frozen=True, eq=False)
class Numbers:
    """Numbers, and the amounts of the columns they come from."""

    values: Floats
    amounts: Floats
    z: Floats
    """Changes of the numbers in standard errors; 0 for one that stays at a bound."""

    def towards(self, other: "Numbers", part: float) -> "Numbers":
        """Return numbers a part of the way to others."""
        values = self.values + part * (other.values - self.values)
        return Numbers(values, self.amounts + part * (other.amounts - self.amounts), other.z)


@dataclass(frozen=True, eq=False)
class _Point:
    """Numbers on the way, what they leave, and derivatives there or close by."""

    numbers: Numbers
    left: Floats
    derivatives: Floats


def descended(training: Training) -> Numbers:
    """Return the numbers that fit best. Columns below the threshold are dropped, before the steps and after them."""
    search = _Search(training)
    kept = search.chosen(np.arange(len(training.columns.ridge)), search.start)
    while True:
        found = search.run(kept)
        strong = search.chosen(kept, found)
        if len(strong) == len(kept):
            return found.numbers
        kept = strong


class _Search:
    """Steps with some of the columns."""

    def __init__(self, training: Training) -> None:
        self._training = training
        self._penalty = training.penalty
        unchanged = Numbers(training.at_first, np.zeros_like(self._penalty), np.zeros_like(training.at_first))
        self.start = _Point(unchanged, training.left, training.derivatives)

    def chosen(self, among: Indices, point: _Point) -> Indices:
        """Choose columns by what the derivatives at a point say."""
        return self._best(among, point, drop=True)[1]

    def run(self, kept: Indices) -> _Point:
        """Take steps from the present numbers as long as they help."""
        training = self._training
        changing = np.flatnonzero(training.columns.mix[:, kept].any(axis=1)).tolist()
        now = self.start
        for step in range(STEPS):
            if step:
                now = replace(now, derivatives=training.derivatives_at(now.numbers.values, changing))
            was = self._loss(now)
            best, _ = self._best(kept, now)
            for part in PARTS_OF_A_STEP:
                numbers = now.numbers.towards(best, part)
                # Half way to a bound, rounding can lead a trifle beyond it.
                numbers = replace(numbers, values=self._bounded(numbers.values))
                there = _Point(numbers, training.left_with(numbers.values), now.derivatives)
                if self._loss(there) < was:
                    now = there
                    break
            if self._loss(now) > (1 - ENOUGH) * was:
                break
        return now

    def _best(self, kept: Indices, now: _Point, drop: bool = False) -> tuple[Numbers, Indices]:
        """Return the best numbers as far as the derivatives can say, and the columns they come from.

        Numbers that would leave their bounds stay there, and the others are found anew. With `drop`, columns below the
        threshold are dropped, unless they lead to a bound.
        """
        training = self._training
        derivatives = now.derivatives
        target = now.left + derivatives @ (now.numbers.values - training.at_first)
        bounds = np.full(len(training.numbers), np.nan)
        """The numbers that stay at a bound."""
        while True:
            fixed = ~np.isnan(bounds)
            mix = np.where(fixed[:, None], 0, training.columns.mix)
            free = kept[mix[:, kept].any(axis=0)]
            x = derivatives @ mix
            y = target - derivatives[:, fixed] @ (bounds - training.at_first)[fixed]
            regression = Regression(x, y, training.weight, training.game, self._penalty)
            if drop:
                free = regression.selected(free, training.threshold)
            found = regression.estimate(free)
            wanted = np.where(fixed, bounds, training.at_first + mix[:, free] @ found.amounts)
            values = self._bounded(wanted)
            beyond = (values != wanted) & (wanted != training.at_first)
            if not beyond.any():
                break
            bounds[beyond] = values[beyond]
        amounts = np.zeros_like(self._penalty)
        amounts[free] = found.amounts
        stuck = kept[~mix[:, kept].any(axis=0)]
        return Numbers(wanted, amounts, found.z_of_numbers(mix[:, free])), np.union1d(free, stuck)

    def _bounded(self, values: Floats) -> Floats:
        numbers = self._training.numbers
        return np.array([number.bounded(value) for number, value in zip(numbers, values.tolist(), strict=True)])

    def _loss(self, point: _Point) -> float:
        return float(self._training.weight @ point.left**2 + self._penalty @ point.numbers.amounts**2)
