"""The JSON-lines protocol: every request, every kind of error, and a process that outlives anything it is sent."""

import io
import json
import random
import subprocess
import sys
from typing import Any

import pytest

from engine.game import CATALOGUE
from tests.tui.cli.protocol_client import Client, changed, leaves, put
from tui.cli import protocol


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def table(client: Client) -> Client:
    client.ok({"new": {"game": "bruxelles1897", "seats": 3, "seed": 7, "options": {}}})
    return client


def test_games_lists_what_can_be_played(client: Client) -> None:
    games = {game["key"]: game for game in client.ok({"games": {}})}
    assert list(games) == list(CATALOGUE)
    assert games["bruxelles1897"]["seats"] == [2, 3, 4]
    assert games["bruxelles1897"]["options"] == {
        "area_action": ["strict", "optional"],
        "tracks": ["five", "eight", "slow"],
    }
    assert games["bruxelles1893"]["seats"] == [2, 3, 4, 5]
    assert games["bruxelles1893"]["options"] == {"strips": ["basic", "expert", "mixed"]}
    assert games["crystal_palace"]["seats"] == [2, 3, 4, 5]


def test_the_same_seed_gives_the_same_table(client: Client) -> None:
    request = {"new": {"game": "bruxelles1897", "seats": 2, "seed": 5}}
    client.ok(request)
    first = client.ok({"state": {}})
    client.ok(request)
    assert client.ok({"state": {}}) == first
    client.ok({"new": {"game": "bruxelles1897", "seats": 2, "seed": 6}})
    assert client.ok({"state": {}}) != first


def test_a_whole_game_can_be_played(table: Client) -> None:
    chance = random.Random(3)
    moves = 0
    while (decision := table.ok({"decision": {}})) is not None:
        answer = table.ok({"play": chance.choice(decision["moves"]), "seat": decision["seat"]})
        moves += 1
        assert answer["seat"] == decision["seat"]
        assert table.ok({"check": {}}) == []
    assert answer["over"]
    assert moves > 30
    standings = table.ok({"standings": {}})
    assert standings["over"]
    assert standings["winners"] == [each["seat"] for each in standings["seats"] if each["rank"] == 1]
    assert [each["total"] for each in standings["seats"]] == [
        sum(item["points"] for item in each["items"]) for each in standings["seats"]
    ]
    assert table.error({"play": ["pass"]}, "over")
    assert table.ok({"decision": {"seat": 1}}) is None


def test_undo_and_redo_go_through_the_moves(table: Client) -> None:
    states = [table.ok({"state": {}})]
    for _ in range(3):
        table.ok({"play": table.ok({"decision": {}})["moves"][0]})
        states.append(table.ok({"state": {}}))
    assert table.ok({"undo": 2}) == {"moves": 1}
    assert table.ok({"state": {}}) == states[1]
    assert table.ok({"redo": {}}) == {"moves": 3}
    assert table.ok({"state": {}}) == states[3]
    assert table.ok({"undo": 3}) == {"moves": 0}
    assert table.ok({"state": {}}) == states[0]
    table.error({"undo": 1}, "undo")


def test_what_cannot_be_undone_or_redone_is_said(table: Client) -> None:
    table.error({"redo": {}}, "undo")
    table.error({"undo": 0}, "request")
    table.error({"undo": -1}, "request")
    table.error({"undo": "1"}, "request")
    table.error({"undo": True}, "request")


def test_a_decision_is_that_of_the_seat_asked_for(table: Client) -> None:
    asked = table.ok({"decision": {}})
    assert table.ok({"decision": {"seat": asked["seat"]}}) == asked
    table.error({"decision": {"seat": (asked["seat"] + 1) % 3}}, "seat")
    table.error({"decision": {"seat": 3}}, "seat")
    table.error({"decision": {"seat": -1}}, "seat")
    table.error({"decision": {"chair": 1}}, "request")


def test_a_seat_sees_less_than_everything(table: Client) -> None:
    everything = table.ok({"state": {}})
    seen = table.ok({"state": {"seat": 1}})
    assert seen["dice"] == 0 != everything["dice"]
    assert seen["piles"] != everything["piles"]
    assert [sorted(pile) for pile in everything["piles"]] == [sorted(pile) for pile in seen["piles"]]
    assert table.ok({"state": {"seat": None}})["dice"] == 0
    table.error({"state": {"seat": 3}}, "seat")


