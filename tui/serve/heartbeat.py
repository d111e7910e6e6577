"""A server's heartbeat in the store: shows the other servers who is connected here, and reads who is there.

Clocks of hosts are never compared. Each beat raises the server's number in the store; another server whose number has
not changed for `EXPIRY` seconds of our clock is gone.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from contextvars import Context
from inspect import isawaitable
from threading import Lock
from typing import Any, NamedTuple

from saves.problems import SavesError
from saves.store import Present, Store, folded
from saves.tables.calls import StoreCalls
from tui.serve.event_log import EventLog
from tui.serve.presence import Presence

BEAT = 5.0
"""Seconds between two beats."""
EXPIRY = 20.0
"""Seconds without a beat after which another server is gone."""
LEAST = 0.25
"""Seconds between two beats while players come and go."""
SEEN = 60.0
"""Seconds between two notes in the store that the connected players are still there."""
GOODBYE = 2.0
"""Seconds that a store has, at shutdown, to remove the server."""


class _LastBeat(NamedTuple):
    number: int
    since: float
    """When we first read this number."""
    is_running: bool
    """False for a server that was in the store before us, until it beats: it may have been killed long ago."""


class OtherServers:
    """The other servers of a store, and which of them are running."""

    def __init__(self) -> None:
        self._beats: dict[str, _LastBeat] = {}
        self._last_read: float | None = None
        self.gone: list[str] = []
        """The servers that have stopped without removing themselves."""

    def read(self, servers: Mapping[str, tuple[int, Collection[Present]]], now: float) -> list[Present]:
        """Return who is connected to the servers that are running, of those in the store."""
        last_read, self._last_read = self._last_read, now
        known, self._beats = self._beats, {}
        self.gone = []
        found: list[Present] = []
        for server, (number, present) in servers.items():
            last = known.get(server)
            if last is None:
                last = _LastBeat(number, now, is_running=last_read is not None)
            elif number != last.number:
                last = _LastBeat(number, now, is_running=True)
            elif last_read is not None and now - last_read > 2 * BEAT:
                # While we could not read the store, the others may not have been able to write to it.
                last = last._replace(since=now)
            self._beats[server] = last
            if now - last.since >= EXPIRY:
                self.gone.append(server)
            elif last.is_running:
                found += present
        return found


class Heartbeat:
    """Beats while the server runs, and keeps its presence up to date.

    Every call of the store is made in a thread: one that fails or hangs stops nothing here.
    """

    def __init__(
        self,
        store: Store,
        calls: StoreCalls,
        presence: Presence,
        log: EventLog,
        after: Callable[[], Any] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare to beat; `after` is called, and awaited if it returns an awaitable, after every beat."""
        self.server = secrets.token_hex(8)
        """The id of this server in the store: another one each time it starts."""
        self._store = store
        self._calls = calls
        self._presence = presence
        self._log = log
        self._after = after
        self._clock = clock
        self._others = OtherServers()
        self._soon = asyncio.Event()
        self._gone: set[str] = set()
        """Players who have disconnected since the last note in the store."""
        self._last_note = float("-inf")
        self._problem = ""
        self._exchanging = Lock()
        """A thread may still be writing a beat when the server closes."""
        self._has_left = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._end: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Begin to beat; the first beat ends in the background."""
        self._end = self._presence.watch_changes(self._changed)
        self._presence.look_up = self._look_up
        self._start("beat", self._run)

    async def close(self) -> None:
        """Stop, and remove the server from the store."""
        self._end()
        self._presence.look_up = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if tasks:
            with suppress(SavesError, TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self._calls(self._leave, {*self._presence.names_here, *self._gone})

    def _leave(self, gone: Collection[str]) -> None:
        with self._exchanging:
            self._has_left = True
            self._store.players_seen(gone)
            self._store.forget_server(self.server)

    def _changed(self, player: str, table: str, came: bool) -> None:
        if not table and not came:
            self._gone.add(player)
        self._soon.set()

    async def _run(self) -> None:
        while True:
            self._soon.clear()
            await self.beat()
            self._start("after", self._run_after)
            await asyncio.sleep(LEAST)
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT - LEAST):
                    await self._soon.wait()

    async def beat(self) -> None:
        """Write who is here, and read who is on the other servers."""
        now = self._clock()
        gone, self._gone = self._gone, set()
        here = self._presence.here()
        names = {*gone, *self._presence.names_here} if gone or now - self._last_note >= SEEN else set()
        stopped = self._others.gone

        def exchange() -> Mapping[str, tuple[int, Collection[Present]]]:
            with self._exchanging:
                if self._has_left:
                    return {}
                self._store.beat(self.server, here)
                self._store.players_seen(names)
                for server in stopped:
                    self._store.forget_server(server)
                return self._store.servers_present(self.server)

        try:
            servers = await self._calls(exchange)
        except Exception as error:
            self._gone |= gone
            self._log_once(error)
            return
        if self._problem:
            self._problem = ""
            self._log("presence-again")
        if names:
            self._last_note = now
        self._presence.show_elsewhere(self._others.read(servers, self._clock()))

    def _log_once(self, error: Exception) -> None:
        """Log why a beat failed, unless the last one failed for the same reason."""
        problem = error.kind if isinstance(error, SavesError) else repr(error)
        if problem == self._problem:
            return
        self._problem = problem
        if isinstance(error, SavesError):
            self._log("presence-waits", problem=problem)
        else:
            self._log.exception("presence-broke", error)

    async def _run_after(self) -> None:
        try:
            result = self._after()
            if isawaitable(result):
                await result
        except SavesError as problem:
            self._log_once(problem)

    # When players were last connected

    def _look_up(self, player: str) -> None:
        async def look() -> None:
            with suppress(SavesError):  # the beat logs why
                found = await self._calls(self._store.player, player)
                self._presence.set_last_seen(player, found.seen if found is not None else "")

        self._start(f"look up {folded(player)}", look)

    def _start(self, name: str, work: Callable[[], Any]) -> None:
        """Run something in the background, unless it is already running."""

        async def run() -> None:
            try:
                await work()
            except Exception as error:
                self._log.exception("presence-broke", error)
            finally:
                self._tasks.pop(name, None)

        if name not in self._tasks:
            # In an empty context: in that of a session, the task would keep the session's app alive.
            self._tasks[name] = asyncio.get_running_loop().create_task(run(), context=Context())
