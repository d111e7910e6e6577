"""Chapter 4.2.1 of the rules: placing an assistant, the bid, and performing the action or not."""

import pytest

from engine.games.bruxelles1893.art_nouveau import is_performable
from engine.games.bruxelles1893.components import ACTIONS
from engine.games.bruxelles1893.moves import Approach, Bid, Decline, Gather, Perform, Place, Shift, Visit
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def performable(position: Position, seat: int = 0) -> set[str]:
    return {name for number, name in enumerate(ACTIONS) if is_performable(position.state, seat, number)}


def test_an_assistant_a_bid_and_the_action(table: type[Position], told: Told) -> None:
    position = table(3).give(0, money=5)
    position.play(Place(1, 4))
    assert position.asks == "stake"
    assert position.moves() == [Bid(1), Bid(2), Bid(3), Bid(4), Bid(5)]
    events = position.play(Bid(3))
    assert (position.owner(1, 4), position.bid(1, 4)) == (0, 3)
    assert (position.player(0).money, position.player(0).reserve) == (2, 4)
    placed = told(events, "placed")[0]
    assert (placed.row, placed.col, placed.action, placed.money) == (1, 4, "materials", 3)
    assert position.moves() == [Perform("materials"), Decline()]


def test_a_bid_is_at_least_one_franc_and_at_most_all(table: type[Position]) -> None:
    position = table(3).give(0, money=2)
    position.play(Place(1, 4))
    assert position.refuses(Bid(0))
    assert position.refuses(Bid(3))
    position.play(Bid(2))
    assert position.player(0).money == 0


def test_without_money_nobody_is_placed(table: type[Position]) -> None:
    position = table(3).give(0, money=0)
    assert not any(isinstance(move, Place) for move in position.moves())
    assert Visit("exchange") in position.moves()


def test_R05_money_is_unlimited_and_so_are_bids(table: type[Position]) -> None:
    position = table(3).give(0, money=500)
    position.play(Place(1, 4))
    assert position.moves() == [Bid(money) for money in range(1, 501)]
    position.play(Bid(499))
    assert position.bid(1, 4) == 499


def test_R07_the_bid_is_gone_before_the_action(table: type[Position]) -> None:
    position = table(3).give(0, money=3)
    position.act(1, 3, bid=2)
    assert position.asks == "theatre"
    assert position.moves() == [Approach("solvay", 0), Approach("buls", 1)]


def test_R07_the_bid_cannot_pay_for_a_building(table: type[Position]) -> None:
    position = table(3).needles("wood", "bf3").give(0, money=3, cubes={"wood": 1})
    assert "construction" in performable(position)
    position.place(2, 3, bid=1)
    assert position.asks == "turn", "two francs are left and three are needed"
    assert position.seat == 1


def test_R07_what_the_action_brings_cannot_raise_the_bid(table: type[Position]) -> None:
    position = table(3).give(0, money=1, works={"green": 1}).cursor(5, 3)
    position.act(1, 2)
    position.play(Shift(5, 3))
    assert position.player(0).money == 2
    assert position.bid(1, 2) == 1
    assert position.seat == 1


def test_R08_more_money_in_a_column_needs_another_assistant(table: type[Position]) -> None:
    position = table(2).passed(1).give(0, money=9)
    position.place(1, 1, bid=2)
    position.play(Decline())
    assert position.refuses(Place(1, 1))
    position.place(4, 1, bid=3)
    position.play(Decline())
    assert (position.bid(1, 1), position.bid(4, 1)) == (2, 3)


def test_R09_placing_is_legal_even_if_the_action_is_impossible(table: type[Position], told: Told) -> None:
    position = table(3)
    events = position.place(1, 2, bid=2)
    assert [event.action for event in told(events, "impossible")] == ["sale"]
    assert (position.owner(1, 2), position.bid(1, 2)) == (0, 2)
    assert position.seat == 1


def test_R09_the_action_may_be_declined(table: type[Position], told: Told) -> None:
    position = table(3)
    position.place(1, 4)
    events = position.play(Decline())
    assert [event.action for event in told(events, "declined")] == ["materials"]
    assert position.cubes(0) == {}
    assert position.owner(1, 4) == 0
    assert position.seat == 1


def test_R49_workshop_needs_a_colour_tile_in_stack_or_shop(table: type[Position]) -> None:
    position = table(3)
    assert "workshop" in performable(position)
    position.works_pile(only=True)
    assert "workshop" not in performable(position)
    position.give(2, works={}).shop(("blue", "pink"), ("green",)).works_pile(only=True)
    assert "workshop" in performable(position), "the covered blue tile would come"


def test_R49_covered_black_tiles_make_no_workshop(table: type[Position]) -> None:
    position = table(3).shop(("black", "pink"), ("green",)).works_pile(only=True)
    assert "workshop" not in performable(position)


def test_R49_sale_needs_a_work_that_may_be_sold(table: type[Position]) -> None:
    position = table(3).shop(("blue",), ("pink",))
    assert "sale" not in performable(position)
    position.give(0, works={"blue": 1, "pink": 2})
    assert "sale" not in performable(position)
    position.give(0, works={"blue": 1, "black": 1})
    assert "sale" in performable(position)


def test_R49_theatre_needs_an_affordable_figure(table: type[Position]) -> None:
    position = table(3).give(0, money=0)
    assert "theatre" in performable(position), "the rightmost is free"
    position.display()
    assert "theatre" not in performable(position)


def test_R49_materials_need_a_noble_cube(table: type[Position]) -> None:
    position = table(3).leave(1, wood=0, stone=1, iron=0)
    assert "materials" in performable(position)
    position.leave(1, stone=0)
    assert "materials" not in performable(position)
    assert position.supply()["joker"] == 15


def test_R49_construction_needs_tile_payment_and_space(table: type[Position]) -> None:
    position = table(3).needles("wood", "stone").give(0, cubes={"wood": 1})
    assert "construction" not in performable(position)
    position.give(0, cubes={"wood": 1, "stone": 1})
    assert "construction" in performable(position)
    position.built(0, *((5, col) for col in range(1, 6)), (1, 5))
    position.give(0, cubes={"joker": 9})
    assert "construction" not in performable(position), "no tile is left"


def test_R49_what_cannot_be_performed_is_skipped_without_asking(table: type[Position], told: Told) -> None:
    position = table(3).leave(1, wood=0, stone=0, iron=0)
    events = position.place(1, 4)
    assert told(events, "impossible")
    assert (position.asks, position.seat) == ("turn", 1)


def test_R49_what_cannot_be_performed_cannot_be_chosen_in_the_park(table: type[Position]) -> None:
    position = table(3).leave(1, wood=0, stone=0, iron=0)
    position.play(Visit("park"))
    assert position.moves() == [Perform("workshop"), Perform("theatre")]
    assert position.refuses(Perform("materials"))


def test_R50_an_action_is_whole_once_begun(table: type[Position]) -> None:
    position = table(3).give(0, works={"green": 1})
    position.act(1, 2)
    assert position.refuses(Decline()), "no way out between the steps"
    position.play(Shift(5, 4))
    assert position.asks == "turn"
    assert position.works(0) == {}


@pytest.mark.parametrize("bid", [1, 2, 5])
def test_the_action_of_the_space_is_offered(table: type[Position], bid: int) -> None:
    position = table(3).give(0, money=9)
    position.place(2, 2, bid=bid)
    assert position.moves() == [Perform("workshop"), Decline()]
    assert position.refuses(Perform("sale"))
    assert position.refuses(Gather(("wood", "wood")))
