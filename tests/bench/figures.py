"""Figures: what a benchmark module reports, each with its goal."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured value. `goal`, such as "≤ 15", is printed, never enforced."""

    name: str
    value: float
    unit: str
    goal: str = ""


def milliseconds(work: Callable[[], object], repeat: int = 7, number: int = 1) -> float:
    """Return the median processor time of one call, over `repeat` rounds of `number` calls."""
    rounds = []
    for _ in range(repeat):
        start = process_time()
        for _ in range(number):
            work()
        rounds.append((process_time() - start) / number)
    return median(rounds) * 1000
