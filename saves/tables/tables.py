"""Live tables: the shared tables of a store, kept up to date. For one event loop; the store is called in threads.

    tables = Tables(open_store("house.sqlite"))
    live = await tables.create("Ann", "bruxelles1897", (None, "journeyman"), seed=7)
    live.watch(lambda: app.post_message(TableChanged()))
    table = live.now                                   # one moment of the table
    await live.do(acts.start, "Ann")
    match = live.now.seen_by(live.now.seat_of("Ann"))  # what Ann may see
    await live.do(acts.play, "Ann", move, based_on=live.now.version)

When `do` returns, the change is on disk and `live.now` shows it; live tables in other processes follow. Within a
process, sessions share one `LiveTable` for each table.
"""

import asyncio
import itertools
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Concatenate, ParamSpec
from weakref import WeakValueDictionary

import msgspec

from engine.game import AnyGame
from engine.game import game as game_of
from saves.names import folded
from saves.problems import shown
from saves.records.journal import new_header
from saves.records.record import HUMAN, Seat
from saves.store.base import Logged, NewTable, Store, StoreError, TableQuery, TableRow, VersionConflictError, clock
from saves.tables import acts
from saves.tables import entries as log
from saves.tables.calls import StoreCalls, waiting_is_told
from saves.tables.cards import UNFINISHED, TableCard, card_for_store, card_of
from saves.tables.entries import FORMAT, Entry
from saves.tables.problems import RefusedError, TableError
from saves.tables.reading import is_damage, read_table
from saves.tables.table import OPEN, PLAYING, SharedTable
from saves.watchers import Watchers

ActT = ParamSpec("ActT")

ID_SIGNS = "bcdfghjkmnpqrstvwxz23456789"
"""Characters that are easy to tell apart when spoken, and spell no words."""
ID_LENGTH = 6
LONGEST_WORD = 40
LIVE_LIMIT = 5
"""Minutes that the players of a live game wait for an absent player."""
PAGE = 1000
"""Tables that are read at once when all are."""
RETRIES = 50
"""Retries after a version conflict; each means that another player's act has succeeded."""


