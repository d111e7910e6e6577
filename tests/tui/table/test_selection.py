"""Selection: the answers to a decision, narrowing them to a spot, and where an arrow leads."""

import pytest
from textual.geometry import Region

from engine.agenda import Move
from tui.table.selection import Direction, Option, Selection, nearest


class Named(Move, frozen=True, tag="named"):
    """A move that is nothing but a name."""

    name: str


OPTIONS = [
    Option(Named("pass"), "Pass", ()),
    Option(Named("a1"), "A for 1", ("a",)),
    Option(Named("a3"), "A for 3", ("a", "z")),
    Option(Named("b"), "B", ("b",)),
]


def selection() -> Selection:
    return Selection(list(OPTIONS))


def test_an_empty_selection_has_no_current_option() -> None:
    empty = Selection()
    empty.step(1)
    assert (empty.current, empty.shown, empty.lit) == (None, [], set())
    assert not empty.select_spot("a")


def test_the_list_is_walked_round_its_ends() -> None:
    chosen = selection()
    chosen.step(-1)
    assert chosen.current == OPTIONS[3]
    chosen.step(1)
    assert chosen.current == OPTIONS[0]


def test_a_spot_is_lit_where_an_option_is_chosen_and_not_where_it_reaches() -> None:
    assert selection().lit == {"a", "b"}


def test_a_spot_selects_its_first_option() -> None:
    chosen = selection()
    assert chosen.select_spot("b")
    assert chosen.current == OPTIONS[3]
    assert chosen.select_spot("a")
    assert chosen.current == OPTIONS[1]
    assert not chosen.select_spot("z")
    assert chosen.current == OPTIONS[1]


def test_narrowing_shows_only_the_options_of_a_spot() -> None:
    chosen = selection()
    chosen.narrow("a")
    assert chosen.shown == OPTIONS[1:3]
    assert chosen.current == OPTIONS[1]
    assert chosen.lit == {"a"}
    chosen.step(1)
    chosen.step(1)
    assert chosen.current == OPTIONS[1]


def test_widening_leaves_the_cursor_on_the_option_it_was_on() -> None:
    chosen = selection()
    chosen.narrow("a")
    chosen.step(1)
    chosen.widen()
    assert (chosen.narrowed, chosen.current) == (None, OPTIONS[2])


GRID = {f"{row}{col}": Region(2 + col * 12, 1 + row * 4, 11, 3) for row in range(4) for col in range(4)}


@pytest.mark.parametrize(
    ("start", "direction", "target"),
    [
        ("11", "right", "12"),
        ("11", "left", "10"),
        ("11", "up", "01"),
        ("11", "down", "21"),
        ("00", "left", None),
        ("00", "up", None),
        ("33", "right", None),
        ("33", "down", None),
    ],
)
def test_arrows_walk_a_grid_by_its_rows_and_columns(start: str, direction: Direction, target: str | None) -> None:
    assert nearest(GRID[start], GRID, direction) == target


@pytest.mark.parametrize(("start", "direction", "target"), [("00", "right", "02"), ("11", "down", "31")])
def test_an_arrow_leads_over_a_gap_in_its_row_or_column(start: str, direction: Direction, target: str) -> None:
    gaps = {"01", "21"}
    assert nearest(GRID[start], {name: place for name, place in GRID.items() if name not in gaps}, direction) == target


def test_a_row_of_words_is_walked_one_by_one() -> None:
    row = {name: Region(x, 5, width, 1) for name, x, width in [("a", 0, 4), ("b", 5, 12), ("c", 18, 2), ("d", 21, 9)]}
    there = [nearest(row[name], row, "right") for name in "abcd"]
    back = [nearest(row[name], row, "left") for name in "abcd"]
    assert there == ["b", "c", "d", None]
    assert back == [None, "a", "b", "c"]
    assert nearest(row["b"], row, "up") is None


def test_the_board_leads_down_to_the_line_below_it_and_back() -> None:
    places = {**GRID, "x": Region(3, 18, 9, 1), "y": Region(15, 18, 9, 1)}
    assert nearest(places["30"], places, "down") == "x"
    assert nearest(places["31"], places, "down") == "y"
    assert nearest(places["y"], places, "up") == "31"


def test_a_place_beside_another_panel_is_reached_sideways() -> None:
    places = {**GRID, "card": Region(60, 3, 30, 2)}
    assert nearest(places["03"], places, "right") == "card"
    assert nearest(places["card"], places, "left") in ("03", "13")


def test_nothing_is_its_own_neighbour() -> None:
    alone = {"a": Region(0, 0, 5, 1)}
    for direction in ("up", "down", "left", "right"):
        assert nearest(alone["a"], alone, direction) is None
