"""The format of a puzzle file: JSON lines, the game that puzzles are from, then the puzzles.

    {"line":"game","seed":3,"seats":2,"edition":"05a1…","moves":[[0,"place",2,3],…]}
    {"line":"puzzle","key":"3-41","seed":3,"at":41,"player":1,"solutions":[["pass"]],"theme":"money",…}

A puzzle is the position after the first `at` moves of its game. Nothing needs to be thought about when it is shown: it
holds what a long search found about every answer.
"""

import msgspec

from saves.positions import RawMove, SeatMove

EQUAL_LEAD = 0.25
EQUAL_CHANCE = 0.005
"""An answer that is worse than the best by no more than both of these is as good."""
TRIES = 5
"""How often each level was asked, with different dice."""
SEARCHING = ("foreman", "contractor", "master")
"""The levels that can find a puzzle's solution by more than luck, weakest first: those that search."""
DIFFICULTIES = ("easy", "medium", "hard", "severe")
"""How hard a puzzle is: found by the first, second, third of these levels, or by none of them reliably."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="game"):
    """A game that puzzles are from."""

    seed: int
    seats: int
    edition: str
    """The edition of the component values."""
    moves: list[SeatMove]
    options: dict[str, str] = {}


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a long search found about an answer."""

    move: RawMove
    chance: float
    """Of winning, 0 to 1."""
    lead: float
    """Points ahead of the strongest rival at the end."""
    why: dict[str, float] = {}
    """The items of the evaluation that set it apart from the best answer most, in points: negative where it loses."""
    line: list[SeatMove] = []
    """The moves expected to follow."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="puzzle"):
    """A decision with one best answer, or a few that are equally good."""

    key: str
    """The name of the puzzle among those of its game."""
    seed: int
    """That of the game it is from."""
    at: int
    """How many moves of the game are played before it."""
    player: int
    """The seat that decides."""
    round: int
    solutions: list[RawMove]
    """The best answer, then those that are as good."""
    glance: RawMove
    """What a look one turn ahead would choose."""
    theme: str
    """The item of the evaluation that makes most of the difference to that."""
    found: dict[str, int]
    """How often each level found a solution, of `TRIES`."""
    answers: list[Judged]
    """Every answer, the best first."""

    @property
    def difficulty(self) -> str:
        """How hard it is, one of `DIFFICULTIES`: by the weakest searching level that finds it more often than not."""
        for level, difficulty in zip(SEARCHING, DIFFICULTIES, strict=False):
            if self.found.get(level, 0) * 2 > TRIES:
                return difficulty
        return DIFFICULTIES[-1]


Line = Source | Puzzle
"""A line of a puzzle file."""
