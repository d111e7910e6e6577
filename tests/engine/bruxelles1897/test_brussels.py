"""Chapter 6B of the rules: the three Brussels cards."""

import pytest

from engine.games.bruxelles1897.moves import (
    Discard,
    Done,
    Keep,
    Pass,
    Perform,
    Place,
    Release,
    Send,
    Spend,
    Summon,
    Take,
    Visit,
)
from tests.engine.bruxelles1897.conftest import Position

ALL = {"brugmann": "upright", "albert": "upright", "buls": "upright", "horta": "upright"}


def test_stock_exchange_gives_five_money_and_costs_none(table: type[Position]) -> None:
    position = table(3)
    position.visit("stock_exchange", "2/4")
    assert position.player(0).money == 4 + 5
    assert position.player(0).brussels[0] == [0, 1, 0]
    assert position.hand(0) == {"1/3": 4, "2/4": 0, "2/5": 0}


def test_D24_the_third_visit_takes_three_architects(table: type[Position]) -> None:
    position = table(3).uses("stock_exchange", 2)
    position.visit("stock_exchange", "1/3", "1/3", "2/4")
    assert position.player(0).money == 4 + 5
    assert sum(position.player(0).hand) == 2
    assert position.state.uses[0] == 3


def test_each_card_has_its_own_price(table: type[Position]) -> None:
    position = table(3).uses("stock_exchange", 2)
    position.play(Visit("city_hall"))
    assert position.moves() == [Send(("1/3",)), Send(("2/4",))]


def test_R09_the_same_player_may_come_again_at_the_next_price(table: type[Position]) -> None:
    position = table(2).passed(1)
    position.visit("stock_exchange", "1/3")
    assert position.seat == 0
    position.visit("stock_exchange", "1/3", "1/3")
    assert position.seat == 0
    position.visit("stock_exchange", "1/3", "2/4", "2/4")
    assert position.player(0).money == 4 + 15
    assert position.moves() == [Pass()]


