"""Thoughts of the bots about a decision, for hints, the teacher and the story of a game."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, aclosing
from typing import Any, Unpack

from engine.bots.thought import Thought, amended
from engine.game import AnyGame
from engine.story import JUDGED, is_hardly_tried
from tui.bots.pool import Bots, Budget


def thinking(
    bots: Bots, game: AnyGame, state: Any, seat: int, **budget: Unpack[Budget]
) -> AbstractAsyncContextManager[AsyncGenerator[Thought, None]]:
    """Think about a seat's decision, at most until the block ends. The state may change in the meantime."""
    # Copied now: the search starts with the first thought that is awaited, and the state may have changed by then.
    before = game.clone(state)
    return aclosing(bots.thoughts(game, before, seat, **budget))


async def with_played(bots: Bots, game: AnyGame, state: Any, seat: int, thought: Thought, move: Any) -> Thought:
    """Return a thought that includes a reliable estimate of the move that was played.

    A move that looked so bad that it was hardly tried is searched by itself.
    """
    if thought.prospects and is_hardly_tried(thought, move):
        async with thinking(bots, game, state, seat, iterations=JUDGED, only=move) as thoughts:
            async for about in thoughts:
                thought = amended(thought, about)
    return thought
