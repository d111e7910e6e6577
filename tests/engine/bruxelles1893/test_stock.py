"""Chapter 4.1 of the rules: the stock phase."""

from collections.abc import Iterable

import pytest

from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.moves import Open, Pass, Place
from engine.games.bruxelles1893.stock import Bracket, area
from tests.engine.bruxelles1893.conftest import Position

BOX = GAME.editions[GAME.editions.standard()]


def spaces(*, rows: range, cols: range) -> set[tuple[int, int]]:
    return {(row, col) for row in rows for col in cols}


def opened(table: type[Position], row: int, col: int) -> set[tuple[int, int]]:
    """Return the spaces a bracket on a shield opens."""
    position = table(3).open(row, col)
    return {divmod(space, 5) for space in area(position.state)}


def one_based(cells: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(row + 1, col + 1) for row, col in cells}


def test_TV01_shield_1_1_opens_sixteen_spaces(table: type[Position]) -> None:
    position = table(3).stock("stock_1")
    position.state.agenda = [Bracket(0), *position.state.agenda]
    position.state.agenda.reverse()
    assert position.moves() == [Open(1, 1), Open(4, 4)]
    events = position.play(Open(1, 1))
    assert one_based(divmod(space, 5) for space in area(position.state)) == spaces(rows=range(2, 6), cols=range(2, 6))
    assert (events[0].row, events[0].col, events[0].spaces) == (1, 1, 16)
    places = [move for move in position.moves() if isinstance(move, Place)]
    assert {(move.row, move.col) for move in places} == spaces(rows=range(2, 6), cols=range(2, 6))


@pytest.mark.parametrize(
    ("shield", "rows", "cols"),
    [
        ((4, 4), range(1, 5), range(1, 5)),
        ((3, 4), range(1, 4), range(1, 5)),
        ((4, 3), range(1, 5), range(1, 4)),
        ((2, 2), range(3, 6), range(3, 6)),
        ((1, 4), range(2, 6), range(1, 5)),
        ((2, 3), range(3, 6), range(1, 4)),
    ],
)
def test_TV02_the_largest_quarter_is_open(
    table: type[Position], shield: tuple[int, int], rows: range, cols: range
) -> None:
    assert one_based(opened(table, *shield)) == spaces(rows=rows, cols=cols)


def test_corner_edge_and_inner_shields_open_16_12_and_9_spaces() -> None:
    sizes = {(shield.row, shield.col): len(shield.area) for shield in BOX.shields}
    assert len(sizes) == 16
    for (row, col), size in sizes.items():
        edges = (row in (1, 4)) + (col in (1, 4))
        assert size == {2: 16, 1: 12, 0: 9}[edges]


def test_a_shield_is_the_common_corner_of_four_spaces() -> None:
    shield = BOX.shields[BOX.shield(2, 3)]
    assert (shield.row, shield.col) == (2, 3)
    assert shield.spaces == (BOX.cell(2, 3), BOX.cell(2, 4), BOX.cell(3, 3), BOX.cell(3, 4))


@pytest.mark.parametrize(
    ("seats", "shields"),
    [(2, [(2, 2), (2, 3)]), (3, [(1, 3), (3, 1)]), (4, [(1, 3), (2, 4)]), (5, [(1, 1), (4, 4)])],
)
def test_the_line_for_the_number_of_players_is_read(
    table: type[Position], seats: int, shields: list[tuple[int, int]]
) -> None:
    position = table(seats).next_stock("stock_7").last_to_play(0)
    events = position.play(Pass())
    assert position.state.round == 2
    assert position.asks == "bracket"
    assert [(move.row, move.col) for move in position.moves()] == shields
    revealed = next(event for event in events if type(event).__name__ == "StockRevealed")
    assert (revealed.stock, revealed.money) == ("stock_7", 6)


def test_the_first_player_chooses_the_shield(table: type[Position]) -> None:
    position = table(3).passed(1).exhibition(1)
    position.play(Pass())
    position.play(Pass())
    assert position.state.first == 1
    assert (position.asks, position.seat) == ("bracket", 1)
    assert position.refuses(position.moves()[0], "seat", seat=0)


def test_revealing_the_card_is_a_revelation(table: type[Position]) -> None:
    position = table(3).last_to_play(0)
    before = position.state.revealed
    position.play(Pass())
    assert position.state.revealed > before
