"""Chapter 7 of the rules: noble effects, and which nobles are kept."""

from typing import Any

import pytest

from engine.games.bruxelles1897.moves import Discard, Keep, Release, Summon, Take
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told

TOP = {"albert": "nobility", "buls": "prestige", "horta": "architecture"}


def influence(table: type[Position], noble: str, **owned: Any) -> Position:
    """Take a noble from the area with seat 0."""
    position = table(3).give(0, **owned).lay({(1, 1): noble})
    position.place(1, 1)
    return position


def test_influence_acts_first_and_then_asks_whether_the_noble_is_kept(table: type[Position]) -> None:
    position = influence(table, "horta")
    assert position.level(0, "architecture") == 2
    assert position.asks == "influence"
    assert position.moves() == [Keep(), Discard()]
    position.play(Keep())
    assert position.nobles(0) == {"brugmann": "upright", "horta": "tilted"}


def test_a_noble_may_be_discarded_after_its_effect(table: type[Position]) -> None:
    position = influence(table, "buls")
    position.play(Discard())
    assert position.nobles(0) == {"brugmann": "upright"}
    assert position.discarded("noble") == ["buls"]
    assert position.level(0, "prestige") == 2


@pytest.mark.parametrize(("noble", "track"), TOP.items())
def test_ladder_nobles_climb_their_own_ladder_by_one(table: type[Position], noble: str, track: str) -> None:
    position = influence(table, noble)
    levels = {name: position.level(0, name) for name in TOP.values()}
    assert levels == {**dict.fromkeys(TOP.values(), 1), track: 2}


def test_brugmann_gives_four_money_at_the_city_hall(table: type[Position]) -> None:
    position = table(3)
    position.visit("city_hall", "1/3")
    assert position.player(0).money == 8
    assert position.nobles(0) == {"brugmann": "tilted"}


def test_hankar_draws_two_materials_and_keeps_one(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "hankar"}).pile("material", "wood+wood", "metal+stone")
    position.place(1, 1)
    assert position.asks == "selection"
    assert position.moves() == [Take("wood+wood"), Take("metal+stone")]
    position.play(Take("metal+stone"), Keep())
    assert position.owns(0, "material") == {"metal+stone": 1}
    assert position.discarded("material") == ["wood+wood"]


def test_vandervelde_frees_an_architect_who_can_be_used_at_once(table: type[Position]) -> None:
    position = influence(table, "vandervelde")
    assert position.asks == "liberation"
    position.play(Release("2/5"), Keep())
    assert position.hand(0)["2/5"] == 1
    assert position.prison(0) == {"2/4": 1}
    position.turn_of(0).give(0, money=5).lay({(1, 2): "red"})
    position.place(1, 2, "2/5", 5)
    assert position.owner(1, 2) == 0


def test_V2_a_duplicate_acts_and_is_discarded(table: type[Position]) -> None:
    position = table(3).give(0, nobles={"vandervelde": "upright"}).architects(0, prison=("1/3", "2/5"))
    position.lay({(1, 1): "vandervelde"})
    position.place(1, 1, "2/4", 2)
    position.play(Release("1/3"))
    # Keeping is not even asked.
    assert (position.asks, position.seat) == ("turn", 1)
    assert position.hand(0)["1/3"] == 4
    assert position.prison(0) == {"2/5": 1}
    assert position.nobles(0) == {"brugmann": "upright", "vandervelde": "upright"}
    assert position.discarded("noble") == ["vandervelde"]


def test_R13_a_noble_taken_this_round_cannot_act_again_at_the_city_hall(table: type[Position]) -> None:
    position = influence(table, "horta")
    position.play(Keep())
    position.turn_of(0).give(0, levels={"nobility": 3}).visit("city_hall", "1/3")
    # Brugmann alone is upright, so nothing is asked.
    assert position.asks == "turn"
    assert position.nobles(0) == {"brugmann": "tilted", "horta": "tilted"}
    assert position.level(0, "architecture") == 2


@pytest.mark.parametrize(("noble", "track"), TOP.items())
def test_R15_at_the_top_a_noble_does_nothing_and_can_still_be_kept(
    table: type[Position], told: Told, noble: str, track: str
) -> None:
    position = table(3).give(0, levels={track: 5}).lay({(1, 1): noble})
    events = position.place(1, 1)
    assert [event.track for event in told(events, "stuck")] == [track]
    assert position.level(0, track) == 5
    position.play(Keep())
    assert position.nobles(0)[noble] == "tilted"


