"""Chapter 6C of the rules: the n-th house costs n materials."""

import pytest

from engine.game import game
from engine.games.bruxelles1897.moves import Perform, Spend
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

GAME = game("bruxelles1897")


def at_a_house(table: type[Position], materials: dict[str, int], houses: int = 0, money: int = 4) -> Position:
    """Take a house of type d from the area with seat 0, who owns this many houses."""
    owned = {"house_a": min(houses, 2), "house_b": max(houses - 2, 0)}
    position = table(3).give(0, money=money, materials=materials, houses=owned, vp=10).lay({(1, 1): "house_d"})
    position.place(1, 1)
    return position


def test_V1_build_the_third_house(table: type[Position]) -> None:
    position = at_a_house(table, {"stone+stone": 1, "stone+wood": 1}, houses=2)
    # Both cards are needed, so nothing is asked: stone, stone and wood are used, a third stone is lost.
    assert position.player(0).vp == 12
    assert position.line(0, "building") == 12
    assert position.owns(0, "material") == {}
    assert sorted(position.discarded("material")) == ["stone+stone", "stone+wood"]
    assert position.owns(0, "house") == {"house_a": 2, "house_d": 1}


def test_D7_the_first_house_uses_one_icon(table: type[Position]) -> None:
    position = at_a_house(table, {"metal+wood": 1})
    assert position.player(0).vp == 11
    assert position.owns(0, "material") == {}
    assert position.owns(0, "house") == {"house_d": 1}


def test_D8_the_second_house_uses_both_icons_of_a_card(table: type[Position]) -> None:
    position = at_a_house(table, {"metal+wood": 1}, houses=1)
    assert position.player(0).vp == 12


def test_a_card_with_two_like_icons_scores_one_type(table: type[Position]) -> None:
    assert at_a_house(table, {"wood+wood": 1}, houses=1).player(0).vp == 11


def test_D10_the_first_house_takes_one_card_only(table: type[Position]) -> None:
    position = at_a_house(table, {"wood+wood": 1, "stone+stone": 1})
    assert position.asks == "construction"
    assert position.refuses(Spend(("stone+stone", "wood+wood")))
    assert sorted(position.moves(), key=str) == [Spend(("stone+stone",)), Spend(("wood+wood",))]


def test_D11_the_icons_that_score_most_are_picked(table: type[Position]) -> None:
    assert at_a_house(table, {"stone+stone": 1, "metal+wood": 1}, houses=2).player(0).vp == 13


def test_D12_too_few_materials_lose_the_house_and_keep_the_card(table: type[Position], told: Told) -> None:
    position = table(3).give(0, money=4, materials={"wood+wood": 1}, houses={"house_a": 2}).lay({(1, 1): "house_d"})
    events = position.place(1, 1, "1/3", 3)
    assert position.player(0).money == 1
    assert position.owner(1, 1) == 0
    assert position.discarded("house") == ["house_d"]
    assert position.owns(0, "material") == {"wood+wood": 1}
    assert position.owns(0, "house") == {"house_a": 2}
    assert [event.card for event in told(events, "lost")] == ["house_d"]


def test_D13_the_cinquantenaire_builds_only_what_can_be_paid(table: type[Position]) -> None:
    position = table(3).give(0, materials={"wood+wood": 1}, houses={"house_a": 2})
    position.visit("cinquantenaire", "1/3")
    assert position.asks == "cinquantenaire"
    assert position.refuses(Perform("construction"))


def test_R03_too_few_materials_are_as_good_as_none(table: type[Position]) -> None:
    with_none = at_a_house(table, {}, houses=2)
    with_one = at_a_house(table, {"metal+stone": 1}, houses=2)
    for position in (with_none, with_one):
        assert position.discarded("house") == ["house_d"]
        assert position.player(0).money == 3
        assert position.player(0).vp == 10
        assert position.seat == 1
    assert with_one.owns(0, "material") == {"metal+stone": 1}


def test_R04_more_cards_than_needed_may_be_spent_if_each_gives_an_icon(table: type[Position]) -> None:
    position = at_a_house(table, {"wood+wood": 1, "stone+stone": 1}, houses=1)
    both = Spend(("stone+stone", "wood+wood"))
    assert sorted(position.moves(), key=str) == sorted([both, Spend(("stone+stone",)), Spend(("wood+wood",))], key=str)
    position.play(both)
    assert position.player(0).vp == 12
    assert position.owns(0, "material") == {}


@pytest.mark.parametrize("houses", range(6))
def test_R04_between_half_the_cost_and_the_cost_in_cards(table: type[Position], houses: int) -> None:
    position = at_a_house(table, {"wood+wood": 2, "stone+stone": 2, "metal+metal": 2}, houses=houses)
    cost = houses + 1
    sizes = {len(move.materials) for move in position.moves()}
    assert sizes == {size for size in range(1, 7) if size <= cost <= 2 * size}


def test_R34_money_builds_nothing(table: type[Position]) -> None:
    position = at_a_house(table, {}, money=99)
    assert position.owns(0, "house") == {}
    assert position.discarded("house") == ["house_d"]
    assert position.player(0).money == 98


def test_points_per_type_are_a_value_of_the_edition(table: type[Position]) -> None:
    position = table(3).give(0, materials={"metal+wood": 1}, houses={"house_a": 1}, vp=0).lay({(1, 1): "house_d"})
    position.state.edition = GAME.editions.corrected({"actions": {"vp_per_material_type": 3}})
    position.place(1, 1)
    assert position.player(0).vp == 6


def test_any_types_do_and_at_most_three_score(table: type[Position]) -> None:
    everything = {"metal+stone": 1, "wood+wood": 1, "metal+metal": 1}
    position = at_a_house(table, everything, houses=4)
    # Five icons of three cards with each card giving one: metal, stone and wood.
    assert position.player(0).vp == 13
    assert position.owns(0, "house") == {"house_a": 2, "house_b": 2, "house_d": 1}
