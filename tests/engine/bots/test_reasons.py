"""Reasons: what a search suggests and in which order, and the items that set two answers apart."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.bots.reasons import ENOUGH, LEAST, MOST, Gain, Reason, compared, reason, suggested
from engine.bots.thought import Prospect, Thought, amended, merged
from engine.game import CATALOGUE, AnyGame, game

NAMES = ("arms", "money", "houses", "people", "tracks", "cards")


def prospect(move: str, tries: int, chance: float, *terms: float) -> Prospect:
    return Prospect(move, tries, chance, sum(terms), (), terms)


def thought(*prospects: Prospect) -> Thought:
    return Thought(0, sum(each.tries for each in prospects), (0.5, 0.5), prospects)


def thoughts(rules: AnyGame, iterations: int, every: int) -> Iterator[Thought]:
    """Think about positions of a random game that leave a choice."""
    chance, state, played = Random(5), rules.new(3, seed=5), 0
    while decisions := rules.decisions(state):
        asked = decisions[0]
        if played % every == 0 and len(asked.moves) > 1:
            *_, last = bots.consider(f"master@{iterations}", rules, rules.seen_by(state, asked.seat), asked.seat)
            yield last
        rules.apply(state, chance.choice(asked.moves), asked.seat)
        played += 1


def shown(each: Prospect) -> tuple[int, int]:
    return round(each.chance * 100), round(each.lead)


# Reasons


def test_a_reason_names_the_items_that_differ_most_and_leaves_out_the_rest() -> None:
    best = prospect("best", 50, 0.6, 3.1, -1.0, 0.1, 0.0, 0.0, 0.0)
    other = prospect("other", 20, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    found = reason(NAMES, best, other)
    assert found is not None
    assert found.gains == (Gain("arms", 3.1), Gain("money", -1.0))
    assert found.rest == pytest.approx(0.1)
    assert not found.needs_rest
    back = reason(NAMES, other, best)
    assert back is not None
    assert [each.points for each in back.gains] == [-3.1, 1.0]


def test_a_reason_names_a_few_items_and_states_a_large_rest() -> None:
    found = compared(dict.fromkeys(NAMES, 1.0), {})
    assert len(found.gains) == MOST
    assert found.rest == pytest.approx(len(NAMES) - MOST)
    assert found.needs_rest
    short = found.shortened(1)
    assert short.gains == found.gains[:1]
    assert short.lead == pytest.approx(found.lead)


def test_what_speaks_for_the_lead_is_named_before_what_is_larger() -> None:
    better = Reason((Gain("loans", -5.0), Gain("patents", 3.0), Gain("money", 2.5)), 0.0)
    assert better.shortened(1) == Reason((Gain("patents", 3.0),), -2.5)
    assert better.shortened(2) == Reason((Gain("loans", -5.0), Gain("patents", 3.0)), 2.5)
    assert better.shortened(3) == better
    worse = Reason((Gain("loans", -5.0), Gain("patents", 3.0)), 0.0)
    assert worse.shortened(1) == Reason((Gain("loans", -5.0),), 3.0)
    assert worse.shortened(0) == Reason((), -2.0)


def test_what_hardly_differs_is_not_named() -> None:
    assert compared({"arms": LEAST * 0.9}, {"arms": 0.0}).gains == ()
    assert compared({"arms": 30.0, "money": LEAST * 2}, {}).gains == (Gain("arms", 30.0),)


def test_the_largest_of_many_small_items_speaks_for_a_lead_they_come_to_together() -> None:
    small = {"arms": 0.2, "money": 0.1, "people": 0.1, "tracks": -0.22}
    assert compared(small, {}).gains == (), "they come to little"
    found = compared({**small, "houses": 0.1}, {})
    assert found.gains == (Gain("arms", 0.2),)
    assert found.lead == pytest.approx(0.28)
    assert compared({}, {**small, "houses": 0.1}).gains == (Gain("arms", -0.2),)


def test_an_item_that_one_side_does_not_have_counts_nothing() -> None:
    assert compared({"arms": 2.0}, {"money": 1.0}).gains == (Gain("arms", 2.0), Gain("money", -1.0))


@pytest.mark.parametrize("tries", [(ENOUGH - 1, 90), (90, ENOUGH - 1)])
def test_there_is_no_reason_where_too_little_was_tried(tries: tuple[int, int]) -> None:
    one, other = (prospect(str(number), number, 0.5, *[1.0] * len(NAMES)) for number in tries)
    assert reason(NAMES, one, other) is None


def test_there_is_no_reason_without_items() -> None:
    assert reason(NAMES, prospect("one", 90, 0.5), prospect("other", 90, 0.5)) is None


# Suggestions


def test_suggestions_stand_in_the_order_of_chance_and_lead() -> None:
    first, second, third = prospect("a", 50, 0.6, 4.0), prospect("b", 40, 0.55, 9.0), prospect("c", 30, 0.55, 2.0)
    assert suggested(thought(first, third, second), 3) == [first, second, third]
    assert suggested(thought(first, third, second), 2) == [first, second]


def test_of_answers_that_look_the_same_the_one_the_bot_would_play_comes_first() -> None:
    first, second = prospect("a", 50, 0.601, 4.0), prospect("b", 49, 0.604, 4.3)
    assert suggested(thought(first, second), 3) == [first, second]


def test_few_tries_do_not_lift_an_answer_above_the_one_the_bot_would_play() -> None:
    first, flattered = prospect("a", 200, 0.6, 4.0), prospect("b", 20, 0.7, 6.0)
    assert suggested(thought(first, flattered), 3) == [first]
    known = prospect("b", 120, 0.7, 6.0)
    assert suggested(thought(first, known), 3) == [known, first]


def test_answers_that_were_hardly_tried_are_not_suggested_but_the_first_always_is() -> None:
    first, second = prospect("a", 3, 0.6, 4.0), prospect("b", 2, 0.4, 1.0)
    assert suggested(thought(first, second), 3) == [first]
    assert suggested(thought(), 3) == []


def test_the_answer_the_bot_would_play_is_suggested_even_if_others_look_better() -> None:
    first, *better = [prospect("a", 50, 0.5, 1.0), *(prospect(each, 40, 0.6, 1.0) for each in "bcd")]
    assert suggested(thought(first, *better), 3) == [*better[:2], first]


# What searches find


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_suggestion_can_be_explained_by_items_that_add_up(key: str) -> None:
    rules, explained = game(key), 0
    for last in thoughts(rules, 60, every=31):
        for each in last.prospects:
            assert sum(each.terms) == pytest.approx(each.lead)
        best = suggested(last, 3)
        assert last.prospects[0] in best
        assert [shown(each) for each in best] == sorted(map(shown, best), reverse=True)
        for place, each in enumerate(best if len(best) > 1 else ()):
            other = best[0] if place else best[1]
            why = reason(rules.term_names, each, other)
            assert why is not None
            assert why.lead == pytest.approx(each.lead - other.lead)
            assert {gain.term for gain in why.gains} <= set(rules.term_names)
            explained += bool(why.gains)
    assert explained > 3


@pytest.mark.parametrize("key", CATALOGUE)
def test_thoughts_of_several_searches_keep_the_items_of_the_lead(key: str) -> None:
    rules = game(key)
    state = rules.new(2, seed=4)
    seat = rules.decisions(state)[0].seat
    view = rules.seen_by(state, seat)

    def think(salt: int, **more: Any) -> Thought:
        *_, last = bots.consider("master@60", rules, view, seat, salt, **more)
        return last

    several = [think(salt) for salt in (1, 2, 3)]
    whole = merged(several)
    of = [each.of(whole.prospects[0].move) for each in several]
    tried = [each for each in of if each is not None]
    expected = sum(each.terms[0] * each.tries for each in tried) / sum(each.tries for each in tried)
    assert whole.prospects[0].terms[0] == pytest.approx(expected)
    worst = whole.prospects[-1].move
    about = think(4, only=worst)
    better = amended(whole, about)
    assert better.of(worst) == about.of(worst)
    for each in (*whole.prospects, *merged(several, alike=True).prospects, *better.prospects):
        assert len(each.terms) == len(rules.term_names)
        assert sum(each.terms) == pytest.approx(each.lead)
