"""Chapter 9 of the rules: who wins, and how ties are broken."""

from typing import Any

from engine.game import game
from engine.games.bruxelles1897.moves import Pass
from engine.games.bruxelles1897.parts import BUILDING
from engine.standings import Standings
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

GAME = game("bruxelles1897")

PRISONERS = ("2/5", "2/4", "2/4", "1/3")


def finished(table: type[Position], *players: dict[str, Any]) -> Standings:
    """End a game in which each player has these points, prisoners and levels."""
    position = table(len(players)).round(4)
    for seat, player in enumerate(players):
        levels = dict(zip(("architecture", "nobility", "prestige"), player.get("levels", (1, 1, 1)), strict=True))
        position.give(seat, vp=player["vp"], levels=levels)
        position.architects(seat, prison=PRISONERS[: player.get("prison", 0)])
    position.last_to_play(0).play(Pass())
    assert position.asks is None
    return GAME.standings(position.state)


def ranks(standings: Standings) -> dict[int, int]:
    return {standing.seat: standing.rank for standing in standings.seats}


def test_most_points_win(table: type[Position]) -> None:
    standings = finished(table, {"vp": 49}, {"vp": 50, "prison": 4})
    assert standings.winners == (1,)
    assert standings.decided_by == "points"
    assert standings.over


def test_T1_fewer_architects_in_prison(table: type[Position]) -> None:
    standings = finished(table, {"vp": 50, "prison": 1}, {"vp": 50, "prison": 2})
    assert standings.winners == (0,)
    assert standings.decided_by == "prison"


def test_prison_comes_before_the_ladders(table: type[Position]) -> None:
    standings = finished(table, {"vp": 50, "prison": 1}, {"vp": 50, "prison": 2, "levels": (5, 5, 5)})
    assert standings.winners == (0,)


def test_R35_the_sum_of_the_three_ladders_decides_next(table: type[Position]) -> None:
    standings = finished(
        table, {"vp": 50, "prison": 1, "levels": (3, 2, 4)}, {"vp": 50, "prison": 1, "levels": (4, 5, 1)}
    )
    assert standings.winners == (1,)
    assert standings.decided_by == "levels"


def test_T3_equal_in_all_share_the_victory(table: type[Position]) -> None:
    standings = finished(
        table, {"vp": 50, "prison": 1, "levels": (3, 2, 4)}, {"vp": 50, "prison": 1, "levels": (4, 4, 1)}
    )
    assert standings.winners == (0, 1)
    assert standings.decided_by == "shared"


def test_R40_each_tie_break_compares_only_those_still_tied(table: type[Position]) -> None:
    standings = finished(
        table,
        {"vp": 50, "prison": 1, "levels": (1, 1, 2)},
        {"vp": 50, "prison": 2, "levels": (5, 5, 5)},
        {"vp": 50, "prison": 1, "levels": (1, 1, 3)},
        {"vp": 20, "prison": 0, "levels": (5, 5, 5)},
    )
    assert ranks(standings) == {2: 1, 0: 2, 1: 3, 3: 4}
    assert standings.decided_by == "levels"


def test_R40_lower_places_are_ranked_alike_and_may_be_shared(table: type[Position]) -> None:
    standings = finished(table, {"vp": 30, "prison": 1}, {"vp": 50}, {"vp": 30, "prison": 1}, {"vp": 10})
    assert ranks(standings) == {1: 1, 0: 2, 2: 2, 3: 4}
    assert standings.decided_by == "points"


def test_R40_three_share_the_first_place(table: type[Position]) -> None:
    standings = finished(table, {"vp": 30}, {"vp": 30}, {"vp": 30}, {"vp": 30, "prison": 1})
    assert ranks(standings) == {0: 1, 1: 1, 2: 1, 3: 4}
    assert standings.winners == (0, 1, 2)


def test_the_end_is_told_with_its_winners(table: type[Position], told: Told) -> None:
    position = table(2).round(4).passed(1)
    position.player(0).points[BUILDING] = 3
    ended = told(position.play(Pass()), "game-ended")[0]
    assert (ended.winners, ended.decided) == ((0,), "points")
