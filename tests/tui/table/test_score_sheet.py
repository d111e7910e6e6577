"""The score sheet where there is little room: every line that scored and the total stay in sight."""

import re

import pytest

from engine.game import CATALOGUE, game
from saves.records.record import Seat
from tests.tui.table.tables import random_states, scene_at
from tui.drawing.canvas import Canvas
from tui.i18n.words import LANGUAGES, Words
from tui.table.scene import AnyScene
from tui.widgets.scores import ScoresPanel

SHEETS = [(key, seats) for key in CATALOGUE for seats in game(key).seats]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), SHEETS)
def test_the_total_and_every_line_that_scored_are_in_sight(key: str, seats: int, language: str) -> None:
    *_, over = random_states(seats, seed=seats, every=10_000, key=key)
    scene = scene_at(over, Words(language, key, strict=True), key=key)
    canvas = Canvas(80, 24, scene.palette())
    ScoresPanel("scores", scene, [[1] * scene.game.rounds for _ in range(seats)]).draw(canvas)
    text = "\n".join(canvas.strip(y).text for y in range(24))
    total = next(line for line in text.split("\n") if scene.words("scores-total") in line)
    assert [int(word) for word in total.split() if word.lstrip("-").isdigit()] == [
        standing.total for standing in scene.standings.seats
    ]
    for line, item in enumerate(scene.standings.seats[0].items):
        if any(standing.items[line].points for standing in scene.standings.seats):
            assert scene.words.name("score", item.key)[:20] in text


def drawn(scene: AnyScene, width: int, height: int) -> list[str]:
    canvas = Canvas(width, height, scene.palette())
    ScoresPanel("scores", scene, [[1] * scene.game.rounds for _ in scene.seats]).draw(canvas)
    return [canvas.strip(y).text for y in range(height)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (110, 32)], ids=str)
@pytest.mark.parametrize(("key", "seats"), SHEETS)
def test_points_stand_under_the_heading_of_their_seat(
    key: str, seats: int, size: tuple[int, int], language: str
) -> None:
    *_, over = random_states(seats, seed=seats, every=10_000, key=key)
    scene = scene_at(over, Words(language, key, strict=True), key=key)
    lines = drawn(scene, *size)
    ends = [[found.end() for found in re.finditer(r"(?:\d\. )?[●◆▲■★] [^ ]+", line)] for line in lines]
    heading = next(number for number, each in enumerate(ends) if len(each) == seats)
    for line in lines[heading + 1 :]:
        if scene.words("scores-total") in line:
            assert [found.end() for found in re.finditer(r"-?\d+", line)] == ends[heading]
            break
    else:
        raise AssertionError("no total")


def test_the_levels_of_bots_can_be_found() -> None:
    *_, over = random_states(3, seed=3, every=10_000, key="bruxelles1897")
    scene = scene_at(over, Words("en", "bruxelles1897", strict=True))
    scene.seats = (Seat("Anna", "human"), Seat("Odette", "clerk"), Seat("Journeyman 2", "journeyman"))
    text = "\n".join(drawn(scene, 100, 30))
    assert "Clerk" in text
    assert text.count("Journeyman") == 2, "in its column and in the chart, but not as its own level"
    scene.seats = (Seat("Anna", "human"), Seat("Odette", "clerk"), Seat("Firmin", "contractor"))
    assert "Contractor" in "\n".join(drawn(scene, 80, 24))
