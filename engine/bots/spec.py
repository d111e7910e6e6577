"""Bots by name: a level, and for those that think on a budget how long, as in `master@2s` or `master@500`."""

import re
from typing import Any

import msgspec

MASTER = "master"
LEVELS = ("apprentice", "journeyman", MASTER)
"""The bots by name, weakest first; each is a module of this package."""
THINKERS = (MASTER,)
"""The levels that think on a budget."""
VERSION = 3
"""Raised whenever a bot plays or judges differently: earlier results and stories are not comparable."""
LEAST_SECONDS = 0.001
MOST_SECONDS = 3600.0
MOST_ITERATIONS = 10_000_000

_BUDGET = re.compile(r"(?P<iterations>[0-9]+)|(?P<seconds>[0-9]+(\.[0-9]+)?)s", re.ASCII)


class BotSpecError(LookupError):
    """Not the name of a bot; `kind` is "level" (no such bot), "budgetless" (it takes none) or "budget" (unreadable).

    `among` lists what is possible.
    """

    def __init__(self, kind: str, message: str, among: tuple[str, ...]) -> None:
        super().__init__(f"{message}; possible: {', '.join(among)}")
        self.kind = kind
        self.among = among


class BotSpec(msgspec.Struct, frozen=True):
    """A level and its budget for a decision: seconds, iterations, or neither for the level's default."""

    level: str
    seconds: float | None = None
    iterations: int | None = None

    @property
    def budget(self) -> dict[str, Any]:
        """The budget as keyword arguments: none, seconds or iterations."""
        budget = {"seconds": self.seconds, "iterations": self.iterations}
        return {unit: amount for unit, amount in budget.items() if amount is not None}

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"{self.level}@{str(self.seconds).removesuffix('.0')}s"
        if self.iterations is not None:
            return f"{self.level}@{self.iterations}"
        return self.level


def parse(text: str) -> BotSpec:
    """Parse a bot's name; raises `BotSpecError`, which lists what is possible."""
    level, at, budget = text.strip().partition("@")
    if level not in LEVELS:
        raise BotSpecError("level", f"no bot {level!r}", LEVELS)
    if not at:
        return BotSpec(level)
    if level not in THINKERS:
        raise BotSpecError("budgetless", f"{level} takes no budget", (level,))
    found = _BUDGET.fullmatch(budget)
    seconds = float(found["seconds"]) if found and found["seconds"] else None
    iterations = int(found["iterations"]) if found and found["iterations"] else None
    if not (LEAST_SECONDS <= (seconds or 0) <= MOST_SECONDS or 0 < (iterations or 0) <= MOST_ITERATIONS):
        raise BotSpecError("budget", f"no budget {budget!r}", examples(level))
    return BotSpec(level, seconds, iterations)


def examples(level: str) -> tuple[str, ...]:
    """Return the ways a level can be written."""
    return (level, f"{level}@2s", f"{level}@500") if level in THINKERS else (level,)
