"""Saved games: how long a move blocks the interface, and how long until it is on disk."""

import random
import tempfile
from pathlib import Path
from time import perf_counter

from saves.records.journal import Journal
from saves.records.record import HUMAN, Seat
from tests.bench.figures import Figure

GAMES = 5


def figures() -> list[Figure]:
    """Play games into records on this disk, and wait for the disk after every move."""
    played: list[float] = []
    synced: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(GAMES):
            _play(Path(folder) / f"{seed}.pavilion", seed, played, synced)
    return [
        Figure("record, a move played and written, median", _at(played, 50), "ms"),
        Figure("record, a move played and written, p99", _at(played, 99), "ms"),
        Figure("record, until the disk has it, median", _at(synced, 50), "ms"),
        Figure("record, until the disk has it, p99", _at(synced, 99), "ms"),
    ]


def _play(path: Path, seed: int, played: list[float], synced: list[float]) -> None:
    chance = random.Random(seed)
    with Journal.create(path, "crystal_palace", [Seat("", HUMAN)] * 3, seed=seed) as journal:
        while (decision := journal.match.decision) is not None:
            move = chance.choice(list(decision.moves))
            start = perf_counter()
            journal.play(move, decision.seat)
            written = perf_counter()
            if journal.pending is not None:
                journal.pending.result()
            played.append(written - start)
            synced.append(perf_counter() - written)


def _at(times: list[float], percent: int) -> float:
    return sorted(times)[len(times) * percent // 100] * 1000
