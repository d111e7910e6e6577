"""Killing a process that writes, repeatedly: acknowledged entries are there and whole, and the next process goes on."""

import random

from saves.store import open_store
from tests.saves.store.tables import new_table
from tests.saves.store.writer import acknowledged_before_death


def test_what_was_acknowledged_survives_kill_9(place: str) -> None:
    chance = random.Random(6)
    store = open_store(place)
    store.create(new_table("abc"), ["entry 1", "entry 2"])
    kept = 2
    for _ in range(3):
        acknowledged = acknowledged_before_death(place, "abc", chance.randint(1, 40))
        entries = store.read("abc")
        assert acknowledged > kept
        assert len(entries) >= acknowledged
        assert [entry.body for entry in entries] == [f"entry {number}" for number in range(1, len(entries) + 1)]
        assert len(entries) % 2 == 0  # what is written together is there together
        kept = len(entries)
    store.close()
    again = open_store(place)
    assert [entry.body for entry in again.read("abc")[:kept]] == [entry.body for entry in entries]
    again.close()
