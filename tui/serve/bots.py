"""The server's bots: one pool of worker processes for all tables, shared fairly; nothing runs on the event loop.

`BotShare` is one table's access to the pool. `BotPlayers` plays the bots' seats at shared tables.
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
from tui.serve.event_log import EventLog

LONGEST_THOUGHT = 30.0
"""Seconds after which a bot is stopped and the first legal move is played."""
RETRY = 5.0
"""Seconds before retrying a table that could not be read or written."""


class BotShare:
    """One table's access to the pool: one bot at a time, with a time limit. Tables are served in turn."""

    def __init__(self, pool: BotPool, longest: float = LONGEST_THOUGHT) -> None:
        self._pool = pool
        self._longest = longest
        self._move_lock = asyncio.Lock()
        self._hint_lock = asyncio.Lock()
        """Separate, so that a bot's move does not wait for a hint."""

    async def choose(self, game: AnyGame, state: Any, seat: int, level: str, salt: int = 0) -> Any:
        """Return a bot's move for a seat's decision; raises `BotError` if it finds none."""
        async with self._move_lock:
            return await self._pool.choose(game, state, seat, level, salt, self._longest)

    async def thoughts(
        self, game: AnyGame, state: Any, seat: int, **budget: Unpack[Budget]
    ) -> AsyncGenerator[Thought, None]:
        """Yield a bot's thoughts about a decision, for hints and stories: one request at a time, on one core."""
        budget["cores"] = 1
        if not budget.get("iterations"):
            budget["seconds"] = min(budget.get("seconds") or self._longest, self._longest)
        async with self._hint_lock:
            thinking = self._pool.thoughts(game, state, seat, **budget)
            async with aclosing(thinking):
                async for thought in thinking:
                    yield thought

    async def close(self) -> None:
        """Do nothing: the pool belongs to the server."""


class BotPlayers:
    """Plays the bots' seats at every shared table. Several servers can: the store accepts only the first move."""

    def __init__(self, tables: Tables, pool: BotPool, log: EventLog) -> None:
        self._tables = tables
        self._pool = pool
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables that changed while their bots were playing."""
        self._unsubscribe = tables.store.subscribe(self._table_changed)

    async def start(self) -> None:
        """Resume the tables where it is a bot's turn."""
        for table in await self._tables.waiting_for_bots():
            self._check(table)

    async def close(self) -> None:
        """Stop playing; the next server on this store resumes."""
        self._unsubscribe()
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _table_changed(self, table: str | None) -> None:
        """Check a table; called by the store in any thread."""
        if table is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._check, table)

    def _check(self, table: str) -> None:
        if table in self._playing:
            self._changed.add(table)
        else:
            self._changed.discard(table)
            self._playing[table] = self._loop.create_task(self._run(table))

    async def _run(self, table: str) -> None:
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
                    await asyncio.sleep(RETRY)
        except Exception as error:
            self._log.exception("bots-broke", error, table=table)
        finally:
            del self._playing[table]
            if table in self._changed and not self._is_ending():
                self._check(table)

    def _is_ending(self) -> bool:
        task = asyncio.current_task()
        return task is not None and task.cancelling() > 0

    async def _play(self, table: str) -> None:
        # Reading the row is cheap; opening the table replays the whole game.
        if not card_of(await self._tables.calls(self._tables.store.table, table)).waits_for_bot:
            return
        live = await self._tables.open(table)
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
