"""The whole log: how the game began, and every line at full length with the cursor in sight."""

from random import Random

import pytest

from engine.match import Match
from saves.records.journal import new_header
from saves.records.record import HUMAN, Header, Seat
from saves.tables.seen import SeenMatch
from tests.tui.table.tables import GAME, scene_at
from tui.drawing.canvas import Canvas
from tui.i18n.words import LANGUAGES, Words
from tui.screens.log import HistoryPanel, LogLine
from tui.screens.log_opening import opening_lines

LONG = "A long story of " + "many words and " * 8 + "an end."
SEATS = (Seat("Anna", HUMAN), Seat("Odette", "clerk"))


def texts(count: int) -> list[str]:
    """Lines of one to three rows."""
    chance = Random(count)
    return [f"{number} {LONG[: chance.randrange(10, len(LONG))]}".strip() for number in range(count)]


@pytest.mark.parametrize("index", [0, 1, 7, 14, 31, 38, 39])
def test_lines_are_whole_and_the_cursor_is_in_sight(index: int) -> None:
    scene = scene_at(GAME.new(2, seed=1))
    told = texts(40)
    panel = HistoryPanel("history", scene, [LogLine(number, 1, 0, 0, text) for number, text in enumerate(told)])
    panel.index = index
    canvas = Canvas(80, 24, scene.palette())
    panel.draw(canvas)
    rows = ["".join(row) for row in canvas.chars]
    assert f"line-{index}" in canvas.spots
    for name, region in canvas.spots.items():
        if name.startswith("line-"):
            whole = " ".join(row[8:78].strip() for row in rows[region.y : region.bottom])
            assert whole == " ".join(told[int(name.removeprefix("line-"))].split())
    shown = sum(region.height for name, region in canvas.spots.items() if name.startswith("line-"))
    assert shown >= 20, "the sheet is full"


def test_the_last_line_is_at_the_bottom() -> None:
    scene = scene_at(GAME.new(2, seed=1))
    panel = HistoryPanel("history", scene, [LogLine(number, 1, 0, 0, f"line {number}") for number in range(40)])
    canvas = Canvas(80, 24, scene.palette())
    panel.draw(canvas)
    assert canvas.spots["line-39"].y == 22


def header(seed: int) -> Header:
    return new_header(GAME, SEATS, seed=seed, options={"tracks": "eight"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_begins_with_players_order_variants_and_seed(language: str) -> None:
    state = GAME.new(2, {"tracks": "eight"}, seed=7)
    words = Words(language, GAME.key, strict=True)
    scene = scene_at(state, words)
    scene.seats = SEATS
    lines = opening_lines(scene, header(7), Match(GAME, state, (0,)))
    opening, order, variants, seed = lines
    assert "Anna" in opening
    assert f"Odette ({words('bot-clerk').lower()})" in opening
    assert GAME.title in opening
    first = SEATS[GAME.decisions(state)[0].seat].name
    assert order.index(first) < max(order.index("Anna"), order.index("Odette"))
    assert words("option-tracks-eight") in variants
    assert "7" in seed


def test_the_seed_of_a_shared_game_is_not_told_before_its_end() -> None:
    match = Match(GAME, GAME.new(2, seed=7), (0, 1))
    scene = scene_at(match.state)
    scene.seats = SEATS
    assert any("Seed" in line for line in opening_lines(scene, header(7), match))
    assert not any("Seed" in line for line in opening_lines(scene, header(0), SeenMatch(match, 0, (0, 1))))
