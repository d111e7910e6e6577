"""The house: the tables of a store as people use them. Belongs to one event loop; the store is called from threads.

    house = Tables(open_store("house.sqlite"))
    room = await house.create("Ann", "bruxelles1897", (None, "journeyman"), seed=7)
    room.watch(lambda: app.post_message(TableChanged()))
    table = room.now                                   # one moment of the table
    await room.do(acts.start, "Ann")
    match = room.now.seen_by(room.now.seat_of("Ann"))  # what Ann may see
    await room.do(acts.play, "Ann", move, based_on=room.now.version)

What `do` has returned from is on disk, and `room.now` shows it; every room of that table, here and in other processes,
follows. There is one `LiveTable` for each table in a process: sessions share it.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Concatenate, ParamSpec
from weakref import WeakValueDictionary

import msgspec

from engine.game import AnyGame
from engine.game import game as game_of
from saves.problems import shown
from saves.records.journal import new_header
from saves.records.record import HUMAN, Seat
from saves.store.base import Logged, NewTable, Store, StoreError, TableRow, VersionConflictError, clock
from saves.tables import entries as log
from saves.tables.acts import must_be_a_level
from saves.tables.cards import TableCard, card_for_store, card_of
from saves.tables.entries import FORMAT, Entry
from saves.tables.problems import RefusedError, TableError
from saves.tables.table import OPEN, PLAYING, SharedTable

_LOG = logging.getLogger("pavilion.house")

ActT = ParamSpec("ActT")
Watcher = Callable[[], None]

ID_SIGNS = "bcdfghjkmnpqrstvwxz23456789"
"""Signs that are told apart on the phone, and spell nothing."""
ID_LENGTH = 6
LONGEST_WORD = 40
PATIENCE = 50
"""How often a wish is tried again when others at the table are quicker; each time one of them has got on."""


class LiveTable:
    """A table that is open in this process: `now` is always its latest known moment."""

    def __init__(self, store: Store, table: SharedTable) -> None:
        self.id = table.id
        self.now = table
        self.problem: TableError | StoreError | None = None
        """Why `now` could not follow the log, while that is so."""
        self._store = store
        self._watchers: list[Watcher] = []
        self._turn = asyncio.Lock()

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Have a function called after every change, in the loop; gives a function that ends it.

        It is called in whatever context the change came from, so an app's does nothing but `post_message`.
        """
        return _added(self._watchers, watcher)

    async def do(
        self,
        act: Callable[Concatenate[SharedTable, ActT], Sequence[Entry]],
        *arguments: ActT.args,
        **named: ActT.kwargs,
    ) -> SharedTable:
        """Do something at the table and give the table after it. It is on disk then.

        Raises what the act raises, and `StoreError` when the store is gone; then nothing has happened.
        """
        async with self._turn:
            for _ in range(PATIENCE):
                wished = act(self.now, *arguments, **named)
                try:
                    await self._write(wished)
                except VersionConflictError:
                    await self._catch_up()
                    continue
                return self.now
        raise VersionConflictError(self.id)

    async def refresh(self) -> SharedTable:
        """Read what others have done; raises `StoreError` or `TableError`."""
        async with self._turn:
            await self._catch_up()
        return self.now

    async def _write(self, wished: Sequence[Entry]) -> None:
        at = clock()
        bodies = [log.encode(entry) for entry in wished]
        # What cannot be folded must not be written, and the row is to say how the table will be.
        after = self.now.after([Logged(seq, body, at) for seq, body in enumerate(bodies, self.now.version + 1)])
        await asyncio.to_thread(self._store.append, self.id, self.now.version, bodies, card_for_store(after), at)
        # A session that is cancelled here leaves the room behind what was written, until the store's hint comes.
        self._show(after)

    async def _catch_up(self) -> None:
        try:
            new = await asyncio.to_thread(self._store.read, self.id, self.now.version)
            if log.void_ranges(new):
                # What was folded may count no more: a game was resumed from an earlier position.
                after = await asyncio.to_thread(read_table, self._store, self.id)
            else:
                after = self.now.after(new) if new else self.now
        except (TableError, StoreError) as problem:
            self.problem = problem
            self._tell()
            raise
        cured, self.problem = self.problem is not None, None
        if new or cured:
            self._show(after)

    def _show(self, table: SharedTable) -> None:
        self.now = table
        self._tell()

    def _tell(self) -> None:
        _call(self._watchers)


