"""The evaluation is a sum of named items, and its numbers are data."""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.chance import Dice, scatter
from engine.games.crystal_palace import GAME
from engine.games.crystal_palace.metrics import counts, metric
from engine.games.crystal_palace.state import State
from engine.games.crystal_palace.vocabulary import METRICS
from tests.engine.crystal_palace.conftest import Position

BEFORE = "2026-11"


def random_game(seats: int, seed: int) -> Iterator[State]:
    """Yield the same state after every move of a random game with a few asides."""
    state, dice = GAME.new(seats, seed=seed), Dice(scatter(seed))
    while decisions := GAME.decisions(state):
        yield state
        decision = decisions[dice.below(len(decisions))]
        moves: Sequence[Any] = decision.moves
        if decision.asides and not dice.below(30):
            moves = decision.asides
        GAME.play(state, moves[dice.below(len(moves))], decision.seat)
    yield state


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", [None, BEFORE])
def test_items_add_up_and_are_the_same_for_one_seat_as_for_all(seats: int, name: str | None) -> None:
    weights = GAME.weights.of(seats, name)
    for number, state in enumerate(random_game(seats, seed=seats)):
        if number % 7 and state.agenda:
            continue
        everyone = GAME.appraise(state, weights, range(seats))
        for seat, items in enumerate(everyone):
            assert GAME.appraise(state, weights, (seat,)) == [items]
            assert GAME.terms(state, seat, name) == dict(zip(GAME.term_names, items, strict=True))
            if name is None:
                assert GAME.insight(state, seat) == sum(items)
            assert items[0] == state.players[seat].vp or not state.agenda
    assert not state.agenda


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_was_judged_before_makes_no_difference(seats: int) -> None:
    weights = GAME.weights.of(seats)
    for number, state in enumerate(random_game(seats, seed=11)):
        if number % 20 == 0:
            fresh = GAME.weights.prepare(GAME.weights.raw(seats), seats)
            assert GAME.appraise(state, weights, range(seats)) == GAME.appraise(state, fresh, range(seats))


