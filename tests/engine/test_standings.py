"""Standings: itemised scores, and the order of the seats."""

from types import SimpleNamespace

from engine.standings import Item, Standing, rank, tally

LINES = ("sales", "building", "upkeep")


def test_rank_orders_by_points_then_tie_breaks() -> None:
    def standing(seat: int, total: int, first: int = 0, second: int = 0) -> Standing:
        return Standing(seat, 0, total, total, (), (Item("first", first), Item("second", second)))

    standings = rank([standing(0, 5), standing(1, 7, 1, 9), standing(2, 7, 2, 0), standing(3, 5)], over=True)
    assert [(each.seat, each.rank) for each in standings.seats] == [(2, 1), (1, 2), (0, 3), (3, 3)]
    assert standings.decided_by == "first"
    assert standings.winners == (2,)
    assert standings.of(3).rank == 3


def players(*points: list[int]) -> list[SimpleNamespace]:
    return [SimpleNamespace(points=each, vp=sum(each)) for each in points]


def test_during_play_the_expected_points_are_added_line_by_line() -> None:
    standings = tally(players([1, 2, 0], [4, 0, 0]), LINES, 2, [[0, 3, -1], [0, 0, 0]], [()] * 2)
    assert [(each.seat, each.total, each.now) for each in standings.seats] == [(0, 5, 3), (1, 4, 4)]
    assert standings.of(0).items == (Item("sales", 1), Item("building", 5), Item("upkeep", -1, final=True))
    assert not standings.over


def test_once_the_game_is_over_the_points_count_as_they_are() -> None:
    ties = [(Item("levels", 2),), (Item("levels", 3),)]
    standings = tally(players([1, 2, 0], [3, 0, 0]), LINES, 2, [], ties)
    assert standings.over
    assert standings.decided_by == "levels"
    assert standings.winners == (1,)
