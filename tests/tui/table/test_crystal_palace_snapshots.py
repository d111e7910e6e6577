"""Pictures of the table of Crystal Palace: each phase, at the sizes that differ. `make snapshots` accepts new ones.

The games are played at random from fixed seeds, so that no picture depends on how well bots play.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from saves.records.journal import Journal
from saves.records.library import Library
from saves.records.record import Seat
from tests.tui.table.tables import AppRunner, people
from tests.tui.table.tables_crystal_palace import KEY
from tui.session import ResumeGame

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)


class Picture(NamedTuple):
    """A question of the third round or later, how many sit there, the window, and the keys pressed."""

    name: str
    asks: str
    size: tuple[int, int] = SMALL
    seats: int = 3
    keys: tuple[str, ...] = ()
    language: str = "en"
    people: int = 1
    seed: int = 3


PICTURES = (
    Picture("curtain", "dice-setting", people=2),
    Picture("dial", "dice-setting", keys=("6", "up", "right", "down")),
    Picture("placement", "placement", keys=("right", "down")),
    Picture("placement", "placement", MIDDLE, seats=5, keys=("right", "down")),
    Picture("placement", "placement", LARGE, seats=4, keys=("right", "down")),
    Picture("placement-fr", "placement", MIDDLE, seats=5, keys=("down",), language="fr"),
    Picture("exchanges", "placement", keys=("x", "down")),
    Picture("action", "recruitment", keys=("down",), seed=2),
    Picture("building", "building", seed=1),
    Picture("market", "placement", seats=5, keys=("f3",)),
    Picture("players", "placement", seats=5, keys=("f4",)),
    Picture("inspect", "placement", keys=("i", "down")),
    Picture("over", ""),
)


def random_game(library: Library, picture: Picture) -> ResumeGame:
    """Play at random until the first seat is asked for the picture, in the third round at the earliest, or to the end.

    Only the first seat, and the second if there is to be a curtain, is a person; the others have decided already.
    """
    humans = range(picture.people)
    seats = [
        Seat(seat.name, "human" if number in humans else "apprentice")
        for number, seat in enumerate(people(picture.seats))
    ]
    path = library.folder / "random.pavilion"
    library.folder.mkdir(parents=True, exist_ok=True)
    chance = Random(picture.seed)
    with Journal.create(path, KEY, seats, seed=picture.seed, created="2026-11-16T12:00:00Z") as journal:
        match = journal.match
        while decisions := match.decisions:
            decision = decisions[0]
            others = [each for each in decisions if each.seat not in humans]
            if decision.sealed and others:
                decision = others[0]
            elif (
                match.state.round > 2
                and decision.seat == 0
                and decision.asks == picture.asks
                and len(decision.moves) > 2
            ):
                break
            journal.play(chance.choice(decision.moves), decision.seat)
        assert match.is_over == (not picture.asks)
    return ResumeGame("random")


@pytest.mark.parametrize("picture", PICTURES, ids=[f"{each.name}-{each.size[0]}x{each.size[1]}" for each in PICTURES])
def test_the_table(looks: Callable[..., bool], runner: AppRunner, picture: Picture) -> None:
    assert looks(random_game(runner.library, picture), picture.size, picture.keys, language=picture.language)
