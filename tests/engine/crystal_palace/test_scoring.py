"""Section 10: the end of the game."""

from typing import Any

import pytest

from engine.games.crystal_palace import GAME, revenue, scoring
from engine.games.crystal_palace.moves import Done
from engine.games.crystal_palace.parts import POINTS
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW, BLACK, GREY = range(5)


def end(position: Position) -> list[Any]:
    """Run the final scoring."""
    return position.round(5).run(scoring.FinalScoring())


def test_T26_final_player_board(table: type[Position], told: Told) -> None:
    """Level 2 is worth 4; one repaid loan, four tiles, five empty spaces of which £10 cover one."""
    position = table(2).give(BLUE, level=2, repaid=[9], tiles=["G19", "G20", "G21", "G22"], pounds=10)
    position.give(BLUE, gears=0, energy=0)
    events = end(position)
    assert [(event.seat, event.spaces) for event in told(events, "notes-laid")] == [(RED, 4), (BLUE, 1)]
    assert position.line(BLUE, "objective") == 4
    assert position.line(BLUE, "loans") == -5
    assert position.line(BLUE, "empty-spaces") == -8
    assert position.player(BLUE).notes == 1
    assert position.player(BLUE).pounds == 0


def test_T27_final_market(table: type[Position]) -> None:
    position = table(3).market({6: BLUE, 4: RED, 3: RED, 1: YELLOW})
    end(position)
    assert [position.line(seat, "market") for seat in (RED, BLUE, YELLOW)] == [3, 3, 0]


def test_R47_fewer_than_three_assistants(table: type[Position]) -> None:
    position = table(3).market({2: YELLOW})
    assert scoring.market_points(position.state) == [0, 0, 3]
    assert scoring.market_points(table(3).state) == [0, 0, 0]


def test_R44_loans_are_repaid_by_themselves_dearest_first(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, loans=[8, 10, 9], pounds=25)
    events = end(position)
    assert [event.vp for event in told(events, "repaid")] == [10, 9]
    assert position.line(RED, "loans") == -5 - 5 - 8
    assert position.loans(RED) == [8]


def test_R45_sell_then_repay_then_cover(table: type[Position], told: Told) -> None:
    """£7, two gears, one energy and two newspapers make £12: the loan is repaid and nothing is left for notes."""
    position = table(2).give(RED, loans=[8], pounds=7, gears=2, energy=1, newspapers=2)
    events = end(position)
    assert [event.pounds for event in told(events, "sold-out") if event.seat == RED] == [5]
    assert [event.vp for event in told(events, "repaid")] == [8]
    player = position.player(RED)
    assert (player.pounds, player.notes, player.gears, player.energy, player.newspapers) == (2, 0, 0, 0, 0)
    assert position.line(RED, "empty-spaces") == -18


