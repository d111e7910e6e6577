"""The server's bots: one pool of worker processes for all tables, shared fairly; nothing runs on the event loop.

`BotShare` is one table's access to the pool. `BotPlayers` plays the bots' seats at shared tables.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from contextlib import aclosing
from contextvars import Context
from functools import partial
from typing import Any, Unpack

from engine.bots.thought import Thought
from engine.game import AnyGame
from saves.problems import SavesError
from saves.store import Store, folded
from saves.tables import LiveTable, SharedTable, TableCard, TableError, Tables, VersionConflictError, acts, entries
from saves.tables.cards import card_of
from saves.tables.reading import is_damage
from saves.tables.table import PLAYING
from tui.bots.fair_queue import Requester
from tui.bots.pool import BotError, BotPool, Budget
from tui.serve.event_log import EventLog
from tui.serve.presence import Presence

LONGEST_THOUGHT = 30.0
"""Seconds after which a bot is stopped and the first legal move is played."""
RETRY = 5.0
"""Seconds before retrying a table that could not be read or written."""
PAUSE = 600.0
"""Seconds without a person after which the bots of a table pause."""
UNATTENDED = 4
"""The number of tables without a person that are open for their bots at once."""
IN_A_ROW = 20
"""Decisions at a table without a person before another such table has its turn."""
TAIL = 3
"""Entries that a move can add to a log: itself, the position and the end."""


class BotShare:
    """One table's access to the pool: one bot at a time, with a time limit. Players, then tables, take turns."""

    def __init__(self, pool: BotPool, requester: Requester, longest: float = LONGEST_THOUGHT) -> None:
        self._pool = pool
        self._requester = requester
        self._longest = longest
        self._move_lock = asyncio.Lock()
        self._hint_lock = asyncio.Lock()
        """Separate, so that a bot's move does not wait for a hint."""

    async def choose(self, game: AnyGame, state: Any, seat: int, level: str, salt: int = 0) -> Any:
        """Return a bot's move for a seat's decision; raises `BotError` if it finds none."""
        async with self._move_lock:
            return await self._pool.choose(game, state, seat, level, salt, self._longest, self._requester)

    async def thoughts(
        self, game: AnyGame, state: Any, seat: int, **budget: Unpack[Budget]
    ) -> AsyncGenerator[Thought, None]:
        """Yield a bot's thoughts about a decision, for hints and stories: one request at a time, on one core."""
        budget["cores"] = 1
        if not budget.get("iterations"):
            budget["seconds"] = min(budget.get("seconds") or self._longest, self._longest)
        async with self._hint_lock:
            thinking = self._pool.thoughts(game, state, seat, requester=self._requester, **budget)
            async with aclosing(thinking):
                async for thought in thinking:
                    yield thought

    async def close(self) -> None:
        """Do nothing: the pool belongs to the server."""


