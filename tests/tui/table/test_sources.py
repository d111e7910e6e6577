"""What the inspector says of where values come from, and of the edition a game is played with."""

from typing import Any

import pytest

from engine.game import CATALOGUE, game
from tests.tui.table.tables import scene_at
from tui.boards import boards
from tui.drawing.canvas import Canvas
from tui.i18n.words import LANGUAGES, Words
from tui.widgets.inspect import InspectPanel

CORRECTIONS: dict[str, dict[str, Any]] = {
    "bruxelles1897": {"final": {"expo_vp": 3}},
    "bruxelles1893": {"final": {"noble_vp": 2}},
    "crystal_palace": {"final": {"note": 9}},
}
EDITION = {
    "en": "Edition 1 of the values; new games use edition 2.",
    "fr": "Édition 1 des valeurs\u00a0; les nouvelles parties utilisent l'édition 2.",
}


def source_of(key: str, spot: str, seats: int = 2, edition: str | None = None, **options: str) -> str:
    """What the inspector says below a spot of a new table."""
    state = game(key).new(seats, options, seed=1, edition=edition)
    return boards(key).inspect(scene_at(state, key=key), spot).source


def inspected(key: str, edition: str | None, language: str = "en") -> list[str]:
    """The lines of the inspector when it explains a player."""
    scene = scene_at(game(key).new(2, seed=1, edition=edition), Words(language, key, strict=True), key=key)
    panel = InspectPanel("inspector", scene)
    panel.explain(boards(key).inspect(scene, "seat-0"))
    canvas = Canvas(120, 40, scene.palette())
    panel.draw(canvas)
    return ["".join(segment.text for segment in canvas.strip(y)).strip("│ ") for y in range(canvas.height)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_a_game_of_an_older_edition_says_so_below_the_source(key: str, language: str) -> None:
    [first, *_] = game(key).editions.older()
    lines = inspected(key, first, language)
    words = Words(language, key, strict=True)
    assert lines[-2] == EDITION[language]
    assert lines[-3].startswith(words("source-rulebook"))
    assert EDITION[language] not in inspected(key, None, language)


@pytest.mark.parametrize("key", CATALOGUE)
def test_corrected_values_have_the_number_of_the_edition_they_correct(key: str) -> None:
    editions = game(key).editions
    corrected = editions.corrected(CORRECTIONS[key])
    assert editions.number(corrected) == editions.newest_number() == 2
    assert EDITION["en"] not in inspected(key, corrected)


@pytest.mark.parametrize(
    ("key", "spot", "source"),
    [
        ("crystal_palace", "own-0-character-sherlock_holmes", "reconstructed"),
        ("crystal_palace", "own-0-tile-G01", "rulebook"),
        ("crystal_palace", "own-0-tile-G03", "reconstructed"),
        ("crystal_palace", "tickets", "reconstructed"),
        ("bruxelles1893", "figure-0-buls", "rulebook"),
        ("bruxelles1897", "track-nobility", "rulebook"),
        ("bruxelles1897", "track-prestige", "reconstructed"),
        ("bruxelles1897", "noble-0-albert", "rulebook"),
        ("bruxelles1897", "artwork-0-blue", "single"),
    ],
)
def test_the_source_is_that_of_the_value(key: str, spot: str, source: str) -> None:
    assert source_of(key, spot) == Words("en", key)(f"source-{source}")


@pytest.mark.parametrize(
    ("key", "spot", "told"),
    [
        (
            "crystal_palace",
            "seat-0",
            "printed in the rulebook · research spaces: from a single public description",
        ),
        (
            "bruxelles1893",
            "figure-0-vandevelde",
            "printed in the rulebook · upkeep: not published: reconstructed from every available clue",
        ),
    ],
)
def test_a_value_from_elsewhere_is_told_apart(key: str, spot: str, told: str) -> None:
    assert source_of(key, spot) == told
    [first, *_] = game(key).editions.older()
    assert source_of(key, spot, edition=first) == source_of(key, spot), "known since, and true of older games"


def test_slow_ladders_are_told_step_by_step() -> None:
    for tracks, told in (("slow", True), ("five", False)):
        state = game("bruxelles1897").new(2, {"tracks": tracks})
        lines = boards("bruxelles1897").inspect(scene_at(state), "track-prestige").lines
        assert ("Levels, step by step: 1 1 2 2 3 3 4" in lines) is told


@pytest.mark.parametrize(
    ("edition", "told"), [(None, "placing in the Black Market is free"), ("aeabc1f42161", "free in the Black Market")]
)
def test_R19_what_a_free_assistant_action_covers_is_told(edition: str | None, told: str) -> None:
    scene = scene_at(game("crystal_palace").new(2, edition=edition), key="crystal_palace")
    lines = boards("crystal_palace").inspect(scene, "spot-two_assistant_actions").lines
    assert f"{told}." in lines[0]


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_game_with_corrections_says_so_below_the_source(key: str) -> None:
    said = "Some values of this game were corrected by an owner of the box."
    assert said in inspected(key, game(key).editions.corrected(CORRECTIONS[key]))
    assert said not in inspected(key, None)