class Tables:
    """All tables of a store, for one event loop."""

    def __init__(self, store: Store) -> None:
        """Take a store over: it is closed with the house."""
        self.store = store
        self._loop = asyncio.get_running_loop()
        self._rooms: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._following: dict[str, asyncio.Task[None]] = {}
        self._behind: set[str] = set()
        self._watchers: list[Watcher] = []
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
    ) -> LiveTable:
        """Make a table: for each seat the level of a bot, or None for a person. The owner takes a seat at once.

        With a `word` the table is private. Raises `BadOptions`, `BadComponents`, `RefusedError` or `StoreError`.
        """
        game = game_of(game) if isinstance(game, str) else game
        for level in bots:
            must_be_a_level(level)
        seats = tuple(Seat("", level or HUMAN) for level in bots)
        seed = secrets.randbelow(10**9) if seed is None else seed
        header = new_header(game, seats, seed=seed, options=options, free_undo=free_undo, edition=edition)
        places = [number for number, level in enumerate(bots) if level is None]
        if not places or (seat is not None and seat not in places):
            raise RefusedError("house-no-place-for-owner")
        at = clock()
        entries: list[Entry] = [log.PutBot(number, level) for number, level in enumerate(bots) if level is not None]
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
                await asyncio.to_thread(self.store.create, new, bodies, at)
            except StoreError as taken:
                if taken.kind == "table-taken":
                    continue
                raise
            return self._rooms.setdefault(name, LiveTable(self.store, table))

    async def open(self, table: str) -> LiveTable:
        """Open a table and read it up to the present; raises `StoreError` "no-such-table" or `TableError`.

        Keep the room for as long as it is looked at: the house forgets rooms that nobody keeps.
        """
        async with self._opening.setdefault(table, asyncio.Lock()):
            live = self._rooms.get(table)
            if live is not None:
                await live.refresh()
                return live
            live = LiveTable(self.store, await asyncio.to_thread(read_table, self.store, table))
            self._rooms[table] = live
        # A change after the reading and before the room was known to the house was told to nobody.
        await live.refresh()
        return live

    async def enter(self, table: str, player: str, word: str = "") -> LiveTable:
        """Open a table for someone who wants to sit down or to watch; a private one asks others for its word."""
        live = await self.open(table)
        if not live.now.admits(player, word):
            raise RefusedError("house-word", table)
        return live

    async def cards(
        self, *statuses: str, player: str | None = None, private: bool = False, limit: int = 200
    ) -> list[TableCard]:
        """List tables, the one changed last first: by status, and by player, whose private tables are listed too."""
        rows = await asyncio.to_thread(self.store.tables, statuses, player, private or player is not None, limit)
        return [card_of(row) for row in rows]

    async def waiting_for_bots(self) -> list[str]:
        """List the tables where a bot is to decide: what a server looks through when it starts."""
        cards = await self.cards(PLAYING, private=True, limit=10_000)
        return [card.id for card in cards if card.waits_for_bot]

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Have a function called, in the loop, when any table may have changed: for a list of tables."""
        return _added(self._watchers, watcher)

    # Following others

    def _hinted(self, table: str | None) -> None:
        """Take a hint, in the thread of whoever gives it."""
        with suppress(RuntimeError):  # the loop may have ended in the meantime
            self._loop.call_soon_threadsafe(self._follow, table)

    def _follow(self, table: str | None) -> None:
        if self._closed:
            return
        for name in list(self._rooms) if table is None else [table]:
            live = self._rooms.get(name)
            if live is not None:
                self._behind.add(name)
                if name not in self._following:
                    self._following[name] = self._loop.create_task(self._keep_up(live))
        _call(self._watchers)

    async def _keep_up(self, live: LiveTable) -> None:
        try:
            while live.id in self._behind:
                self._behind.discard(live.id)
                # The room keeps the problem for those who look at it; the store gives a hint when it is back.
                with suppress(StoreError, TableError):
                    await live.refresh()
        finally:
            del self._following[live.id]

    async def close(self) -> None:
        """Finish what is being written and close the store. Closing twice is no mistake."""
        self._closed = True
        self._end_hints()
        await asyncio.gather(*self._following.values())
        await asyncio.to_thread(self.store.close)


def _added(watchers: list[Watcher], watcher: Watcher) -> Callable[[], None]:
    watchers.append(watcher)

    def end() -> None:
        if watcher in watchers:
            watchers.remove(watcher)

    return end


def _call(watchers: list[Watcher]) -> None:
    """Call everyone who watches; who fails at it is left out from then on, and the others never know."""
    for watcher in list(watchers):
        try:
            watcher()
        except Exception:
            _LOG.exception("a watcher failed")
            watchers.remove(watcher)


def read_table(store: Store, table: str) -> SharedTable:
    """Read a table from its store up to the present; raises `StoreError` or `TableError`."""
    return SharedTable(store.table(table)).after(store.read(table))
