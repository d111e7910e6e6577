"""Phase 2: placing dice, slots with symbols, down-moves, passing."""

import pytest

from engine.games.crystal_palace import actions
from engine.games.crystal_palace.moves import CallOn, Decline, Descend, Hire, Pass, Pay, Place, Promote, UseDie
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)


def slots(position: Position, location: str) -> list[int]:
    """The slots of a location that may be chosen now."""
    return [move.slot for move in position.moves() if getattr(move, "location", None) == location]


def test_T02_placement(table: type[Position], told: Told) -> None:
    """A slot from 3 on with an assistant; then only the rightmost slot takes a 1, for £2."""
    position = table(3).dice(RED, 5).dice(BLUE, 1)
    position.placing(RED, BLUE, YELLOW)
    assert slots(position, "british_museum") == [1, 2, 3]
    position.play(Place("british_museum", 2))
    assert (position.asks, position.seat) == ("assistant-action", RED)
    position.play(Decline())
    assert (position.asks, position.seat) == ("placement", BLUE)
    assert slots(position, "british_museum") == [3]
    events = position.play(Place("british_museum", 3))
    assert [(event.seat, event.reason, event.pounds) for event in told(events, "paid")] == [(BLUE, "placement", 2)]
    assert position.player(BLUE).pounds == 38


def test_dice_are_placed_one_by_one_in_turn_order(table: type[Position]) -> None:
    position = table(3).dice(RED, 6, 5).dice(BLUE, 4).dice(YELLOW, 3, 3, 3)
    position.placing(BLUE, YELLOW, RED)
    seats = []
    while position.asks == "placement":
        seats.append(position.seat)
        position.play(position.moves()[-2])
        if position.asks == "die-choice":
            position.play(position.moves()[0])
        while position.asks in ("assistant-action", "descent"):
            position.play(Decline())
        if len(seats) == 6:
            break
    assert seats == [BLUE, YELLOW, RED, YELLOW, RED, YELLOW]


def test_a_slot_takes_one_die_that_reaches_its_minimum(table: type[Position]) -> None:
    position = table(2).dice(RED, 4, 2, 1).dice(BLUE, 5)
    position.placing()
    assert slots(position, "reform_club") == [2, 3, 4]
    position.play(Place("reform_club", 3))
    assert (position.asks, position.moves()) == ("die-choice", [UseDie(4), UseDie(2)])
    position.play(UseDie(2))
    assert position.player(RED).dice == (4, 1)
    assert slots(position, "reform_club") == [1, 2, 4]
    assert position.refuses(Place("reform_club", 3))


def test_several_own_dice_may_lie_at_one_location(table: type[Position]) -> None:
    position = table(2).dice(RED, 6, 6)
    position.placing()
    position.play(Place("bank_of_england", 1), Place("bank_of_england", 2))
    assert [position.state.placed[slot] for slot in position.boards.slots[2]] == [6, 6]


def test_R06_passing_is_final_for_the_round(table: type[Position], told: Told) -> None:
    position = table(2).dice(RED, 6, 6).dice(BLUE, 2, 2, 2)
    position.placing()
    events = position.play(Pass())
    assert [event.seat for event in told(events, "passed")] == [RED]
    for slot in (3, 2):
        assert position.seat == BLUE
        position.play(Place("westminster", slot))
    assert position.seat == BLUE
    position.play(Pass())
    assert position.state.phase > 2
    assert position.player(RED).dice == (6, 6), "nothing comes back before the next round"


def test_R57_who_has_no_die_that_fits_passes_by_itself(table: type[Position], told: Told) -> None:
    """Five players place ones until every slot for a one is taken; nobody is asked any more."""
    position = table(5)
    for seat in range(5):
        position.dice(seat, *[1] * 6)
    position.placing(0, 1, 2, 3, 4)
    events = []
    while position.asks != "action":
        events += position.play(position.moves()[0])
        while position.asks in ("die-choice", "assistant-action", "descent", "funding"):
            events += position.play(position.moves()[-1])
    ones = sum(low == 1 for low in position.boards.lows)
    assert len(told(events, "placed")) == ones == 11
    assert [event.seat for event in told(events, "no-slot-fits")] == [1, 2, 3, 4, 0]
    assert sum(len(position.player(seat).dice) for seat in range(5)) == 30 - ones


def test_a_player_without_dice_is_skipped(table: type[Position]) -> None:
    position = table(3).dice(RED, 6).dice(BLUE).dice(YELLOW, 6)
    position.placing()
    position.play(Place("westminster", 1))
    assert position.seat == YELLOW


def test_R25_die_then_assistant_action_then_down_move(table: type[Position], told: Told) -> None:
    position = table(2).dice(RED, 6).market({1: BLUE, 2: BLUE}).give(RED, pounds=10)
    position.placing()
    events = position.play(Place("patent_office", 1))
    assert position.asks == "assistant-action"
    events += position.play(Hire())
    assert (position.asks, position.moves()) == ("descent", [Descend(3), Decline()])
    events += position.play(Descend(3))
    names = [type(event).__name__ for event in events]
    assert names[:5] == ["Placed", "Paid", "Hired", "LeftMarket", "BannerGear"]
    assert position.player(RED).gears == 2, "also the one just placed, and it earned its gear"


