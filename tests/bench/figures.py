"""What a bench module reports: figures, each with what was hoped for."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured value. `goal` says what to reach, such as "≤ 15"; it is printed, never enforced."""

    name: str
    value: float
    unit: str
    goal: str = ""


def milliseconds(work: Callable[[], object], repeat: int = 7, number: int = 1) -> float:
    """Give the median time of one call, over several rounds of so many calls."""
    rounds = []
    for _ in range(repeat):
        start = perf_counter()
        for _ in range(number):
            work()
        rounds.append((perf_counter() - start) / number)
    return median(rounds) * 1000
