"""Phase 5: building prototypes and playing them on players."""

from typing import Any

import pytest

from engine.games.crystal_palace import prototypes
from engine.games.crystal_palace.moves import (
    Borrow,
    Build,
    CallOn,
    Decline,
    Descend,
    Done,
    Hire,
    LayToken,
    Pick,
    PlayOn,
    TakeTile,
    Trade,
)
from engine.games.crystal_palace.parts import PURPLE_BLUE
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW = range(3)


def turn(position: Position, seat: int = BLUE) -> list[Any]:
    """Begin a seat's building turn."""
    return position.phase(5).run(prototypes.Workshop(seat))


def test_T18_build_audio_book(table: type[Position], told: Told) -> None:
    position = table(2).round(3).give(BLUE, gears=2, energy=1, pounds=10, characters=["charlotte_bronte"])
    position.give(BLUE, patents=["audio_book", "hydraulic_crane"])
    turn(position)
    score = position.vp(BLUE)
    position.play(Build("audio_book"), PlayOn(BLUE))
    player = position.player(BLUE)
    assert (player.gears, player.energy, player.pounds) == (1, 0, 18)
    assert position.vp(BLUE) == score + 3 + 4
    assert position.names("patents", player.prototypes) == ["audio_book"]
    assert position.names("patents", player.patents) == ["hydraulic_crane"]


def test_T19_build_crane_on_opponent(table: type[Position]) -> None:
    position = table(2).round(3).give(BLUE, gears=1, energy=0, pounds=18, patents=["hydraulic_crane"])
    position.give(RED, prototypes=["steam_dental_drill"])
    turn(position)
    blue, red = position.vp(BLUE), position.vp(RED)
    position.play(Trade("pounds", "energy"), Build("hydraulic_crane"), PlayOn(RED))
    player = position.player(BLUE)
    assert (player.pounds, player.gears, player.energy) == (14, 0, 0)
    assert position.vp(BLUE) == blue + 4
    assert position.vp(RED) == red + 1
    assert position.player(RED).pounds == 38


def test_R30_whichever_comes_second_scores_the_pair(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, characters=["george_merryweather", "john_gorrie"], gears=3)
    position.give(RED, patents=["climate_changer"])
    turn(position, RED)
    assert prototypes.worth(position.state, RED, position.box.patent_of["climate_changer"]) == (15, 8)
    events = position.play(Build("climate_changer"))
    assert [event.character for event in told(events, "linked")] == ["george_merryweather", "john_gorrie"]
    assert position.line(RED, "links") == 8


def test_R31_the_card_being_built_does_not_count_itself(table: type[Position]) -> None:
    """The crane scores a point for each prototype of its target, but not for the crane itself."""
    position = table(2).give(RED, patents=["hydraulic_crane"], prototypes=["ice_machine", "smog_filter"])
    turn(position, RED)
    score = position.vp(RED)
    position.play(Build("hydraulic_crane"), PlayOn(RED))
    assert position.vp(RED) == score + 5 + 2
    assert len(position.player(RED).prototypes) == 3


def test_R32_the_builder_names_a_player_who_makes_every_choice(table: type[Position]) -> None:
    position = table(3).give(BLUE, patents=["crystal_palace"], gears=3, energy=2).give(RED, buzz=3)
    position.pile(PURPLE_BLUE, "B2", "B3")
    turn(position)
    position.play(Build("crystal_palace"))
    assert (position.asks, position.moves()) == ("target", [PlayOn(RED), PlayOn(BLUE), PlayOn(YELLOW)])
    position.play(PlayOn(RED))
    assert (position.asks, position.seat) == ("drawn-tile", RED)
    assert position.refuses(TakeTile("B2"), "seat", seat=BLUE)
    position.play(TakeTile("B2"))
    assert (position.asks, position.seat) == ("token", RED)
    position.play(LayToken())
    assert position.player(RED).tokens == (4,)
    assert position.tiles(RED) == ["B2"]
    assert position.names("patents", position.player(BLUE).prototypes) == ["crystal_palace"]


