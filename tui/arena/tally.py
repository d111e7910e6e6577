"""The tally of a simulation: wins of each player, with confidence intervals."""

from math import sqrt
from typing import Any

import msgspec

from tui.arena.plan import Failure, GameResult, Plan
from tui.arena.ratings import RatingTable, Z, ratings


class Spread(msgspec.Struct, frozen=True):
    """The mean and the extremes of some numbers."""

    mean: float
    min: int
    max: int


class PlayerTally(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of one player: sole wins, shared first places, and the win rate with its 95 % interval.

    A first place shared by k counts as 1/k of a win in the rate. A round robin adds the number of games and the rating,
    an external bot the number of its failures.
    """

    bot: str
    wins: int
    shared: int
    rate: float
    interval: tuple[float, float]
    score: Spread
    games: int = 0
    elo: float | None = None
    elo_interval: tuple[float, float] | None = None
    failures: int = 0


class Tally:
    """Counts results as they arrive. Players are those of the plan, whatever their seats in a game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        count = len(plan.bots)
        self._wins = [0] * count
        self._shared = [0] * count
        self._share = [0.0] * count
        self._scores: list[list[int]] = [[] for _ in range(count)]
        self._moves: list[int] = []
        self._tables = {players: RatingTable(players, 0, [0.0] * len(players)) for players in plan.tables}
        self.failures = [0] * count
        """By player, the failures of an external bot."""
        self.first_failures: dict[int, tuple[GameResult, Failure]] = {}
        """By player, the first failure of an external bot and the game it happened in."""

    def add(self, result: GameResult) -> None:
        """Count the next game."""
        players = self.plan.fixture(self.games).players
        table = self._tables[tuple(sorted(players))]
        table.games += 1
        for player, score in zip(players, result.scores, strict=True):
            self._scores[player].append(score)
        for seat in result.winners:
            player = players[seat]
            alone = len(result.winners) == 1
            self._wins[player] += alone
            self._shared[player] += not alone
            self._share[player] += 1 / len(result.winners)
            table.wins[table.players.index(player)] += 1 / len(result.winners)
        for failure in result.failures:
            self.failures[players[failure.seat]] += 1
            self.first_failures.setdefault(players[failure.seat], (result, failure))
        self._moves.append(result.moves)
        self.games += 1

    def share(self, player: int) -> float:
        """Return the wins of a player, with shared first places counted in parts."""
        return self._share[player]

    @property
    def moves(self) -> Spread:
        """The number of moves per game; needs at least one game."""
        return _spread(self._moves)

    @property
    def tables(self) -> list[RatingTable]:
        """The results of each group of bots that has played."""
        return [table for table in self._tables.values() if table.games]

    @property
    def players(self) -> list[PlayerTally]:
        """The players in the order of the plan, without those that have not played yet."""
        is_round_robin = bool(self.plan.at)
        rated = ratings(len(self.plan.bots), list(self._tables.values())) if is_round_robin and self.games else []
        return [
            PlayerTally(
                bot=bot,
                wins=self._wins[player],
                shared=self._shared[player],
                rate=round(self._share[player] / len(scores), 4),
                interval=wilson(self._share[player], len(scores)),
                score=_spread(scores),
                games=len(scores) if is_round_robin else 0,
                elo=rated[player].elo if is_round_robin else None,
                elo_interval=rated[player].interval if is_round_robin else None,
                failures=self.failures[player],
            )
            for player, (bot, scores) in enumerate(zip(self.plan.bots, self._scores, strict=True))
            if scores
        ]

    def summary(self, complete: bool) -> dict[str, Any]:
        """Return all results as plain data."""
        plan = self.plan
        summary: dict[str, Any] = {
            "game": plan.game,
            "round_robin" if plan.at else "seats": plan.bots,
            "seed": plan.seed,
            "options": plan.options,
            "rotate": plan.rotate,
            "checked": plan.check,
            "games": self.games,
            "complete": complete,
            "players": msgspec.to_builtins(self.players) if self.games else [],
            "moves": msgspec.to_builtins(self.moves) if self.games else None,
        }
        if plan.same_seeds:
            summary["same_seeds"] = True
        if plan.at:
            summary["at"] = plan.at
            summary["tables"] = [
                {
                    "bots": [plan.bots[player] for player in table.players],
                    "games": table.games,
                    "wins": [round(wins, 4) for wins in table.wins],
                }
                for table in self.tables
            ]
        return summary


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate (Wilson's score interval)."""
    rate = wins / games
    squared = Z * Z
    centre = (rate + squared / (2 * games)) / (1 + squared / games)
    half = Z / (1 + squared / games) * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def _spread(numbers: list[int]) -> Spread:
    return Spread(round(sum(numbers) / len(numbers), 2), min(numbers), max(numbers))
