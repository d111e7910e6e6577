"""The chart of chances: lines join turns that follow each other, and stop where turns are not judged."""

from textual.geometry import Region

from engine.story import Point
from tests.tui.table.tables import GAME, scene_at
from tui.drawing.canvas import Canvas
from tui.widgets.chart import ChanceChart

TURNS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]
MOVES = 100


def plotted(judged: list[int], is_over: bool = False) -> list[str]:
    """The rows of a chart in which both seats have even chances."""
    scene = scene_at(GAME.new(2, seed=1))
    points = [Point(at, 1, (0.7, 0.3)) for at in judged] + [Point(MOVES, 4, (0.7, 0.3))] * is_over
    canvas = Canvas(120, 12, scene.palette())
    ChanceChart(scene, points, TURNS, MOVES, [(1, 0)]).draw(canvas, Region(0, 0, 107, 12), None)
    return ["".join(row)[6:107] for row in canvas.chars[:9]]


def columns_with_line(rows: list[str]) -> set[int]:
    return {x for row in rows for x, sign in enumerate(row) if sign in "─●◆"}


def test_turns_that_follow_each_other_are_joined() -> None:
    assert columns_with_line(plotted(TURNS, is_over=True)) == set(range(101))


def test_no_line_crosses_turns_that_nobody_judged() -> None:
    drawn = columns_with_line(plotted([0, 10, 40, 80, 90]))
    assert drawn == {*range(11), 40, *range(80, 91)}


def test_the_end_joins_the_last_turn_only() -> None:
    assert columns_with_line(plotted([0, 90], is_over=True)) == {0, *range(90, 101)}
    assert columns_with_line(plotted([0, 80], is_over=True)) == {0, 80, 100}
