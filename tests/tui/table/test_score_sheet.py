"""The score sheet where there is little room: every line that scored and the total stay in sight."""

import pytest

from engine.game import CATALOGUE, game
from tests.tui.table.tables import random_states, scene_at
from tui.drawing.canvas import Canvas
from tui.i18n.words import LANGUAGES, Words
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
