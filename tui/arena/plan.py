"""What a simulation plays, and what comes of each game."""

from itertools import combinations
from typing import Any

import msgspec

from tui.bots.external.bot import SECONDS, STAND_IN


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: its seed, and which of the plan's bots sits at each seat."""

    seed: int
    players: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: the bots, how often and from which seed.

    Either all bots sit at one table, or (`at` so many seats) every selection of them meets at a table of its own.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    """At each table; where seeds are shared, as many more as it takes to play each seed from every seat."""
    seed: int
    options: dict[str, str] = {}
    corrections: dict[str, Any] | None = None
    rotate: bool = False
    """Whether everyone moves up a seat from game to game."""
    check: bool = False
    """Whether every state is checked."""
    same_seeds: bool = False
    """Whether a seed is played once for each rotation of the seats, so that luck is the same for everyone."""
    at: int = 0
    """The seats at a table of a round robin, which always shares its seeds; 0 for a single table."""
    stand_in: str = STAND_IN
    """The level that answers when somebody's program does not."""
    seconds: float = SECONDS
    """How long a program may take for a decision."""

    @property
    def tables(self) -> list[tuple[int, ...]]:
        """The companies that meet, each by the numbers of its bots."""
        everyone = range(len(self.bots))
        return list(combinations(everyone, self.at)) if self.at else [tuple(everyone)]

    @property
    def total(self) -> int:
        """How many games that makes."""
        if not self._shares_seeds:
            return self.games
        seats = self.at or len(self.bots)
        return -(-self.games // seats) * seats * len(self.tables)

    @property
    def _shares_seeds(self) -> bool:
        return bool(self.at) or self.same_seeds

    def fixture(self, number: int) -> Fixture:
        """Give game number so-and-so. The tables take turns, so that a part of the games is a fair part."""
        if not self._shares_seeds:
            seats = range(len(self.bots))
            return Fixture(self.seed + number, tuple(self.player_at(seat, number) for seat in seats))
        tables = self.tables
        turn, rotation = divmod(number, self.at or len(self.bots))
        seed, table = divmod(turn, len(tables))
        company = tables[table]
        return Fixture(self.seed + seed, company[-rotation:] + company[:-rotation] if rotation else company)

    def player_at(self, seat: int, number: int) -> int:
        """Give which of the players, in the order of `bots`, sits at a seat of the single table in a game."""
        return (seat - number) % len(self.bots) if self.rotate else seat


class Failure(msgspec.Struct, frozen=True):
    """Somebody's program did not answer: at which seat, in which move (from 1), and why (see `ExternalBotError`)."""

    seat: int
    move: int
    kind: str
    detail: str


class GameResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game: the bots by seat, the final scores by seat, the seats that won and the number of moves."""

    game: str
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    failures: tuple[Failure, ...] = ()


class Broken(msgspec.Struct, frozen=True):
    """A game that went wrong: after or in which move, counted from 1 (0 is the set-up), and what broke."""

    seed: int
    move: int
    problem: str
