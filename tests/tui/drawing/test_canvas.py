"""Canvas: what panels draw on."""

import pytest
from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from tui.drawing.canvas import Canvas
from tui.drawing.glyphs import ASCII, UNICODE

GROUND = Style(color="white", bgcolor="black")
RED = Style(color="red", bgcolor="black")
BLUE = Style(color="blue", bgcolor="black")
ON_RED = Style(color="white", bgcolor="red")


def canvas(width: int = 10, height: int = 3) -> Canvas:
    return Canvas(width, height, GROUND)


def text(drawn: Canvas) -> list[str]:
    return ["".join(row) for row in drawn.chars]


def test_text_is_written_where_it_is_put_and_the_column_after_it_is_given() -> None:
    drawn = canvas()
    assert drawn.put(2, 1, "abc", RED) == 5
    assert text(drawn) == [" " * 10, "  abc     ", " " * 10]
    assert drawn.styles[1][1:6] == [GROUND, RED, RED, RED, GROUND]


def test_text_is_cut_at_the_edge_and_at_its_width() -> None:
    drawn = canvas()
    assert drawn.put(7, 0, "abcdef") == 10
    assert drawn.put(1, 1, "abcdef", width=3) == 4
    assert text(drawn)[:2] == ["       abc", " abc      "]


def test_text_that_begins_left_of_the_edge_loses_its_beginning() -> None:
    drawn = canvas()
    assert drawn.put(-2, 0, "abcd") == 2
    assert text(drawn)[0] == "cd        "


@pytest.mark.parametrize("y", [-1, 3])
def test_lines_that_are_not_there_are_not_written(y: int) -> None:
    drawn = canvas()
    assert drawn.put(0, y, "abc") == 0
    assert text(drawn) == [" " * 10] * 3


def test_a_wide_character_takes_two_cells() -> None:
    drawn = canvas()
    assert drawn.put(0, 0, "a漢b") == 4
    assert drawn.chars[0][:4] == ["a", "漢", "", "b"]
    assert drawn.strip(0).cell_length == 10


def test_a_wide_character_that_does_not_fit_is_left_out_whole() -> None:
    drawn = canvas(4)
    assert drawn.put(1, 0, "漢字") == 3
    assert drawn.put(0, 1, "漢", width=1) == 0
    assert drawn.put(-1, 2, "漢") == 1
    assert [cell_len("".join(row)) for row in drawn.chars] == [4, 4, 4]


def test_writing_over_half_of_a_wide_character_leaves_no_half_behind() -> None:
    for x in (2, 3):
        drawn = canvas(6)
        drawn.put(2, 0, "漢")
        drawn.put(x, 0, "x")
        assert drawn.chars[0][x] == "x"
        assert cell_len("".join(drawn.chars[0])) == 6


def test_combining_marks_take_no_cell() -> None:
    drawn = canvas(6)
    assert drawn.put(0, 0, "e\u0301a") == 2
    assert cell_len("".join(drawn.chars[0])) == 6


def test_text_is_put_so_that_it_ends_before_a_column() -> None:
    drawn = canvas()
    assert drawn.put_right(10, 0, "12") == 8
    assert drawn.put_right(4, 1, "漢") == 2
    assert text(drawn)[0] == "        12"
    assert drawn.chars[1][2:4] == ["漢", ""]


def test_pieces_in_a_row_share_one_width() -> None:
    drawn = canvas()
    assert drawn.put_all(1, 0, [("ab", RED), ("cdef", BLUE), ("g", RED)], width=4) == 5
    assert text(drawn)[0] == " abcd     "
    assert drawn.styles[0][1:6] == [RED, RED, BLUE, BLUE, GROUND]


def test_long_text_is_wrapped_between_words() -> None:
    drawn = canvas(12, 4)
    assert drawn.wrapped(1, 0, 8, "one two three\nfour") == 3
    assert text(drawn) == [" one two    ", " three      ", " four       ", " " * 12]


def test_text_with_too_many_lines_ends_in_an_ellipsis() -> None:
    drawn = canvas(12, 4)
    assert drawn.wrapped(0, 0, 6, "one two three four", most=2) == 2
    assert text(drawn)[1].rstrip().endswith("…")
    assert all(cell_len(line) == 12 for line in text(drawn))


def test_a_region_is_blanked_in_a_style_within_the_canvas() -> None:
    drawn = canvas()
    drawn.put(0, 1, "abcdefghij", RED)
    drawn.fill(Region(-2, 1, 5, 9), ON_RED)
    assert text(drawn)[1] == "   defghij"
    assert drawn.styles[1][:4] == [ON_RED, ON_RED, ON_RED, RED]
    assert drawn.styles[0][0] == GROUND


def test_a_frame_has_corners_edges_and_a_title() -> None:
    drawn = canvas(12, 3)
    drawn.frame(Region(0, 0, 12, 3), UNICODE, RED, "Log", BLUE)
    assert text(drawn) == ["╭─ Log ────╮", "│          │", "╰──────────╯"]
    assert drawn.styles[0][3] == BLUE
    assert drawn.styles[0][0] == RED


def test_a_title_that_is_too_long_leaves_the_corner() -> None:
    drawn = canvas(10, 2)
    drawn.frame(Region(0, 0, 10, 2), ASCII, RED, "A long title")
    assert text(drawn) == ["+- A lon-+", "+--------+"]


def test_a_spot_is_marked_on_its_first_line_unless_said_otherwise() -> None:
    drawn = canvas()
    drawn.spot("card", Region(1, 0, 4, 3))
    drawn.spot("other", Region(5, 0, 4, 3), Region(6, 1, 2, 1))
    assert drawn.spots["card"] == Region(1, 0, 4, 3)
    assert drawn.marks == {"card": Region(1, 0, 4, 1), "other": Region(6, 1, 2, 1)}


def test_a_line_for_the_screen_has_the_text_and_every_style() -> None:
    drawn = canvas()
    drawn.put(0, 0, "ab", RED)
    drawn.put(2, 0, "cd", BLUE)
    drawn.put(6, 0, "ef", ON_RED)
    strip = drawn.strip(0)
    assert strip.text == "abcd  ef  "
    assert strip.cell_length == 10
    assert [(segment.text, segment.style) for segment in strip] == [
        ("ab", RED),
        ("cd  ", BLUE),
        ("ef", ON_RED),
        ("  ", GROUND),
    ]


def test_blanks_join_no_run_whose_look_they_would_change() -> None:
    reverse = Style(color="red", bgcolor="black", reverse=True)
    drawn = canvas(4, 1)
    drawn.put(0, 0, "ab", reverse)
    assert [segment.style for segment in drawn.strip(0)] == [reverse, GROUND]
    drawn = canvas(4, 1)
    drawn.put(2, 0, "  ", reverse)
    assert [segment.style for segment in drawn.strip(0)] == [GROUND, reverse]


def test_a_canvas_without_cells_can_be_asked_for_a_line() -> None:
    assert Canvas(0, 1, GROUND).strip(0).cell_length == 0