class BotPlayers:
    """Plays the bots' seats at every shared table. Several servers can: the store accepts only the first move.

    Bots answer what a person does and play on while a person is at the table, on any server, or was there recently.
    Otherwise they pause until someone comes to the table, or one of its players to the server. Tables without a person
    are played few at a time.
    """

    def __init__(
        self,
        tables: Tables,
        pool: BotPool,
        presence: Presence,
        log: EventLog,
        pause: float = PAUSE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._pool = pool
        self._presence = presence
        self._log = log
        self._pause = pause
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables that changed while their bots were playing."""
        self._waiting: dict[str, None] = {}
        """Tables without a person that are to be checked, in this order."""
        self._unattended: set[str] = set()
        """Tables that had no person when their bots began to play."""
        self._last_person: dict[str, float] = {}
        """When a person was last known to be at a table where bots are to play."""
        self._wakers: set[asyncio.Task[None]] = set()
        self._unsubscribe = (tables.store.subscribe(self._table_changed), presence.watch_changes(self._player_moved))

    async def start(self) -> None:
        """Resume the tables where it is a bot's turn: the bots of those that people have left for long stay paused."""
        for table in await self._tables.waiting_for_bots():
            self._check(table)

    async def close(self) -> None:
        """Stop playing; the next server on this store resumes."""
        for unsubscribe in self._unsubscribe:
            unsubscribe()
        self._waiting.clear()
        tasks = [*self._playing.values(), *self._wakers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What makes bots play

    def _table_changed(self, table: str | None) -> None:
        """Check a table; called by the store in any thread."""
        if table is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._check, table)

    def _player_moved(self, player: str, table: str, came: bool) -> None:
        """Check the table that a player came to, or their tables if they came to the server."""
        if came and table:
            self._wake([table])
        elif came:
            task = self._create_task(self._wake_tables_of(player))
            self._wakers.add(task)
            task.add_done_callback(self._wakers.discard)

    async def _wake_tables_of(self, player: str) -> None:
        try:
            cards = await self._tables.cards(PLAYING, player=player)
        except SavesError as problem:
            self._log("bots-wait", player=player, problem=problem.kind)
        else:
            self._wake(card.id for card in cards if card.waits_for_bot)

    def _wake(self, tables: Iterable[str]) -> None:
        now = self._clock()
        for table in tables:
            self._last_person[table] = now
            self._check(table)

    def _check(self, table: str) -> None:
        """Play the bots' seats at a table if it is their turn: at once where a person is, else when it has its turn."""
        if table in self._playing:
            self._changed.add(table)
            return
        self._waiting[table] = None
        if self._presence.is_anyone_at(table):
            self._begin(table)
        else:
            self._begin_unattended()

    def _begin(self, table: str) -> None:
        self._changed.discard(table)
        self._waiting.pop(table, None)
        self._playing[table] = self._create_task(self._run(table))

    def _begin_unattended(self) -> None:
        while self._waiting and len(self._unattended) < UNATTENDED:
            table = next(iter(self._waiting))
            self._unattended.add(table)
            self._begin(table)

    def _create_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task in an empty context: in that of a session, it would keep the session's app alive."""
        return self._loop.create_task(work, context=Context())

    def _is_awake(self, table: str) -> bool:
        """Whether a person is at a table, or was there recently."""
        now = self._clock()
        if self._presence.is_anyone_at(table):
            self._last_person[table] = now
        last = self._last_person.get(table)
        return last is not None and now - last < self._pause

    # Playing

    async def _run(self, table: str) -> None:
        try:
            while True:
                try:
                    await self._play(table)
                    break
                except SavesError as problem:
                    if isinstance(problem, TableError) or is_damage(problem):
                        self._log("bots-cannot-read", table=table, problem=problem.kind)
                        break
                    self._log("bots-wait", table=table, problem=problem.kind)
                    await asyncio.sleep(RETRY)
        except Exception as error:
            self._log.exception("bots-broke", error, table=table)
        finally:
            del self._playing[table]
            self._unattended.discard(table)
            if not self._is_ending():
                if table in self._changed:
                    self._check(table)
                self._begin_unattended()

    def _is_ending(self) -> bool:
        task = asyncio.current_task()
        return task is not None and task.cancelling() > 0

    async def _play(self, table: str) -> None:
        # Reading the row is cheap; opening the table replays the whole game.
        card, is_answer = await self._tables.calls(_summary, self._tables.store, table)
        if is_answer:
            self._last_person[table] = self._clock()
        if not card.waits_for_bot or not self._is_awake(table):
            self._last_person.pop(table, None)
            return
        live = await self._tables.open(table)
        is_attended = partial(self._presence.is_anyone_at, table)
        share = BotShare(self._pool, Requester(folded(card.owner), table, is_attended))
        decisions = 0
        while (due := live.now.bot_to_move()) is not None:
            if not self._is_awake(table):
                self._log("bots-pause", table=table)
                break
            if decisions >= IN_A_ROW and self._waiting and not is_attended():
                self._changed.add(table)  # to the end of those that wait
                return
            await self._decide(live, live.now, share, *due)
            decisions += 1
        self._last_person.pop(table, None)

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


def _summary(store: Store, table: str) -> tuple[TableCard, bool]:
    """Return a table's card, and whether a person was the last to act at it."""
    row = store.table(table)
    card = card_of(row)
    if card.waits_for_bot:
        for logged in reversed(store.read(table, max(0, row.version - TAIL))):
            try:
                entry = entries.decode(logged.body)
            except entries.EntryError:
                break
            if not isinstance(entry, entries.Position | entries.End):
                is_bot = isinstance(entry, entries.MoveEntry) and card.chairs[entry.seat].bot is not None
                return card, not is_bot
    return card, False
