"""What a thinking bot has found so far: for choosing, for hints and for the story of a game."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.chance import Dice


class Foreseen(msgspec.Struct, frozen=True, array_like=True):
    """A move the bot expects on the way."""

    seat: int
    move: Any


class Prospect(msgspec.Struct, frozen=True, array_like=True):
    """The judgement of one answer: its tries, and what came of it for the seat that is asked."""

    move: Any
    tries: int
    chance: float
    """Of winning, 0 to 1."""
    lead: float
    """Points ahead of the strongest rival at the end; negative when behind."""
    line: tuple[Foreseen, ...] = ()
    """The moves it expects to follow."""
    terms: tuple[float, ...] = ()
    """The lead item by item, in the order of `Game.term_names`."""

    @property
    def raw_line(self) -> list[list[Any]]:
        """The line as files write it: a seat and its move each."""
        return [[each.seat, *msgspec.to_builtins(each.move)] for each in self.line]


class Thought(msgspec.Struct, frozen=True, array_like=True):
    """What a bot thinks of a decision so far."""

    seat: int
    tries: int
    chances: tuple[float, ...]
    """Of winning, by seat."""
    prospects: tuple[Prospect, ...]
    """Every answer tried, the best first."""

    def of(self, move: Any) -> Prospect | None:
        """Return what is thought of a move, or None if it was never tried."""
        return next((each for each in self.prospects if each.move == move), None)


MIXED = 0.25
"""The part of the most tries from which on an answer to a sealed question is given now and then."""


def mixed(thought: Thought, dice: Dice) -> Any:
    """Draw one of the answers tried most: the more tries, the more often."""
    best = thought.prospects[0].tries
    among = [each for each in thought.prospects if each.tries >= MIXED * best]
    number = dice.below(sum(each.tries for each in among))
    for each in among:
        number -= each.tries
        if number < 0:
            return each.move
    raise AssertionError("a number below the sum of all tries belongs to one of them")


def amended(thought: Thought, about: Thought) -> Thought:
    """Replace prospects by those of searches about single answers; the order stays."""
    better = {each.move: each for each in about.prospects}
    kept = [better.pop(each.move, each) for each in thought.prospects]
    return replace(thought, prospects=(*kept, *better.values()))


def merged(thoughts: Sequence[Thought], alike: bool = False) -> Thought:
    """Merge what several searches have found about the same decision.

    `alike` is for searches that stopped when they were sure: each counts the same, though the surest tried least.
    """
    if alike:
        most = max(thought.tries for thought in thoughts)
        thoughts = [_stretched(thought, most) for thought in thoughts]
    tries = sum(thought.tries for thought in thoughts) or 1
    chances = tuple(
        sum(thought.chances[seat] * thought.tries for thought in thoughts) / tries
        for seat in range(len(thoughts[0].chances))
    )
    found: dict[Any, list[Prospect]] = {}
    for thought in thoughts:
        for prospect in thought.prospects:
            found.setdefault(prospect.move, []).append(prospect)
    prospects = sorted(map(_together, found.values()), key=promise, reverse=True)
    return Thought(thoughts[0].seat, tries, chances, tuple(prospects))


def promise(prospect: Prospect) -> tuple[int, float]:
    """Return what prospects are ordered by: tries first, since a search tries what is good most often."""
    return prospect.tries, prospect.lead


def _stretched(thought: Thought, tries: int) -> Thought:
    """Scale the tries to a total, in the same proportions."""
    factor = tries / max(1, thought.tries)
    prospects = [replace(each, tries=round(each.tries * factor)) for each in thought.prospects]
    return replace(thought, tries=tries, prospects=tuple(prospects))


def _together(prospects: Sequence[Prospect]) -> Prospect:
    tries = sum(each.tries for each in prospects) or 1
    surest = max(prospects, key=promise)
    return Prospect(
        move=surest.move,
        tries=tries,
        chance=sum(each.chance * each.tries for each in prospects) / tries,
        lead=sum(each.lead * each.tries for each in prospects) / tries,
        line=surest.line,
        terms=tuple(
            sum(amount * each.tries for each, amount in zip(prospects, amounts, strict=True)) / tries
            for amounts in zip(*[each.terms for each in prospects], strict=True)
        ),
    )
