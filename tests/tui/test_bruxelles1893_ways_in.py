"""Bruxelles 1893 by the command line and the protocol: new tables, simulations, corrections, and what is refused."""

import json
import random
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import Result

from engine.game import game
from tests.tui.cli import running
from tests.tui.cli.protocol_client import Client, changed, leaves, put

KEY = "bruxelles1893"
GAME = game(KEY)


def run(*arguments: str) -> Result:
    return running.run(*arguments, "--lang", "en")


def complaint(*arguments: str) -> str:
    return running.complaint(*arguments, "--lang", "en")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PAVILION_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("PAVILION_SAVES", str(tmp_path / "saves"))


@pytest.fixture
def table() -> Client:
    client = Client()
    client.ok({"new": {"game": KEY, "seats": 3, "seed": 7}})
    return client


# The command line


def test_a_table_for_five_with_the_experts_strips(opened: SimpleNamespace) -> None:
    arguments = (
        "new",
        KEY,
        "--seats",
        "you:Anna,journeyman,apprentice,you:Ben,apprentice",
        "--option",
        "strips=expert",
    )
    assert run(*arguments, "--option", "strips=expert", "--seed", "5").exit_code == 0
    table = opened.opening
    assert (table.game, table.seed, table.options) == (KEY, 5, {"strips": "expert"})
    assert [seat.player for seat in table.seats] == ["human", "journeyman", "apprentice", "human", "apprentice"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "you,you,you,you,you,you"], "2 to 5 players, not 6"),
        (["--seats", "you"], "2 to 5 players, not 1"),
        (["--option", "strip=expert"], "Did you mean: strips?"),
        (["--option", "strips=hard"], "Available: basic, expert, mixed."),
        (["--option", "tracks=five"], "strips"),
    ],
)
def test_what_is_wrong_with_a_table_is_said_in_one_line(arguments: list[str], says: str) -> None:
    assert says in complaint("new", KEY, *arguments)


