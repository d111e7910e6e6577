"""Ridge regression of leads that pulls towards the present numbers, with errors that know that a game has one result.

The regression is in columns. A number by itself is a column. Numbers in one list have a column that shifts all of them
alike, and a column each for what is different about it, which is shrunk more.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tests.fit.jacobian import Floats
from tests.fit.numbers import Number

ALIKE = 0.05
"""The ridge of a number by itself, and of a shift of all numbers of a list, in parts of the column's own square."""
APART = 0.5
"""The ridge of what is different about one number of a list."""
DROPPED_AT_ONCE = 4
"""One in so many of the columns that are below the threshold is dropped before the others are judged again."""


@dataclass(frozen=True, eq=False)
class Columns:
    """How numbers change with the columns of the regression."""

    mix: Floats
    """A row for each number, a column for each column."""
    ridge: Floats
    """By column."""


@dataclass(frozen=True, eq=False)
class Estimate:
    """What a regression found."""

    amounts: Floats
    """By column."""
    covariance: Floats
    """Of the amounts, over games."""

    @property
    def z(self) -> Floats:
        """The amounts in standard errors."""
        return _in_errors(self.amounts, self.covariance)

    def z_of_numbers(self, mix: Floats) -> Floats:
        """Return the changes of the numbers in standard errors; 0 where nothing changes."""
        return _in_errors(mix @ self.amounts, mix @ self.covariance @ mix.T)


def columns_of(numbers: Sequence[Number], matters: NDArray[np.bool_], ridge: float = 1.0) -> Columns:
    """Return the columns for those numbers that matter; `ridge` multiplies the ridge of all."""
    groups: dict[str, list[int]] = {}
    for index, number in enumerate(numbers):
        if matters[index]:
            groups.setdefault(number.key, []).append(index)
    columns: list[tuple[list[int], float]] = []
    for group in groups.values():
        columns.append((group, ALIKE))
        if len(group) > 1:
            columns += [([index], APART) for index in group]
    mix = np.zeros((len(numbers), len(columns)))
    for column, (group, _) in enumerate(columns):
        mix[group, column] = 1
    return Columns(mix, ridge * np.array([strength for _, strength in columns]))


class Regression:
    """Regresses y on columns of x by weighted ridge; rows are ordered by game.

    What many choices of columns have in common is computed once.
    """

    def __init__(self, x: Floats, y: Floats, weight: Floats, game: NDArray[np.intp], penalty: Floats) -> None:
        root = np.sqrt(weight)
        self._x: Floats = x * root[:, None]
        self._y: Floats = y * root
        self._squares: Floats = self._x.T @ self._x + np.diag(penalty)
        self._products: Floats = self._x.T @ self._y
        self._starts = np.flatnonzero(np.diff(game, prepend=-1))

    def estimate(self, kept: NDArray[np.intp]) -> Estimate:
        """Return what some of the columns amount to. The covariance is that of games drawn anew."""
        squares = self._squares[np.ix_(kept, kept)]
        # A column that is 0 in these rows amounts to nothing, instead of making the rest impossible to solve.
        ground = np.diag(1e-9 * np.diag(squares) + 1e-9)
        inverse = np.linalg.inv(squares + ground)
        amounts = inverse @ self._products[kept]
        x = self._x[:, kept]
        scores = np.add.reduceat(x * (self._y - x @ amounts)[:, None], self._starts)
        return Estimate(amounts, inverse @ (scores.T @ scores) @ inverse)

    def selected(self, among: NDArray[np.intp], threshold: float) -> NDArray[np.intp]:
        """Return the columns that stay when those whose |z| is below a threshold are dropped, the least first."""
        kept = among
        while len(kept):
            z = np.abs(self.estimate(kept).z)
            below = int((z < threshold).sum())
            if not below:
                break
            kept = np.delete(kept, np.argsort(z)[: max(1, below // DROPPED_AT_ONCE)])
        return kept


def evened(left: Floats, kind: NDArray[np.intp]) -> Floats:
    """Return weights of rows, 1 on average, by which each kind of row has errors of the same size."""
    weight = np.ones(len(left))
    for each in np.unique(kind):
        rows = kind == each
        weight[rows] = 1 / max(float(np.mean(left[rows] ** 2)), 1e-9)
    weight /= weight.mean()
    return weight


def explained(lead: Floats, left: Floats) -> float:
    """Return R²: the part of the variance of leads that is explained, by what is left of them."""
    total = float(lead @ lead)
    return 1 - float(left @ left) / total if total else 0.0


def _in_errors(amounts: Floats, covariance: Floats) -> Floats:
    errors = np.sqrt(np.maximum(np.diag(covariance), 0))
    return np.divide(amounts, errors, out=np.zeros_like(amounts), where=errors > 0)
