"""The evaluation item by item, and its weights."""

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.chance import Dice, scatter
from engine.games.bruxelles1893 import GAME, moves
from engine.games.bruxelles1893.state import State
from tests.engine.bruxelles1893.conftest import Position

EARLIER = "2026-11"

RECORDED = [
    (2, 20, (50.138777131, 57.0724625)),
    (2, 60, (73.809878911, 103.157548428)),
    (2, 100, (64.73232847, 96.019692965)),
    (3, 30, (51.910212094, 39.09983244, 39.364229221)),
    (3, 90, (45.389496057, 37.751, 58.391554073)),
    (3, 150, (60.331804375, 55.146738463, 46.880348538)),
    (4, 40, (47.449176422, 48.425783573, 36.655252315, 34.57220785)),
    (4, 120, (64.171796328, 75.972463471, 41.991522995, 50.953768309)),
    (4, 200, (56.901845875, 87.674835261, 39.859040846, 53.558886612)),
    (5, 50, (44.308182772, 39.361379145, 41.966077661, 55.394324519, 44.426732661)),
    (5, 150, (70.177171471, 81.636678804, 76.072278109, 88.285301144, 87.731053559)),
    (5, 250, (51.9358, 79.777209781, 57.906936029, 90.018866388, 72.778570312)),
]
"""Seats, answers given, and what each seat expected when the numbers were still part of the code."""


def positions(seats: int) -> Iterator[State]:
    """Yield states from all over a game of chance in which nobody passes early, and its end."""
    dice = Dice(scatter(seats))
    state = GAME.new(seats, None, seats)
    while state.agenda:
        yield state
        answers = GAME.decisions(state)[0].moves
        GAME.apply(state, answers[dice.below(max(1, len(answers) - 1))])
    yield state


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_items_of_some_seats_are_those_of_all_and_add_up(seats: int) -> None:
    weights = GAME.weights.of(seats)
    for state in positions(seats):
        items = GAME.appraise(state, weights, range(seats))
        assert all(len(each) == len(GAME.term_names) for each in items)
        assert GAME.appraise(state, weights, (seats - 1, 0)) == [items[-1], items[0]]
        for seat in range(seats):
            assert GAME.terms(state, seat) == dict(zip(GAME.term_names, items[seat], strict=True))
            assert GAME.insight(state, seat) == pytest.approx(sum(items[seat]), abs=1e-9)


def test_the_points_come_first() -> None:
    for state in positions(3):
        if state.agenda:
            assert [GAME.terms(state, seat)["points"] for seat in range(3)] == [player.vp for player in state.players]
    assert GAME.term_names[0] == "points"


@pytest.mark.parametrize(("seats", "answered", "expected"), RECORDED)
def test_earlier_weights_judge_as_they_did(seats: int, answered: int, expected: tuple[float, ...]) -> None:
    for number, state in enumerate(positions(seats)):
        if number == answered:
            items = GAME.appraise(state, GAME.weights.of(seats, EARLIER), range(seats))
            assert [sum(each) for each in items] == pytest.approx(expected, abs=1e-8)
            return
    raise AssertionError("the game is over before")


@pytest.mark.parametrize("name", [None, *GAME.weights.names()])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_weight_is_a_finite_number(seats: int, name: str | None) -> None:
    numbers = list(leaves(msgspec.to_builtins(GAME.weights.raw(seats, name))))
    assert numbers
    assert all(isinstance(number, float) and math.isfinite(number) for number in numbers)


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list | tuple):
        yield value
        return
    for each in value:
        yield from leaves(each)


def changed(seats: int, table: str, **numbers: Any) -> Any:
    """Return prepared weights with other numbers in one table."""
    raw = GAME.weights.raw(seats, EARLIER)
    part = msgspec.structs.replace(getattr(raw, table), **numbers)
    return GAME.weights.prepare(msgspec.structs.replace(raw, **{table: part}), seats)


def gains(state: State, weights: Any) -> list[dict[str, float]]:
    """Return for each seat by how much weights change its items, without those that stay the same."""
    seats = range(len(state.players))
    before = GAME.appraise(state, GAME.weights.of(len(seats), EARLIER), seats)
    after = GAME.appraise(state, weights, seats)
    return [
        {
            term: round(new - old, 9)
            for term, old, new in zip(GAME.term_names, before[seat], after[seat], strict=True)
            if abs(new - old) > 1e-9
        }
        for seat in seats
    ]


def test_the_seat_whose_turn_begins_is_better_off(table: type[Position]) -> None:
    position = table(3)
    weights = changed(3, "assistants", to_move=(1.0, 2.0, 3.0, 4.0, 5.0))
    assert gains(position.state, weights) == [{"assistants": 5.0}, {}, {}]
    position.play(moves.Place(1, 1))
    assert gains(position.state, weights) == [{}, {}, {}]


def test_a_figure_that_is_kept_counts_in_every_round_to_come(table: type[Position]) -> None:
    raw = GAME.weights.raw(3, EARLIER).figures.kept
    weights = changed(3, "figures", kept=msgspec.structs.replace(raw, royal_palace=0.5))
    position = table(3).give(1, figures={"albert": "used"})
    assert gains(position.state, weights) == [{}, {"figures": 2.0}, {}]
    position.round(5)
    assert gains(position.state, weights) == [{}, {}, {}]


def test_the_number_of_buildings_counts(table: type[Position]) -> None:
    weights = changed(3, "architect", built=(0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0))
    position = table(3).built(0, (5, 1), (5, 2), (5, 3))
    assert gains(position.state, weights) == [{"architect": 4.0}, {}, {}]


def test_a_building_that_can_be_paid_counts_more_where_it_can_be_built(table: type[Position]) -> None:
    position = table(3)
    position.give(0, cubes={"wood": 2})
    part = changed(3, "materials", site=(1.0, 1.0, 1.0, 1.0, 1.0))
    [gain, *others] = gains(position.state, part)
    assert gain.keys() == {"materials"}
    assert others == [{}, {}]
    position.player(0).reserve = 0
    assert gains(position.state, part) == [{}, {}, {}]