def test_R15_vandervelde_with_an_empty_prison_does_nothing_and_can_still_be_kept(
    table: type[Position], told: Told
) -> None:
    position = table(3).architects(0).lay({(1, 1): "vandervelde"})
    assert position.prison(0) == {}
    events = position.place(1, 1)
    assert len(told(events, "no-prisoner")) == 1
    assert position.moves() == [Keep(), Discard()]
    position.play(Keep())
    assert position.nobles(0)["vandervelde"] == "tilted"


@pytest.mark.parametrize(("tracks", "tops"), [("five", (5, 5, 5)), ("eight", (8, 5, 8))])
def test_R16_a_step_past_the_top_is_lost_without_compensation(
    table: type[Position], tracks: str, tops: tuple[int, ...]
) -> None:
    for track, top in zip(("architecture", "nobility", "prestige"), tops, strict=True):
        noble = next(name for name, climbs in TOP.items() if climbs == track)
        position = table(3, tracks=tracks).give(0, levels={track: top - 1}, money=4, vp=0)
        for col in (1, 2):
            position.lay({(1, col): noble}).turn_of(0).place(1, col)
            position.play(Discard())
            assert position.level(0, track) == top
        assert position.player(0).vp == 0
        assert position.player(0).money == 2


def test_R16_the_last_space_of_slow_prestige_is_its_top(table: type[Position], told: Told) -> None:
    position = table(3, tracks="slow").give(0, levels={"prestige": 3}, money=9)
    reached = []
    for col in (1, 2, 3):
        events = position.lay({(1, col): "buls"}).turn_of(0).place(1, col)
        position.play(Discard())
        reached.append((position.level(0, "prestige"), len(told(events, "stuck"))))
    assert reached == [(3, 0), (4, 0), (4, 1)], "a step need not raise the level"


def test_R28_the_owner_chooses_who_comes_out_of_prison(table: type[Position]) -> None:
    position = table(3).architects(0, prison=("1/3", "2/4", "2/5")).lay({(1, 1): "vandervelde"})
    position.place(1, 1)
    assert position.moves() == [Release("1/3"), Release("2/4"), Release("2/5")]
    position.play(Release("2/4"))
    assert position.prison(0) == {"1/3": 1, "2/5": 1}


def test_R38_an_effect_cannot_be_declined(table: type[Position]) -> None:
    for noble in ("albert", "buls", "horta"):
        position = influence(table, noble)
        assert position.asks == "influence", "the effect was carried out without a question"
        assert position.level(0, TOP[noble]) == 2
    position = influence(table, "vandervelde")
    assert all(isinstance(move, Release) for move in position.moves())
    position = table(3).lay({(1, 1): "hankar"}).pile("material", "wood+wood", "metal+stone")
    position.place(1, 1)
    assert position.moves() == [Take("wood+wood"), Take("metal+stone")]


def test_R42_a_copy_acts_even_if_the_own_one_has_acted_this_round(table: type[Position]) -> None:
    position = influence(table, "horta", nobles={"horta": "tilted"})
    assert position.level(0, "architecture") == 2
    assert position.seat == 1
    assert position.nobles(0) == {"brugmann": "upright", "horta": "tilted"}
    assert position.discarded("noble") == ["horta"]


def test_R42_the_own_copy_is_not_tilted_and_can_still_act(table: type[Position]) -> None:
    position = influence(table, "horta", nobles={"horta": "upright"})
    assert position.nobles(0)["horta"] == "upright"
    assert position.discarded("noble") == ["horta"]
    position.turn_of(0).visit("city_hall", "1/3")
    assert Summon("horta") in position.moves()
    position.play(Summon("horta"))
    assert position.level(0, "architecture") == 3


def test_R42_a_noble_discarded_earlier_acts_again_when_met_again(table: type[Position]) -> None:
    position = influence(table, "horta")
    position.play(Discard())
    position.lay({(1, 2): "horta"}).turn_of(0).place(1, 2)
    assert position.level(0, "architecture") == 3
    assert position.moves() == [Keep(), Discard()]


def test_brugmann_is_never_in_play_for_influence(table: type[Position]) -> None:
    for seats in (2, 3, 4):
        assert "brugmann" not in table(seats).piled("noble")
