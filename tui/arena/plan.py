"""The plan of a simulation, and the result of each game."""

from itertools import combinations
from typing import Any

import msgspec

from tui.bots.external.bot import SECONDS, STAND_IN


class Fixture(msgspec.Struct, frozen=True):
    """One game to play: its seed, and the index of the plan's bot at each seat."""

    seed: int
    players: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True):
    """The games to play: bots, number of games, first seed and options.

    Either all bots play together, or, in a round robin, every group of `at` bots plays its own games.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    """Games of each group; with shared seeds rounded up, so that each seed is played from every seat."""
    seed: int
    options: dict[str, str] = {}
    corrections: dict[str, Any] | None = None
    rotate: bool = False
    """Whether the bots move to the next seat after each game."""
    check: bool = False
    """Whether every state is checked for consistency."""
    same_seeds: bool = False
    """Whether each seed is played once per rotation of the seats, so that all bots have the same luck."""
    at: int = 0
    """The seats in a game of a round robin, which always shares its seeds; 0 without a round robin."""
    stand_in: str = STAND_IN
    """The bot that answers when an external bot fails."""
    seconds: float = SECONDS
    """Time limit for a decision of an external bot."""

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The groups of bots that play each other, by the indices of the bots."""
        everyone = range(len(self.bots))
        return list(combinations(everyone, self.at)) if self.at else [tuple(everyone)]

    @property
    def total(self) -> int:
        """The number of games."""
        if not self._shares_seeds:
            return self.games
        seats = self.at or len(self.bots)
        return -(-self.games // seats) * seats * len(self.tables)

    @property
    def _shares_seeds(self) -> bool:
        return bool(self.at) or self.same_seeds

    def fixture(self, number: int) -> Fixture:
        """Return a game by its number. The groups take turns, so that the first games are a fair sample."""
        if not self._shares_seeds:
            seats = range(len(self.bots))
            return Fixture(self.seed + number, tuple(self.player_at(seat, number) for seat in seats))
        tables = self.tables
        turn, rotation = divmod(number, self.at or len(self.bots))
        seed, table = divmod(turn, len(tables))
        players = tables[table]
        return Fixture(self.seed + seed, players[-rotation:] + players[:-rotation] if rotation else players)

    def player_at(self, seat: int, number: int) -> int:
        """Return the index of the bot at a seat in a game, without a round robin."""
        return (seat - number) % len(self.bots) if self.rotate else seat


class Failure(msgspec.Struct, frozen=True):
    """A failure of an external bot: its seat, the move (from 1), and the reason (see `ExternalBotError`)."""

    seat: int
    move: int
    kind: str
    detail: str


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one game: bots and final scores by seat, the winning seats and the number of moves."""

    game: str
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    failures: tuple[Failure, ...] = ()


class Broken(msgspec.Struct, frozen=True):
    """A game that failed: the move, counted from 1 (0 is the set-up), and the problem."""

    seed: int
    move: int
    problem: str
