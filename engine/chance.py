"""Dice: a small generator whose whole state is one integer, so that chance is part of a game's state."""

from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")

# The 48-bit linear congruence of POSIX's drand48: the same numbers on every platform, and small enough for any JSON
# reader.
_MULTIPLIER = 0x5DEECE66D
_INCREMENT = 0xB
_MASK = (1 << 48) - 1


def scatter(seed: int) -> int:
    """Hash a seed to a state of the dice, so that neighbouring seeds give unrelated games."""
    mixed = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return (mixed ^ (mixed >> 31)) & _MASK


class Dice:
    """A random number generator whose state is one integer."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, bound: int) -> int:
        """Return a number from 0 up to, and not including, the bound."""
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return ((self.state >> 16) * bound) >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            # As `below` does; spelled out because games shuffle a lot.
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK
            other = ((state >> 16) * (last + 1)) >> 32
            items[last], items[other] = items[other], items[last]
        self.state = state

    def drawn(self, items: Sequence[T], number: int) -> list[T]:
        """Draw a number of items, each at most once; all of them, in a new order, if there are no more."""
        rest = list(items)
        state = self.state
        for place in range(min(number, len(rest))):
            state = (state * _MULTIPLIER + _INCREMENT) & _MASK
            other = place + (((state >> 16) * (len(rest) - place)) >> 32)
            rest[place], rest[other] = rest[other], rest[place]
        self.state = state
        return rest[:number]