@pytest.mark.parametrize(("uses", "size"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_R10_exactly_as_many_architects_as_asked(table: type[Position], uses: int, size: int) -> None:
    position = table(3).uses("stock_exchange", uses)
    position.play(Visit("stock_exchange"))
    if position.asks == "turn":  # with five asked and five in hand there was no choice
        assert size == 5
        assert sum(position.player(0).brussels[0]) == 5
        return
    assert {len(move.architects) for move in position.moves()} == {size}
    assert position.refuses(Send(("1/3",) * (size + 1)))


def test_R10_too_few_architects_in_hand_close_the_card(table: type[Position]) -> None:
    position = table(3).uses("stock_exchange", 5)
    assert position.refuses(Visit("stock_exchange"))


def test_R11_city_hall_needs_an_upright_noble(table: type[Position]) -> None:
    position = table(3).give(0, nobles={"brugmann": "tilted", "horta": "tilted"})
    assert position.refuses(Visit("city_hall"))


def test_R11_at_least_one_noble_is_named(table: type[Position]) -> None:
    position = table(3).give(0, nobles=ALL, levels={"nobility": 3})
    position.visit("city_hall", "1/3")
    assert Done() not in position.moves()
    assert position.refuses(Done())
    position.play(Summon("buls"))
    assert Done() in position.moves()


def test_V4_city_hall_up_to_the_nobility_level(table: type[Position]) -> None:
    position = table(3).give(0, nobles={**ALL, "brugmann": "tilted"}, levels={"nobility": 2})
    position.visit("city_hall", "1/3")
    assert sum(position.player(0).brussels[1]) == 1
    position.play(Summon("buls"), Summon("horta"))
    assert position.seat == 1, "two at most: the turn is over"
    standing = list(position.nobles(0).values())
    assert standing.count("tilted") == 3  # Brugmann was tilted before
    assert standing.count("upright") == 1
    assert (position.level(0, "prestige"), position.level(0, "architecture")) == (2, 2)


def test_fewer_nobles_than_the_limit_may_be_named(table: type[Position]) -> None:
    position = table(3).give(0, nobles=ALL, levels={"nobility": 3})
    position.visit("city_hall", "1/3")
    position.play(Summon("buls"), Done())
    assert position.seat == 1
    assert position.nobles(0) == {**ALL, "buls": "tilted"}
    assert position.level(0, "prestige") == 2


def test_D23_albert_does_not_raise_the_limit_he_acts_under(table: type[Position]) -> None:
    position = table(3).give(0, nobles={"brugmann": "upright", "albert": "upright"}, levels={"nobility": 1})
    position.visit("city_hall", "1/3")
    position.play(Summon("albert"))
    assert position.seat == 1
    assert position.level(0, "nobility") == 2
    assert position.nobles(0) == {"brugmann": "upright", "albert": "tilted"}


def test_R12_the_limit_is_fixed_at_the_start(table: type[Position]) -> None:
    position = table(3).give(0, nobles=ALL, levels={"nobility": 2})
    position.visit("city_hall", "1/3")
    position.play(Summon("albert"), Summon("brugmann"))
    assert position.seat == 1
    assert position.level(0, "nobility") == 3
    assert list(position.nobles(0).values()).count("tilted") == 2


def test_R37_all_are_named_before_the_first_acts(table: type[Position]) -> None:
    nobles = {"brugmann": "upright", "hankar": "upright", "horta": "upright"}
    position = table(3).give(0, nobles=nobles, levels={"nobility": 3}, money=4)
    position.pile("material", "wood+wood", "metal+stone").visit("city_hall", "1/3")
    revealed = position.state.revealed
    position.play(Summon("brugmann"))
    assert position.player(0).money == 4, "nobody acts yet"
    position.play(Summon("hankar"))
    assert position.state.revealed == revealed, "nothing is drawn yet"
    events = position.play(Summon("horta"))
    assert [event.__class__.__name__ for event in events] == ["Acted", "Gained", "Acted", "Drew"]
    assert position.asks == "selection"
    events = position.play(Take("wood+wood"))
    assert [event.noble for event in events if event.__class__.__name__ == "Acted"] == ["horta"]
    assert position.level(0, "architecture") == 2


def test_R37_a_noble_is_named_once(table: type[Position]) -> None:
    position = table(3).give(0, nobles=ALL, levels={"nobility": 3})
    position.visit("city_hall", "1/3")
    position.play(Summon("buls"))
    assert position.refuses(Summon("buls"))


def test_R37_the_order_changes_no_result(table: type[Position]) -> None:
    outcomes = []
    for order in (("brugmann", "vandervelde", "horta"), ("horta", "vandervelde", "brugmann")):
        nobles = {"brugmann": "upright", "vandervelde": "upright", "horta": "upright"}
        position = table(3).give(0, nobles=nobles, levels={"nobility": 3})
        position.visit("city_hall", "1/3")
        position.play(*map(Summon, order), Release("2/5"))
        outcomes.append(position.player(0))
    assert outcomes[0] == outcomes[1]


def test_V5_cinquantenaire_sells_when_the_area_is_out_of_reach(table: type[Position]) -> None:
    position = table(3).give(0, money=0, artworks={"red": 1}).lay({(1, 1): "money", (1, 2): "money"})
    position.uses("cinquantenaire", 1)
    assert not any(isinstance(move, Place) for move in position.moves())
    position.visit("cinquantenaire", "1/3", "1/3")
    position.play(Perform("sale"))
    assert sum(position.player(0).brussels[2]) == 2
    assert position.owns(0, "artwork") == {}
    assert position.player(0).money == 3


def test_cinquantenaire_offers_five_actions_and_no_exhibition(table: type[Position]) -> None:
    position = table(3).give(0, artworks={"red": 1}, materials={"wood+wood": 1})
    position.visit("cinquantenaire", "1/3")
    offered = ("creation", "sale", "supply", "construction", "influence")
    assert position.moves() == [Perform(action) for action in offered]
    assert position.refuses(Perform("exhibition"))


def test_cinquantenaire_creation_draws_two_and_keeps_one(table: type[Position]) -> None:
    position = table(3).pile("artwork", "red", "green")
    position.visit("cinquantenaire", "1/3")
    position.play(Perform("creation"), Take("red"))
    assert position.owns(0, "artwork") == {"red": 1}
    assert position.discarded("artwork") == ["green"]


def test_two_like_cards_leave_no_choice(table: type[Position]) -> None:
    position = table(3).pile("artwork", "red", "red")
    position.visit("cinquantenaire", "1/3")
    position.play(Perform("creation"))
    assert position.seat == 1
    assert position.owns(0, "artwork") == {"red": 1}
    assert position.discarded("artwork") == ["red"]


def test_cinquantenaire_construction_draws_two_houses_and_pays(table: type[Position]) -> None:
    position = table(3).give(0, materials={"wood+wood": 1, "metal+stone": 1}, houses={"house_a": 1}, vp=0)
    position.pile("house", "house_b", "house_c").visit("cinquantenaire", "1/3")
    position.play(Perform("construction"), Take("house_c"))
    assert position.discarded("house") == ["house_b"]
    position.play(Spend(("metal+stone",)))
    assert position.owns(0, "house") == {"house_a": 1, "house_c": 1}
    assert position.owns(0, "material") == {"wood+wood": 1}
    assert position.player(0).vp == 2


def test_R14_influence_at_the_cinquantenaire_asks_whether_the_noble_is_kept(table: type[Position]) -> None:
    position = table(3).pile("noble", "horta", "buls")
    position.visit("cinquantenaire", "1/3")
    position.play(Perform("influence"), Take("horta"))
    assert position.level(0, "architecture") == 2
    assert position.level(0, "prestige") == 1
    assert position.moves() == [Keep(), Discard()]
    position.play(Discard())
    assert position.discarded("noble") == ["buls", "horta"]
    assert position.nobles(0) == {"brugmann": "upright"}


def test_R14_with_two_duplicates_the_chosen_one_still_acts(table: type[Position]) -> None:
    position = table(3).give(0, nobles={"horta": "upright", "buls": "tilted"}).pile("noble", "horta", "buls")
    position.visit("cinquantenaire", "1/3")
    position.play(Perform("influence"), Take("buls"))
    assert position.level(0, "prestige") == 2
    assert position.seat == 1
    assert position.discarded("noble") == ["horta", "buls"]
    assert position.nobles(0) == {"brugmann": "upright", "horta": "upright", "buls": "tilted"}


def test_R44_the_action_is_named_before_any_card_is_drawn(table: type[Position]) -> None:
    position = table(3).give(0, materials={"wood+wood": 1})
    position.visit("cinquantenaire", "1/3")
    revealed = position.state.revealed
    assert position.asks == "cinquantenaire"
    position.play(Perform("creation"))
    assert position.state.revealed > revealed
    assert position.refuses(Perform("supply")), "there is no change once the cards are seen"


def test_R44_only_possible_actions_are_offered(table: type[Position]) -> None:
    position = table(3).hoard(1, "artwork").hoard(1, "house").give(0, materials={"wood+wood": 1})
    position.visit("cinquantenaire", "1/3")
    assert position.moves() == [Perform("supply"), Perform("influence")]
    for action in ("creation", "sale", "construction"):
        assert position.refuses(Perform(action))


def test_R44_with_nothing_possible_the_card_cannot_be_chosen(table: type[Position]) -> None:
    position = table(3)
    for type_ in ("artwork", "material", "house"):
        position.hoard(1, type_)
    nobles = dict.fromkeys(("albert", "buls", "horta", "hankar", "vandervelde"), "upright")
    for seat in range(3):
        position.give(seat, nobles=nobles)
    assert position.refuses(Visit("cinquantenaire"))
    assert Visit("stock_exchange") in position.moves(), "the other cards stay open"
    position.give(2, nobles={})
    assert Visit("cinquantenaire") in position.moves()
