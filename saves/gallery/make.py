"""Play the games of the gallery again, after a change of rules, bots or format: `python -m saves.gallery.make`.

With `--keep-moves`, games whose moves are all still legal keep them. That suits a new edition of the components, with
which bots would play another game, because their randomness is seeded from the position and its edition. Games with
comments keep them always, since another game would need other comments.
"""

import sys
import tempfile
from pathlib import Path

from engine import bots
from engine.agenda import IllegalMoveError
from saves.gallery import folder
from saves.gallery.notes import path_of_notes
from saves.records.journal import Journal
from saves.records.record import SUFFIX, Seat

CREATED = "2026-11-16T12:00:00Z"
"""Fixed, so that playing the games again changes only their moves."""

GAMES: dict[str, tuple[int, tuple[Seat, ...]]] = {
    "bruxelles1897-two-seats": (1897, (Seat("Victor", "journeyman"), Seat("Marie", "journeyman"))),
    "bruxelles1897-three-seats": (
        1893,
        (Seat("Victor", "journeyman"), Seat("Henry", "apprentice"), Seat("Marie", "journeyman")),
    ),
    "bruxelles1897-four-seats": (
        1910,
        (
            Seat("Octave", "apprentice"),
            Seat("Victor", "journeyman"),
            Seat("Marie", "journeyman"),
            Seat("Henry", "journeyman"),
        ),
    ),
    "bruxelles1897-annotated": (97, (Seat("Victor", "master@2500"), Seat("Marie", "master@2500"))),
    "bruxelles1893-two-seats": (1893, (Seat("Marie", "journeyman"), Seat("Victor", "journeyman"))),
    "bruxelles1893-three-seats": (
        1897,
        (Seat("Marie", "journeyman"), Seat("Octave", "apprentice"), Seat("Paul", "journeyman")),
    ),
    "bruxelles1893-four-seats": (
        1905,
        (
            Seat("Victor", "journeyman"),
            Seat("Marie", "journeyman"),
            Seat("Octave", "apprentice"),
            Seat("Henry", "journeyman"),
        ),
    ),
    "bruxelles1893-five-seats": (
        1910,
        (
            Seat("Henry", "journeyman"),
            Seat("Paul", "journeyman"),
            Seat("Marie", "journeyman"),
            Seat("Octave", "apprentice"),
            Seat("Victor", "journeyman"),
        ),
    ),
    "bruxelles1893-annotated": (97, (Seat("Marie", "master@4000"), Seat("Victor", "master@4000"))),
    "crystal_palace-two-seats": (1851, (Seat("Ada", "journeyman"), Seat("Joseph", "journeyman"))),
    "crystal_palace-three-seats": (
        1849,
        (Seat("Ada", "journeyman"), Seat("Isambard", "apprentice"), Seat("Florence", "journeyman")),
    ),
    "crystal_palace-four-seats": (
        1862,
        (
            Seat("Joseph", "journeyman"),
            Seat("Ada", "journeyman"),
            Seat("Charlotte", "apprentice"),
            Seat("Florence", "journeyman"),
        ),
    ),
    "crystal_palace-five-seats": (
        1850,
        (
            Seat("Florence", "journeyman"),
            Seat("Isambard", "journeyman"),
            Seat("Ada", "journeyman"),
            Seat("Charlotte", "apprentice"),
            Seat("Joseph", "journeyman"),
        ),
    ),
    "crystal_palace-annotated": (18, (Seat("Ada", "master@1000"), Seat("Joseph", "master@1000"))),
}
"""The games by name: the seed and the seats."""


def play(path: Path, seed: int, seats: tuple[Seat, ...]) -> None:
    """Have bots play a whole game into a record."""
    with _begun(path, seed, seats) as journal:
        match = journal.match
        while (decision := match.decision) is not None:
            view = match.game.seen_by(match.state, decision.seat)
            journal.play(bots.choose(seats[decision.seat].player, match.game, view, decision.seat), decision.seat)


def play_again(path: Path, seed: int, seats: tuple[Seat, ...], before: Path) -> bool:
    """Play the moves of a record into a new one; return whether they were legal and ended the game."""
    moves = Journal.open(before, read_only=True).match.entries
    with _begun(path, seed, seats) as journal:
        try:
            for entry in moves:
                journal.play(entry.move, entry.seat)
        except IllegalMoveError:
            return False
        return journal.match.is_over


def _begun(path: Path, seed: int, seats: tuple[Seat, ...]) -> Journal:
    return Journal.create(path, path.stem.partition("-")[0], seats, seed=seed, created=CREATED)


def main(keep_moves: bool) -> None:
    """Play every game in a temporary folder, and copy it to the gallery when it is complete."""
    with tempfile.TemporaryDirectory() as temporary:
        for name, (seed, seats) in GAMES.items():
            made, target = Path(temporary) / f"{name}{SUFFIX}", folder() / f"{name}{SUFFIX}"
            keeps = keep_moves or path_of_notes(target).is_file()
            if not (keeps and play_again(made, seed, seats, target)):
                made.unlink(missing_ok=True)
                play(made, seed, seats)
            target.write_bytes(made.read_bytes())


if __name__ == "__main__":
    main(keep_moves="--keep-moves" in sys.argv[1:])