def test_illegal_moves_are_refused_and_change_nothing(table: Client) -> None:
    asked = table.ok({"decision": {}})
    table.error({"play": ["place", 9, 9]}, "move")
    table.error({"play": ["place", 1]}, "move")
    table.error({"play": ["place", 1, 1, 1]}, "move")
    table.error({"play": ["fly", 1]}, "move")
    table.error({"play": {"move": "place"}}, "move")
    table.error({"play": None}, "move")
    table.error({"play": asked["moves"][0], "seat": (asked["seat"] + 1) % 3}, "seat")
    table.error({"play": asked["moves"][0], "seat": "0"}, "request")


def test_a_state_can_be_taken_elsewhere(table: Client) -> None:
    for _ in range(5):
        table.ok({"play": table.ok({"decision": {}})["moves"][0]})
    state = table.ok({"state": {}})
    other = Client()
    other.ok({"load": state})
    assert other.ok({"state": {}}) == state
    move = table.ok({"decision": {}})["moves"][-1]
    assert other.ok({"play": move}) == table.ok({"play": move})
    assert other.ok({"state": {}}) == table.ok({"state": {}})


def test_a_state_without_its_game_is_of_the_game_on_the_table(table: Client) -> None:
    state = table.ok({"state": {}})
    del state["game"]
    table.ok({"load": state})
    assert "game" in Client().send({"load": state})["error"]["kind"]


def test_unsound_states_are_refused(table: Client) -> None:
    state = table.ok({"state": {}})
    assert "not a state" in table.error({"load": {"game": "bruxelles1897"}}, "state")
    assert "artwork" in table.error({"load": changed(state, discards=[[0], [], [], []])}, "state")
    assert "sound" in table.error({"load": changed(state, discards=[[999], [], [], []])}, "state")
    assert "sound" in table.error({"load": changed(state, players=[])}, "state")
    assert "sound" in table.error({"load": changed(state, round=10**30)}, "state")
    assert "decision" in table.error({"load": changed(state, agenda=[{"step": "next-turn", "seat": 0}])}, "state")
    assert "seat 7" in table.error({"load": changed(state, agenda=[{"step": "turn", "seat": 7}])}, "state")
    assert "edition" in table.error({"load": changed(state, edition="unheard of")}, "state")
    assert "not a state" in table.error({"load": changed(state, dice="6")}, "state")
    table.error({"load": changed(state, game="chess")}, "game")
    table.error({"load": changed(state, game=3)}, "request")
    table.error({"load": [state]}, "request")
    table.ok({"load": state})


def test_tampered_states_never_end_the_process_nor_break_the_table(table: Client) -> None:
    """Change one value at a time: the state is refused, or it plays on; nothing in between."""
    chance = random.Random(1897)
    for _ in range(12):
        table.ok({"play": chance.choice(table.ok({"decision": {}})["moves"])})
    state = table.ok({"state": {}})
    odd: tuple[Any, ...] = (-1, -2, 0, 1, 3, 9, 10**6, "x", None, [], {}, 1.5, True)
    for path, _ in chance.sample(leaves(state), 120):
        tampered = changed(state)
        put(tampered, path, chance.choice(odd))
        if "ok" not in table.send({"load": tampered}):
            continue
        for _ in range(8):
            decision = table.send({"decision": {}}).get("ok")
            if decision is None:
                break
            before = table.send({"state": {}})
            played = table.send({"play": chance.choice(decision["moves"])})
            if "error" in played:
                assert table.send({"state": {}}) == before
    table.ok({"load": state})
    assert table.ok({"state": {}}) == state


def test_corrected_components_are_played_with_and_travel_with_the_state(client: Client) -> None:
    client.ok(
        {"new": {"game": "bruxelles1897", "seats": 2, "components": {"setup": {"money_by_turn_order": [9, 9, 9, 9]}}}}
    )
    state = client.ok({"state": {}})
    assert [player["money"] for player in state["players"]] == [9, 9]
    assert state["components"] == {"setup": {"money_by_turn_order": [9, 9, 9, 9]}}
    client.ok({"load": state})
    assert "actions.sale_money" in client.error(
        {"new": {"game": "bruxelles1897", "seats": 2, "components": {"actions": {"sale_money": "lots"}}}}, "components"
    )


