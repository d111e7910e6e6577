"""The pieces of a table: plain data. Cards and tiles are numbered in the order of the components."""

from typing import Final

import msgspec

NOBODY: Final = -1
EMPTY: Final = -1
"""A space without a card, tile, die or assistant."""

PATENTS, CHARACTERS, GREEN, PURPLE_BLUE, PURPLE_ORANGE = range(5)
PILES: Final = ("patents", "characters", "green", "purple_blue", "purple_orange")
FACE_UP: Final = (PATENTS, CHARACTERS)
"""The piles whose top card everybody sees."""

OPEN: Final = 100
REPAID: Final = 200
"""A loan on a research space is one of these plus the points printed on it; a tile is its number."""

(
    START,
    PROTOTYPES,
    RECRUITS,
    LINKS,
    SHARES,
    TICKETS,
    RESEARCH,
    FLYERS,
    ILLUSTRATIONS,
    EFFECTS,
    RED_INCOME,
    BUZZ,
    MARKET,
    OBJECTIVE,
    LOANS,
    EMPTY_SPACES,
) = range(16)
POINTS: Final = (
    "start",
    "prototypes",
    "characters",
    "links",
    "shares",
    "tickets",
    "research",
    "flyers",
    "illustrations",
    "effects",
    "red-income",
    "buzz",
    "market",
    "objective",
    "loans",
    "empty-spaces",
)
"""The lines of a score sheet; those from `BUZZ` on are scored at the end."""

_DIE: Final = 10


def die(seat: int, value: int) -> int:
    """Write a die on the board as one number."""
    return seat * _DIE + value


def owner_of(die_: int) -> int:
    """Return the seat a die on the board belongs to."""
    return die_ // _DIE


def value_of(die_: int) -> int:
    """Return the value of a die on the board."""
    return die_ % _DIE


def is_bare(display: list[int]) -> bool:
    """Whether nothing is left of what was displayed."""
    return display.count(EMPTY) == len(display)


def is_tile(cell: int) -> bool:
    """Whether a research space holds a tile."""
    return EMPTY < cell < OPEN


def is_open_loan(cell: int) -> bool:
    """Whether a research space holds a loan that is not repaid."""
    return OPEN <= cell < REPAID


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variants of a table: there are none."""


class Player(msgspec.Struct, gc=False):
    """Everything a player owns."""

    nation: int
    pounds: int
    gears: int
    energy: int
    newspapers: int
    sealed: tuple[int, ...]
    """The dice set in secret, until all have set theirs; to other seats a single 0."""
    bought: int
    """Dice bought in secret for them."""
    dice: tuple[int, ...]
    """The dice not placed this round, highest first."""
    usable: int
    """The dice of this round, wherever they are; not those that lie on a ticket."""
    gained: int
    """Dice for the next round."""
    ticketed: int
    reserve: int
    passed: bool
    assistants: int
    """In supply; one more is on the objective track and the others in the market."""
    westminster: int
    income: int
    """The space of the income track, from 0."""
    buzz: int
    tokens: tuple[int, ...]
    """The illustrations with a buzz token."""
    cells: list[int]
    """The research spaces: empty, a tile or a loan."""
    beside: tuple[int, ...]
    """Loans that found no space."""
    patents: tuple[int, ...]
    prototypes: tuple[int, ...]
    characters: tuple[int, ...]
    """In the order they were recruited."""
    recruited: int
    """How many of them this round."""
    shares: tuple[int, ...]
    level: int
    """Of the objective."""
    helped: tuple[int, ...]
    """Characters whose help was used this round, once for each use."""
    built: int
    """Prototypes built this round."""
    notes: int
    """Research spaces covered with notes at the end."""
    points: list[int]

    @property
    def vp(self) -> int:
        """Points on the track."""
        return sum(self.points)
