"""Thinking: what hints, the teacher and the story of a game ask of the bots."""

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
    """Think about a seat's decision, as long as the block lasts at most. The state may go on changing meanwhile."""
    # A copy now: nothing runs before the first thought is asked for, and by then the table may have moved on.
    before = game.clone(state)
    return aclosing(bots.thoughts(game, before, seat, **budget))


async def with_played(bots: Bots, game: AnyGame, state: Any, seat: int, thought: Thought, move: Any) -> Thought:
    """Give a thought that says what the move that was played is worth.

    One that looked so bad that it was hardly tried is thought about by itself.
    """
    if thought.prospects and is_hardly_tried(thought, move):
        async with thinking(bots, game, state, seat, iterations=JUDGED, only=move) as thoughts:
            async for about in thoughts:
                thought = amended(thought, about)
    return thought
