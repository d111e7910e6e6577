"""What the moves of a game tell: the turns since one's own, and where rounds ended."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.bruxelles1897.events import MajorityBegan
from tests.tui.table.tables import BOARDS, gallery_match, scene_at
from tui.boards.base import AnyBoards
from tui.table.history import round_ends, since_last_turn, turns_since


class Telling:
    """Boards that settle rounds and sum turns up in the plainest way; the rest is that of a game."""

    def __getattr__(self, name: str) -> Any:
        return getattr(BOARDS, name)

    def settles(self, event: Any) -> bool:
        return isinstance(event, MajorityBegan)

    def summary(self, scene: Any, happened: Sequence[Any]) -> tuple[str, str]:
        return " ".join(event.__struct_config__.tag for event in happened), ""


@pytest.fixture
def telling() -> AnyBoards:
    plain: Any = Telling()
    return plain  # type: ignore[no-any-return]


def test_every_round_ends_once_with_all_that_was_settled(telling: AnyBoards) -> None:
    match = gallery_match(4)
    ends = round_ends(telling, match)
    assert len(ends) == match.game.rounds
    for end in ends:
        assert isinstance(end.events[0], MajorityBegan)
        tags = [event.__struct_config__.tag for event in end.events]
        assert "round-began" not in tags
        assert tags.count("column-won") + tags.count("column-empty") >= 4
    assert ends[-1].over == len(match.entries)
    assert round_ends(telling, match, since=ends[1].over) == ends[2:]


def test_turns_since_ones_own_are_the_rivals_last_ones_in_the_order_of_play(telling: AnyBoards) -> None:
    match = gallery_match(4)
    match.take_back(len(match.entries) - 40)
    while not match.decisions[0].opens_turn:
        match.take_back(1)
    scene = scene_at(match.state)
    for seat in range(4):
        later = [match.entries[index].seat for index in since_last_turn(match, seat)]
        assert seat not in later
        turns = turns_since(scene, telling, match, seat)
        assert [turn.seat for turn in turns] == sorted(set(later), key=lambda each: _last_turn(later, each))


def _last_turn(seats: list[int], seat: int) -> int:
    """Return where the last run of a seat's moves begins."""
    place = len(seats) - 1 - seats[::-1].index(seat)
    while place and seats[place - 1] == seat:
        place -= 1
    return place


def test_what_settles_a_round_is_no_part_of_the_turn_that_ended_it(telling: AnyBoards) -> None:
    match = gallery_match(4)
    end = round_ends(telling, match)[0]
    match.drop_after(end.began + 1)
    closing = match.entries[-1].seat
    turns = turns_since(scene_at(match.state), telling, match, (closing + 1) % 4)
    assert turns[-1].seat == closing
    assert "majority-began" not in turns[-1].what


def test_in_the_middle_of_a_turn_the_rivals_turns_are_still_told(telling: AnyBoards) -> None:
    match = gallery_match(4)
    match.take_back(len(match.entries) - 60)
    while match.decisions[0].opens_turn or match.entries[-1].seat != match.decisions[0].seat:
        match.take_back(1)
    seat = match.decisions[0].seat
    now = since_last_turn(match, seat)
    assert now
    assert now.stop < len(match.entries)
    while not match.decisions[0].opens_turn:
        match.take_back(1)
    assert since_last_turn(match, seat) == now
