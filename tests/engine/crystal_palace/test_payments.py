"""R08 to R10 and R56: prices, and how they are found."""

from typing import Any

import pytest

from engine.games.crystal_palace import payments, prototypes, reform_club, salaries
from engine.games.crystal_palace.components import Price
from engine.games.crystal_palace.effects import Carry
from engine.games.crystal_palace.events import Borrowed, Paid
from engine.games.crystal_palace.moves import Act, Borrow, Build, Decline, Done, PlayOn, Recruit, Trade
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE = range(2)

SELL_NEWSPAPER = Trade("newspapers", "pounds")
SELL_GEAR = Trade("gears", "pounds")
SELL_ENERGY = Trade("energy", "pounds")
BUY_GEAR = Trade("pounds", "gears")
BUY_ENERGY = Trade("pounds", "energy")
NEWSPAPERS_FOR_GEAR = Trade("newspapers", "gears")


def owing(position: Position, pounds: int) -> list[Borrowed | Paid]:
    """Charge red so many pounds."""
    return position.run(payments.Due(RED, pounds, 0, 0, 0, "salaries"))


def test_R08_sales_are_offered_before_a_loan_and_nobody_must_sell(table: type[Position]) -> None:
    position = table(2).give(RED, pounds=2, newspapers=1)
    owing(position, 8)
    assert position.asks == "funding"
    assert position.moves() == [SELL_NEWSPAPER, SELL_GEAR, SELL_ENERGY, Borrow()]
    position.play(Borrow())
    player = position.player(RED)
    assert (player.pounds, player.newspapers, player.gears, player.energy) == (4, 1, 1, 1), "change is kept"
    assert len(position.loans(RED)) == 1


def test_R08_only_as_many_loans_as_needed(table: type[Position]) -> None:
    position = table(2).give(RED, pounds=2)
    owing(position, 25)
    position.play(Borrow())
    assert position.asks == "funding"
    position.play(Borrow(), SELL_GEAR)
    assert position.asks == "funding", "£23 are there"
    assert len(position.loans(RED)) == 2
    position.play(SELL_ENERGY)
    assert position.asks is None, "with nothing left to sell the last pound is borrowed"
    assert len(position.loans(RED)) == 3
    assert position.player(RED).pounds == 9


def test_sales_can_save_a_loan(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, pounds=6, newspapers=1)
    owing(position, 8)
    events = position.play(SELL_NEWSPAPER, SELL_GEAR)
    assert [(event.reason, event.pounds) for event in told(events, "paid")] == [("salaries", 8)]
    assert position.loans(RED) == []
    assert position.player(RED).pounds == 0


def test_who_has_nothing_to_sell_borrows_without_being_asked(table: type[Position]) -> None:
    position = table(2).give(RED, pounds=2, gears=0, energy=0)
    owing(position, 25)
    assert position.asks is None
    assert len(position.loans(RED)) == 3
    assert position.player(RED).pounds == 7


def test_R08_voluntary_loans_without_need_are_legal(table: type[Position]) -> None:
    position = table(2).dice(RED, 3)
    position.placing()
    position.play(Borrow(), Borrow())
    assert position.player(RED).pounds == 60
    assert len(position.loans(RED)) == 2
    assert position.asks == "placement"


def test_R09_what_cannot_be_paid_may_be_chosen_and_is_paid_before_any_effect(table: type[Position]) -> None:
    """The last slot of Westminster costs £2: whoever has none borrows before going up."""
    position = table(2).give(RED, pounds=0, newspapers=1).give(BLUE, pounds=0)
    position.acting("westminster", {1: (BLUE, 3), 2: (RED, 2)})
    position.play(Act())
    position.play(Act())
    assert (position.asks, position.seat) == ("funding", RED)
    assert position.player(RED).westminster == 1
    position.play(Borrow())
    assert position.player(RED).westminster == 2
    assert position.player(RED).pounds == 10 - 2 + 2


def test_R09_a_slot_of_a_location_may_be_chosen_without_the_money(table: type[Position]) -> None:
    position = table(2).dice(RED, 1).give(RED, pounds=0, gears=0, energy=0)
    position.placing()
    (slot,) = [move for move in position.moves() if getattr(move, "location", "") == "westminster"]
    position.play(slot)
    assert len(position.loans(RED)) == 1
    assert position.player(RED).pounds == 9


