"""Bots at shared tables. Any server may play them: they answer alike, and of two that do, the second one is stale."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

from engine.game import Game
from saves.house import acts
from saves.house.house import Room
from saves.store.base import Stale

Choose: TypeAlias = Callable[[Game, Any, int, str], Awaitable[Any]]
"""Gives a bot's move: game, whole state, seat and level. It shows the bot nothing but what its seat may see."""


async def let_bots_play(room: Room, choose: Choose) -> None:
    """Play the bots' moves, one after the other, until a person must decide.

    May be called at every change, by every server that has the table: where it is at work already, it does nothing.
    Raises what `choose` raises, and `StoreError`.
    """
    if room.bots_are_playing:
        return
    room.bots_are_playing = True
    try:
        while (asked := room.now.bot_to_move()) is not None:
            table, (seat, level) = room.now, asked
            move = await choose(table.match.game, table.match.state, seat, level)
            # Stale: someone took the seat back, took a move back, or another server's bot was quicker. Look again.
            with suppress(Stale):
                await room.do(acts.play_for_bot, seat, level, move, table.version)
    finally:
        room.bots_are_playing = False
