"""Who is connected, on this server and on others that share its store."""

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest

from saves.store import Present, StoreError, open_store
from saves.tables.calls import StoreCalls
from tests.tui.serve.conftest import NO_RATE, RunningServer
from tests.tui.serve.tables import at_table, start_game
from tui.serve import heartbeat
from tui.serve.event_log import EventLog
from tui.serve.heartbeat import BEAT, EXPIRY, Heartbeat, OtherServers
from tui.serve.presence import Presence
from tui.serve.server import ServerOptions

ANNA, AT_TABLE = Present("Anna"), Present("Anna", "t1")


# Which servers are running


def test_a_server_that_no_longer_beats_is_gone_after_a_while() -> None:
    servers = OtherServers()
    servers.read({}, 0)
    assert servers.read({"two": (7, [ANNA])}, 5) == [ANNA]
    assert servers.read({"two": (7, [ANNA])}, 10) == [ANNA]
    assert servers.read({"two": (7, [ANNA])}, 15) == [ANNA]
    assert servers.read({"two": (8, [ANNA])}, 20) == [ANNA], "it has beaten"
    for now in range(25, 40, 5):
        assert servers.read({"two": (8, [ANNA])}, now) == [ANNA]
        assert servers.gone == []
    assert servers.read({"two": (8, [ANNA])}, 20 + EXPIRY) == []
    assert servers.gone == ["two"]
    assert servers.read({"two": (9, [ANNA])}, 45) == [ANNA], "it was only slow"


def test_a_server_that_was_killed_before_we_started_is_not_believed() -> None:
    servers = OtherServers()
    assert servers.read({"killed": (70, [ANNA]), "running": (3, [Present("Bob")])}, 0) == []
    assert servers.read({"killed": (70, [ANNA]), "running": (4, [Present("Bob")])}, 5) == [Present("Bob")]
    for now in range(10, 30, 5):
        servers.read({"killed": (70, [ANNA])}, now)
    assert servers.gone == ["killed"]


def test_nobody_is_gone_because_the_store_was_away() -> None:
    servers = OtherServers()
    servers.read({}, 0)
    servers.read({"two": (1, [ANNA])}, BEAT)
    assert servers.read({"two": (1, [ANNA])}, BEAT + 600) == [ANNA]
    assert servers.gone == []


# One presence for all servers


def test_players_elsewhere_are_here_and_listed() -> None:
    presence = Presence()
    presence.add("bob")
    table = presence.at("t1")
    changes: list[list[str]] = []
    table.watch(lambda: changes.append(table.names))
    presence.show_elsewhere([ANNA, AT_TABLE, Present("Cleo", "t2")])
    assert presence.is_here("anna")
    assert presence.names == ["Anna", "bob"]
    assert presence.names_here == ["bob"]
    assert table.is_here("ANNA")
    assert changes == [["Anna"]]
    assert presence.is_anyone_at("t1")
    assert presence.is_anyone_at("t2")
    assert presence.at("t2").names == ["Cleo"], "known before anyone here came to the table"
    presence.show_elsewhere([ANNA, AT_TABLE])
    assert changes == [["Anna"]], "nothing has changed at this table"
    assert presence.here() == [Present("bob")]
    presence.show_elsewhere([])
    assert not presence.is_anyone_at("t1")
    assert changes[-1] == []


def test_a_player_on_two_servers_is_one_player() -> None:
    presence = Presence()
    presence.add("Anna")
    presence.show_elsewhere([Present("anna")])
    assert presence.names == ["Anna"]
    presence.remove("Anna")
    assert presence.is_here("Anna")


# The heartbeat


class FlakyStore:
    """A store that keeps what it was asked, and can fail or hang."""

    def __init__(self) -> None:
        self.beats: list[list[Present]] = []
        self.seen: list[set[str]] = []
        self.forgotten: list[str] = []
        self.problem: Exception | None = None
        self.answers = threading.Event()
        self.answers.set()

    def beat(self, server: str, present: list[Present]) -> None:
        assert self.answers.wait(30)
        if self.problem:
            raise self.problem
        self.beats.append(present)

    def servers_present(self, excluded: str) -> dict[str, tuple[int, list[Present]]]:
        return {}

    def players_seen(self, names: set[str]) -> None:
        self.seen += [set(names)] if names else []

    def forget_server(self, server: str) -> None:
        self.forgotten.append(server)

    def player(self, name: str) -> Any:
        if self.problem:
            raise self.problem


class Beating:
    """A heartbeat on a store of its own, with a clock that stands still."""

    def __init__(self, after: Callable[[], Any] = lambda: None) -> None:
        self.store = FlakyStore()
        self.presence = Presence()
        self.log = StringIO()
        self.now = 0.0
        store, log = cast("Any", self.store), EventLog(self.log)
        self.heart = Heartbeat(store, StoreCalls("x"), self.presence, log, after, lambda: self.now)

    def logs(self, text: str) -> bool:
        return text in self.log.getvalue()


async def until(condition: Callable[[], Any]) -> None:
    for _ in range(1500):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came true")


@asynccontextmanager
async def beating(after: Callable[[], Any] = lambda: None) -> AsyncGenerator[Beating, None]:
    it = Beating(after)
    await it.heart.open()
    await until(lambda: it.store.beats)
    try:
        yield it
    finally:
        await it.heart.close()
        assert it.store.forgotten == [it.heart.server]


def test_arrivals_are_written_at_once_and_together() -> None:
    async def scene() -> None:
        async with beating() as it:
            for player in ("anna", "bob", "cleo"):
                it.presence.add(player)
            here = it.presence.at("t1")
            here.add("bob")
            await until(lambda: len(it.store.beats) > 1)
            assert it.store.beats[1:] == [[*map(Present, ("anna", "bob", "cleo")), Present("bob", "t1")]]

    asyncio.run(scene())