def test_R25_one_down_move_for_each_die(table: type[Position]) -> None:
    position = table(2).dice(RED, 6, 6).market({3: RED, 4: RED})
    position.placing()
    position.play(Place("bank_of_england", 1))
    assert position.asks == "descent"
    position.play(Descend(4))
    assert position.asks == "placement"
    assert position.spaces() == {2: RED, 3: RED}
    position.play(Place("bank_of_england", 2))
    assert position.asks == "descent"
    position.play(Decline())
    assert position.spaces() == {2: RED, 3: RED}


def test_R60_an_assistant_action_may_be_declined_and_R61_is_skipped_without_a_use(
    table: type[Position], told: Told
) -> None:
    position = table(2).dice(RED, 6, 6).give(RED, pounds=0)
    position.placing()
    position.play(Place("patent_office", 1))
    assert position.moves() == [Hire(), Decline()]
    position.play(Decline())
    assert position.spaces() == {}
    # All five assistants stand on the highest spaces: nothing to place, nothing to climb, level 1 out of reach.
    position = table(2).dice(RED, 6, 6).market(dict.fromkeys((2, 3, 4, 5, 6), RED))
    position.placing()
    position.play(Place("patent_office", 1))
    assert position.asks == "descent"


def test_a_market_cost_may_be_paid_with_a_loan_R61(table: type[Position]) -> None:
    position = table(2).dice(RED, 6, 6).give(RED, pounds=0, gears=0, energy=0)
    position.placing()
    position.play(Place("patent_office", 1), Hire())
    assert len(position.loans(RED)) == 1
    assert position.player(RED).pounds == 9
    assert position.spaces() == {1: RED}


def test_T03_objective(table: type[Position], told: Told) -> None:
    position = table(2).dice(RED, 6, 6).give(RED, nation="united_states", level=1)
    position.give(RED, prototypes=["audio_book", "hydraulic_crane"], pounds=7)
    position.placing()
    position.play(Place("patent_office", 1))
    assert Promote() in position.moves()
    events = position.play(Promote())
    assert [(event.seat, event.level) for event in told(events, "objective-reached")] == [(RED, 2)]
    assert position.player(RED).level == 2
    assert position.player(RED).pounds == 7


@pytest.mark.parametrize(
    ("prototypes", "level", "possible"), [(0, 0, False), (1, 0, True), (1, 1, False), (3, 1, True), (3, 3, False)]
)
def test_R20_no_level_is_skipped_and_none_is_lost(
    table: type[Position], prototypes: int, level: int, possible: bool
) -> None:
    names = ["audio_book", "hydraulic_crane", "ice_machine"][:prototypes]
    position = table(2).dice(RED, 6, 6).give(RED, nation="united_states", prototypes=names, level=level)
    position.placing()
    position.play(Place("patent_office", 1))
    assert (Promote() in position.moves()) == possible
    if possible:
        position.play(Promote())
        assert position.player(RED).level == level + 1
    assert position.player(RED).level >= level


def test_R20_a_level_stays_when_its_condition_does_not(table: type[Position]) -> None:
    position = table(2).dice(RED, 6, 6).give(RED, nation="netherlands", pays=8, level=1)
    position.placing()
    position.play(Place("patent_office", 1), Promote())
    position.give(RED, pays=3)
    assert position.player(RED).level == 2
    assert position.expected(RED, "objective") == 4


def nemo(table: type[Position], recruited: int = 0) -> Position:
    position = table(2).give(RED, characters=["captain_nemo"], new=recruited).dice(RED, 1, 1, 1)
    position.placing()
    return position


def test_R65_ignore_slot_cost_is_said_when_placing_and_once_a_round(table: type[Position]) -> None:
    position = nemo(table)
    position.play(Place("patent_office", 4))
    assert (position.asks, position.moves()) == ("slot-cost", [CallOn("captain_nemo"), Pay()])
    position.play(Pay())
    assert position.player(RED).pounds == 38
    position.play(Place("reform_club", 4), CallOn("captain_nemo"))
    assert position.player(RED).pounds == 38
    position.play(Place("british_museum", 3))
    assert position.player(RED).pounds == 36, "the help of the round is used up"


def test_abilities_of_phase_2_begin_the_round_after_recruiting(table: type[Position]) -> None:
    position = nemo(table, recruited=1)
    position.play(Place("patent_office", 4))
    assert position.asks == "placement"
    assert position.player(RED).pounds == 38


def test_what_a_die_would_reach_can_be_asked(table: type[Position]) -> None:
    """Patent Office of two players: three action slots."""
    position = table(2).lay_dice("patent_office", {1: (RED, 5), 3: (BLUE, 3)})
    first = position.boards.slots[0].start
    assert actions.reach(position.state, first + 1, 6) == (1, 3)
    assert actions.reach(position.state, first + 1, 5) == (2, 3), "further right than the other 5"
    assert actions.reach(position.state, first + 1, 3) == (2, 3), "further left than the other 3"
    assert actions.reach(position.state, first + 3, 3) == (3, 3)
    assert actions.reach(position.state, first + 3, 1).acts
    position.lay_dice("patent_office", {2: (BLUE, 4)})
    assert not actions.reach(position.state, first + 3, 1).acts
