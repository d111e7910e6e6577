"""Chapter 6A of the rules: an architect takes a card of the area."""

import pytest

from engine.games.bruxelles1897.moves import Assign, Decline, Pass, Perform, Place, Sell, Spend
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told


def test_creation_keeps_the_artwork(table: type[Position]) -> None:
    position = table(3).lay({(2, 3): "green"})
    position.place(2, 3, "1/3", 3)
    assert position.owns(0, "artwork") == {"green": 1}
    assert position.player(0).money == 1
    assert position.owner(2, 3) == 0
    assert position.card(2, 3) is None
    assert position.hand(0) == {"1/3": 3, "2/4": 1, "2/5": 0}
    assert position.state.area.values[position.box.cell(2, 3)] == 3


def test_supply_keeps_the_material(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "metal+wood"})
    position.place(1, 1)
    assert position.owns(0, "material") == {"metal+wood": 1}


def test_every_face_that_can_be_paid_is_offered(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "red"}).give(0, money=3)
    position.play(Place(1, 1))
    assert position.moves() == [Assign("1/3", 1), Assign("1/3", 3), Assign("2/4", 2)]
    assert position.refuses(Assign("2/4", 4))
    assert position.refuses(Assign("2/5", 2))  # it is in prison
    assert position.refuses(Assign("1/3", 2))  # no such face


def test_a_space_with_an_architect_or_without_card_cannot_be_taken(table: type[Position]) -> None:
    position = table(2).stand({(1, 1): (1, "1/3", 1)})
    assert position.refuses(Place(1, 1))
    assert position.refuses(Place(1, 2))
    assert position.refuses(Place(3, 1))  # a neutral architect


def test_sale_needs_an_artwork_of_the_players_choice(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "money"}).give(0, money=4, artworks={"red": 1, "blue": 2})
    position.place(1, 1)
    assert position.asks == "sale"
    assert position.moves() == [Sell("blue"), Sell("red")]
    position.play(Sell("blue"))
    assert position.owns(0, "artwork") == {"red": 1, "blue": 1}
    assert position.discarded("artwork") == ["blue"]
    assert position.player(0).money == 4 - 1 + 3


def test_D4_a_money_card_without_artwork_goes_to_the_bank(table: type[Position], told: Told) -> None:
    position = table(3).lay({(1, 1): "money", (1, 2): "money"}).give(0, money=3)
    events = position.place(1, 1, "1/3", 3)
    assert position.player(0).money == 0
    assert position.card(1, 1) is None
    assert [event.card for event in told(events, "lost")] == ["money"]
    assert position.asks == "turn"
    assert position.seat == 1
    # The architect counts in its column.
    position.last_to_play(1)
    won = told(position.play(Pass()), "column-won")
    assert [(event.seat, event.col, event.value) for event in won] == [(0, 1, 3)]


def test_D5_sale_income_cannot_pay_the_architect(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "money"}).give(0, money=2, artworks={"red": 1})
    position.play(Place(1, 1))
    assert position.refuses(Assign("1/3", 3))


def test_D6_sale_with_two_money_and_face_two(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "money"}).give(0, money=2, artworks={"red": 1})
    position.place(1, 1, "2/4", 2)
    assert position.player(0).money == 3
    assert position.owns(0, "artwork") == {}
    assert position.discarded("artwork") == ["red"]


@pytest.mark.parametrize(("money", "faces"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_R32_payment_comes_before_the_income(table: type[Position], money: int, faces: int) -> None:
    position = table(3).lay({(1, 1): "money"}).give(0, money=money, artworks={"red": 1, "blue": 1})
    if not faces:
        assert position.refuses(Place(1, 1))
        return
    position.play(Place(1, 1))
    payable = position.moves() if position.asks == "assignment" else [Assign("1/3", 1)]
    assert len(payable) == faces
    assert all(move.value <= money for move in payable)


def test_R02_strict_play_obliges_whoever_is_able(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "money", (1, 2): "house_a"})
    position.give(0, artworks={"red": 1, "blue": 1}, materials={"wood+wood": 1, "metal+metal": 1})
    position.place(1, 1)
    assert Decline() not in position.moves()
    assert position.refuses(Decline())
    position.play(Sell("red"))
    position.turn_of(0).place(1, 2)
    assert position.asks == "construction"
    assert Decline() not in position.moves()
    assert position.refuses(Decline())


def test_R02_optional_play_lets_the_able_give_a_money_card_up(table: type[Position]) -> None:
    position = table(3, area_action="optional").lay({(1, 1): "money"}).give(0, money=4, artworks={"red": 1})
    position.place(1, 1)
    assert position.moves() == [Sell("red"), Decline()]
    position.play(Decline())
    assert position.owns(0, "artwork") == {"red": 1}
    assert position.player(0).money == 3
    assert position.seat == 1


def test_R02_optional_play_lets_the_able_give_a_house_up(table: type[Position]) -> None:
    position = table(3, area_action="optional").lay({(1, 1): "house_a"}).give(0, materials={"wood+wood": 1})
    position.place(1, 1)
    assert position.moves() == [Spend(("wood+wood",)), Decline()]
    position.play(Decline())
    assert position.owns(0, "material") == {"wood+wood": 1}
    assert position.owns(0, "house") == {}
    assert position.discarded("house") == ["house_a"]


def test_R02_optional_play_never_reaches_the_cinquantenaire(table: type[Position]) -> None:
    position = table(3, area_action="optional").give(0, artworks={"red": 1, "blue": 1})
    position.visit("cinquantenaire", "1/3")
    position.play(Perform("sale"))
    assert position.asks == "sale"
    assert position.moves() == [Sell("blue"), Sell("red")]
    assert position.refuses(Decline())


def test_R02_optional_play_never_reaches_a_house_of_the_cinquantenaire(table: type[Position]) -> None:
    position = table(3, area_action="optional").give(0, materials={"wood+wood": 1, "metal+metal": 1})
    position.pile("house", "house_a", "house_a").visit("cinquantenaire", "1/3")
    position.play(Perform("construction"))
    assert position.asks == "construction"
    assert Decline() not in position.moves()
    assert position.refuses(Decline())


def test_R38_artworks_materials_and_expo_cards_are_always_kept(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "red", (1, 2): "wood+wood", (1, 3): "expo"})
    for col in (1, 2, 3):
        position.turn_of(0).place(1, col)
        assert position.asks == "turn", "nothing is asked: the card is kept"
    assert position.owns(0, "artwork") == {"red": 1}
    assert position.owns(0, "material") == {"wood+wood": 1}
    assert position.state.expo == 0
