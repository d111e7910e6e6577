"""Bots of the house: one pool of workers for all tables, no table more than its share, and no loop that thinks.

`BotShare` is the pool as one table has it. `BotPlayers` answers for the bots at shared tables, whoever is looking.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Unpack

from engine.bots.thought import Thought
from engine.game import AnyGame
from saves.problems import SavesError
from saves.tables import LiveTable, SharedTable, TableError, Tables, VersionConflictError, acts
from saves.tables.cards import card_of
from tui.bots.pool import BotError, BotPool, Budget
from tui.serve.event_log import HouseLog

LONGEST_THOUGHT = 30.0
"""Seconds; then a bot is stopped, and any move will do."""
AGAIN = 5.0
"""Seconds until a table that could not be read or written is tried again."""


class BotShare:
    """The pool as one table has it: one thought at a time, and none too long. Tables are served in turn."""

    def __init__(self, pool: BotPool, longest: float = LONGEST_THOUGHT) -> None:
        self._pool = pool
        self._longest = longest
        self._thinking = asyncio.Lock()
        self._musing = asyncio.Lock()
        """Held while someone is advised: a bot that is to move does not wait for that."""

    async def choose(self, game: AnyGame, state: Any, seat: int, level: str, salt: int = 0) -> Any:
        """Let a bot answer a seat's decision; raises `BotError` when there is no move to give."""
        async with self._thinking:
            return await self._pool.choose(game, state, seat, level, salt, self._longest)

    async def thoughts(
        self, game: AnyGame, state: Any, seat: int, **budget: Unpack[Budget]
    ) -> AsyncGenerator[Thought, None]:
        """Think aloud about a seat's decision for hints and stories: one at a time, and never on more than one core."""
        budget["cores"] = 1
        if not budget.get("iterations"):
            budget["seconds"] = min(budget.get("seconds") or self._longest, self._longest)
        async with self._musing:
            thinking = self._pool.thoughts(game, state, seat, **budget)
            async with aclosing(thinking):
                async for thought in thinking:
                    yield thought

    async def close(self) -> None:
        """Do nothing: the pool belongs to the house."""


class BotPlayers:
    """Plays the bots' seats at every shared table. Several servers may: the store takes the first answer alone."""

    def __init__(self, tables: Tables, pool: BotPool, log: HouseLog) -> None:
        self._house = tables
        self._pool = pool
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables that have changed while we were at them."""
        self._end_hints = tables.store.subscribe(self._hinted)

    async def start(self) -> None:
        """Go on wherever a bot was to decide when the last server ended."""
        for table in await self._house.waiting_for_bots():
            self._look(table)

    async def close(self) -> None:
        """Stop; whoever opens the store next goes on."""
        self._end_hints()
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _hinted(self, table: str | None) -> None:
        """Take a hint, in the thread of whoever gives it."""
        if table is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._look, table)

    def _look(self, table: str) -> None:
        if table in self._playing:
            self._changed.add(table)
        else:
            self._changed.discard(table)
            self._playing[table] = self._loop.create_task(self._attend(table))

    async def _attend(self, table: str) -> None:
        try:
            while True:
                try:
                    await self._play(table)
                    break
                except TableError as problem:
                    self._log("bots-cannot-read", table=table, problem=problem.kind)
                    break
                except SavesError as problem:
                    self._log("bots-wait", table=table, problem=problem.kind)
                    await asyncio.sleep(AGAIN)
        except Exception as error:
            self._log.mishap("bots-broke", error, table=table)
        finally:
            del self._playing[table]
            if table in self._changed and not self._is_ending():
                self._look(table)

    def _is_ending(self) -> bool:
        task = asyncio.current_task()
        return task is not None and task.cancelling() > 0

    async def _play(self, table: str) -> None:
        # A row is cheap to read; a room is a whole game.
        if not card_of(await asyncio.to_thread(self._house.store.table, table)).waits_for_bot:
            return
        live = await self._house.open(table)
        share = BotShare(self._pool)
        while (due := live.now.bot_to_move()) is not None:
            await self._decide(live, live.now, share, *due)

    async def _decide(self, live: LiveTable, table: SharedTable, share: BotShare, seat: int, level: str) -> None:
        match = table.match
        try:
            move = await share.choose(match.game, match.state, seat, level)
        except BotError as failed:
            self._log("bot-failed", table=table.id, seat=seat, level=level, problem=str(failed))
            move = next(each.moves[0] for each in match.decisions if each.seat == seat)
        try:
            await live.do(acts.play_for_bot, seat, level, move, table.version)
        except VersionConflictError:
            await live.refresh()
