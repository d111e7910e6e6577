"""Calls of a store from an event loop: a call that takes long is told, and none waits in the queue for ever."""

import asyncio
from pathlib import Path
from threading import Event

import pytest

from saves.store import StoreError, open_store, postgres
from saves.tables import Tables, acts
from saves.tables import calls as module
from saves.tables.calls import THREADS, StoreCalls, told_of_waiting
from tests.postgres_server import PostgresServer

PATIENCE = 30


async def _slow_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLOW", 0.01)
    calls, go_on, told, heard = StoreCalls("here"), Event(), list[bool](), asyncio.Event()

    def tell(waits: bool) -> None:
        told.append(waits)
        heard.set()

    async def call() -> bool:
        told_of_waiting.set(tell)
        return await calls(go_on.wait, PATIENCE)

    call_of_another = asyncio.create_task(calls(go_on.wait, PATIENCE))
    task = asyncio.create_task(call())
    await asyncio.wait_for(heard.wait(), PATIENCE)
    assert told == [True]
    go_on.set()
    assert await task
    assert told == [True, False]
    assert await call_of_another
    calls.close()


def test_a_session_is_told_while_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_slow_call(monkeypatch))


async def _quick_call() -> None:
    calls, told = StoreCalls("here"), list[bool]()
    told_of_waiting.set(told.append)
    assert await calls(divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await calls(divmod, 7, 0)
    assert told == []
    calls.close()
    calls.close()
    with pytest.raises(StoreError) as closed:
        await calls(divmod, 7, 2)
    assert closed.value.kind == "store-closed"


def test_a_quick_call_tells_nothing() -> None:
    asyncio.run(_quick_call())


async def _full_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_QUEUE", 0.05)
    calls, go_on, ran, troubles = StoreCalls("here"), Event(), list[int](), list[str]()
    calls.watch_troubles(lambda problem: troubles.append(problem.kind))
    begun = [asyncio.create_task(calls(go_on.wait, PATIENCE)) for _ in range(THREADS)]
    await asyncio.sleep(0)  # they are in the queue first
    with pytest.raises(StoreError) as given_up:
        await calls(ran.append, 1)
    assert given_up.value.kind == "store-slow"
    assert troubles == ["store-slow"]
    go_on.set()
    assert await asyncio.gather(*begun) == [True] * THREADS
    await calls(ran.append, 2)
    assert ran == [2]
    calls.close()


def test_a_call_that_never_begins_is_given_up_and_never_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_full_queue(monkeypatch))


async def _cancelled() -> None:
    calls, go_on = StoreCalls("here"), Event()
    task = asyncio.create_task(calls(go_on.wait, PATIENCE))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    go_on.set()
    calls.close()


def test_a_cancelled_task_is_cancelled() -> None:
    asyncio.run(_cancelled())


async def _hanging_database(server: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLOW", 0.01)
    monkeypatch.setattr(postgres, "CALL_TIMEOUT", 1.0)
    tables = Tables(open_store(server.emptied_database()))
    live = await tables.create("Ann", "bruxelles1897", (None, None))
    told = list[bool]()
    told_of_waiting.set(told.append)
    with server.hanging():
        saying = asyncio.create_task(live.do(acts.say, "Ann", "hello"))
        while not told and not saying.done():
            await asyncio.sleep(0.01)
        assert not saying.done()
        with pytest.raises(StoreError) as slow:
            await saying
        assert slow.value.kind == "store-slow"
    assert sum(1 if waits else -1 for waits in told) == 0
    await live.refresh()
    await live.do(acts.say, "Ann", "again")
    assert live.problem is None
    await tables.close()


def test_a_database_that_hangs_is_told_before_it_fails_and_play_goes_on_after_it(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(_hanging_database(postgres_server, monkeypatch))


async def _at_one_table(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SLOW", 0.01)
    tables = Tables(open_store(place))
    live = await tables.create("Ann", "bruxelles1897", (None, None))
    before = live.now.version
    go_on, append = Event(), tables.store.append

    def hang(*arguments: object) -> object:
        go_on.wait(PATIENCE)
        return append(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(tables.store, "append", hang)
    told: dict[str, list[bool]] = {"Bob": [], "Cleo": []}

    async def say(player: str) -> None:
        told_of_waiting.set(told[player].append)
        await live.do(acts.say, "Ann", player)

    tasks = [asyncio.create_task(say(player)) for player in told]
    for _ in range(PATIENCE * 100):
        if all(told.values()):
            break
        await asyncio.sleep(0.01)
    assert all(heard[0] for heard in told.values()), "who waits for another's write waits for the store"
    go_on.set()
    await asyncio.gather(*tasks)
    assert all(sum(1 if waits else -1 for waits in heard) == 0 for heard in told.values())
    assert live.now.version == before + 2
    await tables.close()


def test_everyone_who_waits_at_a_table_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_at_one_table(tmp_path / "house.sqlite", monkeypatch))
