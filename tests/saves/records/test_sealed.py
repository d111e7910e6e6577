"""Records of sealed choices: an undo takes back one seat's choice and keeps those of the others."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.game import CATALOGUE
from engine.games.crystal_palace.moves import SetDice
from saves.problems import NotSavedError
from saves.records.journal import Journal
from saves.records.record import Played, Seat, Undone, read

LOW, HIGH, MIXED = SetDice((1, 1, 1, 1)), SetDice((6, 6, 6, 6)), SetDice((5, 3, 2, 1))


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Journal]:
    """Begin a game of three people, two of whom have set their dice."""
    monkeypatch.setitem(CATALOGUE, "crystal_palace", "Crystal Palace")
    seats = tuple(Seat(name, "human") for name in ("Ann", "Bob", "Zoé"))
    with Journal.create(tmp_path / "game.pavilion", "crystal_palace", seats, seed=7) as begun:
        begun.play(LOW, seat=0)
        begun.play(HIGH, seat=2)
        yield begun


def test_a_withdrawal_is_written_and_replayed(journal: Journal) -> None:
    assert journal.undo(0) == 2
    lines = [line for line in read(journal.path).lines if isinstance(line, Played | Undone)]
    assert [getattr(line, "seat", "undo") for line in lines] == [0, 2, "undo", 2]
    assert [player.sealed for player in journal.match.state.players] == [(), (), (6, 6, 6, 6)]
    journal.play(MIXED, seat=0)
    journal.play(LOW, seat=1)
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.match.state == journal.match.state
        assert again.match.entries == journal.match.entries
        assert [entry.seat for entry in again.match.entries] == [2, 0, 1]


def test_a_withdrawal_that_cannot_be_written_has_not_happened(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, state, entries = journal.path.read_bytes(), journal.match.state, list(journal.match.entries)

    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as broken:
        broken.setattr(os, "write", fail)
        with pytest.raises(NotSavedError):
            journal.undo(0)
    assert journal.path.read_bytes() == before
    assert journal.match.state == state
    assert journal.match.entries == entries
    journal.undo(0)
    assert len(journal.match.entries) == 1
