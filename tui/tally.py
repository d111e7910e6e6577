"""The tally of a simulation: who won how often, and how sure that is."""

from math import sqrt
from typing import Any

import msgspec

from tui.simulate import Plan, Result

_Z = 1.959963984540054
"""The quantile of the normal distribution that 95 % lie within."""


class Spread(msgspec.Struct, frozen=True):
    """The mean and the extremes of some numbers."""

    mean: float
    min: int
    max: int


class PlayerTally(msgspec.Struct, frozen=True):
    """What one player did: wins of its own, first places shared, and the rate with its 95 % interval.

    A first place shared by k counts as 1/k of a win in the rate.
    """

    bot: str
    wins: int
    shared: int
    rate: float
    interval: tuple[float, float]
    score: Spread


class Tally:
    """Counts results as they come in. Players are those of the plan, wherever they sit in a game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        count = len(plan.bots)
        self._wins = [0] * count
        self._shared = [0] * count
        self._share = [0.0] * count
        self._scores: list[list[int]] = [[] for _ in range(count)]
        self._moves: list[int] = []

    def add(self, result: Result) -> None:
        """Count the next game."""
        for seat, score in enumerate(result.scores):
            player = self.plan.player_at(seat, self.games)
            self._scores[player].append(score)
            if seat in result.winners:
                alone = len(result.winners) == 1
                self._wins[player] += alone
                self._shared[player] += not alone
                self._share[player] += 1 / len(result.winners)
        self._moves.append(result.moves)
        self.games += 1

    @property
    def moves(self) -> Spread:
        """The number of moves in a game; asks for at least one game."""
        return _spread(self._moves)

    @property
    def players(self) -> list[PlayerTally]:
        """The players in the order of the plan; asks for at least one game."""
        return [
            PlayerTally(
                bot=bot,
                wins=self._wins[player],
                shared=self._shared[player],
                rate=round(self._share[player] / self.games, 4),
                interval=wilson(self._share[player], self.games),
                score=_spread(self._scores[player]),
            )
            for player, bot in enumerate(self.plan.bots)
        ]

    def summary(self, complete: bool) -> dict[str, Any]:
        """Give everything as plain data."""
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.bots,
            "seed": plan.seed,
            "options": plan.options,
            "rotate": plan.rotate,
            "checked": plan.check,
            "games": self.games,
            "complete": complete,
            "players": msgspec.to_builtins(self.players) if self.games else [],
            "moves": msgspec.to_builtins(self.moves) if self.games else None,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the interval that the rate behind so many wins lies in, 95 times of 100 (Wilson's score interval)."""
    rate = wins / games
    squared = _Z * _Z
    centre = (rate + squared / (2 * games)) / (1 + squared / games)
    half = _Z / (1 + squared / games) * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def _spread(numbers: list[int]) -> Spread:
    return Spread(round(sum(numbers) / len(numbers), 2), min(numbers), max(numbers))
