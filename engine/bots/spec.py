"""Bots by name: a level, for those that think on a budget how long, and for bots of an earlier time their weights.

Examples: `journeyman`, `master@2s`, `master@500`, `master@0.2s:2026-11`, `journeyman:2026-11`.
"""

import re
from typing import Any

import msgspec

from engine.bots.levels import LADDER

MASTER = "master"
LEVELS = tuple(LADDER)
"""The bots by name, weakest first."""
SEARCHERS = tuple(level.key for level in LADDER.values() if level.module == MASTER)
"""The levels that search like the master, which takes longer than an instant."""
THINKERS = (MASTER,)
"""The levels that take a budget."""
VERSION = 12
"""Raised whenever a bot plays or judges differently: earlier results and stories are not comparable."""
LEAST_SECONDS = 0.001
MOST_SECONDS = 3600.0
MOST_ITERATIONS = 10_000_000

_WEIGHTS = re.compile(r"[0-9a-z][0-9a-z.-]{0,30}", re.ASCII)
_BUDGET = re.compile(r"(?P<iterations>[0-9]+)|(?P<seconds>[0-9]+(\.[0-9]+)?)s", re.ASCII)


class BotSpecError(LookupError):
    """Not the name of a bot.

    `kind` is "level" (no such bot), "budgetless" (it takes none), "budget" (unreadable) or "weights" (not there);
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
    weights: str | None = None
    """The name of earlier weights; None for today's."""

    @property
    def budget(self) -> dict[str, Any]:
        """The budget as keyword arguments: none, seconds or iterations."""
        budget = {"seconds": self.seconds, "iterations": self.iterations}
        return {unit: amount for unit, amount in budget.items() if amount is not None}

    def __str__(self) -> str:
        budget = ""
        if self.seconds is not None:
            budget = f"@{str(self.seconds).removesuffix('.0')}s"
        elif self.iterations is not None:
            budget = f"@{self.iterations}"
        return f"{self.level}{budget}{f':{self.weights}' if self.weights is not None else ''}"


def parse(text: str) -> BotSpec:
    """Parse a bot's name; raises `BotSpecError`, which lists what is possible."""
    played, colon, weights = text.strip().partition(":")
    level, at, budget = played.partition("@")
    if level not in LEVELS:
        raise BotSpecError("level", f"no bot {level!r}", LEVELS)
    if colon and not _WEIGHTS.fullmatch(weights):
        raise BotSpecError("weights", f"no weights {weights!r}", (f"{played}:2026-11",))
    earlier = weights if colon else None
    if not at:
        return BotSpec(level, weights=earlier)
    if level not in THINKERS:
        raise BotSpecError("budgetless", f"{level} takes no budget", (level,))
    found = _BUDGET.fullmatch(budget)
    seconds = float(found["seconds"]) if found and found["seconds"] else None
    iterations = int(found["iterations"]) if found and found["iterations"] else None
    if not (LEAST_SECONDS <= (seconds or 0) <= MOST_SECONDS or 0 < (iterations or 0) <= MOST_ITERATIONS):
        raise BotSpecError("budget", f"no budget {budget!r}", examples(level))
    return BotSpec(level, seconds, iterations, earlier)


def examples(level: str) -> tuple[str, ...]:
    """Return the ways a level can be written."""
    return (level, f"{level}@2s", f"{level}@500") if level in THINKERS else (level,)
