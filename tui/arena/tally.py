"""The tally of a simulation: who won how often, and how sure that is."""

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
    """What one player did: wins of its own, first places shared, and the rate with its 95 % interval.

    A first place shared by k counts as 1/k of a win in the rate. In a round robin there are also the games it took part
    in and its rating, and for a program how often it did not answer.
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
        self._tables = {company: RatingTable(company, 0, [0.0] * len(company)) for company in plan.tables}
        self.failures = [0] * count
        """By player, how often a program did not answer."""
        self.first_failures: dict[int, tuple[GameResult, Failure]] = {}
        """By player, the first time a program did not answer, and the game it was in."""

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
        """Give how many games a player won, shared first places counted in parts."""
        return self._share[player]

    @property
    def moves(self) -> Spread:
        """The number of moves in a game; asks for at least one game."""
        return _spread(self._moves)

    @property
    def tables(self) -> list[RatingTable]:
        """The companies that met, and what came of it."""
        return [table for table in self._tables.values() if table.games]

    @property
    def players(self) -> list[PlayerTally]:
        """The players in the order of the plan, without those who have not played yet."""
        is_arena = bool(self.plan.at)
        rated = ratings(len(self.plan.bots), list(self._tables.values())) if is_arena and self.games else []
        return [
            PlayerTally(
                bot=bot,
                wins=self._wins[player],
                shared=self._shared[player],
                rate=round(self._share[player] / len(scores), 4),
                interval=wilson(self._share[player], len(scores)),
                score=_spread(scores),
                games=len(scores) if is_arena else 0,
                elo=rated[player].elo if is_arena else None,
                elo_interval=rated[player].interval if is_arena else None,
                failures=self.failures[player],
            )
            for player, (bot, scores) in enumerate(zip(self.plan.bots, self._scores, strict=True))
            if scores
        ]

    def summary(self, complete: bool) -> dict[str, Any]:
        """Give everything as plain data."""
        plan = self.plan
        told = {
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
            told["same_seeds"] = True
        if plan.at:
            told["at"] = plan.at
            told["tables"] = [
                {
                    "bots": [plan.bots[player] for player in table.players],
                    "games": table.games,
                    "wins": [round(wins, 4) for wins in table.wins],
                }
                for table in self.tables
            ]
        return told


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Give the interval that the rate behind so many wins lies in, 95 times of 100 (Wilson's score interval)."""
    rate = wins / games
    squared = Z * Z
    centre = (rate + squared / (2 * games)) / (1 + squared / games)
    half = Z / (1 + squared / games) * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def _spread(numbers: list[int]) -> Spread:
    return Spread(round(sum(numbers) / len(numbers), 2), min(numbers), max(numbers))