def test_R10_lost_goods_are_taken_as_far_as_they_are_there(table: type[Position], told: Told) -> None:
    """The steam saxophone takes two newspapers and a point; no loan replaces what is missing."""
    for newspapers, left, lost in ((0, 0, 0), (1, 0, 1), (5, 3, 2)):
        position = table(2).give(RED, newspapers=newspapers, pounds=0)
        effect = position.box.patent_effects[position.box.patent_of["steam_saxophone"]]
        events = position.run(Carry(RED, effect, 0))
        assert position.asks is None
        assert position.player(RED).newspapers == left
        assert [(event.newspapers, event.vp) for event in told(events, "lost")] == [(lost, 1)]
        assert position.vp(RED) == 4
        assert position.loans(RED) == []


def building(position: Position, patent: str) -> Position:
    """Build a patent with red."""
    position.run(prototypes.Workshop(RED))
    position.play(Build(patent))
    return position


def test_R56_missing_goods_are_bought_step_by_step(table: type[Position], told: Told) -> None:
    position = building(
        table(2).give(RED, patents=["steam_dental_drill"], gears=0, energy=0, pounds=20), "steam_dental_drill"
    )
    assert position.asks == "purchase"
    assert position.moves() == [BUY_GEAR, BUY_ENERGY]
    assert position.asides() == []
    position.play(BUY_GEAR, BUY_GEAR)
    assert position.asks == "target", "the last purchase leaves no choice"
    assert position.player(RED).pounds == 20 - 14


def test_R56_newspapers_for_a_missing_gear_and_sales_of_what_is_not_needed(table: type[Position]) -> None:
    position = table(2).give(RED, patents=["hydraulic_crane"], gears=0, energy=2, newspapers=3, pounds=4)
    building(position, "hydraulic_crane")
    assert position.moves() == [NEWSPAPERS_FOR_GEAR, SELL_NEWSPAPER, SELL_ENERGY, Borrow()]
    position.play(SELL_NEWSPAPER)
    assert position.moves() == [BUY_GEAR, NEWSPAPERS_FOR_GEAR, SELL_NEWSPAPER, SELL_ENERGY], "£5 are enough"
    assert position.refuses(Borrow())
    assert position.refuses(BUY_ENERGY)
    position.play(NEWSPAPERS_FOR_GEAR)
    assert position.asks == "target"
    assert (position.player(RED).gears, position.player(RED).energy) == (0, 1)


def test_R56_what_the_price_needs_is_not_sold(table: type[Position]) -> None:
    position = table(2).give(RED, patents=["pigeon_post_sorter"], gears=0, energy=0, newspapers=2, pounds=1)
    building(position, "pigeon_post_sorter")
    assert position.asks == "target", "the newspapers are kept, so a loan is all that is left"
    assert len(position.loans(RED)) == 1
    assert (position.player(RED).newspapers, position.player(RED).pounds) == (0, 1 + 10 - 4)


def test_R56_borrowing_ends_when_the_cash_reaches_the_price(table: type[Position]) -> None:
    position = table(2).give(RED, patents=["electric_master_clock"], gears=0, energy=1, pounds=0)
    building(position, "electric_master_clock")
    assert position.moves() == [SELL_ENERGY, Borrow()]
    position.play(Borrow())
    assert position.asks == "purchase"
    assert Borrow() not in position.moves(), "£3 and £5 for the gear are covered"
    position.play(BUY_GEAR)
    assert position.asks == "target"
    assert position.player(RED).pounds == 2


def test_R56_newspapers_of_a_price_must_be_there(table: type[Position]) -> None:
    position = table(2).give(RED, patents=["pigeon_post_sorter", "audio_book"], newspapers=1)
    position.run(prototypes.Workshop(RED))
    assert position.moves() == [Build("audio_book"), Done()]
    position.give(RED, newspapers=2)
    assert position.moves() == [Build("pigeon_post_sorter"), Build("audio_book"), Done()]
    position.play(SELL_NEWSPAPER)
    assert position.moves() == [Build("audio_book"), Done()]


