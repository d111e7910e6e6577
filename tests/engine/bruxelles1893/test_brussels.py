"""Chapter 4.2.2 of the rules: the Brussels board."""

import pytest

from engine.games.bruxelles1893.brussels import price
from engine.games.bruxelles1893.components import EXCHANGE, LOCATIONS
from engine.games.bruxelles1893.moves import Activate, Bid, Decline, Done, Gather, Pass, Perform, Place, Trade, Visit
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told

EVERY = dict.fromkeys(("brugmann", "solvay", "buls", "empain", "albert", "maeterlinck"), "upright")


@pytest.mark.parametrize("seats", [4, 5])
def test_TV13_four_or_five_players_pay_1_1_2_2_3_3(table: type[Position], seats: int) -> None:
    position = table(seats).assistants(0, courthouse=0)
    costs = []
    for uses in range(6):
        position.uses("exchange", uses)
        costs.append(price(position.state, EXCHANGE))
    assert costs == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("seats", [2, 3])
def test_TV14_two_or_three_players_pay_1_2_3(table: type[Position], seats: int) -> None:
    position = table(seats)
    costs = []
    for _ in range(3):
        costs.append(price(position.state, EXCHANGE))
        position.assistants(0, courthouse=0).turn_of(0).play(Visit("exchange"))
        assert position.player(0).brussels[EXCHANGE] == costs[-1]
    assert costs == [1, 2, 3]


def test_new_assistants_are_needed_each_time(table: type[Position]) -> None:
    position = table(3).passed(1, 2).assistants(0, courthouse=0).turn_of(0)
    position.play(Visit("exchange"), Visit("exchange"), Visit("exchange"))
    assert position.player(0).brussels == [0, 6, 0, 0]
    assert position.player(0).reserve == 1
    assert position.player(0).money == 5 + 3 * 4


def test_each_location_has_its_own_price(table: type[Position]) -> None:
    position = table(3).uses("exchange", 3)
    assert [price(position.state, location) for location in range(4)] == [1, 4, 1, 1]


def test_R11_with_too_few_assistants_a_location_is_closed(table: type[Position]) -> None:
    position = table(3).assistants(0, reserve=2).uses("exchange", 2).uses("market", 1)
    assert position.refuses(Visit("exchange"))
    assert Visit("market") in position.moves()
    position.play(Visit("market"))
    assert position.player(0).reserve == 0


def test_R11_at_four_players_the_price_rises_every_other_time(table: type[Position]) -> None:
    position = table(4).assistants(0, reserve=1).uses("exchange", 1).uses("market", 2)
    assert Visit("exchange") in position.moves()
    assert position.refuses(Visit("market"))


def test_the_market_gives_three_jokers(table: type[Position], told: Told) -> None:
    position = table(3)
    events = position.play(Visit("market"))
    assert position.cubes(0) == {"joker": 3}
    visited = told(events, "visited")[0]
    assert (visited.location, visited.assistants) == ("market", 1)


@pytest.mark.parametrize(("stock", "money"), [("stock_1", 4), ("stock_8", 7), ("stock_12", 8)])
def test_the_exchange_pays_what_the_stock_card_says(table: type[Position], stock: str, money: int) -> None:
    position = table(3).stock(stock)
    position.play(Visit("exchange"))
    assert position.player(0).money == 5 + money


def test_R10_the_market_needs_a_joker_in_the_supply(table: type[Position]) -> None:
    position = table(3).leave(1, joker=1)
    assert Visit("market") in position.moves()
    position.leave(1, joker=0)
    assert position.refuses(Visit("market"))


def test_R10_the_grand_place_needs_an_upright_figure(table: type[Position]) -> None:
    position = table(3).give(0, figures={"brugmann": "used", "buls": "used"})
    assert position.refuses(Visit("grand_place"))
    position.give(0, figures={"brugmann": "used", "buls": "upright"})
    assert Visit("grand_place") in position.moves()


def test_R10_the_park_needs_an_action_that_is_then_performed(table: type[Position]) -> None:
    position = table(3).leave(1, wood=0, stone=0, iron=0).display().works_pile(only=True)
    assert position.refuses(Visit("park"))
    position.give(0, works={}).give(2, works={"pink": 5}).give(0, works={"blue": 1})
    position.works_pile(only=True)
    assert Visit("park") in position.moves()
    position.play(Visit("park"))
    assert position.asks == "cursor", "the only action left is performed, there is no declining"


def test_R10_nothing_is_declined_on_the_brussels_board(table: type[Position]) -> None:
    position = table(3)
    position.play(Visit("park"))
    assert position.refuses(Decline())
    assert all(isinstance(move, Perform) for move in position.moves())


