"""Chapter 10 of the rules: piles, discards and shortages."""

from typing import Any

from engine.game import game
from engine.games.bruxelles1897.moves import Discard, Keep, Pass, Perform, Sell, Take
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

GAME = game("bruxelles1897")


def cinquantenaire(position: Position, action: str) -> list[Any]:
    """Visit the Cinquantenaire with an architect 1/3 and name an action, if there is a choice of actions."""
    told = position.visit("cinquantenaire", "1/3")
    return told + position.play(Perform(action)) if position.asks == "cinquantenaire" else told


def test_R05_an_empty_pile_is_refilled_only_when_a_card_is_needed(table: type[Position], told: Told) -> None:
    position = table(3).only_in_pile("material", "wood+wood", "metal+metal")
    events = cinquantenaire(position, "supply")
    assert told(events, "refilled") == []
    assert position.piled("material") == []
    position.play(Take("wood+wood"))
    assert position.piled("material") == [], "the pile stays empty until the next draw"
    assert len(position.discarded("material")) == 11
    position.turn_of(0).uses("cinquantenaire", 0)
    events = cinquantenaire(position, "supply")
    assert [event.pile for event in told(events, "refilled")] == ["material"]
    assert len(position.piled("material")) == 11 - 2


def test_R05_a_refill_in_the_middle_of_a_draw_leaves_out_what_was_just_drawn(table: type[Position], told: Told) -> None:
    position = table(3).only_in_pile("noble", "horta")
    discarded = len(position.discarded("noble"))
    events = cinquantenaire(position, "influence")
    drew = told(events, "drew")[0].cards
    assert drew[0] == "horta"
    assert len(told(events, "refilled")) == 1
    assert len(position.piled("noble")) == discarded - 1
    assert len(position.piled("noble")) + len(drew) == 15


def test_R05_a_refilled_pile_is_shuffled(table: type[Position]) -> None:
    orders = set()
    for dice in range(20):
        position = table(3).only_in_pile("noble")
        position.state.dice = dice << 40
        cinquantenaire(position, "influence")
        orders.add(tuple(position.piled("noble")))
    assert len(orders) == 20


def test_R07_with_one_card_left_that_one_is_used(table: type[Position], told: Told) -> None:
    position = table(3).hoard(1, "artwork", left=("red",))
    events = cinquantenaire(position, "creation")
    assert [event.cards for event in told(events, "drew")] == [("red",)]
    assert position.owns(0, "artwork") == {"red": 1}
    assert position.discarded("artwork") == []
    assert position.seat == 1


def test_R07_a_lone_noble_acts_and_is_then_kept_or_discarded(table: type[Position]) -> None:
    position = table(3)
    nobles = dict.fromkeys(("albert", "buls", "horta", "hankar", "vandervelde"), "upright")
    for seat in range(3):
        position.give(seat, nobles=nobles)
    assert position.piled("noble") == []
    position.give(0, nobles={name: "upright" for name in nobles if name != "albert"})
    cinquantenaire(position, "influence")
    assert position.level(0, "nobility") == 2
    assert position.moves() == [Keep(), Discard()]
    position.play(Keep())
    assert position.nobles(0)["albert"] == "tilted"
    assert position.discarded("noble") == []


def test_R07_hankar_takes_a_lone_material(table: type[Position]) -> None:
    position = table(3).hoard(1, "material", left=("wood+wood",)).lay({(1, 1): "hankar"})
    position.place(1, 1)
    assert position.owns(0, "material") == {"wood+wood": 1}
    assert position.asks == "influence"


def test_R07_hankar_does_nothing_without_any_material(table: type[Position], told: Told) -> None:
    position = table(3).hoard(1, "material").lay({(1, 1): "hankar"})
    events = position.place(1, 1)
    assert len(told(events, "nothing-drawn")) == 1
    assert position.asks == "influence"
    position.play(Keep())
    assert position.nobles(0)["hankar"] == "tilted"


def test_R07_without_any_card_an_action_of_the_cinquantenaire_is_not_legal(table: type[Position]) -> None:
    position = table(3).give(0, materials={"wood+wood": 1}).hoard(1, "material").hoard(1, "artwork")
    position.visit("cinquantenaire", "1/3")
    assert position.moves() == [Perform("construction"), Perform("influence")]
    for action in ("creation", "supply"):
        assert position.refuses(Perform(action))


def test_R08_drawn_cards_are_shown_to_all(table: type[Position], told: Told) -> None:
    position = table(3).pile("artwork", "green", "blue")
    events = cinquantenaire(position, "creation")
    assert told(events, "drew")[0].cards == ("green", "blue")
    assert position.moves() == [Take("green"), Take("blue")]
    events = position.play(Take("blue"))
    assert [event.card for event in told(events, "discarded")] == ["green"]
    assert position.discarded("artwork") == ["green"]


def test_R08_every_seat_sees_the_drawn_cards(table: type[Position]) -> None:
    position = table(3).pile("artwork", "green", "blue")
    cinquantenaire(position, "creation")
    for seat in (None, 0, 1, 2):
        view = GAME.seen_by(position.state, seat)
        assert GAME.decisions(view)[0].moves == [Take("green"), Take("blue")]


def test_sold_artworks_are_drawn_again(table: type[Position]) -> None:
    position = table(3).give(0, artworks={"red": 1, "blue": 1}).hoard(1, "artwork")
    cinquantenaire(position, "sale")
    position.play(Sell("red"))
    assert position.discarded("artwork") == ["red"]
    position.last_to_play(2).play(Pass())
    assert position.state.round == 2
    assert position.piled("artwork") == []
    lying = position.state.area.cards.count(position.box.code["red"])
    assert lying + position.discarded("artwork").count("red") == 1
