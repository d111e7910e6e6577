"""Reasons in words: what a move gains and what it gives up, as a sentence or as a short list of items.

The points of an answer are those of the lead over the strongest rival: what a rival loses is gained. Those of a step
along a line are of one seat.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.bots.reasons import Gain, Reason
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import Words, slug


class Detail(NamedTuple):
    """How much is said about a move: items of the evaluation, moves of its line, and whether items are only named."""

    items: int
    moves: int
    is_brief: bool = False

    def of(self, words: Words, why: Reason) -> str:
        """Return a reason in as many items."""
        return (named if self.is_brief else described)(words, why.shortened(self.items))

    def then(self, words: Words, line: Sequence[str]) -> str:
        """Return a sentence with as many expected moves; empty if there are none."""
        moves = line[: self.moves]
        return words("reason-then", line=", ".join(moves)) if moves else ""


DETAILS = (
    *(Detail(*each) for each in ((4, 4), (4, 2), (3, 3), (3, 2), (4, 0), (3, 1), (3, 0), (2, 2), (2, 1), (2, 0))),
    *(Detail(items, 0, is_brief=True) for items in (4, 3, 2, 1)),
)
"""From the most that is said to the least, for texts that must fit a panel. Items come before moves: one alone would
leave too much to “everything else”."""


def details(why: Reason | None) -> list[Detail]:
    """Return how much can be said, the most first; details that leave too much to “everything else” come last."""
    if why is None:
        return list(DETAILS)
    ranked = sorted(DETAILS, key=lambda detail: not why.shortened(detail.items).is_clear)
    return [*ranked, DETAILS[-1]]


def described(words: Words, why: Reason) -> str:
    """Write a reason as a sentence without its stop: the gains, then what is given up; empty if nothing differs."""
    sides: dict[str, list[str]] = {"more": [], "less": []}
    for gain in sorted(why.gains, key=lambda each: each.points <= 0):
        points = signed(words, gain.points, has_unit=not any(sides.values()))
        sides[_side(gain.points)].append(words("reason-item", phrase=_phrase(words, gain), points=points))
    more, less = words.listed(sides["more"]), words.listed(sides["less"])
    text = words("reason-but", gains=more, losses=less) if more and less else more or less
    if not text or not why.needs_rest:
        return text
    return words("reason-and-rest", reason=text, points=signed(words, why.rest, has_unit=False))


def named(words: Words, why: Reason) -> str:
    """Write a reason as a list of items with their points, the largest first; empty if nothing differs."""
    listed: list[str] = []
    items = [(words.name("term", gain.term), gain.points) for gain in why.gains]
    if items and why.needs_rest:
        items.append((words("reason-rest"), why.rest))
    for term, points in items:
        listed.append(words("reason-brief", term=term, points=signed(words, points, has_unit=not listed)))
    return words.listed(listed, "together")


def sentences(words: Words, why: Reason) -> list[str]:
    """Write a reason as ever shorter sentences, which name ever fewer items, as long as these explain it."""
    shorter = [why.shortened(most) for most in range(len(why.gains) - 1, 0, -1)]
    return _shorter(described(words, each) for each in (why, *shorter) if each is why or each.is_clear)


def lists(words: Words, why: Reason) -> list[str]:
    """Write a reason as ever shorter lists, which name ever fewer items."""
    return _shorter(named(words, why.shortened(most)) for most in range(len(why.gains), 0, -1))


def foremost(words: Words, why: Reason) -> str:
    """Name the item that speaks for the lead alone: without the rest, it fits where nothing else does."""
    return named(words, Reason(why.shortened(1).gains, 0.0))


def signed(words: Words, points: float, has_unit: bool = True) -> str:
    """Write points with their sign and, unless others before them have it, their unit."""
    id_ = "reason-points.unit" if has_unit else "reason-points"
    return words(id_, side=_side(points), points=round(abs(points), 1)).replace(" ", NO_BREAK_SPACE)


def _shorter(texts: Iterable[str]) -> list[str]:
    """Return the texts that are shorter than all before: to state the rest can take more than the item it replaces."""
    kept: list[str] = []
    for text in texts:
        if not kept or len(text) < len(kept[-1]):
            kept.append(text)
    return kept


def _side(points: float) -> str:
    return "more" if points > 0 else "less"


def _phrase(words: Words, gain: Gain) -> str:
    """Return what it means to gain or to lose by an item; an unknown item has its name alone."""
    id_ = f"term-{slug(gain.term)}.{_side(gain.points)}"
    return words(id_) if words.has(id_) else words.name("term", gain.term)