def test_R32_a_target_with_nothing_to_apply_is_legal(table: type[Position]) -> None:
    position = table(2).give(BLUE, patents=["unpickable_lock"])
    turn(position)
    position.play(Build("unpickable_lock"), PlayOn(RED))
    assert position.asks is None
    assert len(position.player(BLUE).prototypes) == 1


def test_R32_the_affected_player_says_which_assistant_goes_down(table: type[Position]) -> None:
    position = table(2).give(BLUE, patents=["unpickable_lock"]).market({3: RED, 5: RED})
    turn(position)
    position.play(Build("unpickable_lock"), PlayOn(RED))
    assert (position.asks, position.seat) == ("pushed-down", RED)
    position.play(Descend(3))
    assert position.spaces() == {2: RED, 5: RED}
    assert position.player(RED).gears == 1


def test_R32_good_parts_must_be_accepted_too(table: type[Position]) -> None:
    position = table(2).give(BLUE, patents=["self_pouring_teapot"])
    turn(position)
    position.play(Build("self_pouring_teapot"), PlayOn(RED))
    assert (position.player(RED).pounds, position.vp(RED)) == (43, 4)


def test_R33_effects_are_real_at_once_and_loans_stay(table: type[Position]) -> None:
    """Red is robbed before its own turn to build."""
    position = table(2).give(BLUE, patents=["climate_changer"], gears=3).give(RED, pounds=2, patents=["ice_machine"])
    position.order(BLUE, RED).run(*(prototypes.Workshop(seat) for seat in (BLUE, RED)))
    position.play(Build("climate_changer"), PlayOn(RED))
    assert (position.asks, position.seat) == ("funding", RED)
    position.play(Borrow())
    assert (position.asks, position.seat) == ("building", RED)
    assert position.player(RED).pounds == 8
    assert position.vp(RED) == 3
    assert len(position.loans(RED)) == 1


def test_R38_two_prototypes_a_round(table: type[Position]) -> None:
    patents = ["audio_book", "beer_glass_counter", "stereoscope", "riveted_trouser_press"]
    position = table(2).give(BLUE, patents=patents, gears=4, energy=6)
    turn(position)
    assert position.moves() == [*map(Build, patents), Done()]
    position.play(Build("audio_book"), PlayOn(BLUE), Build("stereoscope"), PlayOn(BLUE), LayToken())
    assert position.asks is None
    assert position.player(BLUE).built == 2
    assert position.names("patents", position.player(BLUE).patents) == ["beer_glass_counter", "riveted_trouser_press"]


def test_building_is_optional(table: type[Position]) -> None:
    position = table(2).give(BLUE, patents=["audio_book"])
    turn(position)
    position.play(Done())
    assert position.asks is None
    assert len(position.player(BLUE).patents) == 1


def test_players_finish_before_the_next_starts(table: type[Position]) -> None:
    position = table(2).give(BLUE, patents=["audio_book", "stereoscope"], energy=5).give(RED, patents=["ice_machine"])
    position.order(BLUE, RED).run(prototypes.Workshop(BLUE), prototypes.Workshop(RED))
    position.play(Build("audio_book"), PlayOn(BLUE))
    assert position.seat == BLUE
    position.play(Done())
    assert position.seat == RED
    assert position.state.turn == RED


def test_R65_a_discount_is_named_for_a_prototype_with_gears_and_once_a_round(table: type[Position]) -> None:
    position = table(2).give(BLUE, characters=["joseph_paxton"], gears=3, energy=4)
    position.give(BLUE, patents=["beer_glass_counter", "steam_dental_drill", "riveted_trouser_press"])
    turn(position)
    position.play(Build("beer_glass_counter"))
    assert position.asks == "target", "no gears in its price, so nothing to ask"
    position.play(PlayOn(BLUE), Build("steam_dental_drill"))
    assert (position.asks, position.moves()) == ("discount", [CallOn("joseph_paxton"), Decline()])
    position.play(CallOn("joseph_paxton"))
    assert position.asks == "target"
    assert position.player(BLUE).gears == 2, "one instead of two"
    position.state.players[BLUE].built = 0
    position.play(PlayOn(RED), Build("riveted_trouser_press"))
    assert position.asks == "target"
    assert position.player(BLUE).gears == 1


