"""Thinking: what hints, the teacher and the story of a game ask of the bots."""

from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, aclosing
from typing import Any, Unpack

from engine.bots.thought import Thought
from engine.game import Game
from tui.workers import Bots, Budget


def thinking(
    bots: Bots, game: Game, state: Any, seat: int, **budget: Unpack[Budget]
) -> AbstractAsyncContextManager[AsyncGenerator[Thought, None]]:
    """Think about a seat's decision, as long as the block lasts at most. The state may go on changing meanwhile."""
    # A copy now: nothing runs before the first thought is asked for, and by then the table may have moved on.
    before = game.clone(state)
    return aclosing(bots.thoughts(game, before, seat, **budget))
