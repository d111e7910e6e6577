"""What a bench module reports: figures, each with what was hoped for."""

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured value. `goal` says what to reach, such as "≤ 15"; it is printed, never enforced."""

    name: str
    value: float
    unit: str
    goal: str = ""


def milliseconds(work: Callable[[], object], repeat: int = 7, number: int = 1) -> float:
    """Give the median processor time of one call, over several rounds of so many calls."""
    rounds = []
    for _ in range(repeat):
        start = process_time()
        for _ in range(number):
            work()
        rounds.append((process_time() - start) / number)
    return median(rounds) * 1000
