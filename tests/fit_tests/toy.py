"""A game to fit: Nim with an evaluation of its own, and games whose results are known functions of their positions."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec

from engine.game import AnyGame
from engine.weights import WeightSets
from tests.fit.files import PlayedGame, Position
from tests.fourth_game.engine.games import nim

TEXT = """# What counters are worth.

[pile]
counter = 2.0 # each
by_round = [1.0, 1.0, 1.0] # the last one, by round
unused = 7
part = 0.5

[luck]
nothing = 0.25
"""


class Pile(msgspec.Struct, frozen=True):
    counter: float
    by_round: tuple[float, float, float]
    unused: float
    part: Annotated[float, msgspec.Meta(ge=0, le=1)]


class Luck(msgspec.Struct, frozen=True):
    nothing: float


class Weights(msgspec.Struct, frozen=True):
    pile: Pile
    luck: Luck


def appraise(state: Any, weights: Weights, seats: Sequence[int]) -> list[list[float]]:
    """Estimate points; `part` is not linear, and `nothing` has nothing to do with how games end."""
    pile = weights.pile
    players = [(seat, state.players[seat]) for seat in seats]
    return [
        [
            pile.counter * player.taken,
            pile.by_round[state.round - 1] * player.last_vp,
            10 * pile.part**2 * (player.taken % 3),
            weights.luck.nothing * ((state.heap + seat) % 2),
        ]
        for seat, player in players
    ]


def written(folder: Path) -> Path:
    """Write the weights."""
    file = folder / "weights.toml"
    file.write_text(TEXT, encoding="utf-8")
    return file


class _Text:
    """A folder that holds nothing but the weights."""

    def __truediv__(self, name: str) -> "_Text":
        return self

    def read_text(self, encoding: str) -> str:
        return TEXT


FOLDER: Any = _Text()
NAME = __name__
GAME: AnyGame = replace(
    nim.GAME,
    weights=WeightSets(FOLDER, Weights, range(2, 4)),
    term_names=("counters", "last", "threes", "luck"),
    appraise=appraise,
)


def games(truth: Weights, number: int, seats: int = 2, noise: float = 3.0) -> list[PlayedGame]:
    """Return games of one position each, of rounds 1 to 3 in turn, that end as the truth expects but for noise."""
    chance = Random(7)
    found = []
    for seed in range(number):
        state = GAME.new(seats, seed=seed)
        state.round = 1 + seed % 3
        state.heap = chance.randrange(10)
        for player in state.players:
            player.taken = chance.randrange(10)
            player.last_vp = chance.randrange(3)
        points = [sum(expected) + chance.gauss(0, noise) for expected in appraise(state, truth, range(seats))]
        found.append(PlayedGame(seed, tuple(map(round, points)), (Position(state.round, GAME.encode(state)),)))
    return found
