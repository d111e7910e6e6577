"""What the evaluation gets wrong: how errors of the expected lead go with each of its items, round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tests.fit.files import PlayedGame
from tests.fit.jacobian import items, results
from tests.fit.numbers import Sheet
from tests.fit.positions import game_named
from tests.fit.processes import InOrder
from tests.fit.regression import Regression


@dataclass(frozen=True)
class Residual:
    """How errors go with an item in a round."""

    term: str
    round: int
    spread: float
    """The standard deviation of the item, in points of lead."""
    correlation: float
    missing: float
    """The part of the item that is missing: by 0.2, a fifth more of it would fit best; negative if it is too much."""
    z: float
    """The same in standard errors, over games."""


def residuals(sheet: Sheet, games: Sequence[PlayedGame], in_order: InOrder) -> list[Residual]:
    """Compare the errors with every item in every round, item by item; items that are the same for all are left out."""
    known = results(games)
    expected = items(sheet, sheet.values, games, in_order)
    left = known.lead - expected.sum(axis=1)
    found = []
    for column, term in enumerate(game_named(sheet.game).term_names):
        for round_ in np.unique(known.round).tolist():
            rows = known.round == round_
            x, y = expected[rows, column], left[rows]
            if not np.allclose(x, 0):
                slope = Regression(x[:, None], y, np.ones(len(y)), known.game[rows], np.zeros(1)).estimate(
                    np.array([0])
                )
                # Both have mean 0: they are leads.
                correlation = float(x @ y / np.sqrt((x @ x) * (y @ y) or 1))
                missing, z = float(slope.amounts[0]), float(slope.z[0])
                found.append(Residual(term, round_, float(np.sqrt(np.mean(x**2))), correlation, missing, z))
    return found
