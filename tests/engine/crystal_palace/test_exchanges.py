"""Section 4 and R53 to R55: what may be done at any time."""

from typing import Any

import pytest

from engine.games.crystal_palace import GAME, dice, effects, exchanges, prototypes, revenue, salaries, windows
from engine.games.crystal_palace.moves import (
    Accept,
    Act,
    Borrow,
    Build,
    Done,
    Pass,
    Place,
    PlayOn,
    Repay,
    SetDice,
    Trade,
)
from engine.games.crystal_palace.placement import Placement
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)

RATES = [
    (Trade("newspapers", "pounds"), {"newspapers": -1, "pounds": 1}),
    (Trade("newspapers", "gears"), {"newspapers": -2, "gears": 1}),
    (Trade("newspapers", "income"), {"newspapers": -3, "income": 1}),
    (Trade("newspapers", "die"), {"newspapers": -4, "gained": 1, "reserve": -1}),
    (Trade("pounds", "gears"), {"pounds": -5, "gears": 1}),
    (Trade("pounds", "energy"), {"pounds": -4, "energy": 1}),
    (Trade("gears", "pounds"), {"gears": -1, "pounds": 1}),
    (Trade("energy", "pounds"), {"energy": -1, "pounds": 1}),
]


@pytest.mark.parametrize(("move", "changes"), RATES)
def test_exchange_rates(table: type[Position], told: Told, move: Trade, changes: dict[str, int]) -> None:
    position = table(2).give(RED, newspapers=4, pounds=20).order(RED, BLUE)
    position.run(windows.Windows())
    fields = ("newspapers", "pounds", "gears", "energy", "income", "gained", "reserve")
    before = {name: getattr(position.player(RED), name) for name in fields}
    events = position.play(move)
    after = {name: getattr(position.player(RED), name) for name in fields}
    assert {name: after[name] - before[name] for name in fields if after[name] != before[name]} == changes
    (traded,) = told(events, "traded")
    assert (traded.given, traded.got) == exchanges.rate(position.state, move)
    assert (position.asks, position.seat) == ("window", RED), "an aside never uses up the decision"


@pytest.mark.parametrize(
    ("owned", "offered"),
    [
        ({"newspapers": 0, "pounds": 3, "gears": 0, "energy": 0}, []),
        ({"newspapers": 1, "pounds": 0, "gears": 0, "energy": 0}, [0]),
        ({"newspapers": 2, "pounds": 0, "gears": 0, "energy": 0}, [0, 1]),
        ({"newspapers": 3, "pounds": 0, "gears": 0, "energy": 0}, [0, 1, 2]),
        ({"newspapers": 4, "pounds": 0, "gears": 0, "energy": 0}, [0, 1, 2, 3]),
        ({"newspapers": 0, "pounds": 4, "gears": 0, "energy": 0}, [5]),
        ({"newspapers": 0, "pounds": 5, "gears": 0, "energy": 0}, [4, 5]),
        ({"newspapers": 0, "pounds": 0, "gears": 1, "energy": 2}, [6, 7]),
        ({"newspapers": 4, "pounds": 0, "gears": 0, "energy": 0, "reserve": 0, "usable": 6}, [0, 1, 2]),
    ],
)
def test_only_what_can_be_given_is_offered(table: type[Position], owned: dict[str, Any], offered: list[int]) -> None:
    position = table(2).give(RED, **owned)
    assert position.state.offers(RED) == [*(RATES[number][0] for number in offered), Borrow()]


def test_nobody_has_more_than_six_dice_ticketed_ones_included(table: type[Position]) -> None:
    position = table(2).give(RED, newspapers=7).give(RED, usable=3, gained=1, ticketed=2, reserve=0)
    assert Trade("newspapers", "die") not in position.state.offers(RED)