class LiveTable:
    """A table that is open in this process; `now` is its latest known version."""

    def __init__(self, store: Store, calls: StoreCalls, table: SharedTable) -> None:
        self.id = table.id
        self.now = table
        self.problem: TableError | StoreError | None = None
        """Why `now` could not be brought up to date, while that is so."""
        self._store = store
        self._calls = calls
        self._watchers = Watchers[[]]()
        self._turn = asyncio.Lock()

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change, in the event loop; return a function that ends this.

        It is called in the context of the session that made the change, so an app should only `post_message` in it.
        """
        return self._watchers.add(watcher)

    async def do(
        self,
        act: Callable[Concatenate[SharedTable, ActT], Sequence[Entry]],
        *arguments: ActT.args,
        **named: ActT.kwargs,
    ) -> SharedTable:
        """Carry an act out and return the table after it, once that is on disk.

        Raises what the act raises, and `StoreError` when the store fails; then nothing has happened.
        """
        with waiting_is_told():
            async with self._turn:
                for _ in range(RETRIES):
                    entries = act(self.now, *arguments, **named)
                    try:
                        await self._write(entries)
                    except VersionConflictError:
                        await self._catch_up()
                        continue
                    return self.now
        raise VersionConflictError(self.id)

    async def refresh(self) -> SharedTable:
        """Read the latest entries; raises `StoreError` or `TableError`."""
        with waiting_is_told():
            async with self._turn:
                await self._catch_up()
        return self.now

    async def _write(self, entries: Sequence[Entry]) -> None:
        at = clock()
        bodies = [log.encode(entry) for entry in entries]
        # Entries that cannot be folded must not be written, and the row needs the card of the table after them.
        after = self.now.after([Logged(seq, body, at) for seq, body in enumerate(bodies, self.now.version + 1)])
        await self._calls(self._store.append, self.id, self.now.version, bodies, card_for_store(after), at)
        # A session that is cancelled here leaves `now` out of date until the store's hint comes.
        self._show(after)

    async def _catch_up(self) -> None:
        try:
            new = await self._calls(self._store.read, self.id, self.now.version)
            if log.void_ranges(new):
                # The game was resumed from an earlier position, so entries that are folded already may be void.
                after = await self._calls(read_table, self._store, self.id)
            else:
                after = self.now.after(new) if new else self.now
        except (TableError, StoreError) as problem:
            self.problem = problem
            self._watchers.notify()
            if is_damage(problem):
                await self._calls(read_table, self._store, self.id)  # which raises it, having noted it
            raise
        cured, self.problem = self.problem is not None, None
        if new or cured:
            self._show(after)

    def _show(self, table: SharedTable) -> None:
        self.now = table
        self._watchers.notify()


class Tables:
    """All tables of a store, for one event loop."""

    def __init__(self, store: Store, most_open: int = 0) -> None:
        """Take over a store: `close` closes it. A player may own `most_open` unfinished tables; 0 means any number."""
        self.store = store
        self.calls = StoreCalls(store.place)
        self._most_open = most_open
        self._loop = asyncio.get_running_loop()
        self._live: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._following: dict[str, asyncio.Task[None]] = {}
        self._behind: set[str] = set()
        self._watchers = Watchers[[]]()
        self._closed = False
        self._end_hints = store.subscribe(self._hinted)

    # Tables

    async def create(
        self,
        owner: str,
        game: AnyGame | str,
        bots: Sequence[str | None],
        *,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        word: str = "",
        free_undo: bool = False,
        edition: str | None = None,
        seat: int | None = None,
        absence_limit: int | None = LIVE_LIMIT,
        names: Sequence[str] = (),
    ) -> LiveTable:
        """Create a table; `bots` has the level of a bot, or None for a player, by seat. The owner takes a seat at once.

        `names` has the names of the bots, by seat. A table with a `word` is private; `absence_limit` is that of
        `SharedTable`. Raises `OptionsError`, `ComponentsError`, `RefusedError` or `StoreError`.
        """
        game = game_of(game) if isinstance(game, str) else game
        for level in bots:
            acts.must_be_a_level(level)
        seats = tuple(Seat("", level or HUMAN) for level in bots)
        seed = secrets.randbelow(10**9) if seed is None else seed
        header = new_header(game, seats, seed=seed, options=options, free_undo=free_undo, edition=edition)
        places = [number for number, level in enumerate(bots) if level is None]
        if not places or (seat is not None and seat not in places):
            raise RefusedError("tables-no-place-for-owner")
        owned = TableQuery(owner=owner, statuses=UNFINISHED)
        # Seats at the tables of others are not limited: each of those counts for its owner.
        if self._most_open and await self.count(owned) >= self._most_open:
            raise RefusedError("tables-too-many", count=self._most_open)
        at = clock()
        entries: list[Entry] = [log.AbsenceLimit(absence_limit)]
        named = dict(enumerate(names))
        entries += [
            log.PutBot(number, level, named.get(number, "")) for number, level in enumerate(bots) if level is not None
        ]
        entries.append(log.Sit(places[0] if seat is None else seat, owner))
        bodies = [log.encode(entry) for entry in entries]
        text = msgspec.json.encode(header).decode()
        word = shown(" ".join(word.split()), LONGEST_WORD)
        while True:
            name = "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))
            blank = SharedTable(TableRow(name, FORMAT, text, owner, word, OPEN, "", 0, at, at))
            table = blank.after([Logged(seq, body, at) for seq, body in enumerate(bodies, 1)])
            new = NewTable(name, FORMAT, text, word, card_for_store(table))
            try:
                await self.calls(self.store.create, new, bodies, at)
            except StoreError as taken:
                if taken.kind == "table-taken":
                    continue
                raise
            return self._live.setdefault(name, LiveTable(self.store, self.calls, table))

    async def open(self, table: str) -> LiveTable:
        """Open a table at its latest version; raises `StoreError` "no-such-table" or `TableError`.

        Keep a reference for as long as the table is shown: it is followed only while somebody has one.
        """
        async with self._opening.setdefault(table, asyncio.Lock()):
            live = self._live.get(table)
            if live is not None:
                await live.refresh()
                return live
            live = LiveTable(self.store, self.calls, await self.calls(read_table, self.store, table))
            self._live[table] = live
        # A hint that came after the reading, but before the table was known here, was lost.
        await live.refresh()
        return live

    async def enter(self, table: str, player: str, word: str = "") -> LiveTable:
        """Open a table for a player who wants to take a seat or to watch; a private one requires its word."""
        live = await self.open(table)
        if not live.now.admits(player, word):
            raise RefusedError("tables-word", table)
        return live

    async def close_table(self, table: str, player: str | None) -> None:
        """Close a table for good (its owner, or with None the administrator), even one that cannot be read."""
        try:
            live = await self.open(table)
        except TableError:
            await self.calls(self._close_unread, table, player)
        else:
            await live.do(acts.close, player)

    def _close_unread(self, table: str, player: str | None) -> None:
        if player is not None and folded(self.store.table(table).owner) != folded(player):
            raise RefusedError("tables-not-owner", table)
        self.store.close_damaged(table)

    async def cards(
        self, *statuses: str, player: str | None = None, private: bool = False, limit: int = 200
    ) -> list[TableCard]:
        """List tables, latest change first, by status and by player; a player's own private tables are included."""
        is_private = private or player is not None
        return await self.page(TableQuery(statuses=statuses, player=player, private=is_private, limit=limit))

    async def page(self, query: TableQuery) -> list[TableCard]:
        """List the tables of a query, one page of them."""
        return [card_of(row) for row in await self.calls(self.store.tables, query)]

    async def count(self, query: TableQuery) -> int:
        """Count the tables of a query, on all pages."""
        return await self.calls(self.store.count_tables, query)

    async def waiting_for_bots(self) -> list[str]:
        """List the ids of tables where a bot is to decide, for a server that starts."""
        found: dict[str, None] = {}
        for offset in itertools.count(0, PAGE):
            # A table that changes meanwhile moves to the front, so none is left out.
            cards = await self.page(TableQuery(statuses=(PLAYING,), limit=PAGE, offset=offset))
            found |= {card.id: None for card in cards if card.waits_for_bot}
            if len(cards) < PAGE:
                break
        return list(found)

    def watch(self, watcher: Callable[[], None]) -> Callable[[], None]:
        """Call a function, in the event loop, when any table may have changed; return a function that ends this."""
        return self._watchers.add(watcher)

    # Changes by others

    def _hinted(self, table: str | None) -> None:
        """Pass a hint of the store on to the event loop."""
        with suppress(RuntimeError):  # the loop may have ended
            self._loop.call_soon_threadsafe(self._follow, table)

    def _follow(self, table: str | None) -> None:
        if self._closed:
            return
        for name in list(self._live) if table is None else [table]:
            live = self._live.get(name)
            if live is not None:
                self._behind.add(name)
                if name not in self._following:
                    self._following[name] = self._loop.create_task(self._keep_up(live))
        self._watchers.notify()

    async def _keep_up(self, live: LiveTable) -> None:
        try:
            while live.id in self._behind:
                self._behind.discard(live.id)
                # `problem` has the error for those who show the table; the store gives a hint when it is back.
                with suppress(StoreError, TableError):
                    await live.refresh()
        finally:
            del self._following[live.id]

    async def close(self) -> None:
        """Finish what is being written and close the store. Safe to call twice."""
        self._closed = True
        self._end_hints()
        await asyncio.gather(*self._following.values())
        await asyncio.to_thread(self.store.close)
        self.calls.close()
