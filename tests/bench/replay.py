"""Saved games: time to open a record, which replays it."""

from functools import partial
from pathlib import Path

from saves.gallery import folder
from saves.records.journal import Journal
from tests.bench.figures import Figure, milliseconds


def figures() -> list[Figure]:
    """Open every game of the gallery."""
    found = []
    for path in sorted(folder().glob("*.pavilion")):
        journal = Journal.open(path, read_only=True)
        moves = len(journal.match.entries)
        journal.close()
        found.append(Figure(f"replay {path.stem}, {moves} moves", milliseconds(partial(_open, path)), "ms"))
    return found


def _open(path: Path) -> None:
    Journal.open(path, read_only=True).close()
