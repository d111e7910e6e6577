"""Chapter 4.3 of the rules: materials; and the supply."""

from itertools import combinations_with_replacement

import pytest

from engine.games.bruxelles1893.moves import Activate, Gather, Perform, Spend, Visit
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told

PAIRS = [Gather(pair) for pair in combinations_with_replacement(("wood", "stone", "iron"), 2)]


def test_two_noble_cubes_of_any_kinds(table: type[Position]) -> None:
    position = table(3)
    position.act(1, 4)
    assert position.moves() == PAIRS
    position.play(Gather(("stone", "stone")))
    assert position.cubes(0) == {"stone": 2}
    assert position.supply() == {"wood": 10, "stone": 8, "iron": 10, "joker": 15}


def test_never_jokers(table: type[Position]) -> None:
    position = table(3)
    position.act(1, 4)
    assert position.refuses(Gather(("wood", "joker")))


def test_R05_no_more_nobles_than_remain_and_no_substitute(table: type[Position]) -> None:
    position = table(3).leave(1, wood=1, stone=0, iron=1)
    position.act(1, 4)
    assert position.cubes(0) == {"wood": 1, "iron": 1}, "no choice is left"
    position.leave(1, iron=1).turn_of(2).act(3, 2)
    assert position.cubes(2) == {"iron": 1}
    assert position.supply()["joker"] == 15


def test_R05_jokers_are_limited_too(table: type[Position], told: Told) -> None:
    position = table(3).leave(1, joker=2)
    events = position.play(Visit("market"))
    assert told(events, "gathered")[0].materials == ("joker", "joker")
    assert position.cubes(0) == {"joker": 2}
    position.give(2, figures={"empain": "upright", "brugmann": "used"}).turn_of(2)
    events = position.play(Visit("grand_place"))
    assert told(events, "supply-empty")[0].seat == 2


def test_R05_spent_cubes_return_at_once(table: type[Position]) -> None:
    position = table(3).needles("wood", "stone").give(0, cubes={"wood": 1, "stone": 1})
    assert position.supply() == {"wood": 9, "stone": 9, "iron": 10, "joker": 15}
    position.act(2, 3)
    assert position.supply() == {"wood": 10, "stone": 10, "iron": 10, "joker": 15}
    assert position.asks == "needle"


def test_R50_gains_cannot_be_refused_or_reduced(table: type[Position]) -> None:
    position = table(3)
    position.act(1, 4)
    assert position.refuses(Gather(("wood",)))
    assert position.refuses(Gather(()))
    assert all(len(move.materials) == 2 for move in position.moves())


def test_R50_payments_are_exact(table: type[Position]) -> None:
    position = table(3).needles("wood", "stone").give(0, cubes={"wood": 3, "stone": 3, "joker": 2})
    position.act(2, 3)
    assert {len(move.materials) for move in position.moves()} == {2}
    assert position.refuses(Spend(("wood", "wood", "stone"), 0))


@pytest.mark.parametrize(
    ("wood", "stone", "iron", "ways"), [(10, 10, 10, 6), (1, 10, 10, 5), (1, 1, 1, 3), (0, 2, 1, 2)]
)
def test_every_pair_the_supply_allows(table: type[Position], wood: int, stone: int, iron: int, ways: int) -> None:
    position = table(3).leave(1, wood=wood, stone=stone, iron=iron)
    position.act(1, 4)
    assert len(position.moves()) == len(set(position.moves())) == ways


def test_materials_in_the_park(table: type[Position]) -> None:
    position = table(3)
    position.play(Visit("park"), Perform("materials"), Gather(("wood", "iron")))
    assert position.cubes(0) == {"wood": 1, "iron": 1}
    assert position.refuses(Activate("brugmann"))