def test_the_park_offers_actions_that_are_not_open_or_no_longer_free(table: type[Position]) -> None:
    position = table(3).open(2, 2).give(0, works={"blue": 1}, cubes={"joker": 2})
    position.stand({(3, 3): (1, 1), (4, 4): (2, 1)})
    position.play(Visit("park"))
    actions = ("workshop", "sale", "theatre", "materials", "construction")
    assert position.moves() == [Perform(action) for action in actions]


def test_R35_the_park_places_nobody_and_triggers_nothing(table: type[Position], told: Told) -> None:
    position = table(3).built(1, (1, 4))
    position.play(Visit("park"), Perform("materials"))
    events = position.play(Gather(("wood", "wood")))
    assert position.state.board.owners == [-1] * 25
    assert position.state.board.bids == [0] * 25
    assert not told(events, "benefited")


def test_TV12_the_grand_place_up_to_the_royal_palace_level(table: type[Position]) -> None:
    position = table(3).give(0, figures=EVERY, levels={"royal_palace": 3}, vp=0)
    position.play(Visit("grand_place"))
    assert position.player(0).brussels == [0, 0, 0, 1]
    position.play(Activate("buls"), Activate("maeterlinck"), Activate("empain"))
    assert position.seat == 1, "a fourth is refused"
    used = [name for name, standing in position.figures(0).items() if standing == "used"]
    assert used == ["buls", "empain", "maeterlinck"]
    assert position.refuses(Activate("brugmann"))
    assert (position.player(0).vp, position.level(0, "city_hall"), position.cubes(0)) == (5, 2, {"joker": 2})


def test_one_may_stop_after_any_of_them(table: type[Position]) -> None:
    position = table(3).give(0, figures=EVERY, levels={"royal_palace": 3})
    position.play(Visit("grand_place"), Activate("buls"), Done())
    assert position.seat == 1
    assert list(position.figures(0).values()).count("used") == 1


def test_R25_albert_does_not_raise_the_limit_he_acts_under(table: type[Position]) -> None:
    position = table(3).give(0, figures=EVERY, levels={"royal_palace": 2})
    position.play(Visit("grand_place"), Activate("albert"), Activate("buls"))
    assert position.seat == 1
    assert position.level(0, "royal_palace") == 3
    assert list(position.figures(0).values()).count("used") == 2


def test_R51_at_least_one_figure_acts(table: type[Position]) -> None:
    position = table(3).give(0, figures=EVERY, levels={"royal_palace": 3})
    position.play(Visit("grand_place"))
    assert Done() not in position.moves()
    assert position.refuses(Done())
    position.play(Activate("buls"))
    assert Done() in position.moves()


def test_R51_a_void_figure_may_be_chosen_and_uses_up_an_activation(table: type[Position], told: Told) -> None:
    figures = {"brugmann": "upright", "buls": "upright", "maeterlinck": "upright"}
    position = table(3).give(0, figures=figures, levels={"royal_palace": 2, "city_hall": 6})
    position.play(Visit("grand_place"))
    events = position.play(Activate("buls"))
    assert told(events, "stuck")
    position.play(Activate("brugmann"))
    assert position.seat == 1
    assert position.figures(0) == {"brugmann": "used", "buls": "used", "maeterlinck": "upright"}


def test_R51_jokers_from_empain_pay_solvay_in_the_same_action(table: type[Position]) -> None:
    position = table(3).give(0, figures=EVERY, levels={"royal_palace": 2})
    position.play(Visit("grand_place"), Activate("empain"), Activate("solvay"))
    assert Trade(("wood", "wood")) in position.moves()
    position.play(Trade(("wood", "wood")))
    assert position.cubes(0) == {"wood": 2, "joker": 1}


def test_R51_in_the_other_order_solvay_finds_no_joker(table: type[Position]) -> None:
    position = table(3).give(0, figures=EVERY, levels={"royal_palace": 2})
    position.play(Visit("grand_place"), Activate("solvay"))
    assert not any(isinstance(move, Trade) for move in position.moves())


def test_a_single_upright_figure_acts_without_asking(table: type[Position]) -> None:
    position = table(3).give(0, money=0)
    position.play(Visit("grand_place"))
    assert position.player(0).money == 5
    assert position.seat == 1


def test_assistants_stay_until_the_end_of_the_round(table: type[Position]) -> None:
    position = table(3)
    position.play(Visit("market"))
    assert sum(position.player(0).brussels) == 1
    position.last_to_play(0)
    position.play(Pass())
    assert position.player(0).brussels == [0] * len(LOCATIONS)
    assert (position.player(0).reserve, position.player(0).courthouse) == (4, 3)


def test_no_money_is_paid_in_brussels(table: type[Position]) -> None:
    position = table(3).give(0, money=0)
    position.play(Visit("exchange"))
    assert position.player(0).money == 4
    position.turn_of(0)
    position.play(Place(1, 1))
    assert position.moves() == [Bid(money) for money in range(1, 5)]
