"""Weights are read from files, checked, and differ with the number of seats."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import bots
from engine.bots import BotSpecError
from engine.game import CATALOGUE, AnyGame, game
from engine.weights import UnknownWeightsError, WeightsError, WeightSets, read


class Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    franc: float
    purse: tuple[float, float, float]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    money: Money


GOOD = """
[money]
franc = 1.5
purse = [1, 2.5, 3]

[seats-3.money]
franc = 2
"""


def test_a_table_for_some_seats_replaces_single_numbers() -> None:
    weights = read(GOOD, Numbers, (2, 3), "weights.toml")
    assert weights[2] == Numbers(Money(1.5, (1.0, 2.5, 3.0)))
    assert weights[3] == Numbers(Money(2.0, (1.0, 2.5, 3.0)))


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("franc = 1.5", 'franc = "much"', "[money] franc: Expected `float`, got `str`"),
        ("franc = 1.5", "", "[money]: Object missing required field `franc`"),
        ("franc = 1.5", "frank = 1.5", "[money]: Object"),
        ("[1, 2.5, 3]", "[1, 2.5]", "[money] purse: Expected `array` of length 3, got 2"),
        ("[1, 2.5, 3]", "[1, true, 3]", "[money] purse[1]: Expected `float`, got `bool`"),
        ("[seats-3.money]", "[seats-7.money]", "[seats-7]: there are tables for 2, 3 seats only"),
        ("[seats-3.money]", "[seats-3.people]", "[seats-3.people]: unknown"),
        ("franc = 2", "frank = 2", "[seats-3.money.frank]: unknown"),
        ("franc = 2", "franc = [2]", "[money] franc: Expected `float`, got `array`"),
        ("[money]", "[money", "Expected ']'"),
    ],
)
def test_a_broken_file_says_table_and_key_and_what_is_wrong(before: str, after: str, message: str) -> None:
    assert before in GOOD
    with pytest.raises(WeightsError, match=re.escape(f"weights.toml: {message}")):
        read(GOOD.replace(before, after, 1), Numbers, (2, 3), "weights.toml")


def test_earlier_weights_are_found_by_name(tmp_path: Path) -> None:
    (tmp_path / "weights.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "weights-1850.toml").write_text(GOOD.replace("1.5", "0.5"), encoding="utf-8")
    (tmp_path / "notes.toml").write_text("", encoding="utf-8")
    sets = WeightSets(tmp_path, Numbers, (2, 3))
    assert sets.names() == ("1850",)
    assert sets.of(2).money.franc == 1.5
    assert sets.of(2, "1850").money.franc == 0.5
    doubled = WeightSets(tmp_path, Numbers, (2, 3), lambda weights, seats: seats * weights.money.franc)
    assert (doubled.of(2), doubled.of(3, "1850")) == (3.0, 6.0)
    assert doubled.raw(2) == sets.of(2)
    with pytest.raises(UnknownWeightsError, match="no weights '1851'; there are 1850"):
        sets.of(2, "1851")


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_game_has_weights_for_every_number_of_seats(key: str) -> None:
    rules = game(key)
    for name in (None, *rules.weights.names()):
        for seats in rules.seats:
            assert rules.weights.of(seats, name) is rules.weights.of(seats, name)


def test_a_bot_with_weights_that_are_not_there_is_refused() -> None:
    rules: AnyGame = game("bruxelles1897")
    state: Any = rules.new(2)
    seat = rules.decisions(state)[0].seat
    with pytest.raises(BotSpecError, match="1850") as refused:
        bots.choose("journeyman:1850", rules, rules.seen_by(state, seat), seat)
    assert refused.value.kind == "weights"
