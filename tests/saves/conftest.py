import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saves.records.journal import Journal
from saves.records.record import Seat

CREATED = "2026-11-16T09:30:00Z"
SEATS = (Seat("Ann", "human"), Seat("Zoé", "apprentice"), Seat("Éloïse d'Ursel", "human"))


@pytest.fixture
def seats() -> tuple[Seat, ...]:
    return SEATS


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Callable[..., Journal]]:
    """Begin a game in a new file."""
    begun: list[Journal] = []

    def begin(name: str = "game", seats: tuple[Seat, ...] = SEATS, seed: int = 7, **more: object) -> Journal:
        path = tmp_path / f"{name}.pavilion"
        journal = Journal.create(path, "bruxelles1897", seats, seed=seed, created=CREATED, **more)  # type: ignore[arg-type]
        begun.append(journal)
        return journal

    yield begin
    for journal in begun:
        journal.close()


@pytest.fixture
def play() -> Callable[..., Journal]:
    """Play at most `moves` random moves, or to the end."""

    def play(journal: Journal, moves: int = 10_000, seed: int = 1) -> Journal:
        chance = random.Random(seed)
        for _ in range(moves):
            decision = journal.match.decision
            if decision is None:
                break
            journal.play(chance.choice(list(decision.moves)), decision.seat)
        return journal

    return play


@pytest.fixture
def kept(begin: Callable[..., Journal], play: Callable[..., Journal]) -> Callable[..., Path]:
    """Play some moves of a new game, close it, and return its file."""

    def kept(moves: int = 10_000, name: str = "game", **more: object) -> Path:
        journal = play(begin(name, **more), moves)
        journal.close()
        return journal.path

    return kept