@pytest.mark.parametrize(("seats", "strips"), product(GAME.seats, GAME.variants()["strips"]))
def test_simulations_break_nothing_at_any_table(seats: int, strips: str) -> None:
    bots = ",".join(["apprentice"] * seats)
    options = ("--seats", bots, "--option", f"strips={strips}", "--games", "1", "--seed", str(seats))
    result = run("simulate", KEY, *options, "--check", "--json", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert '"complete":true' in result.stdout
    assert '"checked":true' in result.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_printed_whole_or_by_section(language: str) -> None:
    whole = running.run("rules", KEY, "--lang", language).stdout
    section = running.run("rules", KEY, "--lang", language, "--section", "compass").stdout
    assert "R58" in whole
    assert 100 < len(section) < len(whole) / 5


# Corrected components


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[stock.stock_3]\nmoney = "lots"\n', ["stock.stock_3.money", "int"]),
        ("[stock.stock_3.shields]\n4 = ['1-1', '5-1']\n", ["stock.stock_3.shields.4", "5-1"]),
        (
            "[strips.strip_2]\nbasic = ['sale', 'sale', 'sale']\n",
            ["strips.strip_2.basic", "5"],
        ),
        ("[bonus.bonus_4]\npowers = ['park']\n", ["bonus.bonus_4.powers", "park"]),
        ("[figures.buls]\nupkeep = -1\n", ["figures.buls.upkeep", ">= 0"]),
        ("[figures.buls]\nup_keep = 1\n", ["figures.buls", "up_keep"]),
        ("[workshop]\nrows_bf = [1, 2, 3]\n", ["workshop.rows_bf", "7", "not 3"]),
        ("[compass]\nneedle_start = [2, 2]\n", ["compass.needle_start"]),
        ("[art]\nblack = 5\n", ["[art]", "30", "not 29"]),
        ("[cards]\ncount = 1\n", ["[cards]", "no table"]),
        ("[stock]\nsource = 'hearsay'\n", ["[stock]", "source", "owner"]),
        ("tracks = 3\n", ["[tracks]", "is a table"]),
        ("[tracks\n", ["line 1"]),
        ('game = "bruxelles1897"\n', ["Bruxelles 1897", "Bruxelles 1893"]),
    ],
)
def test_broken_components_are_named_by_file_table_and_key(
    opened: SimpleNamespace, tmp_path: Path, text: str, says: list[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    for command in (("new", KEY), ("simulate", KEY, "--seats", "apprentice,apprentice", "--games", "1")):
        line = complaint("--components", str(file), *command)
        assert "mine.toml" in line
        for word in says:
            assert word in line, line
    assert opened.opening is None


def test_corrections_are_played_with(opened: SimpleNamespace, tmp_path: Path) -> None:
    file = Path(tmp_path / "mine.toml")
    file.write_text("[figures.brugmann]\neffect = { gain_money = 7 }\n", encoding="utf-8")
    assert run("--components", str(file), "new", KEY).exit_code == 0
    assert opened.opening.corrections == {"figures": {"brugmann": {"effect": {"gain_money": 7}}}}


# The protocol


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_can_be_played_by_the_protocol(seats: int) -> None:
    client, chance = Client(), random.Random(seats)
    client.ok({"new": {"game": KEY, "seats": seats, "seed": seats, "options": {"strips": "mixed"}}})
    asked = set()
    while (decision := client.ok({"decision": {}})) is not None:
        asked.add(decision["asks"])
        answer = client.ok({"play": chance.choice(decision["moves"]), "seat": decision["seat"]})
    assert answer["over"]
    assert client.ok({"check": {}}) == []
    assert asked >= {"bracket", "turn", "stake", "performance", "bonus-card"}
    standings = client.ok({"standings": {}})
    for each in standings["seats"]:
        assert each["total"] == sum(item["points"] for item in each["items"])


ILLEGAL: dict[str, list[Any]] = {
    "bracket": [["open", 9, 9], ["open", 1], ["open", "1", "1"], ["pass"], ["place", 1, 1]],
    "turn": [["place", 9, 9], ["place", 0, 1], ["visit", "palace"], ["visit"], ["bid", 1], ["open", 1, 1], ["pass", 1]],
    "stake": [
        ["bid", 0],
        ["bid", -1],
        ["bid", 999],
        ["bid", 1.5],
        ["bid", "1"],
        ["bid", True],
        ["bid", 1, 2],
        ["pass"],
    ],
    "performance": [["perform", "dance"], ["perform"], ["pass"], ["decline", 1]],
    "cursor": [["shift", 1, 1], ["shift", 7, 7], ["shift", 4], ["sell", "blue"]],
    "materials": [
        ["gather", ["wood"]],
        ["gather", ["joker", "joker"]],
        ["gather", ["wood", "wood", "wood"]],
        ["gather"],
    ],
    "theatre": [["approach", "brugmann", 0], ["approach", "albert", 9], ["approach", "nobody", 1], ["keep"]],
    "payment": [["spend", [], 0], ["spend", ["wood"], 0], ["spend", ["gold"], 3], ["spend", ["joker"] * 9, 0]],
    "site": [["build", 0, 0], ["build", 6, 1], ["place", 1, 1]],
    "bonus-card": [["tuck", "attic"], ["use", []], ["use", ["park"]], ["tuck"]],
}
"""Answers that are never right, by question."""


def test_illegal_moves_are_refused_with_the_reason_and_change_nothing(table: Client) -> None:
    chance, refused = random.Random(1893), set()
    for game_ in range(3):
        table.ok({"new": {"game": KEY, "seats": 3, "seed": game_}})
        while (decision := table.ok({"decision": {}})) is not None:
            asks, seat = decision["asks"], decision["seat"]
            if asks in ILLEGAL and asks not in refused:
                refused.add(asks)
                before = table.ok({"state": {}})
                for move in [*ILLEGAL[asks], ["fly"], ["fly", 1], [], None, {}, 3, "pass"]:
                    assert json.dumps(move) not in map(json.dumps, decision["moves"])
                    message = table.error({"play": move}, "move")
                    assert len(message) > 10
                message = table.error({"play": decision["moves"][0], "seat": (seat + 1) % 3}, "seat")
                assert str(seat) in message
                assert table.ok({"state": {}}) == before
                assert table.ok({"decision": {}}) == decision
            table.ok({"play": chance.choice(decision["moves"]), "seat": seat})
    assert refused == set(ILLEGAL)


def test_a_seat_sees_less_than_everything(table: Client) -> None:
    everything, seen = table.ok({"state": {}}), table.ok({"state": {"seat": 1}})
    assert seen["dice"] == 0 != everything["dice"]
    assert seen["piles"] != everything["piles"]
    assert [sorted(pile) for pile in everything["piles"]] == [sorted(pile) for pile in seen["piles"]]


def test_a_broken_components_table_is_refused_by_the_protocol_and_the_table_stays(table: Client) -> None:
    before = table.ok({"state": {}})
    wrong = {"new": {"game": KEY, "seats": 2, "components": {"figures": {"buls": {"upkeep": "dear"}}}}}
    assert "figures.buls.upkeep" in table.error(wrong, "components")
    assert table.ok({"state": {}}) == before


def test_tampered_states_never_end_the_process_nor_break_the_table(table: Client) -> None:
    """Change one value at a time: the state is refused, or it plays on to the end; nothing in between."""
    chance = random.Random(1893)
    for _ in range(60):
        table.ok({"play": chance.choice(table.ok({"decision": {}})["moves"])})
    state = table.ok({"state": {}})
    odd: tuple[Any, ...] = (-1, -2, 0, 1, 3, 9, 10**6, "x", None, [], {}, 1.5, True)
    for path, _ in chance.sample(leaves(state), 150):
        tampered = changed(state)
        put(tampered, path, chance.choice(odd))
        if "ok" not in table.send({"load": tampered}):
            continue
        for _ in range(12):
            if (decision := table.ok({"decision": {}})) is None:
                break
            table.ok({"play": chance.choice(decision["moves"])})
    table.ok({"load": state})
    assert table.ok({"state": {}}) == state
