"""Chapter 2.4 of the rules: what public figures do."""

from typing import Any

import pytest

from engine.games.bruxelles1893.moves import Activate, Decline, Gather, Pass, Trade, Visit
from tests.engine.bruxelles1893.conftest import Position
from tests.engine.conftest import Told


def calling(table: type[Position], figure: str, seats: int = 3, **given: Any) -> Position:
    """Make this figure the only upright one of seat 0."""
    return table(seats).give(0, money=5, vp=0, figures={"brugmann": "used", figure: "upright"}, **given)


def test_brugmann_gives_five_francs(table: type[Position]) -> None:
    position = table(3).give(0, money=0)
    position.play(Visit("grand_place"))
    assert position.player(0).money == 5


def test_maeterlinck_gives_five_points(table: type[Position]) -> None:
    position = calling(table, "maeterlinck")
    position.play(Visit("grand_place"))
    assert position.player(0).vp == 5
    assert position.line(0, "figures") == 5


def test_empain_gives_two_jokers(table: type[Position]) -> None:
    position = calling(table, "empain")
    position.play(Visit("grand_place"))
    assert position.cubes(0) == {"joker": 2}


@pytest.mark.parametrize(
    ("figure", "track"), [("buls", "city_hall"), ("albert", "royal_palace"), ("vandevelde", "architect")]
)
def test_three_figures_advance_a_track(table: type[Position], figure: str, track: str, told: Told) -> None:
    position = calling(table, figure)
    events = position.play(Visit("grand_place"))
    levels = {name: position.level(0, name) for name in ("city_hall", "royal_palace", "architect")}
    assert levels == {"city_hall": 1, "royal_palace": 1, "architect": 1} | {track: 2}
    assert (told(events, "advanced")[0].track, told(events, "advanced")[0].level) == (track, 2)


@pytest.mark.parametrize(
    ("figure", "track", "top"),
    [("buls", "city_hall", 6), ("albert", "royal_palace", 6), ("vandevelde", "architect", 10)],
)
def test_R06_beyond_the_last_space_nothing_happens(
    table: type[Position], figure: str, track: str, top: int, told: Told
) -> None:
    position = calling(table, figure, levels={track: top})
    events = position.play(Visit("grand_place"))
    assert told(events, "stuck")[0].track == track
    assert position.level(0, track) == top
    assert position.figures(0)[figure] == "used", "it may still be used that way"


def test_vandervelde_frees_an_assistant_usable_at_once(table: type[Position], told: Told) -> None:
    position = calling(table, "vandervelde").assistants(0, reserve=1)
    assert position.player(0).courthouse == 6
    events = position.play(Visit("grand_place"))
    assert told(events, "released")[0].assistants == 1
    assert (position.player(0).reserve, position.player(0).courthouse) == (1, 5)
    position.turn_of(0)
    assert Visit("market") in position.moves()


def test_R27_solvay_gives_a_noble_cube_or_two_for_a_joker(table: type[Position]) -> None:
    position = calling(table, "solvay", cubes={"joker": 1})
    position.play(Visit("grand_place"))
    assert position.asks == "noble-offer"
    assert position.moves()[:3] == [Gather(("wood",)), Gather(("stone",)), Gather(("iron",))]
    assert len(position.moves()) == 3 + 6
    position.play(Trade(("wood", "iron")))
    assert position.cubes(0) == {"wood": 1, "iron": 1}
    assert position.supply() == {"wood": 9, "stone": 10, "iron": 9, "joker": 15}


def test_R27_the_exchange_needs_a_joker(table: type[Position]) -> None:
    position = calling(table, "solvay")
    position.play(Visit("grand_place"))
    assert position.moves() == [Gather(("wood",)), Gather(("stone",)), Gather(("iron",))]
    position.play(Gather(("stone",)))
    assert position.cubes(0) == {"stone": 1}


def test_R27_the_exchange_takes_what_is_there(table: type[Position]) -> None:
    position = calling(table, "solvay", cubes={"joker": 1}).leave(1, wood=0, stone=0, iron=1)
    position.play(Visit("grand_place"))
    assert position.moves() == [Gather(("iron",)), Trade(("iron",))]
    position.play(Trade(("iron",)))
    assert position.cubes(0) == {"iron": 1}


def test_R27_without_nobles_in_the_supply_solvay_is_void(table: type[Position], told: Told) -> None:
    position = calling(table, "solvay", cubes={"joker": 1}).leave(1, wood=0, stone=0, iron=0)
    events = position.play(Visit("grand_place"))
    assert told(events, "supply-empty")
    assert position.cubes(0) == {"joker": 1}
    assert position.figures(0)["solvay"] == "used"


def test_R38_a_freed_assistant_is_usable_this_round(table: type[Position]) -> None:
    position = calling(table, "vandervelde").assistants(0, reserve=1)
    position.play(Visit("grand_place"))
    assert position.player(0).reserve == 1


def test_R38_unless_its_owner_has_passed(table: type[Position]) -> None:
    position = table(3).give(1, money=0, figures={"brugmann": "used", "vandervelde": "upright"}, works={"blue": 1})
    position.built(1, (1, 3)).passed(1).turn_of(0)
    money = position.player(1).money
    position.place(1, 3)
    position.play(Decline(), Activate("vandervelde"))
    assert (position.player(1).reserve, position.player(1).courthouse) == (6, 1)
    assert position.player(1).money == money, "the income of the pass is not counted again"
    assert position.seat == 2
    position.play(Pass())
    assert position.seat == 0, "the owner takes no more turns"
