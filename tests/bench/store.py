"""The store of shared tables: durable moves per second, on SQLite and on PostgreSQL.

`kills` repeatedly kills a process that writes, and counts acknowledged entries that are lost.
"""

import random
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import msgspec

from saves.records.journal import new_header
from saves.records.record import HUMAN, Seat
from saves.store import NewTable, Store, StoredCard, TableRow, open_store
from saves.tables.cards import card_for_store
from saves.tables.table import SharedTable
from tests.bench.figures import Figure
from tests.postgres_server import running_postgres
from tests.saves.store.writer import acknowledged_before_death

MOVES = 800
TABLES = 4
"""Tables that are played at once, each in its own thread."""


def figures() -> list[Figure]:
    """Write moves to a store on this disk, for one table and for several at once."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        found += _figures("SQLite", str(Path(folder) / "house.sqlite"))
    with running_postgres(durable=True) as server:
        found += _figures("PostgreSQL", server.new_database())
    return found


def kills(count: int, place: str | None = None, seed: int = 1) -> int:
    """Kill a writer `count` times at random moments and return the number of acknowledged entries that are lost."""
    chance, lost = random.Random(seed), 0
    with _somewhere(place) as where:
        store = open_store(where)
        store.create(_table("killed"), ["entry 1", "entry 2"])
        for _ in range(count):
            acknowledged = acknowledged_before_death(where, "killed", chance.randint(1, 60))
            stored = {entry.body for entry in store.read("killed")}
            lost += sum(f"entry {number}" not in stored for number in range(1, acknowledged + 1))
        store.close()
    return lost


def _figures(name: str, place: str) -> list[Figure]:
    store = open_store(place)
    times = _write(store, "alone", MOVES)
    start = perf_counter()
    with ThreadPoolExecutor(TABLES) as threads:
        list(threads.map(lambda number: _write(store, f"table{number}", MOVES // TABLES), range(TABLES)))
    together = MOVES / (perf_counter() - start)
    store.close()
    times.sort()
    return [
        Figure(f"store {name}, moves at one table", len(times) / sum(times), "/s"),
        Figure(f"store {name}, p99 of one move", times[len(times) * 99 // 100] * 1000, "ms"),
        Figure(f"store {name}, moves at {TABLES} tables at once", together, "/s"),
    ]


def _write(store: Store, table: str, moves: int) -> list[float]:
    """Write moves and return the seconds until each was on disk."""
    new = _table(table)
    store.create(new, ["start"])
    times = []
    for number in range(1, moves + 1):
        start = perf_counter()
        store.append(table, number, ['{"entry":"move","seat":0,"move":["place",1,2]}'], new.card)
        times.append(perf_counter() - start)
    return times


def _table(name: str) -> NewTable:
    header = new_header("bruxelles1897", [Seat("", HUMAN)] * 2, seed=1)
    text = msgspec.json.encode(header).decode()
    card: StoredCard = card_for_store(SharedTable(TableRow(name, 1, text, "Ann", "", "open", "", 0, "", "")))
    return NewTable(name, 1, text, "", msgspec.structs.replace(card, players=("Ann", "Bob")))


@contextmanager
def _somewhere(place: str | None) -> Iterator[str]:
    if place is not None:
        yield place
        return
    with tempfile.TemporaryDirectory() as folder:
        yield str(Path(folder) / "house.sqlite")
