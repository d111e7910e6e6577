"""Phase 6: income, special expenses, green effects, buzz tokens."""

from itertools import pairwise
from typing import Any

from engine.games.crystal_palace import revenue
from engine.games.crystal_palace.moves import Decline, Done, Hire, LayToken, Pick, UseSpace, UseTile
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW, BLACK = range(4)


def stage(position: Position, step: Any, number: int) -> list[Any]:
    """Run one step of phase 6 alone."""
    return position.phase(6, number).run(step)


def test_T20_income(table: type[Position], told: Told) -> None:
    """Red stands one above the lowest space: nothing, a point less, one step down and £2 for the two others."""
    position = table(4).give(YELLOW, pays=4).give(BLACK, pays=4).give(BLUE, pays=5).give(RED, income=1)
    for seat in range(4):
        position.give(seat, pounds=10)
    score = position.vp(RED)
    events = stage(position, revenue.Income(), 0)
    assert [position.player(seat).pounds for seat in (YELLOW, BLACK, BLUE, RED)] == [14, 14, 15, 10]
    assert position.vp(RED) == score - 1
    assert [event.vp for event in told(events, "red-income")] == [-1]
    stage(position, revenue.Expenses(), 1)
    assert [position.player(seat).pounds for seat in (YELLOW, BLACK, BLUE, RED)] == [14, 14, 15, 8]
    assert position.player(RED).income == 0
    assert [position.pays(seat) for seat in (YELLOW, BLACK, BLUE)] == [1, 1, 2]


def test_the_point_of_a_red_space_is_lost_in_step_1_only(table: type[Position]) -> None:
    position = table(2).give(RED, income=2)
    stage(position, revenue.Income(), 0)
    assert position.line(RED, "red-income") == -1
    stage(position, revenue.Expenses(), 1)
    assert position.line(RED, "red-income") == -1
    assert position.player(RED).pounds == 39


def test_special_expenses_can_force_a_loan(table: type[Position]) -> None:
    position = table(2).give(RED, income=0, pounds=0, gears=0, energy=0)
    stage(position, revenue.Expenses(), 1)
    assert len(position.loans(RED)) == 1
    assert position.player(RED).pounds == 7


def test_T21_green_effects(table: type[Position]) -> None:
    position = table(4).give(BLUE, tiles=["G19"], pays=4).market({1: BLUE, 3: BLUE, 6: RED}).order(BLUE, RED, 2, 3)
    position.give(RED, pounds=0)
    stage(position, revenue.Greens(), 2)
    assert (position.asks, position.seat) == ("green-effects", BLUE)
    assert position.moves() == [UseTile("G19"), UseSpace(1), UseSpace(3)]
    position.play(UseSpace(3), UseTile("G19"))
    assert position.asks is None, "the last effects leave nothing to choose"
    assert position.player(BLUE).newspapers == 1
    assert position.pays(BLUE) == 6
    assert position.player(RED).westminster == 2
    assert position.player(RED).pounds == 2, "with the bonus of the space"


def test_R40_each_step_is_finished_for_all_before_the_next(table: type[Position], told: Told) -> None:
    position = table(2).order(RED, BLUE).round(5).give(RED, tiles=["G21"]).give(BLUE, tiles=["G22"])
    events = position.run(revenue.Begin())
    while position.asks == "window":
        events += position.play(Done())
    names = [type(event).__name__ for event in events]
    order = ["IncomePaid", "IncomeMoved", "TileUsed", "GameEnded"]
    places = [[at for at, name in enumerate(names) if name == kind] for kind in order]
    assert [len(each) for each in places] == [2, 2, 2, 1]
    assert all(max(before) < min(after) for before, after in pairwise(places))


def test_R40_the_lists_are_fixed_and_a_clearing_takes_nothing_away(table: type[Position], told: Told) -> None:
    """Red's assistant action fills the market and clears it; blue's two spaces still pay."""
    position = table(2).give(RED, tiles=["G31"]).order(RED, BLUE).market({1: BLUE, 2: BLUE, 3: RED, 4: BLUE, 5: BLUE})
    events = stage(position, revenue.Greens(), 2)
    assert position.seat == RED
    position.play(UseTile("G31"))
    events += position.play(Hire())
    assert position.spaces() == {6: RED}
    assert position.seat == BLUE
    assert position.moves() == [UseSpace(1), UseSpace(2), UseSpace(4), UseSpace(5)]
    position.play(UseSpace(1), UseSpace(2), UseSpace(4))
    assert position.player(BLUE).pounds == 42
    assert position.player(BLUE).newspapers == 1
    assert position.asks == "alternative"
    assert position.pays(RED) == 5, "and so did red's own, though it was cleared too"


