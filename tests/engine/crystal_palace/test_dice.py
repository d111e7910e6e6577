"""Phase 1: setting, revealing and paying dice; the turn order; the lowest sum."""

from itertools import permutations
from typing import Any

import pytest

from engine.games.crystal_palace import GAME, dice
from engine.games.crystal_palace.moves import Borrow, Done, Repay, SetDice, Trade
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)
BUY_DIE = Trade("newspapers", "die")


def setting(position: Position, dice_: int = 4) -> Position:
    """Ask every seat to set this many dice."""
    for seat in range(len(position.state.players)):
        position.dice(seat)
        player = position.player(seat)
        player.usable, player.reserve = dice_, 6 - dice_ - player.ticketed
    position.run(dice.BeginRound())
    return position


def revealed(position: Position, *values: tuple[int, ...]) -> list[Any]:
    """Set everybody's dice, and give what happened up to the first window."""
    return [event for seat, each in enumerate(values) for event in position.play(SetDice(each), seat=seat)]


def close_windows(position: Position) -> list[Any]:
    """Exchange nothing, and give what happened."""
    events = []
    while position.asks == "window":
        events += position.play(Done())
    return events


# Setting


def test_R01_dice_are_committed_and_shown_together(table: type[Position], told: Told) -> None:
    position = setting(table(3))
    asked = GAME.decisions(position.state)
    assert [(each.seat, each.asks, each.sealed, each.opens_turn) for each in asked] == [
        (seat, "dice-setting", True, True) for seat in range(3)
    ]
    events = position.play(SetDice((5, 4, 2, 1)), seat=BLUE)
    events += position.play(SetDice((6, 6, 6, 6)), seat=YELLOW)
    assert [event.seat for event in told(events, "dice-set")] == [BLUE, YELLOW]
    assert not told(events, "dice-revealed")
    assert [position.player(seat).dice for seat in range(3)] == [(), (), ()]
    assert position.state.revealed == setting(table(3)).state.revealed
    assert [each.seat for each in GAME.decisions(position.state)] == [RED]
    assert position.refuses(SetDice((1, 1, 1, 1)), "seat", seat=BLUE)
    events = position.play(SetDice((3, 3, 2, 2)), seat=RED)
    assert [(event.seat, event.values) for event in told(events, "dice-revealed")] == [
        (RED, (3, 3, 2, 2)),
        (BLUE, (5, 4, 2, 1)),
        (YELLOW, (6, 6, 6, 6)),
    ]


def test_R01_a_die_may_be_bought_until_the_own_commit_and_that_is_secret_too(table: type[Position], told: Told) -> None:
    position = setting(table(2).give(RED, newspapers=5))
    assert GAME.decisions(position.state)[RED].asides == (BUY_DIE,)
    assert GAME.decisions(position.state)[BLUE].asides == ()
    assert position.play(BUY_DIE, seat=RED) == []
    player = position.player(RED)
    assert (player.newspapers, player.usable, player.reserve, player.bought) == (5, 4, 2, 1)
    assert position.refuses(BUY_DIE, seat=RED)
    assert position.refuses(SetDice((6, 5, 4, 3)), seat=RED)
    events = position.play(SetDice((6, 5, 4, 3, 2)), seat=RED)
    assert not told(events, "traded")
    assert GAME.seen_by(position.state, BLUE).players[RED].bought == 0
    events = position.play(SetDice((1, 1, 1, 1)), seat=BLUE)
    assert [(event.seat, event.bought) for event in told(events, "dice-revealed")] == [(RED, 1), (BLUE, 0)]
    player = position.player(RED)
    assert (player.newspapers, player.usable, player.reserve, player.bought) == (1, 5, 1, 0)
    assert player.dice == (6, 5, 4, 3, 2), "usable at once"


def test_without_a_die_in_reserve_none_can_be_bought(table: type[Position]) -> None:
    position = setting(table(2).give(RED, newspapers=7), dice_=6)
    assert position.asides() == []
    assert position.refuses(BUY_DIE, seat=RED)


def test_R02_every_die_is_set_and_paid(table: type[Position], told: Told) -> None:
    position = setting(table(2))
    ways = position.moves()
    assert len(ways) == 126
    assert all(len(way.values) == 4 and min(way.values) >= 1 and max(way.values) <= 6 for way in ways)
    assert len(set(ways)) == 126
    for way in (SetDice((4, 3, 2)), SetDice((6, 6, 6, 0)), SetDice((7, 1, 1, 1)), SetDice((1, 2, 3, 4)), SetDice(())):
        assert position.refuses(way)
    revealed(position, (1, 1, 1, 1), (2, 2, 2, 2))
    events = close_windows(position)
    assert [(event.seat, event.pounds) for event in told(events, "paid")] == [(BLUE, 8), (RED, 4)]
    assert [position.player(seat).pounds for seat in (RED, BLUE)] == [36, 32]


