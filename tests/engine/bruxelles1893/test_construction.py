"""Chapter 4.3 of the rules: construction and the compass."""

from itertools import combinations, product

import pytest

from engine.games.bruxelles1893 import GAME
from engine.games.bruxelles1893.components import CUBES, TILES
from engine.games.bruxelles1893.moves import Build, Perform, Place, Spend, Swing, Visit
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told

BOX = GAME.editions[GAME.editions.standard()]
MIDDLE = [(5, 1), (5, 2)]
TOP = [*MIDDLE, (5, 3), (5, 4)]
PLENTY = {"wood": 4, "stone": 4, "iron": 4, "joker": 4}


def building(
    table: type[Position],
    needles: tuple[str, str],
    cubes: dict[str, int],
    units: int = 2,
    money: int = 50,
    seats: int = 3,
) -> Position:
    """Ask seat 0 to pay for a building of this many units."""
    position = table(seats).needles(*needles).give(0, cubes=cubes, money=money + 1, vp=0)
    position.built(0, *{2: [], 3: MIDDLE, 4: TOP}[units])
    position.act(2, 3)
    return position


def without_jokers(position: Position) -> set[tuple[tuple[str, ...], int]]:
    return {(move.materials, move.money) for move in position.moves() if "joker" not in move.materials}


def is_legal(one: str, other: str, units: int, pay: tuple[int, ...]) -> bool:
    """The rule of the rulebook, word for word: some split of the units over the two tiles fits."""
    if sum(pay) != units:
        return False
    kinds = ("wood", "stone", "iron", "joker", "bf3")
    paid = [kind for kind, count in zip(kinds, pay, strict=True) for _ in range(count)]

    def fits(unit: str, tile: str) -> bool:
        return unit in ("joker", tile) or (tile == "any_noble" and unit in kinds[:3])

    if "empty" in (one, other):
        tile = other if one == "empty" else one
        return all(fits(unit, tile) for unit in paid)
    return any(
        all(fits(unit, one if index in chosen else other) for index, unit in enumerate(paid))
        for size in range(1, units)
        for chosen in combinations(range(units), size)
    )