def test_R60_green_effects_of_phase_6_are_compulsory(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G21", "G22"])
    stage(position, revenue.Greens(), 2)
    assert position.refuses(Decline())
    assert position.refuses(Done())


def test_R64_the_pocket_watch_repeats_one_entry_of_its_owners_list_last(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, tiles=["G21", "G23"], pounds=0)
    position.state.watch = RED
    stage(position, revenue.Greens(), 2)
    events = position.play(UseTile("G23"))
    assert position.asks == "pocket-watch"
    assert position.moves() == [UseTile("G21"), UseTile("G23"), Decline()]
    events = position.play(UseTile("G21"))
    assert len(told(events, "watch-used")) == 1
    assert position.player(RED).pounds == 4
    assert position.asks is None


def test_R64_the_watch_repeats_an_entry_even_if_it_is_gone(table: type[Position]) -> None:
    """The clearing takes red's assistant off space 3, which was on the list."""
    position = table(2).give(RED, tiles=["G31"], pays=4).order(RED, BLUE)
    position.market({1: BLUE, 2: BLUE, 3: RED, 4: BLUE, 5: BLUE})
    position.state.watch = RED
    stage(position, revenue.Greens(), 2)
    position.play(UseTile("G31"), Hire())
    assert position.asks == "pocket-watch"
    assert position.moves() == [UseTile("G31"), UseSpace(3), Decline()]
    position.play(UseSpace(3))
    assert position.pays(RED) == 6


def test_R64_the_watch_alone_does_nothing(table: type[Position]) -> None:
    position = table(2)
    position.state.watch = RED
    assert stage(position, revenue.Greens(), 2) == []
    assert position.asks is None


def test_the_watch_may_be_left_alone(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G21"], pounds=0)
    position.state.watch = RED
    stage(position, revenue.Greens(), 2)
    assert position.asks == "pocket-watch"
    position.play(Decline())
    assert position.player(RED).pounds == 2


def test_T22_buzz_bonuses(table: type[Position], told: Told) -> None:
    position = table(2).give(BLUE, tokens=(7,), buzz=8).give(RED, tokens=(4,), buzz=6).order(BLUE, RED)
    blue, red = position.vp(BLUE), position.vp(RED)
    stage(position, revenue.Illustrations(), 3)
    assert position.vp(BLUE) == blue + 2
    assert (position.asks, position.seat) == ("alternative", RED)
    position.play(Pick(2))
    assert (position.asks, position.seat) == ("token", RED)
    position.play(LayToken())
    assert position.player(RED).buzz == 8
    assert position.player(RED).tokens == (4, 7)
    assert position.vp(RED) == red + 2, "at once"
    assert position.asks is None
    assert position.line(RED, "illustrations") == 2


def test_R41_a_token_of_step_3_scores_in_step_4_and_only_then(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G25"], buzz=6).order(RED, BLUE).round(5)
    position.phase(6, 2).run(revenue.Greens(), revenue.Illustrations())
    score = position.vp(RED)
    assert position.asks == "token"
    position.play(LayToken())
    assert position.vp(RED) == score + 2


def test_R41_a_token_of_step_4_is_not_paid_twice(table: type[Position]) -> None:
    """Red's tokens: 4, and 7 laid while 4 pays. The token on 7 is paid once."""
    position = table(2).give(RED, tokens=(4,), buzz=6)
    score = position.vp(RED)
    stage(position, revenue.Illustrations(), 3)
    position.play(Pick(2), LayToken())
    assert position.vp(RED) == score + 2
    assert position.asks is None


def test_illustration_4_is_a_choice_every_time(table: type[Position]) -> None:
    position = table(2).give(RED, tokens=(4,), buzz=10, pounds=0)
    stage(position, revenue.Illustrations(), 3)
    position.play(Pick(1))
    assert position.player(RED).pounds == 2


def test_illustrations_pay_what_they_show(table: type[Position]) -> None:
    for space, vp in ((7, 2), (14, 3), (21, 5), (28, 7), (36, 10)):
        position = table(2).give(RED, tokens=(space,), buzz=37)
        stage(position, revenue.Illustrations(), 3)
        assert position.vp(RED) == 5 + vp
