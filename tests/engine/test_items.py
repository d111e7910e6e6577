"""The items of an evaluation at the end of a game."""

from random import Random
from typing import Any

import pytest

from engine.game import CATALOGUE, AnyGame, game
from engine.items import itemised

EVERY_TABLE = [(key, seats) for key in CATALOGUE for seats in game(key).seats]


def ended(rules: AnyGame, seats: int) -> Any:
    state, chance = rules.new(seats, seed=seats), Random(seats)
    while decisions := rules.decisions(state):
        rules.apply(state, chance.choice(decisions[0].moves), decisions[0].seat)
    return state


def test_lines_go_to_their_items_and_all_others_to_the_first() -> None:
    assert itemised(("points", "a", "b"), {1: "b", 3: "b"}, (1, 2, 4, 8)) == [5, 0, 10]


@pytest.mark.parametrize(("key", "seats"), EVERY_TABLE)
def test_at_the_end_points_are_those_scored_during_play(key: str, seats: int) -> None:
    rules = game(key)
    state = ended(rules, seats)
    for standing in rules.standings(state).seats:
        terms = rules.terms(state, standing.seat)
        assert terms["points"] == sum(item.points for item in standing.items if not item.final)
        assert sum(terms.values()) == standing.total == rules.insight(state, standing.seat)


def test_the_final_scoring_is_under_what_it_is_for() -> None:
    rules = game("crystal_palace")
    state = ended(rules, 2)
    for standing in rules.standings(state).seats:
        lines = {item.key: item.points for item in standing.items}
        terms = rules.terms(state, standing.seat)
        assert (terms["loans"], terms["buzz"], terms["research"]) == tuple(
            lines[key] for key in ("loans", "buzz", "empty-spaces")
        )