def test_the_store_learns_every_minute_who_is_seen_and_at_once_who_left() -> None:
    async def scene() -> None:
        it = Beating()
        it.presence.watch_changes(it.heart._changed)
        it.presence.add("anna")
        it.presence.add("bob")
        await it.heart.beat()
        assert it.store.seen == [{"anna", "bob"}]
        it.now = 30
        it.presence.remove("bob")
        await it.heart.beat()
        assert it.store.seen[1:] == [{"anna", "bob"}]
        it.now = 89
        await it.heart.beat()
        assert len(it.store.seen) == 2
        it.now = 90
        await it.heart.beat()
        assert it.store.seen[2:] == [{"anna"}]

    asyncio.run(scene())


def test_a_store_that_fails_or_hangs_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.3)

    async def scene() -> None:
        async with beating() as it:
            for problem in (StoreError("store-closed", "x"), OSError("worse")):
                it.store.problem = problem
                it.presence.add("bob")
                it.presence.remove("bob")
                kind = "store-closed" if isinstance(problem, StoreError) else "worse"
                await until(partial(it.logs, kind))
            it.store.problem = None
            before = len(it.store.beats)
            await until(lambda: len(it.store.beats) > before)
            assert it.store.seen[-1] == {"bob"}, "a departure is not forgotten"
            await until(lambda: it.logs("presence-again"))

            it.store.answers.clear()
            before = len(it.store.beats)
            it.presence.add("anna")
            await asyncio.sleep(0)
            assert it.presence.is_here("anna")
            it.store.answers.set()
            await until(lambda: len(it.store.beats) > before)

    asyncio.run(scene())


def test_what_follows_a_beat_may_fail_or_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.3)
    called = 0

    async def after() -> None:
        nonlocal called
        called += 1
        if called == 1:
            raise ValueError("a bug")
        if called == 2:
            raise StoreError("store-closed", "x")
        await asyncio.sleep(3600)

    async def scene() -> None:
        async with beating(after) as it:
            await until(lambda: called == 3)
            before = len(it.store.beats)
            await until(lambda: len(it.store.beats) > before + 1)
            assert called == 3
            assert it.logs("a bug")

    asyncio.run(scene())


def test_a_player_whose_last_visit_is_not_known_yet_counts_as_seen_now() -> None:
    async def scene() -> None:
        async with beating() as it:
            it.store.problem = StoreError("store-closed", "x")
            assert it.presence.last_seen("anna") is not None
            await until(lambda: not any("anna" in name for name in it.heart._tasks))
            assert it.presence.last_seen("anna") is not None, "the store has failed to answer"
            it.store.problem = None
            await until(lambda: it.presence.last_seen("anna") is None)

    asyncio.run(scene())


# Servers that share a store


@asynccontextmanager
async def two_servers(folder: Path, **options: Any) -> AsyncGenerator[tuple[RunningServer, RunningServer], None]:
    """Run two servers on one store."""
    servers = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        given = {"port": 0, "limits": NO_RATE, "notice": 0.05, "bots": 1, **options}
        servers.append(RunningServer(ServerOptions(folder / name, **given), StringIO(), folder / "house.sqlite"))
    try:
        for server in servers:
            await server.open()
        yield servers[0], servers[1]
    finally:
        for server in servers:
            await server.close()


@pytest.fixture
def _fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "BEAT", 0.3)
    monkeypatch.setattr(heartbeat, "EXPIRY", 1.2)


@pytest.mark.usefixtures("_fast")
def test_a_player_at_the_table_on_another_server_is_not_absent(folder: Path) -> None:
    async def scene() -> None:
        async with two_servers(folder) as (one, two):
            live = await start_game(one, ("anna", "bob"))
            async with at_table(one, "anna") as here:
                await one.until(lambda: not one.presence.at(live.id).is_here("bob"))
                async with at_table(two, "bob"):
                    await one.until(lambda: one.presence.at(live.id).is_here("bob"))
                    await two.until(lambda: two.presence.at(live.id).is_here("anna"))
                    assert one.presence.names == two.presence.names == ["anna", "bob"]
                    await here.press("W")
                    await here.sees("bob · online")
                await here.sees("bob · offline")
                assert one.presence.last_seen("bob") is not None

    asyncio.run(scene())


@pytest.mark.usefixtures("_fast")
def test_the_players_of_a_killed_server_are_gone_after_a_while_and_of_a_closed_one_at_once(folder: Path) -> None:
    async def scene() -> None:
        async with two_servers(folder) as (one, two):
            two.presence.add("bob")
            await one.until(lambda: one.presence.is_here("bob"))
            for task in two._heartbeat._tasks.values():  # as when the process is killed
                task.cancel()
            await one.until(lambda: not one.presence.is_here("bob"))
            store = open_store(folder / "house.sqlite")
            await one.until(lambda: list(store.servers_present()) == [one._heartbeat.server])
            await one.close()
            assert store.servers_present() == {}
            store.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("_fast")
def test_a_server_knows_from_the_store_when_a_player_was_last_connected(run_server: Callable[..., None]) -> None:
    left: list[str] = []

    async def come(server: RunningServer) -> None:
        async with server.log_in("anna") as terminal:
            await terminal.sees("Quit")
        await server.until(lambda: not server.presence.is_here("anna"))
        left.append(server.presence.last_seen("anna") or "")

    async def ask(server: RunningServer) -> None:
        player = server.tables.store.player("anna")
        assert player is not None
        assert player.seen >= left[0]
        await server.until(lambda: server.presence.last_seen("anna") == player.seen)

    run_server(come)
    run_server(ask)
