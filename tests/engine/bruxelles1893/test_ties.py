"""Ruling R44: who wins, and how ties are broken."""

from typing import Any

from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.moves import Pass
from engine.standings import Standings
from tests.engine.bruxelles1893.conftest import Position


def finished(table: type[Position], *players: dict[str, Any]) -> Standings:
    """End a game in which each player has exactly these points, assistants in the courthouse and levels."""
    seats = len(players)
    position = table(seats).round(5, *[0] * 4).exhibition(0)
    for seat, player in enumerate(players):
        levels = dict(zip(("city_hall", "royal_palace", "architect"), player.get("levels", (1, 1, 1)), strict=True))
        position.give(seat, money=1, levels=levels, vp=0)
        position.assistants(seat, courthouse=player.get("courthouse", 0))
        position.player(seat).passed = seat != seats - 1
    position.turn_of(seats - 1)
    # What the end will bring differs by the courthouse and the Manneken-Pis; what is on the track makes up for it.
    for seat, player in enumerate(players):
        counting = max(0, 7 - player.get("courthouse", 0) - 2)
        position.give(seat, vp=player["vp"] - 1 - counting - (5 if seat == 0 else 0))
    position.play(Pass())
    assert position.asks is None
    standings: Standings = GAME.standings(position.state)
    assert [standings.of(seat).total for seat in range(seats)] == [player["vp"] for player in players]
    return standings


def ranks(standings: Standings) -> dict[int, int]:
    return {standing.seat: standing.rank for standing in standings.seats}


def test_most_points_win(table: type[Position]) -> None:
    standings = finished(table, {"vp": 49}, {"vp": 50, "courthouse": 5})
    assert standings.winners == (1,)
    assert standings.decided_by == "points"
    assert standings.over


def test_R44_fewest_assistants_in_the_courthouse(table: type[Position]) -> None:
    standings = finished(table, {"vp": 50, "courthouse": 2, "levels": (6, 6, 9)}, {"vp": 50, "courthouse": 1})
    assert standings.winners == (1,)
    assert standings.decided_by == "courthouse"


def test_R44_then_the_sum_of_the_three_tracks(table: type[Position]) -> None:
    standings = finished(table, {"vp": 50, "levels": (3, 2, 4)}, {"vp": 50, "levels": (1, 1, 8)})
    assert standings.winners == (1,)
    assert standings.decided_by == "levels"


def test_R44_then_the_victory_is_shared(table: type[Position]) -> None:
    standings = finished(table, {"vp": 50, "levels": (3, 2, 4)}, {"vp": 50, "levels": (1, 1, 7)})
    assert standings.winners == (0, 1)
    assert standings.decided_by == "shared"


def test_R44_each_tie_break_compares_only_those_still_tied(table: type[Position]) -> None:
    standings = finished(
        table,
        {"vp": 50, "courthouse": 1, "levels": (1, 1, 2)},
        {"vp": 50, "courthouse": 2, "levels": (6, 6, 9)},
        {"vp": 50, "courthouse": 1, "levels": (1, 1, 3)},
        {"vp": 20, "courthouse": 0, "levels": (6, 6, 9)},
    )
    assert ranks(standings) == {2: 1, 0: 2, 1: 3, 3: 4}
    assert standings.decided_by == "levels"


def test_R57_neutrals_count_neither_in_row_4_nor_in_a_tie(table: type[Position]) -> None:
    standings = finished(table, {"vp": 30}, {"vp": 30})
    assert standings.winners == (0, 1)
    assert [item.points for item in standings.of(0).tie_breaks] == [0, 3]
    row = next(item.points for item in standings.of(0).items if item.key == "row-assistants")
    assert row == 5, "seven of his own less two, and no neutral one"
