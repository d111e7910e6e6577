"""7 Port of London and 8 Waterloo Station."""

import pytest

from engine.games.crystal_palace import dice, preparation
from engine.games.crystal_palace.events import ActionPassed
from engine.games.crystal_palace.moves import Act, Climb, Decline, GoTo, Hire, Pass, Pick, Promote, Trade, UseTile
from engine.games.crystal_palace.parts import die
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)


def at(position: Position, location: str, *values: int, seat: int = RED) -> list[ActionPassed]:
    """Send dice of a seat to a location."""
    return position.acting(location, {slot: (seat, value) for slot, value in enumerate(values, 1)})


def test_T15_ticket(table: type[Position], told: Told) -> None:
    position = table(2).round(4)
    position.state.tickets = (die(RED, 3),)
    position.give(RED, ticketed=1, reserve=5)
    at(position, "port_of_london", 6, seat=BLUE)
    score, dice_ = position.vp(BLUE), position.player(BLUE).usable
    position.play(Act())
    events = position.play(GoTo("ticket"))
    assert position.vp(BLUE) == score + 4 + 6
    assert [(event.space, event.vp) for event in told(events, "ticket-taken")] == [(2, 10)]
    assert [*position.state.tickets] == [die(RED, 3), die(BLUE, 6)]
    assert position.player(BLUE).usable == dice_ - 1
    assert position.player(BLUE).ticketed == 1
    assert position.line(BLUE, "tickets") == 10


def test_a_ticketed_die_stays_for_the_rest_of_the_game(table: type[Position]) -> None:
    position = table(2)
    at(position, "port_of_london", 6)
    position.play(Act(), GoTo("ticket"))
    position.run(preparation.NextRound())
    player = position.player(RED)
    assert (player.usable, player.ticketed) == (0, 1)
    assert position.state.tickets == (die(RED, 6),)
    assert position.asks == "dice-setting"
    assert position.state.phase == 1
    assert isinstance(position.state.agenda[-1], dice.DiceSetting)


@pytest.mark.parametrize(("round_", "vp"), [(1, 6), (2, 6), (3, 4), (4, 4), (5, 2)])
def test_the_ticket_scores_the_year_and_the_die(table: type[Position], round_: int, vp: int) -> None:
    position = table(2).round(round_)
    at(position, "port_of_london", 5)
    position.play(Act(), GoTo("ticket"))
    assert position.vp(RED) == 5 + vp + 5


def test_R17_one_ticket_a_round_and_three_in_the_game(table: type[Position]) -> None:
    position = table(4)
    at(position, "port_of_london", 6, 5)
    position.play(Act(), GoTo("ticket"), Act())
    assert GoTo("ticket") not in position.moves()
    position = table(4).give(RED, ticketed=3, reserve=3)
    position.state.tickets = (die(RED, 1), die(RED, 2), die(RED, 3))
    at(position, "port_of_london", 6, seat=BLUE)
    position.play(Act())
    assert position.moves() == [
        GoTo("two_assistant_actions"),
        GoTo("two_gears"),
        GoTo("new_die"),
        GoTo("new_die_for_2_pounds"),
    ]


def test_each_spot_is_used_once_a_round_and_the_slot_it_left_counts_as_filled(table: type[Position]) -> None:
    position = table(2)
    at(position, "port_of_london", 6, 5, 4)
    position.play(Act(), GoTo("two_gears"), Act())
    assert position.refuses(GoTo("two_gears"))
    assert position.player(RED).gears == 3
    position.play(GoTo("new_die"))
    assert position.asks is None, "two action slots, both filled"
    assert position.player(RED).pounds == 40 - 2 + 1
    position.run(preparation.NextRound())
    assert set(position.state.spots) == {-1}


def test_R19_two_assistant_actions_the_first_free_the_second_paid(table: type[Position]) -> None:
    position = table(2).give(RED, pounds=5)
    at(position, "port_of_london", 6)
    position.play(Act(), GoTo("two_assistant_actions"))
    assert position.state.agenda[-1].free
    position.play(Hire())
    assert position.player(RED).pounds == 5
    assert position.asks == "assistant-action"
    assert not position.state.agenda[-1].free
    position.play(Climb(1))
    assert position.player(RED).pounds == 4
    assert position.asks is None


def test_R19_a_climb_with_the_first_action_of_the_port_is_paid(table: type[Position]) -> None:
    position = table(2).market({1: RED}).give(RED, pounds=5)
    at(position, "port_of_london", 6)
    position.play(Act(), GoTo("two_assistant_actions"), Climb(1))
    assert position.player(RED).pounds == 4
    assert position.spaces() == {2: RED}


def test_R19_an_action_that_is_unwanted_is_lost(table: type[Position]) -> None:
    position = table(2)
    at(position, "port_of_london", 6)
    position.play(Act(), GoTo("two_assistant_actions"), Decline(), Decline())
    assert position.asks is None
    assert position.spaces() == {}


def test_R20_two_actions_can_raise_two_levels(table: type[Position]) -> None:
    people = ["levi_strauss", "michael_bass"]
    position = table(2).give(RED, nation="france", characters=people)
    at(position, "port_of_london", 6)
    position.play(Act(), GoTo("two_assistant_actions"), Promote(), Promote())
    assert position.player(RED).level == 2