def test_every_order_of_sealing_gives_the_same_table(table: type[Position]) -> None:
    sets = [(6, 3, 3, 1), (4, 4, 4, 1), (2, 2, 1, 1)]
    ends = set()
    for order in permutations(range(3)):
        position = setting(table(3).give(RED, newspapers=4))
        position.play(BUY_DIE, seat=RED)
        for seat in order:
            position.play(SetDice((*sets[seat], 1) if seat == RED else sets[seat]), seat=seat)
        ends.add(GAME.encode(position.state))
    assert len(ends) == 1


# The turn order


def test_T01_the_second_highest_die_breaks_a_tie(table: type[Position], told: Told) -> None:
    position = setting(table(2))
    events = revealed(position, (6, 4, 3, 1), (6, 5, 2, 1))
    assert [event.seat for event in told(events, "order-found")] == [BLUE]
    assert position.state.order == (BLUE, RED)


@pytest.mark.parametrize(
    ("red", "blue", "yellow", "first"),
    [
        ((6, 6, 6, 6), (6, 6, 6, 5), (1, 1, 1, 1), RED),
        ((1, 1, 1, 1), (2, 1, 1, 1), (1, 1, 1, 1), BLUE),
        ((4, 4, 4, 4), (6, 6, 3, 1), (5, 5, 5, 1), BLUE),
        ((5, 4, 2, 2), (5, 4, 3, 1), (5, 3, 3, 2), BLUE),
    ],
)
def test_the_highest_sum_plays_first_then_the_highest_dice(
    table: type[Position], red: tuple[int, ...], blue: tuple[int, ...], yellow: tuple[int, ...], first: int
) -> None:
    position = setting(table(3))
    revealed(position, red, blue, yellow)
    assert position.state.order[0] == first


def test_R03_a_missing_die_counts_as_0(table: type[Position]) -> None:
    position = setting(table(2).give(BLUE, newspapers=4).round(2).order(BLUE, RED))
    position.play(BUY_DIE, seat=BLUE)
    # Equal sums, and the second highest dice decide: a fifth die does not help.
    revealed(position, (6, 5, 1, 1), (6, 4, 1, 1, 1))
    assert position.state.order == (RED, BLUE)
    position = setting(table(2).give(BLUE, newspapers=4).give(RED, characters=["charles_shepherd"]).round(2))
    position.order(RED, BLUE).play(BUY_DIE, seat=BLUE)
    # With two pips added the sums are equal and the dice are too, but one is missing.
    revealed(position, (6, 5, 4, 3), (6, 5, 4, 3, 2))
    assert position.state.order == (BLUE, RED)


def test_R04_the_others_follow_clockwise_not_by_sum(table: type[Position]) -> None:
    position = setting(table(5))
    revealed(position, (5, 1, 1, 1), (6, 6, 1, 1), (6, 6, 6, 6), (1, 1, 1, 1), (6, 6, 6, 1))
    assert position.state.order == (2, 3, 4, 0, 1)


def test_R05_a_tie_through_all_dice_goes_to_who_was_earlier_last_round(table: type[Position]) -> None:
    for last in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        position = setting(table(3).round(2).order(*last))
        revealed(position, (4, 3, 2, 1), (1, 1, 1, 1), (4, 3, 2, 1))
        assert position.state.order[0] == (0 if last.index(0) < last.index(2) else 2)


def test_R05_in_round_1_chance_breaks_the_tie(table: type[Position]) -> None:
    firsts = []
    for seed in range(40):
        position = setting(table(4, seed=seed))
        revealed(position, *[(3, 3, 3, 3)] * 4)
        firsts.append(position.state.order[0])
    assert set(firsts) == {0, 1, 2, 3}
    position = setting(table(4, seed=7))
    revealed(position, *[(3, 3, 3, 3)] * 4)
    assert position.state.order[0] == firsts[7], "from the seed"