def test_components_of_the_command_line_are_the_default() -> None:
    client = Client(corrections={"bruxelles1897": {"setup": {"money_by_turn_order": [8, 8, 8, 8]}}})
    client.ok({"new": {"game": "bruxelles1897", "seats": 2}})
    assert client.ok({"state": {}})["players"][0]["money"] == 8
    client.ok({"new": {"game": "bruxelles1897", "seats": 2, "components": {}}})
    assert client.ok({"state": {}})["players"][0]["money"] != 8


def test_before_there_is_a_table_that_is_said(client: Client) -> None:
    requests: tuple[dict[str, Any], ...] = (
        {"decision": {}},
        {"play": ["pass"]},
        {"undo": 1},
        {"redo": {}},
        {"state": {}},
        {"standings": {}},
    )
    for request in requests:
        assert client.send(request)["error"]["kind"] == "table"
    assert client.send({"check": {}})["error"]["kind"] == "table"


@pytest.mark.parametrize(
    ("request_", "kind", "says"),
    [
        ({"new": {"game": "chess", "seats": 2}}, "game", "bruxelles1897"),
        ({"new": {"game": "bruxelles1897", "seats": 9}}, "options", "2 to 4"),
        ({"new": {"game": "bruxelles1897", "seats": 2, "options": {"tracks": "six"}}}, "options", "five, eight, slow"),
        ({"new": {"game": "bruxelles1897", "seats": 2, "options": {"mood": "x"}}}, "options", "area_action"),
        ({"new": {"game": "bruxelles1897", "seats": "2"}}, "request", "seats"),
        ({"new": {"game": "bruxelles1897"}}, "request", "seats"),
        ({"new": {"game": "bruxelles1897", "seats": 2, "sed": 1}}, "request", "sed"),
        ({"new": []}, "request", "object"),
        ({"fly": {}}, "request", "decision"),
        ({}, "request", "one request"),
        ({"check": {}, "state": {}}, "request", "one request"),
        ([], "malformed", "object"),
        (7, "malformed", "object"),
        (b"", "malformed", "JSON"),
        (b"\n", "malformed", "JSON"),
        (b"{", "malformed", "JSON"),
        (b"\xff\xfe\x00", "malformed", "JSON"),
        (b'{"fly\xff": 1}', "malformed", "JSON"),
        (b'{"\\ud800": 1}', "malformed", "JSON"),
        (b"[" * 200_000, "malformed", "JSON"),
        (b'{"load":' * 50_000, "malformed", "JSON"),
        (b'{"undo": NaN}', "malformed", "JSON"),
        (b'{"' + b"x" * 100_000 + b'": 1}', "request", "no request"),
    ],
)
def test_what_cannot_be_answered_is_an_error_and_changes_nothing(
    table: Client, request_: Any, kind: str, says: str
) -> None:
    assert says in table.error(request_, kind)


def test_errors_stay_short(table: Client) -> None:
    assert len(table.error(b'{"' + b"x" * 100_000 + b'": 1}', "request")) <= protocol.LONGEST_MESSAGE + 1


def _served(lines: bytes) -> list[dict[str, Any]]:
    answers = io.BytesIO()
    protocol.serve(io.BytesIO(lines), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def test_a_line_too_long_is_answered_once_and_the_next_is_read() -> None:
    long = b"x" * (protocol.LONGEST_LINE * 3)
    answers = _served(long + b'\n{"games": {}}\n' + long)
    assert [next(iter(each)) for each in answers] == ["error", "ok", "error"]
    assert answers[0]["error"]["kind"] == answers[2]["error"]["kind"] == "too_long"


def test_a_last_line_without_its_end_is_answered() -> None:
    assert "ok" in _served(b'{"games": {}}')[0]


def test_nothing_after_quit_is_answered() -> None:
    assert _served(b'{"quit": {}}\n{"games": {}}\n') == [{"ok": True}]


def test_the_command_answers_each_line_as_it_comes() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", "from tui.cli.main import main; main()", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )

    def ask(line: bytes) -> Any:
        process.stdin.write(line + b"\n")
        process.stdin.flush()
        return json.loads(process.stdout.readline())

    with process:
        assert "ok" in ask(b'{"new": {"game": "bruxelles1897", "seats": 2, "seed": 1}}')
        assert "error" in ask(b"\xff not json")
        assert ask(b'{"decision": {}}')["ok"]["asks"] == "turn"
        assert ask(b'{"quit": {}}') == {"ok": True}
        assert process.wait(timeout=60) == 0
        assert process.stdout.read() == b""
        assert process.stderr.read() == b""
