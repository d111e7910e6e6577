"""The teacher: compares a person's decision with what the master thought of it, and knows when it is worth a word."""

from dataclasses import dataclass
from typing import Any

from engine.agenda import Decision
from engine.bots.thought import Prospect, Thought
from engine.story import SURE

MUCH_CHANCE = 0.10
"""How much more likely the master's move must be to win that the teacher speaks."""
MUCH_LEAD = 5.0
"""Or how many points further ahead it must lead, as long as it does not win less often."""
SECONDS = 3.0
"""How long a decision is thought about, on one core: in the background, and longer than most people take."""

AT_ONCE = 3
"""How many decisions are thought about at once: a turn has about so many."""


@dataclass
class Watched:
    """A decision of a person's that is being thought about."""

    at: int
    """How many moves had been played."""
    position: bytes
    """The state, packed."""
    decision: Decision
    thought: Thought | None = None
    is_done: bool = False
    """Whether thinking is over."""
    is_advised: bool = False
    """Whether the person has seen the master's advice about it."""
    is_judged: bool = False
    """Whether the move that was played has been thought about by itself."""
    move: Any = None
    """What was played in the end."""


def something_better(thought: Thought, move: Any) -> tuple[Prospect, Prospect] | None:
    """Give the best move and the one played, as they were seen, if the best was much better; else None.

    Of a move that was hardly tried nothing is said.
    """
    best, played = next(iter(thought.prospects), None), thought.of(move)
    if best is None or played is None or best.move == move or min(best.tries, played.tries) < SURE:
        return None
    chance, lead = best.chance - played.chance, best.lead - played.lead
    return (best, played) if chance >= MUCH_CHANCE or (lead >= MUCH_LEAD and chance >= 0) else None