def test_R65_a_discount_may_be_kept_for_another(table: type[Position]) -> None:
    position = table(2).give(BLUE, characters=["joseph_paxton"], gears=3, patents=["steam_dental_drill"])
    turn(position)
    position.play(Build("steam_dental_drill"), Decline())
    assert position.player(BLUE).gears == 1
    assert position.player(BLUE).helped == ()


def test_R65_prototype_vp_is_the_builders_whoever_takes_the_effect(table: type[Position]) -> None:
    position = (
        table(2)
        .give(BLUE, characters=["charles_babbage"], patents=["audio_book"])
        .give(RED, patents=["ice_machine"], energy=2)
    )
    turn(position)
    assert prototypes.worth(position.state, BLUE, position.box.patent_of["audio_book"]) == (5, 0)
    position.play(Build("audio_book"), PlayOn(RED))
    assert position.line(BLUE, "prototypes") == 5
    turn(position, RED)
    position.play(Build("ice_machine"), PlayOn(BLUE))
    assert position.line(RED, "prototypes") == 6


def test_R65_prototype_limit(table: type[Position]) -> None:
    patents = ["beer_glass_counter", "riveted_trouser_press", "self_pouring_teapot"]
    position = table(2).give(BLUE, characters=["isambard_kingdom_brunel"], patents=patents, energy=2)
    turn(position)
    assert prototypes.limit(position.state, BLUE) == 3
    for patent in patents:
        position.play(Build(patent), PlayOn(RED))
    assert position.asks is None
    assert position.player(BLUE).built == 3


def test_R37_blue_effects_work_in_the_round_of_recruiting(table: type[Position]) -> None:
    position = table(2).give(BLUE, characters=["charles_babbage"], new=1, patents=["audio_book"])
    assert prototypes.worth(position.state, BLUE, position.box.patent_of["audio_book"]) == (5, 0)


def test_an_effect_of_phase_5_may_be_used_in_ones_turn(table: type[Position]) -> None:
    recurring = {"phase": 5, "effect": [{"gain": {"pounds": 3}}]}
    position = table(2, {"characters": {"michael_bass": {"recurring": recurring}}})
    position.give(BLUE, characters=["michael_bass"])
    turn(position)
    assert position.moves() == [CallOn("michael_bass"), Done()]
    position.play(CallOn("michael_bass"))
    assert position.player(BLUE).pounds == 43
    assert position.asks is None


def test_without_patents_nobody_is_asked(table: type[Position]) -> None:
    position = table(2)
    turn(position)
    assert position.asks is None


@pytest.mark.parametrize(("round_", "vp"), [(1, 15), (2, 15), (3, 12), (4, 12), (5, 9)])
def test_points_of_the_year(table: type[Position], round_: int, vp: int) -> None:
    position = table(2).round(round_)
    assert prototypes.worth(position.state, RED, position.box.patent_of["climate_changer"]) == (vp, 0)


def test_the_watch_goes_to_whoever_the_time_machine_is_played_on(table: type[Position], told: Told) -> None:
    position = table(2).give(BLUE, patents=["time_machine"], gears=2, energy=2)
    turn(position)
    events = position.play(Build("time_machine"), PlayOn(RED))
    assert position.state.watch == RED
    assert [event.seat for event in told(events, "watch-taken")] == [RED]


def test_a_choice_inside_an_effect_is_the_targets(table: type[Position]) -> None:
    position = table(2).give(BLUE, patents=["pigeon_post_sorter", "diving_boat"], newspapers=2, gears=2, energy=2)
    turn(position)
    position.play(Build("pigeon_post_sorter"), PlayOn(RED))
    assert position.seat == RED
    position.play(Pick(2))
    assert position.pays(RED) == 6
    position.play(Build("diving_boat"), PlayOn(RED))
    assert (position.asks, position.seat) == ("assistant-action", RED)
    position.play(Hire())
    assert position.player(RED).pounds == 43
    assert position.spaces() == {1: RED}


def test_a_prototype_without_effect_asks_for_no_target(table: type[Position]) -> None:
    position = table(2, {"patents": {"audio_book": {"effect": []}}}).give(BLUE, patents=["audio_book"])
    turn(position)
    position.play(Build("audio_book"))
    assert position.asks is None
    assert len(position.player(BLUE).prototypes) == 1