@pytest.mark.parametrize("units", [2, 3, 4])
@pytest.mark.parametrize(("one", "other"), combinations(TILES, 2))
def test_all_payments_are_those_of_the_rule(one: str, other: str, units: int) -> None:
    listed = BOX.payments[TILES.index(one), TILES.index(other), units]
    counts = [(way.wood, way.stone, way.iron, way.joker, way.money // 3) for way in listed]
    every = product(range(units + 1), repeat=5)
    assert sorted(counts) == sorted(pay for pay in every if is_legal(one, other, units, pay))
    for way, pay in zip(listed, counts, strict=True):
        assert [way.move.materials.count(kind) for kind in CUBES] == list(pay[:4])
        assert way.move.money == way.money == 3 * pay[4]
    mirrored = BOX.payments[TILES.index(other), TILES.index(one), units]
    assert {way.move for way in mirrored} == {way.move for way in listed}


@pytest.mark.parametrize("units", [2, 3, 4])
@pytest.mark.parametrize(("one", "other"), combinations(TILES, 2))
def test_payments_without_jokers_come_first_and_then_with_few(one: str, other: str, units: int) -> None:
    jokers = [way.joker for way in BOX.payments[TILES.index(one), TILES.index(other), units]]
    assert jokers == sorted(jokers)
    assert jokers[0] == 0


def test_TV07_three_units_of_wood_and_francs(table: type[Position]) -> None:
    position = building(table, ("wood", "bf3"), {"wood": 4}, units=3)
    assert without_jokers(position) == {(("wood", "wood"), 3), (("wood",), 6)}


def test_TV08_an_empty_space_leaves_one_kind(table: type[Position]) -> None:
    position = building(table, ("wood", "empty"), PLENTY, units=4)
    assert without_jokers(position) == {(("wood",) * 4, 0)}


def test_TV09_a_joker_stands_for_three_francs(table: type[Position], told: Told) -> None:
    position = building(table, ("wood", "bf3"), {"wood": 1, "joker": 1}, money=9)
    events = position.play(Spend(("wood", "joker"), 0))
    assert position.player(0).vp == 0
    assert position.player(0).money == 9
    assert position.cubes(0) == {}
    assert told(events, "paid")[0].vp == 0


def test_TV10_the_fifth_tile_without_jokers(table: type[Position], told: Told) -> None:
    position = building(table, ("iron", "stone"), {"iron": 2, "stone": 2}, units=4)
    assert position.asks == "needle", "a single payment is no choice"
    assert position.player(0).vp == 5
    position.play(position.moves()[0])
    events = position.play(Build(1, 5))
    assert position.player(0).vp == 10
    assert position.line(0, "building") == 10
    assert told(events, "built")[0].vp == 5


def test_R28_the_order_of_tiles_is_fixed(table: type[Position]) -> None:
    assert BOX.units == (2, 2, 3, 3, 4, 4)
    spaces = [(row, col) for row in (3, 4, 5) for col in (4, 5)]
    costs = []
    for built in range(6):
        position = table(3).needles("wood", "stone").give(0, cubes=PLENTY).built(0, *spaces[:built])
        position.act(2, 3)
        costs.append(len(position.moves()[0].materials))
    assert costs == [2, 2, 3, 3, 4, 4]


def test_R29_a_joker_can_stand_for_either_needle_and_for_all(table: type[Position]) -> None:
    position = building(table, ("wood", "stone"), {"wood": 1, "stone": 1, "joker": 2})
    assert [move.materials for move in position.moves()] == [
        ("wood", "stone"),
        ("wood", "joker"),
        ("stone", "joker"),
        ("joker", "joker"),
    ]
    position.play(Spend(("joker", "joker"), 0))
    assert position.cubes(0) == {"wood": 1, "stone": 1}
    assert position.player(0).vp == 0, "more jokers cost no more than one"


def test_R30_any_noble_and_wood_need_at_least_one_wood(table: type[Position]) -> None:
    position = building(table, ("any_noble", "wood"), {"wood": 3, "stone": 3}, units=3)
    assert without_jokers(position) == {
        (("wood", "wood", "wood"), 0),
        (("wood", "wood", "stone"), 0),
        (("wood", "stone", "stone"), 0),
    }
    without_wood = building(table, ("any_noble", "wood"), {"stone": 3, "joker": 1}, units=3)
    assert without_wood.asks == "needle", "two stone and the joker for the wood is the only way"
    assert without_wood.cubes(0) == {"stone": 1}


def test_R31_empty_and_any_noble_take_any_mix(table: type[Position]) -> None:
    position = building(table, ("empty", "any_noble"), {"wood": 1, "stone": 1, "iron": 1}, units=2)
    assert without_jokers(position) == {
        (("wood", "stone"), 0),
        (("wood", "iron"), 0),
        (("stone", "iron"), 0),
    }


def test_R31_empty_and_francs_cost_three_a_unit(table: type[Position]) -> None:
    position = building(table, ("empty", "bf3"), PLENTY, units=3, money=9)
    assert without_jokers(position) == {((), 9)}
    position.play(Spend((), 9))
    assert position.player(0).money == 0
    assert position.player(0).vp == 5


def test_francs_are_limited_by_the_purse(table: type[Position]) -> None:
    position = building(table, ("wood", "bf3"), {"wood": 4}, units=4, money=7)
    assert without_jokers(position) == {(("wood",) * 3, 3), (("wood", "wood"), 6)}


def test_the_needle_moves_one_space_clockwise(table: type[Position], told: Told) -> None:
    position = building(table, ("wood", "stone"), {"wood": 1, "stone": 1})
    assert position.moves() == [Swing("wood"), Swing("stone")]
    after = TILES[position.state.compass[1]]
    events = position.play(Swing("wood"))
    assert position.state.needles == [1, 3]
    assert told(events, "needle-moved")[0].tile == after
    assert position.pointed_at() == {after, "stone"}


@pytest.mark.parametrize("needles", [[1, 2], [2, 1], [5, 0], [0, 5]])
def test_R32_a_needle_that_would_hit_the_other_cannot_move(table: type[Position], needles: list[int]) -> None:
    position = table(3).give(0, cubes=PLENTY)
    position.state.needles = [*needles]
    position.act(2, 3)
    position.play(position.moves()[0])
    assert position.asks == "site", "only one needle can move, so nobody is asked"
    behind, ahead = (needles[0], needles[1]) if (needles[0] + 1) % 6 == needles[1] else (needles[1], needles[0])
    assert sorted(position.state.needles) == sorted([behind, (ahead + 1) % 6])


def test_TV35_of_needles_side_by_side_only_the_one_in_front_moves(table: type[Position]) -> None:
    position = table(3).give(0, cubes=PLENTY)
    position.state.needles = [2, 3]
    position.act(2, 3)
    position.play(position.moves()[0])
    assert position.state.needles == [2, 4]


def test_R32_round_the_corner_to_the_first_space(table: type[Position]) -> None:
    position = table(3).give(0, cubes=PLENTY)
    position.state.needles = [5, 2]
    position.act(2, 3)
    position.play(position.moves()[0], Swing(TILES[position.state.compass[5]]))
    assert position.state.needles == [0, 2]


def test_a_building_may_stand_inside_or_outside_the_area(table: type[Position]) -> None:
    position = building(table, ("wood", "stone"), {"wood": 1, "stone": 1})
    position.play(Swing("wood"))
    assert Build(5, 5) in position.moves()
    assert Build(1, 1) in position.moves()
    assert len(position.moves()) == 24
    position.play(Build(5, 5))
    assert position.building(5, 5) == 0
    assert position.player(0).built == 1
    assert position.seat == 1


def test_R33_assistants_and_buildings_block_the_own_assistant_too(table: type[Position]) -> None:
    position = table(3).built(1, (5, 5)).stand({(4, 4): (2, 1)}).give(0, cubes=PLENTY)
    position.act(2, 3)
    position.play(Spend(("wood", "wood"), 0), Swing("wood"))
    for row, col in ((5, 5), (4, 4), (2, 3)):
        assert position.refuses(Build(row, col))
    assert len(position.moves()) == 22


def test_R33_without_a_space_nothing_is_built(table: type[Position], told: Told) -> None:
    position = table(5).give(0, cubes=PLENTY)
    spaces = [(row, col) for row in range(1, 6) for col in range(1, 6) if (row, col) != (2, 3)]
    for seat, taken in ((1, spaces[:6]), (2, spaces[6:12]), (3, spaces[12:18]), (4, spaces[18:])):
        position.built(seat, *taken)
    events = position.place(2, 3)
    assert told(events, "impossible")[0].action == "construction"
    assert position.cubes(0) == PLENTY


def test_R34_both_bonuses_are_independent(table: type[Position]) -> None:
    with_joker = building(table, ("iron", "stone"), {"iron": 2, "stone": 1, "joker": 1}, units=4)
    with_joker.play(with_joker.moves()[0], Build(1, 5))
    assert with_joker.player(0).vp == 5, "the top row alone"
    low = building(table, ("iron", "stone"), {"iron": 1, "stone": 1})
    low.play(low.moves()[0], Build(1, 5))
    assert low.player(0).vp == 5, "no joker alone"
    both = building(table, ("iron", "stone"), {"iron": 2, "stone": 2}, units=4)
    both.play(both.moves()[0], Build(1, 5))
    assert both.player(0).vp == 10


def test_R35_construction_in_the_park(table: type[Position], told: Told) -> None:
    position = table(3).needles("wood", "stone").give(0, cubes={"wood": 1, "stone": 1}, vp=0).built(1, (2, 3))
    position.play(Visit("park"))
    events = position.play(Perform("construction"), Swing("wood"), Build(3, 3))
    assert position.building(3, 3) == 0
    assert position.owner(3, 3) == -1
    assert position.player(0).vp == 5
    assert not told(events, "benefited")
    assert position.player(1).vp == 0


def test_R35_a_park_building_may_stand_where_the_space_is_free(table: type[Position]) -> None:
    position = table(3).needles("wood", "stone").give(0, cubes={"wood": 1, "stone": 1})
    position.play(Visit("park"), Perform("construction"), Swing("wood"))
    assert len(position.moves()) == 25


def test_a_building_stays_for_the_game(table: type[Position]) -> None:
    position = building(table, ("wood", "stone"), {"wood": 1, "stone": 1})
    position.play(Swing("wood"), Build(3, 3))
    position.place(3, 3)
    assert position.building(3, 3) == 0
    assert position.refuses(Place(3, 3))
