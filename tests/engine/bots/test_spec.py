"""Bots by name, with and without a budget."""

import pytest

from engine.bots.spec import LEVELS, BotSpec, BotSpecError, parse


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("apprentice", BotSpec("apprentice")),
        (" master ", BotSpec("master")),
        ("master@2s", BotSpec("master", seconds=2.0)),
        ("master@0.25s", BotSpec("master", seconds=0.25)),
        ("master@0.001s", BotSpec("master", seconds=0.001)),
        ("master@1234.5678s", BotSpec("master", seconds=1234.5678)),
        ("master@500", BotSpec("master", iterations=500)),
        ("journeyman:2026-11", BotSpec("journeyman", weights="2026-11")),
        ("master@0.2s:2026-11", BotSpec("master", seconds=0.2, weights="2026-11")),
    ],
)
def test_a_bot_is_read_and_written_alike(text: str, spec: BotSpec) -> None:
    assert parse(text) == spec
    assert str(spec) == text.strip()
    assert parse(str(spec)) == spec


@pytest.mark.parametrize("level", ["", "wizard", "Master", "@2s", "cmd:./bot"])
def test_an_unknown_level_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(BotSpecError, match=f"possible: {', '.join(LEVELS)}$") as refused:
        parse(level)
    assert refused.value.kind == "level"


@pytest.mark.parametrize("weights", ["", "../weights", "2026 11", "a:b", "x" * 40])
def test_weights_that_cannot_have_that_name_are_refused(weights: str) -> None:
    with pytest.raises(BotSpecError, match="possible: master:2026-11") as refused:
        parse(f"master:{weights}")
    assert refused.value.kind == "weights"


@pytest.mark.parametrize(
    "budget", ["", "s", "0", "0s", "0.0001s", "-1", "2m", "1e3", "2 s", "٣", "3601s", "10000001", "1@2", "nans"]
)
def test_a_budget_that_cannot_be_read_is_refused_with_examples(budget: str) -> None:
    with pytest.raises(BotSpecError, match="possible: master, master@2s, master@500") as refused:
        parse(f"master@{budget}")
    assert refused.value.kind == "budget"


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_only_the_master_takes_a_budget(level: str) -> None:
    with pytest.raises(BotSpecError, match=f"{level} takes no budget") as refused:
        parse(f"{level}@2s")
    assert refused.value.kind == "budgetless"
