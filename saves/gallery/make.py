"""Play the games of the gallery anew: `python -m saves.gallery.make`. For when rules, bots or the format change."""

import tempfile
from pathlib import Path

from engine import bots
from saves.gallery import folder
from saves.journal import Journal
from saves.record import SUFFIX, Seat

CREATED = "2026-11-16T12:00:00Z"
"""Fixed, so that playing them anew changes no more than what was played."""

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
}
"""The games by name: the seed and who plays."""


def play(path: Path, seed: int, seats: tuple[Seat, ...]) -> None:
    """Let bots play a whole game into a record."""
    with Journal.create(path, path.stem.partition("-")[0], seats, seed=seed, created=CREATED) as journal:
        match = journal.match
        while (decision := match.decision) is not None:
            view = match.game.seen_by(match.state, decision.seat)
            journal.play(bots.choose(seats[decision.seat].player, match.game, view, decision.seat), decision.seat)


def main() -> None:
    """Play every game aside, and hang it only when it is complete."""
    with tempfile.TemporaryDirectory() as aside:
        for name, (seed, seats) in GAMES.items():
            made = Path(aside) / f"{name}{SUFFIX}"
            play(made, seed, seats)
            (folder() / made.name).write_bytes(made.read_bytes())


if __name__ == "__main__":
    main()