def test_R45_notes_cover_only_empty_spaces(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G19", "G20", "G21", "G22", "G23", "G24", "G25", "G26"], pounds=95)
    end(position)
    assert position.player(RED).notes == 2
    assert position.line(RED, "empty-spaces") == 0
    assert position.player(RED).pounds == 77
    # £38: one loan is repaid, and the note that is left finds no space: one has a tile, the others loans.
    position = table(2).give(RED, tiles=["G19"], loans=[8] * 8, repaid=[9], pounds=98, gears=0, energy=0)
    end(position)
    assert (position.player(RED).notes, position.player(RED).pounds) == (0, 18)
    assert position.line(RED, "empty-spaces") == 0


@pytest.mark.parametrize(
    ("buzz", "arrivals", "points"),
    [
        ((20, 10, 5), (), [6, 4, 2]),
        ((20, 20, 5), (), [5, 5, 2]),
        ((9, 9, 9), (), [4, 4, 4]),
        ((20, 5, 5), (), [6, 3, 3]),
        ((20, 5), (), [6, 4]),
        ((7, 7), (), [5, 5]),
        ((40, 40, 39), (1, 0), [4, 6, 2]),
        ((30, 20, 10, 10), (), [6, 4, 1, 1]),
        ((30, 20, 10, 10, 10), (), [6, 4, 0, 0, 0]),
        ((40, 40, 40, 40), (3, 2, 1, 0), [0, 2, 4, 6]),
        ((0, 0, 3), (), [3, 3, 6]),
    ],
)
def test_R46_buzz_ranks(
    table: type[Position], buzz: tuple[int, ...], arrivals: tuple[int, ...], points: list[int]
) -> None:
    position = table(len(buzz))
    for seat, space in enumerate(buzz):
        position.give(seat, buzz=space)
    position.state.arrivals = arrivals
    assert scoring.buzz_points(position.state) == points


def test_R67_a_pawn_on_0_is_ranked_and_nobody_decides_after_the_last_step(table: type[Position], told: Told) -> None:
    position = table(2).round(5).order(RED, BLUE)
    events = position.run(revenue.Begin())
    while position.asks == "window":
        events += position.play(Done())
    assert position.asks is None
    assert len(told(events, "game-ended")) == 1
    assert [position.line(seat, "buzz") for seat in (RED, BLUE)] == [5, 5]


def test_R49_tied_players_share_the_win(table: type[Position], told: Told) -> None:
    position = table(3)
    position.give(YELLOW, vp=4)
    events = end(position)
    (ended,) = told(events, "game-ended")
    assert (ended.winners, ended.decided) == ((RED, BLUE), "shared")
    standings = GAME.standings(position.state)
    assert standings.over
    assert [(each.seat, each.rank) for each in standings.seats] == [(RED, 1), (BLUE, 1), (YELLOW, 3)]
    assert all(each.tie_breaks == () for each in standings.seats)


def test_R48_scores_below_zero_are_ranked(table: type[Position]) -> None:
    position = table(2).give(RED, vp=-30).give(BLUE, vp=-31)
    end(position)
    assert GAME.standings(position.state).winners == (RED,)
    assert position.vp(RED) < 0


def test_the_objective_pays_the_level_reached_only(table: type[Position]) -> None:
    for level, vp in ((0, 0), (1, 1), (2, 4), (3, 7)):
        position = table(2).give(RED, level=level)
        end(position)
        assert position.line(RED, "objective") == vp


def test_R38_patents_not_built_are_worth_nothing(table: type[Position]) -> None:
    plain, holding = table(2), table(2).give(RED, patents=["audio_book", "crystal_palace"])
    for position in (plain, holding):
        end(position)
    assert plain.vp(RED) == holding.vp(RED)


def test_standings_during_play_say_what_the_end_would_pay(table: type[Position]) -> None:
    position = table(3).give(RED, loans=[10], pounds=3, tiles=["G19"], level=1, buzz=9).market({4: BLUE})
    position.dice(RED, 3).placing()
    standings = GAME.standings(position.state)
    assert not standings.over
    lines = {item.key: item.points for item in standings.of(RED).items}
    assert list(lines) == list(POINTS)
    assert lines["loans"] == -10
    assert lines["empty-spaces"] == -16
    assert lines["objective"] == 1
    assert lines["buzz"] == 6
    assert standings.of(BLUE).now == 5
    assert sum(lines.values()) == standings.of(RED).total
    finals = [item.key for item in standings.of(RED).items if item.final]
    assert finals == ["buzz", "market", "objective", "loans", "empty-spaces"]


def test_the_end_agrees_with_what_was_expected(table: type[Position]) -> None:
    position = table(4).give(RED, loans=[10, 8], pounds=23, newspapers=3, buzz=12).give(BLUE, buzz=12, level=3)
    position.give(YELLOW, tiles=["G19"], repaid=[9]).market({2: RED, 7: YELLOW}).round(5)
    before = scoring.standings(position.state, over=False)
    end(position)
    after = GAME.standings(position.state)
    assert [(each.seat, each.total) for each in before.seats] == [(each.seat, each.total) for each in after.seats]
    assert all(each.total == position.vp(each.seat) for each in after.seats)


def test_R50_money_and_goods_are_unlimited(table: type[Position]) -> None:
    position = table(2).give(RED, pounds=900, gears=90, energy=90)
    position.dice(RED, 3).placing()
    assert GAME.check(position.state) == []
    end(position)
    assert position.player(RED).notes == 10
