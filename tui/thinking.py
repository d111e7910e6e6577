"""Thinking: what hints, the teacher and the story of a game ask of the bots."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, aclosing
from typing import Any, Protocol, cast

from engine.bots.thought import Thought
from engine.game import Game


class Thinker(Protocol):
    """Whoever can think about a decision for a while."""

    def thoughts(
        self,
        game: Game,
        state: Any,
        seat: int,
        *,
        seconds: float | None = None,
        iterations: int | None = None,
        cores: int | None = None,
    ) -> AsyncIterator[Thought]:
        """Give ever better thoughts about a seat's decision until the budget is spent; leaving stops the thinking."""


def thinking(
    bots: Any,
    game: Game,
    state: Any,
    seat: int,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    cores: int | None = None,
) -> AbstractAsyncContextManager[AsyncGenerator[Thought, None]]:
    """Think about a seat's decision, as long as the block lasts at most. The state may go on changing meanwhile."""
    thinker = cast("Thinker", bots)
    # A copy now: nothing runs before the first thought is asked for, and by then the table may have moved on.
    before = game.clone(state)
    thoughts = thinker.thoughts(game, before, seat, seconds=seconds, iterations=iterations, cores=cores)
    return aclosing(cast("AsyncGenerator[Thought, None]", thoughts))
