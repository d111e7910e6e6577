"""Since your last turn: one entry for each rival, in a strip or a panel, never cut."""

from tests.tui.table.tables import GAME, scene_at
from tui.drawing.canvas import Canvas
from tui.table.history import Turn
from tui.widgets.since import SincePanel

TURNS = [Turn(1, "C4 House", "+3 VP"), Turn(2, "Stock Exchange", "+5 BF"), Turn(3, "D4 Money", "+3 BF")]


def drawn(turns: list[Turn], width: int, height: int) -> list[str]:
    panel = SincePanel("since", scene_at(GAME.new(4, seed=1)))
    panel.turns = turns
    canvas = Canvas(width, height, panel.scene.palette())
    panel.draw(canvas)
    return ["".join(row).rstrip() for row in canvas.chars]


def test_a_strip_tells_every_turn_with_what_it_brought() -> None:
    [line] = drawn(TURNS, 80, 1)
    assert line == " Since your turn:  ◆ C4 House +3 VP  ▲ Stock Exchange +5 BF  ■ D4 Money +3 BF"


def test_gains_are_left_out_first_and_then_the_oldest_turn() -> None:
    [line] = drawn(TURNS, 64, 1)
    assert line == " Since your turn:  ◆ C4 House  ▲ Stock Exchange  ■ D4 Money"
    [line] = drawn(TURNS, 50, 1)
    assert line == " Since your turn:  ▲ Stock Exchange  ■ D4 Money"


def test_a_second_line_is_used() -> None:
    first, second = drawn(TURNS, 64, 2)
    assert first == " Since your turn:  ◆ C4 House +3 VP  ▲ Stock Exchange +5 BF"
    assert second.strip() == "■ D4 Money +3 BF"


def test_a_panel_has_a_line_for_each_rival_by_name() -> None:
    lines = drawn(TURNS, 50, 6)
    assert "Since your last turn" in lines[0]
    assert [line.strip("│ ")[:1] for line in lines[1:4]] == ["◆", "▲", "■"]
    assert "C4 House, +3 VP" in lines[1]


def test_before_anything_has_happened_a_strip_is_empty_and_a_panel_says_so() -> None:
    assert drawn([], 80, 1) == [""]
    assert "Nothing has happened" in drawn([], 60, 5)[1]