def test_R59_a_new_die_needs_one_in_reserve(table: type[Position]) -> None:
    position = table(4)
    at(position, "port_of_london", 6)
    position.play(Act())
    assert {GoTo("new_die"), GoTo("new_die_for_2_pounds")} <= set(position.moves())
    position = table(4).dice(RED, 1, 1, 1, 1, 1)
    at(position, "port_of_london", 6)
    assert position.player(RED).reserve == 0
    position.play(Act())
    assert position.moves() == [GoTo("two_assistant_actions"), GoTo("two_gears"), GoTo("ticket")]


def test_new_dice_are_usable_from_the_next_round_on(table: type[Position], told: Told) -> None:
    position = table(4)
    at(position, "port_of_london", 6, 5)
    events = position.play(Act(), GoTo("new_die"))
    assert [event.dice for event in told(events, "dice-gained")] == [1]
    player = position.player(RED)
    assert (player.usable, player.gained, player.reserve) == (2, 1, 3)
    events = position.play(Act(), GoTo("new_die_for_2_pounds"))
    assert [(event.reason, event.pounds) for event in told(events, "paid")] == [("spot", 2)]
    assert position.player(RED).gained == 2
    position.run(preparation.NextRound())
    assert (position.player(RED).usable, position.player(RED).gained) == (4, 0)


def test_R59_the_two_pounds_are_paid_first_with_a_loan_if_need_be(table: type[Position], told: Told) -> None:
    position = table(4).give(RED, pounds=0, gears=0, energy=0)
    at(position, "port_of_london", 6)
    events = position.play(Act(), GoTo("new_die_for_2_pounds"))
    names = [type(event).__name__ for event in events]
    assert names.index("Borrowed") < names.index("Paid") < names.index("DiceGained")


def test_R18_without_a_useful_spot_one_may_pass_for_nothing(table: type[Position], told: Told) -> None:
    position = table(2)
    at(position, "port_of_london", 6)
    events = position.play(Pass())
    assert position.player(RED).pounds == 40
    assert not told(events, "compensated")
    # Nothing but new dice, and none in reserve: the die is passed without asking.
    position = table(4).dice(RED, 1, 1, 1, 1, 1).give(BLUE, ticketed=3, reserve=3)
    position.state.tickets = (die(BLUE, 1), die(BLUE, 2), die(BLUE, 3))
    for number, spot in enumerate(position.boards.spots):
        if spot.key in ("two_assistant_actions", "two_gears"):
            position.state.spots[number] = die(BLUE, 1)
    events = at(position, "port_of_london", 6)
    assert position.asks is None
    assert [event.location for event in told(events, "action-passed")] == ["port_of_london"]
    assert position.player(RED).pounds == 40
    assert not told(events, "compensated")


def test_R58_port_or_waterloo_without_a_legal_spot_only_pass(table: type[Position], told: Told) -> None:
    position = table(2, {"spots": {"waterloo_station": {"two_energy": {"players": "4-5"}}}})
    for number, spot in enumerate(position.boards.spots):
        if spot.location == 7:
            position.state.spots[number] = die(BLUE, 1)
    events = at(position, "waterloo_station", 6)
    assert position.asks is None
    assert [event.location for event in told(events, "action-passed")] == ["waterloo_station"]


def test_R58_a_spot_that_vanishes_while_exchanging_is_lost(table: type[Position], told: Told) -> None:
    """The last reserve die is bought at the last moment, and nothing but the new die was left."""
    position = table(2).dice(RED, 1, 1, 1, 1).give(RED, newspapers=4)
    for number, spot in enumerate(position.boards.spots):
        if spot.location == 6 and spot.key not in ("new_die", "ticket"):
            position.state.spots[number] = die(BLUE, 1)
    at(position, "port_of_london", 6)
    position.play(Act())
    assert position.moves() == [GoTo("new_die"), GoTo("ticket")]
    position.play(Trade("newspapers", "die"))
    assert position.asks is None, "only the ticket is left"
    assert position.player(RED).ticketed == 1


def test_T16_waterloo(table: type[Position]) -> None:
    position = table(2)
    at(position, "waterloo_station", 3, seat=BLUE)
    position.play(Act(), GoTo("two_energy"))
    assert position.player(BLUE).energy == 3


def test_the_spots_of_waterloo(table: type[Position]) -> None:
    position = table(4).give(RED, tiles=["G21"], pounds=0)
    at(position, "waterloo_station", 6, 5, 4)
    position.play(Act(), GoTo("energy_and_green"))
    assert position.player(RED).energy == 2
    position.play(UseTile("G21"))
    assert position.player(RED).pounds == 2
    position.play(Act(), GoTo("energy_and_two_buzz"))
    assert (position.player(RED).energy, position.player(RED).buzz) == (3, 2)
    position.play(Act(), GoTo("green_or_two_buzz"))
    assert position.moves() == [Pick(1), Pick(2)]
    position.play(Pick(1), UseTile("G21"))
    assert position.player(RED).pounds == 4


def test_R59_other_spots_are_legal_even_if_part_of_them_gives_nothing(table: type[Position]) -> None:
    position = table(2)
    at(position, "waterloo_station", 6)
    position.play(Act(), GoTo("energy_and_green"))
    assert position.asks is None
    assert position.player(RED).energy == 2
