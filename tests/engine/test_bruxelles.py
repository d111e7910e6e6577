"""What the two Bruxelles games share."""

from types import SimpleNamespace

import pytest

from engine.games.bruxelles import climb, leading, next_to_play, picks, repeated

NEUTRAL = -2


@pytest.mark.parametrize(
    ("strengths", "leaders"),
    [
        ({}, []),
        ({0: 3, 1: 5, 2: 4}, [1]),
        ({0: 5, 1: 5, 3: 5}, [3, 0, 1]),
        ({NEUTRAL: 6, 1: 5}, []),
        ({NEUTRAL: 5, 1: 5}, [1]),
    ],
)
def test_all_who_tie_lead_in_turn_order_unless_the_neutral_colour_is_ahead(
    strengths: dict[int, int], leaders: list[int]
) -> None:
    assert leading(strengths, first=2, seats=4) == leaders


def test_the_next_to_play_is_the_first_clockwise_that_has_not_passed() -> None:
    players = [SimpleNamespace(passed=passed) for passed in (False, True, True)]
    assert [next_to_play(players, seat) for seat in range(3)] == [0, 0, 0]
    players[0].passed = True
    assert next_to_play(players, 1) is None


def test_a_track_is_climbed_to_its_last_space_at_most() -> None:
    steps, levels = [0, 1], (0, 1, 3, 5)
    assert climb(steps, 1, levels)
    assert steps == [0, 2]
    assert climb(steps, 1, levels, spaces=4)
    assert steps == [0, 3]
    assert not climb(steps, 1, levels)
    assert steps == [0, 3]


def test_picks_use_up_the_first_kinds_first() -> None:
    assert picks([1, 2, 1], 2) == [(1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1)]
    assert picks([1, 1], 0) == [(0, 0)]
    assert picks([1, 1], 3) == []


def test_names_are_repeated_by_their_counts() -> None:
    assert repeated(("wood", "stone", "iron"), (2, 0, 1)) == ("wood", "wood", "iron")
