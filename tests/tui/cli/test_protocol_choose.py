"""Bots over the protocol: their answers, their reasons, and what they may not know."""

import random
from typing import Any

import pytest

from engine.bots.spec import LEVELS, SEARCHERS, THINKERS
from engine.chance import Dice, scatter
from engine.game import CATALOGUE, game
from tests.tui.cli.protocol_client import Client
from tui.cli.protocol import MOST_ITERATIONS, MOST_SECONDS, written_state


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def table(client: Client) -> Client:
    client.ok({"new": {"game": "bruxelles1897", "seats": 3, "seed": 7}})
    return client


def choose(bot: str, **more: Any) -> dict[str, Any]:
    return {"choose": {"bot": bot, **more}}


def play_on(client: Client, moves: int, seed: int = 3) -> None:
    chance = random.Random(seed)
    for _ in range(moves):
        decision = client.ok({"decision": {}})
        client.ok({"play": chance.choice(decision["moves"]), "seat": decision["seat"]})


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_answers_for_the_seat_that_decides_and_plays_nothing(client: Client, key: str, level: str) -> None:
    client.ok({"new": {"game": key, "seats": 2, "seed": 7}})
    play_on(client, 9)
    bot = f"{level}@20" if level in THINKERS else level
    before, decision = client.ok({"state": {}}), client.ok({"decision": {}})
    answer = client.ok(choose(bot))
    assert answer == client.ok(choose(bot, seat=decision["seat"]))
    assert set(answer) == {"seat", "move"}
    assert answer["seat"] == decision["seat"]
    assert answer["move"] in [*decision["moves"], *decision["asides"]]
    assert client.ok({"state": {}}) == before
    client.ok({"play": answer["move"], "seat": answer["seat"]})


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_bot_that_searches_says_why(client: Client, key: str) -> None:
    client.ok({"new": {"game": key, "seats": 2, "seed": 7}})
    play_on(client, 6)
    seat = client.ok({"decision": {}})["seat"]
    answer = client.ok(choose("master@60", seat=seat, why=True))
    assert answer["move"] == client.ok(choose("master@60", seat=seat))["move"]
    assert answer["tries"] == 60
    assert len(answer["chances"]) == 2
    assert sum(answer["chances"]) == pytest.approx(1)
    prospects = answer["prospects"]
    assert prospects[0]["move"] == answer["move"]
    assert sum(each["tries"] for each in prospects) == 60
    for each in prospects:
        assert set(each) == {"move", "tries", "chance", "lead", "line", "terms"}
        assert list(each["terms"]) == list(game(key).term_names)
        assert sum(each["terms"].values()) == pytest.approx(each["lead"])
        assert all(set(step) == {"seat", "move"} for step in each["line"])
    assert any(each["line"] for each in prospects)


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(client: Client, key: str) -> None:
    rules, others = game(key), 0
    for moves in (0, 11, 30):
        client.ok({"new": {"game": key, "seats": 3, "seed": 5}})
        play_on(client, moves, seed=moves)
        state = client.ok({"state": {}})
        seat = client.ok({"decision": {}})["seat"]
        truth = rules.state_from_data({name: value for name, value in state.items() if name != "game"})
        other = rules.imagine(rules.seen_by(truth, seat), Dice(scatter(99)))
        others += rules.encode(other) != rules.encode(truth)
        answers = []
        for world in (truth, other):
            client.ok({"load": written_state(rules, world)})
            answers.append(client.ok(choose("master@40", seat=seat, why=True)))
        assert answers[0] == answers[1]
    assert others


def test_a_seats_view_can_be_loaded_and_asked_about(table: Client) -> None:
    seat = table.ok({"decision": {}})["seat"]
    answer = table.ok(choose("master@40", seat=seat, why=True))
    view = table.ok({"state": {"seat": seat}})
    table.ok({"load": view})
    assert table.ok(choose("master@40", seat=seat, why=True)) == answer


def test_where_several_decide_at_once_each_seat_can_be_answered_for(client: Client) -> None:
    client.ok({"new": {"game": "crystal_palace", "seats": 3, "seed": 7}})
    for seat in range(3):
        assert client.ok(choose("journeyman", seat=seat))["seat"] == seat


def test_earlier_weights_can_be_named(table: Client) -> None:
    assert table.ok(choose("journeyman:2026-11"))["move"]
    assert "2026-11" in table.error(choose("journeyman:1897"), "bot")


def test_bots_that_search_say_why_and_the_others_cannot(table: Client) -> None:
    for level in LEVELS:
        if level in SEARCHERS:
            assert table.ok(choose(f"{level}@20" if level in THINKERS else level, why=True))["prospects"]
        else:
            assert "cannot say why" in table.error(choose(level, why=True), "bot")


@pytest.mark.parametrize("name", ["grandmaster", "", "Master", "cmd:./mybot"])
def test_an_unknown_bot_is_an_error_that_lists_the_others(table: Client, name: str) -> None:
    assert "journeyman" in table.error(choose(name), "bot")


@pytest.mark.parametrize("budget", ["@", "@0", "@0s", "@-3", "@fast", "@1e3", "@99999999999"])
def test_an_impossible_budget_is_an_error(table: Client, budget: str) -> None:
    assert "budget" in table.error(choose(f"master{budget}"), "budget")


def test_a_bot_without_a_budget_takes_none(table: Client) -> None:
    assert "takes no budget" in table.error(choose("journeyman@5"), "budget")


@pytest.mark.parametrize("budget", [f"{MOST_SECONDS + 1:g}s", "3600s", f"{MOST_ITERATIONS + 1}"])
def test_no_request_can_hold_the_process_up_for_long(table: Client, budget: str) -> None:
    assert "60 seconds" in table.error(choose(f"master@{budget}"), "budget")


def test_a_seat_that_is_not_asked_or_not_there_is_an_error(table: Client) -> None:
    asked = table.ok({"decision": {}})["seat"]
    assert "not for seat" in table.error(choose("journeyman", seat=(asked + 1) % 3), "seat")
    assert "no seat 3" in table.error(choose("journeyman", seat=3), "seat")
    assert "no seat -1" in table.error(choose("journeyman", seat=-1), "seat")


def test_once_the_game_is_over_there_is_nothing_to_choose(table: Client) -> None:
    while (decision := table.ok({"decision": {}})) is not None:
        table.ok({"play": decision["moves"][-1]})
    assert table.error(choose("journeyman"), "over")
    assert table.error(choose("journeyman", seat=0), "over")


def test_without_a_table_nobody_can_choose(client: Client) -> None:
    client.error(choose("journeyman"), "table")


@pytest.mark.parametrize(
    "raw", [{}, {"bot": 3}, {"bot": "master", "why": "yes"}, {"bot": "master", "seats": 1}, [], "x"]
)
def test_arguments_of_the_wrong_shape_are_an_error(table: Client, raw: Any) -> None:
    table.error({"choose": raw}, "request")
