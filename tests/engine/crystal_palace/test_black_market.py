"""Section 7: the Black Market."""

from typing import Any

import pytest

from engine.games.crystal_palace import black_market, effects
from engine.games.crystal_palace.assistants import AssistantAction
from engine.games.crystal_palace.black_market import Descent
from engine.games.crystal_palace.events import LeftMarket
from engine.games.crystal_palace.moves import Climb, Decline, Descend, Hire, Promote
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)


def action(position: Position, seat: int = RED, free: bool = False) -> list[Any]:
    """Plan an assistant action of a seat."""
    return position.run(AssistantAction(seat, free))


def test_T04_market_costs(table: type[Position], told: Told) -> None:
    """Placing pays for the lowest free space, climbing for the space it reaches."""
    position = table(2).market({2: RED, 3: BLUE}).give(RED, pounds=10)
    action(position)
    assert position.moves() == [Hire(), Climb(2), Decline()]
    position.play(Hire())
    assert position.player(RED).pounds == 9
    assert position.spaces() == {1: RED, 2: RED, 3: BLUE}
    action(position)
    events = position.play(Climb(2))
    assert [(event.reason, event.pounds) for event in told(events, "paid")] == [("market", 3)]
    assert [(event.space, event.to) for event in told(events, "climbed")] == [(2, 4)]
    assert position.spaces() == {1: RED, 3: BLUE, 4: RED}


def test_prices_can_be_asked(table: type[Position]) -> None:
    position = table(4).market({1: RED, 2: BLUE, 3: RED})
    assert black_market.price_of_hiring(position.state, free=False) == 2
    assert black_market.price_of_hiring(position.state, free=True) == 0
    assert black_market.price_of_climbing(position.state, 0, free=False) == 2
    assert black_market.price_of_climbing(position.state, 2, free=False) == 2
    assert black_market.price_of_climbing(position.state, 0, free=True) == 2


def test_an_assistant_that_cannot_go_higher_does_not_climb(table: type[Position]) -> None:
    position = table(2).market({5: BLUE, 6: RED, 4: RED})
    action(position)
    assert position.moves() == [Hire(), Decline()]
    assert position.refuses(Climb(6))
    assert position.refuses(Climb(5))


def test_R19_a_free_action_covers_placing(table: type[Position]) -> None:
    position = table(2).market({1: RED}).give(RED, pounds=0)
    action(position, free=True)
    position.play(Hire())
    assert position.spaces() == {1: RED, 2: RED}
    assert position.player(RED).pounds == 0
    assert position.loans(RED) == []


def test_R19_a_free_action_does_not_cover_climbing(table: type[Position], told: Told) -> None:
    position = table(2).market({1: RED}).give(RED, pounds=5)
    action(position, free=True)
    events = position.play(Climb(1))
    assert [event.pounds for event in told(events, "paid")] == [1]
    assert position.spaces() == {2: RED}


def test_R19_in_games_of_edition_1_climbing_is_free_as_well(table: type[Position]) -> None:
    position = table(2, edition="aeabc1f42161").market({1: RED}).give(RED, pounds=0)
    assert black_market.price_of_climbing(position.state, 0, free=True) == 0
    action(position, free=True)
    position.play(Climb(1))
    assert position.spaces() == {2: RED}
    assert position.player(RED).pounds == 0
    assert position.loans(RED) == []


def test_R19_the_switch_of_the_components(table: type[Position], told: Told) -> None:
    position = table(2, {"assistants": {"free_covers_climb": True}}).market({1: RED}).give(RED, pounds=5)
    action(position, free=True)
    events = position.play(Climb(1))
    assert told(events, "paid") == []
    assert position.player(RED).pounds == 5


def descend(position: Position, seat: int, space: int) -> list[Any]:
    """Move an assistant down in phase 2."""
    position.phase(2, turn=seat).run(Descent(seat))
    return position.play(Descend(space))


def test_T05_market_down_gear(table: type[Position], told: Told) -> None:
    position = table(2).market({6: BLUE, 5: RED}, banner=2)
    events = descend(position, BLUE, 6)
    assert position.spaces() == {4: BLUE, 5: RED}
    assert position.player(BLUE).gears == 2
    assert position.state.banner == 1
    assert [(event.space, event.to) for event in told(events, "descended")] == [(6, 4)]


def test_T06_market_down_out(table: type[Position], told: Told) -> None:
    position = table(3).market({2: YELLOW, 1: RED})
    supply, gears = position.player(YELLOW).assistants, position.player(YELLOW).gears
    events = descend(position, YELLOW, 2)
    assert position.spaces() == {1: RED}
    assert position.player(YELLOW).assistants == supply + 1
    assert position.player(YELLOW).gears == gears
    assert [event.space for event in told(events, "left-market")] == [2]


@pytest.mark.parametrize(
    ("space", "banner", "gears"), [(1, 2, 0), (2, 2, 0), (3, 2, 1), (3, 0, 0), (4, 1, 1), (6, 2, 1)]
)
def test_R26_a_gear_needs_space_3_and_a_gear_on_the_banner(
    table: type[Position], space: int, banner: int, gears: int
) -> None:
    position = table(2).market({space: RED}, banner=banner)
    descend(position, RED, space)
    assert position.player(RED).gears == 1 + gears
    assert position.state.banner == banner - gears
    assert position.spaces() == ({space - 1: RED} if space > 1 else {})