def test_R53_asides_at_every_own_decision(table: type[Position]) -> None:
    """At a placement, a die, a building turn, a payment and a window."""
    position = table(2).dice(RED, 4).give(RED, newspapers=3, patents=["audio_book"])
    position.placing()
    assert (position.asks, position.asides()[:1]) == ("placement", [Trade("newspapers", "pounds")])
    position.play(Trade("newspapers", "pounds"))
    assert position.asks == "placement"
    assert position.player(RED).dice == (4,)
    position.play(Pass())

    position = table(2).give(RED, newspapers=3)
    position.acting("westminster", {1: (RED, 3)})
    assert position.asks == "action"
    position.play(Trade("newspapers", "income"), Act())
    assert position.player(RED).westminster == 2

    position = table(2).give(RED, patents=["audio_book"], newspapers=2).order(RED, BLUE)
    position.run(prototypes.Workshop(RED))
    position.play(Trade("newspapers", "gears"), Build("audio_book"), PlayOn(RED))
    assert position.player(RED).gears == 1

    position = table(2).give(RED, characters=["charlotte_bronte"], pounds=1, newspapers=3, gears=0, energy=0)
    position.run(salaries.Salaries(RED))
    assert position.asks == "funding"
    assert Trade("newspapers", "gears") in position.asides()


def test_R53_a_window_opens_at_the_start_of_each_simultaneous_step(table: type[Position]) -> None:
    position = table(2).order(BLUE, RED)
    position.run(salaries.Begin())
    assert [(position.asks, position.seat)] == [("window", BLUE)]
    position.play(Done())
    assert (position.asks, position.seat) == ("window", RED)
    position = table(2).order(RED, BLUE).round(5)
    position.run(revenue.Begin())
    asked = []
    while position.asks == "window":
        asked.append((position.state.stage, position.seat))
        position.play(Done())
    assert asked == [(stage, seat) for stage in range(4) for seat in (RED, BLUE)]


def test_R53_a_window_opens_for_who_can_only_borrow(table: type[Position]) -> None:
    position = table(2).order(RED, BLUE).give(RED, pounds=3, gears=0, energy=0)
    position.run(windows.Windows())
    assert position.seat == RED
    assert (position.moves(), position.asides()) == ([Done()], [Borrow()])


def test_a_window_is_only_for_who_can_do_something(table: type[Position]) -> None:
    position = table(3).order(RED, BLUE, YELLOW)
    position.give(RED, pounds=3, gears=0, energy=0).give(YELLOW, pounds=0, gears=0, energy=0, newspapers=1)
    position.give(BLUE, loans=[8] * 10 + [9] * 10 + [10] * 10)
    position.run(windows.Windows())
    assert position.seat == BLUE
    position.play(Done())
    assert position.seat == YELLOW
    position.play(Trade("newspapers", "pounds"))
    assert position.asks is None, "nothing is left to do"


def test_R42_newspapers_become_income_before_and_between_the_steps_of_phase_6(table: type[Position]) -> None:
    for stage, gets in ((0, 5), (1, 4)):
        position = table(2).order(RED, BLUE).give(RED, newspapers=3, pounds=0).round(5)
        position.run(revenue.Begin())
        while position.state.stage < stage:
            position.play(Done())
        position.play(Trade("newspapers", "income"))
        while position.state.stage < 2:
            position.play(Done())
        assert position.player(RED).pounds == gets
        assert position.pays(RED) == 2


def test_R55_own_turns_and_common_windows_are_for_repaying(table: type[Position]) -> None:
    position = table(2).dice(RED, 4).give(RED, loans=[8])
    position.placing()
    assert Repay(8) in position.asides()
    position = table(2).give(RED, loans=[9])
    position.acting("westminster", {1: (RED, 3)})
    assert Repay(9) in position.asides()
    position = table(2).give(RED, loans=[10], patents=["audio_book"])
    position.run(prototypes.Workshop(RED))
    assert Repay(10) in position.asides()
    position = table(2).give(RED, loans=[10, 8, 8])
    position.run(windows.Windows())
    assert [move for move in position.asides() if isinstance(move, Repay)] == [Repay(10), Repay(8)]
    position.give(RED, pounds=9)
    assert not [move for move in position.asides() if isinstance(move, Repay)]