RECORDED: dict[tuple[int, int], list[float]] = {
    (2, 21): [77.54235018, 83.978774309],
    (2, 74): [32.605232576, 51.722446525],
    (2, 128): [9.706930024, -6.087060443],
    (2, 192): [-30.441428571, -54.143928571],
    (3, 31): [109.583194309, 72.56116501, 78.31059342],
    (3, 110): [67.365659855, 45.00650676, 48.656728013],
    (3, 190): [32.362376846, 19.674760206, -12.242570244],
    (3, 285): [3.267142857, -23.9425, -58.544285714],
    (4, 51): [103.65654141, 77.926644766, 86.026797964, 72.347367489],
    (4, 181): [90.485000842, 34.355384546, 49.553985705, 37.754996043],
    (4, 310): [40.034153078, 11.238180945, 32.215965247, 7.436084381],
    (4, 466): [-27.495714286, -25.583571429, -13.141428571, -42.585714286],
    (5, 53): [91.212183494, 77.541721475, 68.601349422, 91.487149372, 72.760085298],
    (5, 187): [68.823806399, 47.971489075, 39.542146025, 66.561680775, 36.321756413],
    (5, 322): [24.09476622, 11.473241859, 14.305011092, 43.038605849, 5.100267347],
    (5, 483): [-38.544285714, -26.402142857, -16.074285714, 7.863571429, -33.704285714],
}
"""By seats and moves of a random game, what every seat's insight was when its numbers were written in the code."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_weights_of_before_judge_as_before(seats: int) -> None:
    looks = {}
    for number, state in enumerate(random_game(seats, seed=5)):
        if (seats, number) in RECORDED:
            weights = GAME.weights.of(seats, BEFORE)
            looks[seats, number] = [sum(items) for items in GAME.appraise(state, weights, range(seats))]
    recorded = {key: values for key, values in RECORDED.items() if key[0] == seats}
    assert len(recorded) == 4
    assert looks.keys() == recorded.keys()
    for key, values in recorded.items():
        assert looks[key] == pytest.approx(values, abs=1e-6)


def numbers(value: Any) -> Iterator[float]:
    """Yield every number of weights."""
    if isinstance(value, float):
        yield value
    else:
        for each in msgspec.structs.astuple(value) if isinstance(value, msgspec.Struct) else value:
            yield from numbers(each)


@pytest.mark.parametrize("name", [None, BEFORE])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_is_finite(seats: int, name: str | None) -> None:
    found = list(numbers(GAME.weights.raw(seats, name)))
    assert len(found) > 100
    assert all(map(math.isfinite, found))


@pytest.mark.parametrize(
    ("table", "key", "term"),
    [
        ("objective", "scale", "objective"),
        ("research", "scale", "research"),
        ("research", "space", "research"),
        ("loans", "printed", "loans"),
        ("loans", "open", "loans"),
        ("loans", "count", "loans"),
        ("loans", "repayable", "loans"),
        ("patents", "scale", "patents"),
        ("patents", "held", "patents"),
        ("patents", "surplus", "patents"),
        ("patents", "prototype", "patents"),
        ("characters", "scale", "characters"),
        ("characters", "held", "characters"),
        ("characters", "due", "characters"),
        ("income", "scale", "income"),
        ("buzz", "scale", "buzz"),
        ("buzz", "position", "buzz"),
        ("westminster", "position", "westminster"),
        ("black_market", "scale", "black-market"),
        ("black_market", "supply", "black-market"),
        ("dice", "in_hand", "dice"),
        ("dice", "value", "dice"),
        ("dice", "above", "dice"),
        ("dice", "earlier", "dice"),
        ("dice", "to_move", "dice"),
    ],
)
def test_a_number_changes_one_item(sampled: list[State], table: str, key: str, term: str) -> None:
    raw = GAME.weights.raw(3, BEFORE)
    before = getattr(getattr(raw, table), key)
    after = before + 1.0 if isinstance(before, float) else tuple(each + 1.0 for each in before)
    changed = replace(raw, **{table: replace(getattr(raw, table), **{key: after})})
    weights, others = GAME.weights.of(3, BEFORE), GAME.weights.prepare(changed, 3)
    moved = set()
    for state in sampled:
        pairs = zip(GAME.appraise(state, weights, range(3)), GAME.appraise(state, others, range(3)), strict=True)
        for plain, other in pairs:
            moved |= {
                name
                for name, one, two in zip(GAME.term_names, plain, other, strict=True)
                if one != pytest.approx(two, abs=1e-9)
            }
    assert moved == {term}


@pytest.fixture(scope="module")
def sampled() -> list[State]:
    """Some positions at three seats: of random games, and one with many cards in the last round."""
    rich = Position(3)
    rich.give(0, patents=rich.box.patents[:5], characters=rich.box.characters[-5:]).round(5).dice(0, 3).placing()
    return [
        rich.state,
        *[
            GAME.clone(state)
            for seed in (1, 2)
            for number, state in enumerate(random_game(3, seed))
            if number % 9 == 0 and state.agenda
        ],
    ]


def test_one_loan_more_costs_what_the_weights_say(table: type[Position]) -> None:
    raw = GAME.weights.raw(2, BEFORE)
    counted = replace(
        raw.loans, printed=0.0, open=(-1.0, -2.0, -3.0, -4.0, -5.0), count=(-0.5, -0.25, 0.0, 0.0, 0.0, 0.0)
    )
    weights = GAME.weights.prepare(replace(raw, loans=counted), 2)
    costs = []
    for loans in ([], [8], [8, 10]):
        position = table(2).give(0, loans=loans, pounds=30).round(4).dice(0, 3)
        position.placing()
        costs.append(dict(zip(GAME.term_names, GAME.appraise(position.state, weights, (0,))[0], strict=True))["loans"])
    assert costs == [0.0, -2.5, -4.75]


def test_counts_are_those_of_the_metrics() -> None:
    for number, state in enumerate(random_game(3, seed=2)):
        if number % 50 == 0:
            for seat in range(3):
                assert list(counts(state, seat)) == [metric(state, seat, name) for name in METRICS]