def test_R26_leaving_from_space_3_earns_it_too(table: type[Position]) -> None:
    position = table(2).market({1: BLUE, 2: BLUE, 3: RED})
    descend(position, RED, 3)
    assert position.spaces() == {1: BLUE, 2: BLUE}
    assert position.player(RED).gears == 2
    assert position.player(RED).assistants == 5


def test_R60_the_gear_of_a_down_move_is_always_taken_and_the_move_is_optional(table: type[Position]) -> None:
    position = table(2).market({4: RED})
    position.run(Descent(RED))
    assert position.moves() == [Descend(4), Decline()]
    position.play(Decline())
    assert position.spaces() == {4: RED}
    assert position.player(RED).gears == 1
    position = table(2).market({3: RED})
    position.run(Descent(RED))
    position.play(Descend(3))
    assert position.player(RED).gears == 2
    assert position.asks is None


def test_T07_market_clearing(table: type[Position], told: Told) -> None:
    position = table(3).market({1: RED, 2: BLUE, 3: BLUE, 5: RED, 6: YELLOW})
    action(position, BLUE)
    events = position.play(Hire())
    assert position.spaces() == {4: BLUE}
    assert [position.player(seat).assistants for seat in range(3)] == [5, 4, 5]
    assert [(event.seat, event.space) for event in told(events, "market-cleared")] == [(BLUE, 4)]


def test_R27_climbing_never_clears_and_nothing_compensates(table: type[Position], told: Told) -> None:
    position = table(3).market({1: RED, 2: BLUE, 3: BLUE, 4: RED, 6: YELLOW})
    pounds = position.player(YELLOW).pounds
    action(position, BLUE)
    events = position.play(Climb(3))
    assert position.spaces() == {1: RED, 2: BLUE, 4: RED, 5: BLUE, 6: YELLOW}
    assert not told(events, "market-cleared")
    action(position, BLUE)
    position.play(Hire())
    assert position.spaces() == {3: BLUE}
    assert position.player(YELLOW).pounds == pounds
    assert position.player(YELLOW).gears == 1


def test_R28_without_supply_one_can_climb_and_be_promoted_but_not_place(table: type[Position]) -> None:
    position = table(4).market({1: RED, 2: RED, 3: RED, 4: RED, 5: RED}).give(RED, characters=["levi_strauss"])
    assert position.player(RED).assistants == 0
    action(position)
    assert position.moves() == [Promote(), *(Climb(space) for space in range(1, 6)), Decline()]
    assert position.refuses(Hire())


def test_R29_the_shift_is_simultaneous_and_gaps_stay_gaps(table: type[Position]) -> None:
    position = table(4).market({1: RED, 2: BLUE, 5: BLUE, 6: RED, 8: YELLOW}, banner=0)
    black_market.shift(position.state)
    assert position.spaces() == {1: BLUE, 4: BLUE, 5: RED, 7: YELLOW}
    assert position.player(RED).assistants == 4
    assert position.state.banner == 3


def test_T23_phase_7_market(table: type[Position]) -> None:
    position = table(3).market({1: RED, 3: BLUE, 6: YELLOW})
    supply = position.player(RED).assistants
    black_market.shift(position.state)
    assert position.spaces() == {2: BLUE, 5: YELLOW}
    assert position.player(RED).assistants == supply + 1


def push(position: Position, seat: int) -> list[LeftMarket]:
    """Play the unpickable lock on a seat."""
    effect = position.box.patent_effects[position.box.patent_of["unpickable_lock"]]
    return position.run(effects.Carry(seat, effect, 0))


def test_an_effect_that_pushes_down_gives_no_gear(table: type[Position]) -> None:
    position = table(2).market({4: RED, 6: RED})
    push(position, RED)
    assert (position.asks, position.seat, position.moves()) == ("pushed-down", RED, [Descend(4), Descend(6)])
    position.play(Descend(6))
    assert position.spaces() == {4: RED, 5: RED}
    assert position.player(RED).gears == 1
    assert position.state.banner == 2


def test_R60_a_push_down_is_compulsory_but_needs_an_assistant(table: type[Position]) -> None:
    position = table(2).market({2: RED, 1: BLUE})
    push(position, RED)
    assert position.asks is None, "the only assistant goes without asking"
    assert position.spaces() == {1: BLUE}
    push(position, RED)
    assert position.asks is None
    assert position.spaces() == {1: BLUE}


def test_several_can_be_pushed_down(table: type[Position]) -> None:
    position = table(2, {"patents": {"unpickable_lock": {"effect": [{"push_down": {"count": 2}}]}}})
    position.market({2: RED, 3: RED, 6: RED})
    push(position, RED)
    position.play(Descend(6))
    assert position.asks == "pushed-down"
    position.play(Descend(2))
    assert position.asks is None
    assert position.spaces() == {1: RED, 3: RED, 5: RED}


def test_the_market_benefits_are_those_of_the_number_of_players(table: type[Position]) -> None:
    assert len(table(3).boards.benefits) == 6
    assert len(table(4).boards.benefits) == 8
    assert table(2).boards.market_costs == (1, 1, 2, 3, 3, 4)
    assert table(5).boards.market_costs == (1, 1, 1, 2, 2, 3, 3, 4)
