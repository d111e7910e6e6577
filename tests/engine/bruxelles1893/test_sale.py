"""Chapter 4.3 of the rules: the sale."""

import pytest

from engine.games.bruxelles1893.components import COLOURS
from engine.games.bruxelles1893.moves import Cover, Decline, Perform, Sell, Shift, Visit
from engine.games.bruxelles1893.sale import reachable, sellable
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def book_example(table: type[Position]) -> Position:
    """Two works, green and blue; the shop shows yellow and black; the cursor is in the middle."""
    position = table(3).give(0, money=5, works={"green": 1, "blue": 1}, vp=0).shop(("yellow",), ("black",))
    position.act(1, 2)
    return position


def test_TV03_sell_green_after_one_left_and_one_down(table: type[Position], told: Told) -> None:
    position = book_example(table)
    events = position.play(Shift(5, 3), Sell("green"), Cover("yellow"))
    assert position.centre() == (5, 3)
    assert position.player(0).money == 5 - 1 + 2
    assert position.player(0).vp == 6
    assert position.line(0, "sales") == 6
    assert position.shop_shows() == ["green", "black"]
    sold = told(events, "sold")[0]
    assert (sold.colour, sold.money, sold.vp) == ("green", 2, 6)
    position.give(1, works={"green": 1, "black": 1, "yellow": 1})
    assert [COLOURS[colour] for colour in sellable(position.state, 1)] == ["yellow"]


@pytest.mark.parametrize("colour", ["yellow", "black"])
def test_TV04_a_colour_in_the_shop_cannot_be_sold(table: type[Position], colour: str) -> None:
    position = table(3).give(0, works={"green": 1, colour: 1, "blue": 1}).shop(("yellow",), ("black",))
    position.act(1, 2)
    position.play(Shift(5, 3))
    assert position.refuses(Sell(colour))
    assert position.moves() == [Sell("blue"), Sell("green")]


def test_TV05_a_black_work_is_paid_by_the_centre(table: type[Position]) -> None:
    position = table(3).give(0, money=1, works={"black": 1}, vp=0).cursor(6, 4)
    position.act(1, 2)
    position.play(Shift(6, 3))
    assert position.player(0).money == 2
    assert position.player(0).vp == 4
    assert position.works(0) == {}


def test_TV06_no_more_steps_than_works_and_never_out_of_the_grid(table: type[Position]) -> None:
    position = book_example(table)
    for row, col in ((4, 1), (7, 4), (5, 2), (1, 1), (6, 5), (4, 4 + 3)):
        assert position.refuses(Shift(row, col))
    assert len(position.moves()) == 13
    edge = table(3).give(0, works={"green": 2, "blue": 1}).cursor(2, 2)
    edge.act(1, 2)
    assert all(2 <= move.row <= 6 and 2 <= move.col <= 6 for move in edge.moves())
    assert edge.refuses(Shift(1, 2))
    assert edge.refuses(Shift(2, 1))


def test_R17_up_to_as_many_steps_as_works_the_sold_and_black_ones_included(table: type[Position]) -> None:
    position = table(3).give(0, works={"black": 2, "green": 1})
    position.act(1, 2)
    steps = {abs(move.row - 4) + abs(move.col - 4) for move in position.moves()}
    assert steps == {0, 1, 2, 3}
    assert position.moves()[0] == Shift(4, 4), "it may stay where it is"
    assert len(reachable(position.state, 0)) == len(position.moves())


def test_R17_many_works_reach_every_centre(table: type[Position]) -> None:
    position = table(3).give(0, works={"black": 4, "green": 6, "blue": 3}).cursor(2, 2)
    position.act(1, 2)
    assert len(position.moves()) == 25


def test_R18_without_a_work_to_sell_there_is_no_sale_and_the_cursor_stays(table: type[Position], told: Told) -> None:
    position = table(3).give(0, works={"yellow": 2}).shop(("yellow",), ("black",))
    events = position.place(1, 2)
    assert told(events, "impossible")
    assert position.centre() == (4, 4)
    assert position.seat == 1


def test_R19_before_the_first_sale_everything_can_be_sold(table: type[Position]) -> None:
    position = table(3).give(0, works={"blue": 1, "pink": 1, "yellow": 1, "green": 1, "black": 1})
    assert sellable(position.state, 0) == [0, 1, 2, 3, 4]
    position.act(1, 2)
    position.play(Shift(4, 4), Sell("pink"))
    assert position.asks == "turn", "the first two sales fill the empty slots"
    assert position.shop_shows() == ["pink"]
    assert sellable(position.state, 0) == [0, 2, 3, 4], "one colour is blocked"


def test_the_second_sale_fills_the_second_slot(table: type[Position]) -> None:
    position = table(3).give(0, works={"blue": 1, "pink": 1}).shop(("pink",), ())
    position.act(1, 2)
    position.play(Shift(4, 4))
    assert position.shop_shows() == ["pink", "blue"]
    assert position.asks == "turn"


def test_later_either_work_is_covered(table: type[Position], told: Told) -> None:
    for covered, left in (("pink", ["blue", "green"]), ("green", ["pink", "blue"])):
        position = table(3).give(0, works={"blue": 1}).shop(("pink",), ("green",))
        position.act(1, 2)
        position.play(Shift(4, 4))
        assert position.asks == "shop"
        assert position.moves() == [Cover("pink"), Cover("green")]
        assert position.refuses(Cover("blue"))
        events = position.play(Cover(covered))
        assert position.shop_shows() == left
        assert told(events, "covered")[0].colour == covered


def test_only_the_top_tiles_are_visible(table: type[Position]) -> None:
    position = table(3).give(0, works={"blue": 1}).shop(("blue", "pink"), ("blue", "green"))
    assert sellable(position.state, 0) == [COLOURS.index("blue")]


@pytest.mark.parametrize(
    ("colour", "money", "vp"), [("blue", 2, 6), ("pink", 2, 2), ("green", 0, 6), ("yellow", 0, 2), ("black", 1, 4)]
)
def test_row_gives_money_and_column_gives_points(table: type[Position], colour: str, money: int, vp: int) -> None:
    position = table(3).give(0, money=1, works={colour: 1}, vp=0).cursor(3, 3)
    position.act(1, 2)
    position.play(Shift(3, 3))
    assert (position.player(0).money, position.player(0).vp) == (money, vp)


def test_a_sale_is_taken_back_step_by_step(table: type[Position]) -> None:
    position = book_example(table)
    before = position.state.revealed
    position.play(Shift(5, 3), Sell("green"), Cover("black"))
    assert position.state.revealed == before, "nothing is revealed by a sale"


def test_a_sale_in_the_park(table: type[Position]) -> None:
    position = table(3).give(0, money=0, works={"green": 1}).cursor(5, 3)
    position.play(Visit("park"), Perform("sale"), Shift(5, 3))
    assert position.player(0).money == 2
    assert position.owner(1, 2) == -1


def test_declining_moves_nothing(table: type[Position]) -> None:
    position = table(3).give(0, works={"green": 1})
    position.place(1, 2)
    position.play(Decline())
    assert position.centre() == (4, 4)
    assert position.works(0) == {"green": 1}
