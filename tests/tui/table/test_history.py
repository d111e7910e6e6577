"""The whole log: long lines are cut with a sign, and the one under the cursor is there at full length."""

import pytest

from tests.tui.table.tables import GAME, scene_at
from tui.drawing.canvas import Canvas
from tui.screens.log import HistoryPanel, LogLine

LONG = "A long story of " + "many words and " * 8 + "an end."


@pytest.mark.parametrize("index", [0, 14, 39])
def test_the_line_under_the_cursor_is_whole_wherever_it_stands(index: int) -> None:
    scene = scene_at(GAME.new(2, seed=1))
    panel = HistoryPanel("history", scene, [LogLine(number, 1, 0, 0, f"{number} {LONG}") for number in range(40)])
    panel.index = index
    canvas = Canvas(80, 24, scene.palette())
    panel.draw(canvas)
    rows = ["".join(row) for row in canvas.chars]
    region = canvas.spots[f"line-{index}"]
    whole = " ".join(row[8:78].strip() for row in rows[region.y : region.bottom])
    assert whole == f"{index} {LONG}"
    others = [spot for name, spot in canvas.spots.items() if name != f"line-{index}"]
    assert all(rows[spot.y][8:78].rstrip().endswith("…") for spot in others)
    assert len(others) == 22 - region.height
