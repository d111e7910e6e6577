"""The levels: data that their modules can play by, in every game, and sight that grows with them."""

import inspect
from importlib import import_module
from typing import Any

import pytest

from engine import bots
from engine.bots.levels import BEGINNERS, LADDER, Level
from engine.bots.sight import KEEN, SHORT, Sight
from engine.bots.spec import LEVELS, SEARCHERS, THINKERS
from engine.chance import Dice
from engine.game import CATALOGUE, game


def test_levels_that_were_ever_saved_are_there_from_the_weakest_to_the_strongest() -> None:
    assert tuple(LADDER) == LEVELS
    assert [level for level in LEVELS if level in ("apprentice", "journeyman", "master")] == [
        "apprentice",
        "journeyman",
        "master",
    ]
    assert (LEVELS[0], LEVELS[-1]) == ("apprentice", "master")
    assert set(THINKERS) <= set(SEARCHERS)


def test_beginners_meet_one_of_the_weaker_levels_but_not_the_weakest() -> None:
    assert LEVELS.index(BEGINNERS) in (1, 2)


@pytest.mark.parametrize("level", LADDER.values(), ids=LEVELS)
def test_a_module_takes_the_parameters_of_its_levels(level: Level) -> None:
    module: Any = import_module(f"engine.bots.{level.module}")
    taken = inspect.signature(module.consider if level.key in SEARCHERS else module.choose).parameters
    assert set(level.in_games) <= set(CATALOGUE)
    for key in CATALOGUE:
        assert set(level.for_game(key)) <= set(taken)


@pytest.mark.parametrize("key", CATALOGUE)
def test_stronger_levels_overlook_less_and_search_more(key: str) -> None:
    parameters = [level.for_game(key) for level in LADDER.values()]
    overlooked = [each.get("sight", KEEN).overlooks for each in parameters if "iterations" not in each]
    iterations = [each["iterations"] for each in parameters if "iterations" in each]
    assert overlooked == sorted(overlooked, reverse=True)
    assert iterations == sorted(set(iterations))


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_level_answers_legally_and_alike_from_what_its_seat_sees(key: str, level: str) -> None:
    rules = game(key)
    state = rules.new(3, None, 11)
    for number in range(4):
        decision = rules.decisions(state)[0]
        view = rules.seen_by(state, decision.seat)
        move = bots.choose(level, rules, view, decision.seat)
        assert move in (*decision.moves, *decision.asides)
        # Another world that looks the same to the seat: whoever peeked would answer otherwise at times.
        other = rules.seen_by(rules.imagine(view, Dice(number)), decision.seat)
        assert bots.choose(level, rules, other, decision.seat) == move
        rules.play(state, move, decision.seat)


@pytest.mark.parametrize("length", range(1, 40))
def test_more_of_a_longer_list_is_overlooked(length: int) -> None:
    answers = list(range(length))
    sight = Sight(overlooks=0.5)
    noticed = sight.noticed(answers, Dice(length))
    assert set(noticed) <= set(answers)
    assert len(set(noticed)) == len(noticed)
    assert len(noticed) == (length if length <= SHORT else SHORT + round((length - SHORT) / 2))
    assert list(KEEN.noticed(answers, Dice(length))) == answers


def test_chance_decides_which_answers_are_overlooked() -> None:
    sight = Sight(overlooks=0.5)
    draws = {tuple(sorted(sight.noticed(range(10), Dice(seed << 20)))) for seed in range(50)}
    assert len(draws) > 10
    assert set().union(*draws) == set(range(10))