def test_R65_initiative_counts_for_the_order_alone(table: type[Position], told: Told) -> None:
    """Two extra pips: not paid, not counted for the lowest sum, and ties are broken by the dice alone."""
    position = setting(table(2).give(RED, characters=["charles_shepherd"]).round(2).order(BLUE, RED))
    revealed(position, (3, 3, 3, 3), (4, 4, 4, 1))
    assert position.state.order == (RED, BLUE)
    events = close_windows(position)
    assert [(event.seat, event.pounds) for event in told(events, "paid")] == [(RED, 12), (BLUE, 13)]
    assert [event.seat for event in told(events, "lowest-sum")] == [RED]
    position = setting(table(2).give(RED, characters=["charles_shepherd"]).round(2).order(RED, BLUE))
    revealed(position, (3, 3, 3, 3), (5, 3, 3, 3))
    assert position.state.order == (BLUE, RED), "14 against 14, and the highest die decides"


# Paying


def test_R54_before_the_commit_only_a_die_can_be_bought(table: type[Position]) -> None:
    position = setting(table(2).give(RED, newspapers=7, gears=3, loans=[9]))
    assert position.asides() == [BUY_DIE]
    for move in (Trade("newspapers", "pounds"), Trade("gears", "pounds"), Borrow(), Repay(9)):
        assert position.refuses(move, seat=RED)


def test_R54_windows_then_payments_in_the_new_order_then_newspapers(table: type[Position], told: Told) -> None:
    position = setting(table(3).round(2).order(RED, BLUE, YELLOW))
    events = revealed(position, (1, 1, 1, 1), (2, 2, 2, 2), (6, 2, 2, 2))
    assert not told(events, "paid")
    seats, events = [], []
    while position.asks == "window":
        seats.append(position.seat)
        events += position.play(Done())
    assert seats == [YELLOW, RED, BLUE]
    assert [event.seat for event in told(events, "paid")] == [YELLOW, RED, BLUE]
    names = [type(event).__name__ for event in events]
    assert names.index("LowestSum") > max(at for at, name in enumerate(names) if name == "Paid")
    assert position.asks == "placement"
    assert position.seat == YELLOW


def test_dice_that_cannot_be_paid_need_loans(table: type[Position], told: Told) -> None:
    position = setting(table(2).give(RED, pounds=3, gears=0, energy=0))
    revealed(position, (6, 6, 6, 6), (1, 1, 1, 1))
    events = close_windows(position)
    assert len(told(events, "borrowed")) == 3
    assert position.player(RED).pounds == 3 + 30 - 24
    assert len(position.loans(RED)) == 3


def test_a_die_bought_after_the_reveal_is_for_the_next_round(table: type[Position]) -> None:
    position = setting(table(2).give(RED, newspapers=4))
    revealed(position, (6, 1, 1, 1), (1, 1, 1, 1))
    assert (position.asks, position.seat) == ("window", RED)
    position.play(BUY_DIE)
    player = position.player(RED)
    assert (player.usable, player.gained, player.reserve, player.newspapers) == (4, 1, 1, 0)


# The lowest sum


@pytest.mark.parametrize(
    ("sums", "gets"),
    [
        ([(2, 1, 1, 1), (3, 1, 1, 1), (4, 1, 1, 1)], [1, 0, 0]),
        ([(2, 1, 1, 1), (2, 1, 1, 1), (4, 1, 1, 1)], [1, 1, 0]),
        ([(4, 1, 1, 1), (3, 2, 1, 1), (5, 2, 1, 1)], [1, 1, 0]),
    ],
)
def test_the_lowest_sum_brings_a_newspaper_to_all_who_tie(
    table: type[Position], sums: list[tuple[int, ...]], gets: list[int]
) -> None:
    position = setting(table(3))
    revealed(position, *sums)
    close_windows(position)
    assert [position.player(seat).newspapers for seat in range(3)] == gets


def test_if_all_tie_everyone_but_the_first_player_gets_one(table: type[Position]) -> None:
    position = setting(table(3).round(2).order(BLUE, YELLOW, RED))
    revealed(position, (3, 1, 1, 1), (3, 1, 1, 1), (3, 1, 1, 1))
    close_windows(position)
    assert position.state.order[0] == BLUE
    assert [position.player(seat).newspapers for seat in range(3)] == [1, 0, 1]


def test_R36_a_newspaper_too_many_is_lost(table: type[Position], told: Told) -> None:
    position = setting(table(2).give(RED, newspapers=7))
    revealed(position, (1, 1, 1, 1), (2, 2, 2, 2))
    events = close_windows(position)
    assert [(event.seat, event.newspapers) for event in told(events, "lowest-sum")] == [(RED, 0)]
    assert position.player(RED).newspapers == 7