@pytest.mark.parametrize(
    ("pounds", "steps", "asks"),
    [
        (40, [salaries.Help(RED)], "character-effects"),
        (40, [revenue.Greens()], "green-effects"),
        (15, [dice.Payment(RED)], "funding"),
    ],
)
def test_R55_other_questions_of_the_common_phases_are_not(
    table: type[Position], pounds: int, steps: list[Any], asks: str
) -> None:
    position = table(2).give(RED, loans=[9], pounds=pounds, characters=["adolphe_sax"], tiles=["G21", "G22"])
    position.dice(RED, 6, 6, 6, 6)
    position.phase(4).run(*steps)
    assert (position.asks, position.seat) == (asks, RED)
    assert Borrow() in [*position.moves(), *position.asides()]
    assert position.refuses(Repay(9))


def test_R53_an_aside_that_leaves_a_single_answer_leaves_the_other_asides(table: type[Position]) -> None:
    position = table(2).give(RED, patents=["pigeon_post_sorter"], newspapers=3, loans=[9])
    position.run(prototypes.Workshop(RED))
    position.play(Trade("newspapers", "gears"))
    assert (position.asks, position.moves()) == ("building", [Done()])
    assert {Repay(9), Borrow(), Trade("pounds", "energy")} <= set(position.asides())


def test_R55_the_target_of_a_prototype_may_exchange_and_borrow_but_not_repay(table: type[Position]) -> None:
    position = table(2).give(RED, patents=["pigeon_post_sorter"], newspapers=2).give(BLUE, loans=[9], newspapers=1)
    position.run(prototypes.Workshop(RED))
    position.play(Build("pigeon_post_sorter"), PlayOn(BLUE))
    assert (position.asks, position.seat) == ("alternative", BLUE)
    assert Trade("newspapers", "pounds") in position.asides()
    assert Borrow() in position.asides()
    assert Repay(9) not in position.asides()
    assert position.refuses(Repay(9))
    position.play(Borrow())
    assert position.asks == "alternative"
    assert len(position.loans(BLUE)) == 2


def test_R55_a_payment_that_cash_covers_is_taken_without_asking(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, characters=["charlotte_bronte"], pounds=4)
    events = position.run(salaries.Salaries(RED))
    assert position.asks is None
    assert [event.pounds for event in told(events, "paid")] == [4]


def test_R55_a_voluntary_loan_needs_a_tile_in_the_pool(table: type[Position]) -> None:
    position = table(2)
    position.give(RED, loans=[8] * 10).give(BLUE, loans=[9] * 10 + [10] * 9)
    assert Borrow() in position.state.offers(RED)
    position.give(BLUE, loans=[10])
    assert Borrow() not in position.state.offers(RED)


def test_a_question_with_one_answer_is_not_put_for_its_asides(table: type[Position]) -> None:
    """One free slot that one die fits: the value of the die is not asked for."""
    position = table(2).dice(RED, 5, 5)
    position.placing()
    position.play(Place("patent_office", 2))
    assert position.asks == "placement"
    assert position.player(RED).dice == (5,)


def test_an_aside_inside_an_effect_asks_again(table: type[Position]) -> None:
    position = table(2).give(RED, newspapers=1, tiles=["G29"])
    position.phase(6).run(effects.Carry(RED, position.box.tile_effects[position.box.tile_of["G29"]], 0))
    position.play(Trade("newspapers", "pounds"), Accept())
    assert (position.player(RED).energy, position.player(RED).pounds) == (2, 39)
    assert GAME.check(position.state) == []


def test_search_goes_through_windows_in_which_nothing_is_to_be_decided() -> None:
    asked, searched = GAME.new(2, seed=4), GAME.new(2, seed=4)
    for state in (asked, searched):
        GAME.apply(state, SetDice((1, 1, 1, 1)), 0)
    GAME.apply(asked, SetDice((2, 1, 1, 1)), 1)
    assert [decision.asks for decision in GAME.decisions(asked)] == ["window"]
    question = GAME.answer(searched, SetDice((2, 1, 1, 1)), 1)
    assert question is not None
    assert type(question[0]) is Placement
