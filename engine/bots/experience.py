"""Experience: what answers turned out to be worth so far, so that a long list need not be weighed again and again."""

from collections.abc import Mapping, Sequence
from typing import Any

LIKELY = 12
"""Answers of a list that are weighed again; the others were worse so far. With fewer, what is best in another world is
missed too often."""


class Experience:
    """What seats found their answers to be worth, in all positions of a search."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, Any], tuple[float, int]] = {}
        """By seat and answer: points below the best answer, summed over the times it was weighed."""

    def likely(self, seat: int, answers: Sequence[Any]) -> Sequence[Any]:
        """Return the answers worth weighing: those that were best so far, and all that are new."""
        if len(answers) <= LIKELY:
            return answers
        known = {answer: self._known[seat, answer] for answer in answers if (seat, answer) in self._known}
        best = sorted(known, key=lambda answer: known[answer][0] / known[answer][1])
        return [*best[:LIKELY], *[answer for answer in answers if answer not in known]]

    def learn(self, seat: int, worths: Mapping[Any, float]) -> None:
        """Remember what answers were worth to a seat in a position."""
        best = max(worths.values())
        for answer, worth in worths.items():
            below, times = self._known.get((seat, answer), (0.0, 0))
            self._known[seat, answer] = below + best - worth, times + 1
