"""Tampered states: each is refused, or it plays on; nothing takes forever, fills the memory or breaks the process."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.components import LARGEST
from engine.game import CATALOGUE, game
from engine.soundness import MOST, MOST_STEPS
from saves.records.replay import read_state
from tests.tui.cli.protocol_client import Client, changed, leaves, put
from tests.tui.cli.running import complaint

HUGE = (2**62, 2**48, 10**9, 10**6, MOST + 1, -(2**62))
ODD = (*HUGE, MOST, 1000, 100, 12, 3, 1, 0, -1, -2)
MUTATIONS = 200
LONGEST = 60.0
"""Seconds of the processor after which an answer counts as never given."""


class PromptClient(Client):
    """A client that fails if an answer does not come."""

    def send(self, request: Any) -> dict[str, Any]:
        began = time.process_time()
        answer = super().send(request)
        assert time.process_time() - began < LONGEST, request
        return answer


def positions(key: str, chance: random.Random, count: int) -> Iterator[Any]:
    """Yield states of random games, some of them while a larger action is under way."""
    for _ in range(count):
        client = PromptClient()
        client.ok({"new": {"game": key, "seats": chance.choice(game(key).seats), "seed": chance.randrange(1000)}})
        for _ in range(chance.randrange(1, 160)):
            decision = client.ok({"decision": {}})
            if decision is None:
                break
            client.ok({"play": chance.choice(decision["moves"])})
        yield client.ok({"state": {}})


def mutated(state: Any, chance: random.Random) -> Any:
    """Return a copy with one or two changed numbers or lists."""
    copy = changed(state)
    for _ in range(chance.choice((1, 1, 2))):
        found = [(path, value) for path, value in leaves(copy) if isinstance(value, int | list) and path]
        path, value = chance.choice(found)
        if isinstance(value, list):
            kind = chance.choice(("longer", "shorter", "twice", "much longer"))
            other = {"longer": [*value, *value[-1:]], "shorter": value[:-1], "twice": value * 2}
            put(copy, path, other.get(kind, value * 400))
        else:
            put(copy, path, chance.choice((*ODD, value + 1, value - 1)))
    return copy


@pytest.mark.parametrize("key", CATALOGUE)
def test_tampered_states_are_refused_or_play_on(key: str) -> None:
    chance = random.Random(key)
    states = list(positions(key, chance, 20))
    loaded = 0
    for number in range(MUTATIONS):
        client = PromptClient()
        tampered = mutated(states[number % len(states)], chance)
        if "ok" not in client.send({"load": tampered}):
            continue
        loaded += 1
        for _ in range(60):
            decision = client.send({"decision": {}}).get("ok")
            if not decision:
                break
            before = client.send({"state": {}})
            if "error" in client.send({"play": chance.choice(decision["moves"])}):
                assert client.send({"state": {}}) == before
                break
    assert 0 < loaded < MUTATIONS


def test_a_purse_that_no_game_fills_is_refused() -> None:
    client = PromptClient()
    client.ok({"new": {"game": "bruxelles1893", "seats": 2}})
    state = client.ok({"state": {}})
    for amount in HUGE:
        state["players"][0]["money"] = amount
        assert "the state is not sound" in client.error({"load": state}, "state")
    state["players"][0]["money"] = 500
    client.ok({"load": state})


def test_an_endless_agenda_is_refused() -> None:
    client = PromptClient()
    client.ok({"new": {"game": "bruxelles1897", "seats": 2}})
    state = client.ok({"state": {}})
    state["agenda"] = state["agenda"] * (MOST_STEPS + 1)
    assert "steps on the agenda" in client.error({"load": state}, "state")
    state["agenda"] = state["agenda"][:1]
    state["discards"] = [[0] * (MOST + 1), *state["discards"][1:]]
    assert "a list of 10001" in client.error({"load": state}, "state")


@pytest.mark.parametrize("key", CATALOGUE)
def test_no_value_of_the_components_makes_a_game_take_forever(key: str) -> None:
    """Change each number of the components: it is refused with a sentence, or a game begins at once."""
    chance, values = random.Random(key), game(key).editions.shipped()
    numbers = [path for path, value in leaves(values) if type(value) is int]
    known = [("construction", "units", 0), ("start", "dice"), ("pieces", "dice"), ("neutral", "2")]
    sample = [path for path in numbers if path in known] + chance.sample(numbers, 40)
    for path in sample:
        for amount in (10**9, LARGEST, 50):
            corrections: Any = {}
            table, *rest = path
            corrections[table] = changed(values[str(table)])
            put(corrections[table], tuple(rest), amount) if rest else corrections.update({table: amount})
            client = PromptClient()
            wanted = {"game": key, "seats": chance.choice(game(key).seats), "components": corrections}
            answer = client.send({"new": wanted})
            assert "error" in answer or amount != 10**9, path
            if amount == 10**9:
                assert answer["error"]["kind"] == "components", (path, answer)
                assert str(path[0]) in answer["error"]["message"]
            elif "ok" in answer:
                for _ in range(3):
                    client.ok({"play": chance.choice(client.ok({"decision": {}})["moves"])})
            else:
                assert answer["error"]["kind"] == "components", (path, answer)


def test_a_record_does_not_begin_with_such_a_purse() -> None:
    rules = game("bruxelles1893")
    data = rules.state_to_data(rules.new(2))
    assert read_state(rules, data, data["edition"], 2) is not None
    data["players"][0]["money"] = 2**62
    assert read_state(rules, data, data["edition"], 2) is None


@pytest.mark.parametrize(
    ("key", "correction", "place"),
    [
        ("bruxelles1897", "[layout.2]\nrows = 1000000000\nsource = 'owner'", "[layout.2.rows]"),
        ("bruxelles1893", "[figures.brugmann]\ncount = 1000000000\nsource = 'owner'", "[figures.brugmann.count]"),
        ("crystal_palace", "[pieces]\ndice = 1000000000\nsource = 'owner'", "[pieces.dice]"),
    ],
)
@pytest.mark.usefixtures("plain_command_line")
def test_a_file_of_components_with_endless_counts_is_refused(
    tmp_path: Path, key: str, correction: str, place: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'game = "{key}"\n{correction}\n', encoding="utf-8")
    assert place in complaint("--components", str(file), "new", key)
