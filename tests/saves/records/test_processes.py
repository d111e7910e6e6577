"""Other processes: killed at any moment, or opening what this one has open."""

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.game import game
from saves.records.journal import Journal
from saves.records.record import Played, Redone, Seat, Undone, digest, read
from saves.records.replay import opened

PLAYS_UNTIL_KILLED = """
import random, sys
from pathlib import Path
from saves.records.journal import Journal
from saves.records.record import Seat, digest

chance = random.Random(int(sys.argv[2]))
seats = [Seat("A", "human"), Seat("B", "human")]
journal = Journal.create(Path(sys.argv[1]), "bruxelles1897", seats, seed=1, free_undo=True, created="2026-11-16")
match = journal.match
backwards = 0
for _ in range(3000):
    if match.is_over or (len(match.entries) > 20 and chance.random() < 0.03):
        backwards = chance.randrange(1, 8)
    if backwards:
        backwards -= 1
        journal.undo(match.entries[-1].seat)
    elif match.can_redo and chance.random() < 0.5:
        journal.redo()
    else:
        journal.play(chance.choice(list(match.decision.moves)))
    print(digest(match.state), flush=True)
"""

OPENS = """
import sys
from pathlib import Path
from saves.records.journal import Journal
from saves.records.record import digest

journal = Journal.open(Path(sys.argv[1]))
kinds = [each.kind for each in journal.notices]
print(journal.read_only, kinds, len(journal.match.entries), digest(journal.match.state))
"""


def opened_elsewhere(path: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", OPENS, str(path)], capture_output=True, check=True, encoding="utf-8", timeout=60
    ).stdout.strip()


@pytest.mark.parametrize("attempt", range(15))
def test_kill_loses_no_completed_move(tmp_path: Path, attempt: int) -> None:
    path = tmp_path / "game.pavilion"
    heard = random.Random(attempt).randrange(1, 250)
    with subprocess.Popen(
        [sys.executable, "-c", PLAYS_UNTIL_KILLED, str(path), str(attempt)], stdout=subprocess.PIPE, encoding="utf-8"
    ) as player:
        told = [player.stdout.readline() for _ in range(heard)]
        player.kill()
        told += player.stdout.readlines()
    completed = [line.strip() for line in told if line.endswith("\n")]
    assert len(completed) >= heard

    with Journal.open(path) as journal:
        assert not journal.read_only
        assert {each.kind for each in journal.notices} <= {"torn", "completed"}
        assert journal.match.game.check(journal.match.state) == []
    assert states_of(path)[: len(completed)] == completed


def states_of(path: Path) -> list[str]:
    """Return the digest of the state after every line that changes it."""
    found = read(path)
    match, states = opened(found.header), []
    for line in found.good_lines():
        if isinstance(line, Played):
            match.play(match.game.read_move(line.move), line.seat)
        elif isinstance(line, Undone):
            match.take_back(line.undo)
        elif isinstance(line, Redone):
            match.redo()
        else:
            continue
        states.append(digest(match.state))
    return states


def test_another_process_only_reads_while_this_one_plays(
    begin: Callable[..., Journal], play: Callable[..., Journal]
) -> None:
    journal = play(begin(), 12)
    expected = f"12 {digest(journal.match.state)}"
    assert opened_elsewhere(journal.path) == f"True ['read-only'] {expected}"
    journal.close()
    assert opened_elsewhere(journal.path) == f"False [] {expected}"


def test_a_corrected_game_opens_in_a_process_that_never_heard_of_it(
    begin: Callable[..., Journal], play: Callable[..., Journal]
) -> None:
    edition = game("bruxelles1897").editions.corrected({"neutral": {"value": 4, "source": "owner"}})
    journal = play(begin(edition=edition, seats=(Seat("A", "human"), Seat("B", "human"))))
    journal.close()
    assert opened_elsewhere(journal.path) == f"False [] {len(journal.match.entries)} {digest(journal.match.state)}"
