"""Reasons: which answers a search suggests, and the items of the evaluation that set two of them apart.

Nothing here is invented. The reason for an answer is its lead item by item, on average over everything that the search
tried after it, minus the same of the answer it is compared with.
"""

from collections.abc import Mapping, Sequence

import msgspec

from engine.bots.thought import Prospect, Thought

ENOUGH = 4
"""Tries from which on an answer is suggested and compared: what came of fewer is mostly luck."""
COMPARABLE = 0.5
"""The share of the most tries from which on an answer can stand above the one tried most."""
LEAST = 0.25
"""Points from which on an item is named."""
SHARE = 0.1
"""The part of all differences from which on an item is named."""
MOST = 4
"""How many items a reason names at most."""
NOTICED = 0.15
"""Points from which on what is not named is stated as well: people add up what they read, and put less down to
rounding."""


class Gain(msgspec.Struct, frozen=True):
    """An item of the evaluation, and by how many points it is better; negative when it is worse."""

    term: str
    points: float


class Reason(msgspec.Struct, frozen=True):
    """Why an answer is better or worse than another: the items that differ most, the largest difference first."""

    gains: tuple[Gain, ...]
    """Empty when no item differs enough to be named."""
    rest: float
    """What all other items come to. The gains and the rest are the difference between the leads."""

    @property
    def lead(self) -> float:
        """The difference between the leads."""
        return sum(gain.points for gain in self.gains) + self.rest

    @property
    def needs_rest(self) -> bool:
        """Whether the gains do not add up to the lead without the rest."""
        return abs(self.rest) >= NOTICED

    @property
    def is_clear(self) -> bool:
        """Whether the gains explain the lead: what is not named is less than half of the largest."""
        return 2 * abs(self.rest) < max((abs(gain.points) for gain in self.gains), default=0.0)

    def shortened(self, most: int) -> "Reason":
        """Return the reason with fewer gains; the others are part of the rest.

        What speaks for the lead comes first: a larger item against it alone would explain nothing.
        """
        lead = self.lead
        speaking = next((gain for gain in self.gains if gain.points * lead > 0), None)
        ranked = sorted(self.gains, key=lambda gain: gain is not speaking)[:most]
        kept = tuple(gain for gain in self.gains if gain in ranked)
        return Reason(kept, self.rest + sum(gain.points for gain in self.gains if gain not in ranked))


def suggested(thought: Thought, most: int) -> list[Prospect]:
    """Return the answers to suggest, in the order of what people are shown of them: chance, then lead.

    The first prospect, which was tried most and which the bot would play, is among them always, and before others that
    look the same. Others are left out if they were hardly tried, or if they look better and were tried much less: an
    answer that does well by luck is tried again, so that few tries and a good look are mostly luck.
    """
    if not thought.prospects:
        return []
    first, *others = thought.prospects
    found = [first]
    for each in others:
        looks_better = _shown(each) > _shown(first)
        if each.tries >= (max(ENOUGH, COMPARABLE * first.tries) if looks_better else ENOUGH):
            found.append(each)
    # The sort is stable, so that of answers that look the same the one tried more comes first.
    found.sort(key=_shown, reverse=True)
    kept = found[:most]
    return kept if first in kept else [*kept[:-1], first]


def reason(names: Sequence[str], answer: Prospect, other: Prospect) -> Reason | None:
    """Return why an answer is better or worse than another; None if either was hardly tried.

    `names` are those of the items, `Game.term_names`.
    """
    if min(answer.tries, other.tries) < ENOUGH or not len(names) == len(answer.terms) == len(other.terms):
        return None
    return compared(dict(zip(names, answer.terms, strict=True)), dict(zip(names, other.terms, strict=True)))


def compared(terms: Mapping[str, float], others: Mapping[str, float]) -> Reason:
    """Return the items in which two leads differ most; an item that is missing counts nothing."""
    differences = [Gain(name, terms.get(name, 0.0) - others.get(name, 0.0)) for name in {**terms, **others}]
    whole = sum(abs(each.points) for each in differences)
    ranked = sorted(differences, key=lambda each: -abs(each.points))[:MOST]
    named = tuple(each for each in ranked if abs(each.points) >= max(LEAST, SHARE * whole))
    lead = sum(each.points for each in differences)
    if not named and abs(lead) >= LEAST:
        # Many small things come to something: the largest that speaks for the lead stands for them.
        named = (max(differences, key=lambda each: each.points * lead),)
    return Reason(named, sum(each.points for each in differences if each not in named))


def _shown(prospect: Prospect) -> tuple[int, int]:
    """Return what people are shown of an answer: the chance in percent and the lead in whole points."""
    return round(prospect.chance * 100), round(prospect.lead)