def test_R56_the_choice_is_final_and_the_whole_price_is_paid_at_once(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, patents=["crystal_palace"], gears=2, energy=2, pounds=7)
    building(position, "crystal_palace")
    assert position.asks == "target", "buying the gear was all that could be done"
    assert position.player(RED).gears == position.player(RED).energy == 0
    position = table(2).give(RED, patents=["crystal_palace"], gears=2, energy=2, newspapers=2)
    building(position, "crystal_palace")
    assert position.asks == "purchase"
    assert position.refuses(Done())
    assert position.refuses(Decline())
    events = position.play(NEWSPAPERS_FOR_GEAR)
    (paid,) = told(events, "paid")
    assert (paid.reason, paid.gears, paid.energy, paid.pounds) == ("prototype", 3, 2, 0)


def test_R56_a_character_is_paid_in_the_same_way(table: type[Position]) -> None:
    position = table(2).show(characters=["george_jennings"]).give(RED, energy=0, pounds=1)
    position.run(reform_club.Recruitment(RED))
    assert position.asks == "purchase"
    assert position.moves() == [SELL_GEAR, Borrow()]
    position.play(Borrow(), BUY_ENERGY)
    assert position.asks == "immediate-effect"
    assert position.player(RED).pounds == 11 - 4 - 2


@pytest.mark.parametrize(
    ("owned", "price", "missing", "cash", "loans"),
    [
        ({"pounds": 40, "gears": 1, "energy": 1}, Price(gears=1, energy=1), Price(), 0, 0),
        ({"pounds": 4, "gears": 0, "energy": 1}, Price(gears=2, energy=1), Price(gears=2), 10, 1),
        ({"pounds": 0, "gears": 0, "energy": 0}, Price(3, 2, 1), Price(3, 2, 1), 24, 3),
        ({"pounds": 20, "gears": 0, "energy": 0}, Price(3, 2, 1), Price(3, 2), 24, 1),
        ({"pounds": 5, "newspapers": 1}, Price(newspapers=2), Price(newspapers=1), 0, 0),
    ],
)
def test_what_a_price_takes_can_be_asked(
    table: type[Position], owned: dict[str, Any], price: Price, missing: Price, cash: int, loans: int
) -> None:
    position = table(2).give(RED, **owned)
    player = position.player(RED)
    assert payments.missing(player, price) == missing
    assert payments.cash_needed(position.state, player, price) == cash
    assert payments.loans_needed(position.state, RED, price) == loans
    assert payments.is_possible(player, price) == (missing.newspapers == 0)


def test_T17_salaries(table: type[Position], told: Told) -> None:
    """Holmes and Brontë cost 3 each at II; £5 and one newspaper sold are enough, and Holmes counts the other four."""
    position = table(2).give(BLUE, westminster=2, characters=["sherlock_holmes", "charlotte_bronte"])
    position.give(BLUE, pounds=5, newspapers=5).order(RED, BLUE)
    position.run(salaries.Begin())
    assert (position.asks, position.seat) == ("window", RED)
    position.play(Done())
    assert (position.asks, position.seat) == ("window", BLUE)
    events = position.play(Done())
    assert (position.asks, position.seat) == ("funding", BLUE)
    events += position.play(SELL_NEWSPAPER)
    assert [(event.seat, event.pounds) for event in told(events, "paid")] == [(BLUE, 6)]
    assert position.loans(BLUE) == []
    assert position.player(BLUE).newspapers == 4
    assert position.asks == "character-effects"
    score = position.vp(BLUE)
    (holmes, _) = position.moves()
    position.play(holmes)
    assert position.vp(BLUE) - score == 2


def test_recruiting_is_open_to_the_poor(table: type[Position]) -> None:
    position = table(2).show(characters=["queen_victoria"]).give(RED, pounds=0, gears=0, energy=0)
    position.acting("reform_club", {1: (RED, 5)})
    position.play(Act())
    while position.asks == "purchase":
        position.play(position.moves()[0])
    assert position.asks == "immediate-effect"
    assert len(position.loans(RED)) == 2
    assert position.refuses(Recruit("queen_victoria"))
    assert position.player(RED).pounds == 1
    assert PlayOn(0) not in position.moves()
