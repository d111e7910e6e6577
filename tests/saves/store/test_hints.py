"""Hints of changes: by this process and by others."""

import asyncio
from collections.abc import Callable
from queue import Queue

import pytest

from saves.store import Store, VersionConflictError
from tests.saves.store.tables import new_table

PATIENCE = 30
"""Seconds to wait for a hint before the test fails."""


def heard(hints: Queue[str | None], wanted: str | None) -> None:
    """Wait for this hint, whatever comes before it."""
    while hints.get(timeout=PATIENCE) != wanted:
        pass


def test_a_store_tells_of_its_own_changes(store: Store) -> None:
    hints: Queue[str | None] = Queue()
    store.subscribe(hints.put)
    store.create(new_table("abc"), ["one"])
    heard(hints, "abc")
    store.create(new_table("xyz"), ["one"])
    heard(hints, "xyz")
    store.append("abc", 1, ["two"])
    heard(hints, "abc")


def test_a_change_wakes_another_store_which_then_reads_it(opened: Callable[[], Store]) -> None:
    one, other = opened(), opened()
    one.create(new_table("abc"), ["one"])
    hints: Queue[str | None] = Queue()
    other.subscribe(hints.put)
    for number in range(2, 5):
        one.append("abc", number - 1, [f"entry {number}"])
        heard(hints, "abc")
        assert other.read("abc", number - 1)[0].body == f"entry {number}"


def test_when_it_is_told_it_can_be_read(opened: Callable[[], Store]) -> None:
    one, other = opened(), opened()
    seen: Queue[int] = Queue()
    other.subscribe(lambda table: seen.put(other.table(table or "abc").version))
    one.create(new_table("abc"), ["one", "two", "three"])
    assert seen.get(timeout=PATIENCE) == 3


def test_what_is_refused_is_not_told(opened: Callable[[], Store]) -> None:
    store = opened()
    store.create(new_table("abc"), ["one"])
    store.create(new_table("xyz"), ["one"])
    hints: Queue[str | None] = Queue()
    store.subscribe(hints.put)
    with pytest.raises(VersionConflictError):
        store.append("abc", 7, ["two"])
    store.append("xyz", 1, ["two"])
    assert hints.get(timeout=PATIENCE) == "xyz"


def test_who_has_ended_it_is_told_no_more(store: Store) -> None:
    ended: Queue[str | None] = Queue()
    hints: Queue[str | None] = Queue()
    store.subscribe(ended.put)()
    store.subscribe(hints.put)
    store.create(new_table("abc"), ["one"])
    heard(hints, "abc")
    assert ended.empty()


async def _told_in_a_loop(store: Store) -> str:
    loop, told = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def tell(table: str | None) -> None:
        loop.call_soon_threadsafe(told.put_nowait, table)

    store.subscribe(tell)
    await asyncio.to_thread(store.create, new_table("abc"), ["one"])
    return await asyncio.wait_for(told.get(), PATIENCE) or ""


def test_an_event_loop_is_told_in_its_own_thread(store: Store) -> None:
    assert asyncio.run(_told_in_a_loop(store)) == "abc"
