"""The fit of weights to games, checked on games that it has not seen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tests.fit.descent import Numbers, Training, descended
from tests.fit.files import PlayedGame
from tests.fit.jacobian import Floats, Results, jacobian, leads, results
from tests.fit.numbers import Sheet
from tests.fit.processes import InOrder
from tests.fit.regression import columns_of, evened, explained

FOLDS = 5
DIGITS = 3
"""Significant digits of the numbers in the file."""


@dataclass(frozen=True, eq=False)
class Fitted:
    """What a fit came to."""

    results: Results
    values: tuple[float, ...]
    z: Floats
    """Changes of the numbers in standard errors, over games; 0 for one at a bound."""
    before: Floats
    """Expected leads, by row, with the numbers as they were."""
    after: Floats
    held_out: Floats
    """Expected leads, by row, with numbers that were fitted to other games."""


def fit(
    sheet: Sheet,
    games: Sequence[PlayedGame],
    in_order: InOrder,
    threshold: float = 2.0,
    ridge: float = 1.0,
    tell: Callable[[str], None] = lambda text: None,
) -> Fitted:
    """Fit the numbers of a sheet to games: to all of them, and in turn to all but a fifth, which show what it gains.

    `tell` is told what is done next.
    """
    tell(f"measuring how {len(sheet.numbers)} numbers matter in {len(games)} games")
    sample = _Sample(sheet, games, in_order, threshold, ridge)
    everything = range(len(games))
    held_out = sample.before.copy()
    for fold in range(FOLDS):
        tested = [number for number in everything if number % FOLDS == fold]
        others = [number for number in everything if number % FOLDS != fold]
        if tested and others:
            tell(f"fitting to {len(others)} games, held out: {len(tested)}")
            found = sample.fitted(others, renew=False)
            held_out[sample.rows(tested)] = sample.leads(found.values, tested)
    tell(f"fitting to {len(games)} games")
    found = sample.fitted(everything, renew=True)
    values = tuple(
        number.bounded(rounded(new)) if new != old else old
        for number, old, new in zip(sheet.numbers, sheet.values, found.values.tolist(), strict=True)
    )
    after = sample.leads(np.array(values), everything)
    return Fitted(sample.results, values, found.z, sample.before, after, held_out)


def rounded(value: float) -> float:
    """Round to the digits a file has."""
    return float(f"{value:.{DIGITS}g}")


def agreement(fitted: Fitted, rows: NDArray[np.bool_]) -> tuple[float, float, float]:
    """Return R² of the lead in some rows: before, after, and with numbers fitted to other games."""
    lead = fitted.results.lead[rows]
    before, after, held_out = (
        explained(lead, lead - each[rows]) for each in (fitted.before, fitted.after, fitted.held_out)
    )
    return before, after, held_out


class _Sample:
    """Games, and the evaluation of their positions."""

    def __init__(
        self, sheet: Sheet, games: Sequence[PlayedGame], in_order: InOrder, threshold: float, ridge: float
    ) -> None:
        self._sheet = sheet
        self._games = games
        self._in_order = in_order
        self._threshold = threshold
        self.results = results(games)
        self.before = leads(sheet, sheet.values, games, in_order)
        self._derivatives = jacobian(sheet, sheet.values, games, in_order)
        self._columns = columns_of(sheet.numbers, np.any(self._derivatives != 0, axis=0), ridge)

    def rows(self, games: Sequence[int]) -> NDArray[np.bool_]:
        """Return which rows belong to some games."""
        return np.isin(self.results.game, games)

    def leads(self, values: Floats, games: Sequence[int]) -> Floats:
        """Return the leads expected in the rows of some games."""
        return leads(self._sheet, values.tolist(), [self._games[number] for number in games], self._in_order)

    def fitted(self, games: Sequence[int], renew: bool) -> Numbers:
        """Fit the numbers to some games.

        Without `renew` the derivatives are those of the present numbers throughout: measuring them is what takes time.
        """
        rows = self.rows(games)
        lead = self.results.lead[rows]
        left = lead - self.before[rows]
        derivatives = self._derivatives[rows].astype(np.float64)

        def derivatives_at(values: Floats, changing: list[int]) -> Floats:
            if not renew:
                return derivatives
            chosen = [self._games[number] for number in games]
            return jacobian(self._sheet, values.tolist(), chosen, self._in_order, changing).astype(np.float64)

        return descended(
            Training(
                numbers=self._sheet.numbers,
                at_first=np.array(self._sheet.values),
                left=left,
                derivatives=derivatives,
                weight=evened(left, 100 * self.results.seats[rows] + self.results.round[rows]),
                game=self.results.game[rows],
                columns=self._columns,
                threshold=self._threshold,
                left_with=lambda values: lead - self.leads(values, games),
                derivatives_at=derivatives_at,
            )
        )
