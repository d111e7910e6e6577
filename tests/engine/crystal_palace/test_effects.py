"""Section 11.0: every operation, and the order inside effects."""

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from engine.games.crystal_palace import effects, greens, metrics
from engine.games.crystal_palace.moves import (
    Accept,
    Borrow,
    Decline,
    GiveUp,
    Hire,
    LayToken,
    Pick,
    TakeTile,
    Trade,
    UseSpace,
    UseTile,
)
from engine.games.crystal_palace.parts import GREEN, PURPLE_BLUE, PURPLE_ORANGE
from engine.games.crystal_palace.vocabulary import METRICS, Metric, Operation
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE = range(2)
WISH = "G06"
"""A tile whose effect the tests write themselves."""


def carry(position: Position, seat: int = RED) -> list[Any]:
    """Carry out the effect of the wishing tile on a seat."""
    return position.run(effects.Carry(seat, position.box.tile_effects[position.box.tile_of[WISH]], 0))


def wishing(
    table: type[Position],
    *steps: Mapping[str, Any],
    seats: int = 2,
) -> Position:
    """Set up a table on which the wishing tile has this effect."""
    return table(seats, {"research": {WISH: {"effect": list(steps)}}})


def goods(position: Position, seat: int = RED) -> tuple[int, ...]:
    """What a seat owns."""
    player = position.player(seat)
    return (player.pounds, player.gears, player.energy, player.newspapers, player.vp)


def test_gain(table: type[Position], told: Told) -> None:
    position = wishing(table, {"gain": {"pounds": 3, "gears": 1, "energy": 2, "newspapers": 4, "vp": 5}})
    events = carry(position)
    assert goods(position) == (43, 2, 3, 4, 10)
    (gained,) = events
    assert (gained.pounds, gained.gears, gained.energy, gained.newspapers, gained.vp) == (3, 1, 2, 4, 5)


def test_R36_newspapers_above_seven_are_lost(table: type[Position], told: Told) -> None:
    position = wishing(table, {"gain": {"newspapers": 4}}).give(RED, newspapers=5)
    (gained,) = carry(position)
    assert gained.newspapers == 2
    assert position.player(RED).newspapers == 7


def test_R48_points_may_fall_below_zero(table: type[Position]) -> None:
    position = wishing(table, {"lose": {"vp": 9}}).give(RED, vp=2)
    carry(position)
    assert position.vp(RED) == -7


def test_lose_pounds_forces_loans(table: type[Position]) -> None:
    position = wishing(table, {"lose": {"pounds": 12, "gears": 2}}).give(RED, pounds=1, energy=0)
    carry(position)
    assert position.player(RED).gears == 0
    assert position.player(RED).pounds == 1 + 20 - 12
    assert len(position.loans(RED)) == 2


def test_R62_a_loss_before_a_gain_can_force_a_loan(table: type[Position]) -> None:
    poor: dict[str, Any] = {"pounds": 0, "gears": 0, "energy": 0}
    position = wishing(table, {"lose": {"pounds": 3}}, {"gain": {"pounds": 8}}).give(RED, **poor)
    carry(position)
    assert len(position.loans(RED)) == 1
    assert position.player(RED).pounds == 15
    position = wishing(table, {"gain": {"pounds": 8}}, {"lose": {"pounds": 3}}).give(RED, **poor)
    carry(position)
    assert position.loans(RED) == []


def test_R62_each_step_is_settled_before_the_next(table: type[Position], told: Told) -> None:
    steps = ({"advance": {"buzz": 4}}, {"assistant": {"actions": 1, "free": True}}, {"gain": {"pounds": 1}})
    position = wishing(table, *steps)
    carry(position)
    assert position.asks == "token"
    assert position.player(RED).pounds == 40
    position.play(LayToken())
    assert position.asks == "assistant-action"
    assert position.player(RED).pounds == 40
    position.play(Hire())
    assert position.player(RED).pounds == 41


def test_R62_an_effect_that_has_begun_is_finished_though_its_tile_leaves(table: type[Position]) -> None:
    """Red pays with a loan that takes the space of the very tile, and still gets the rest."""
    position = table(2, {"research": {"G21": {"effect": [{"lose": {"pounds": 5}}, {"gain": {"energy": 3}}]}}})
    position.give(RED, tiles=["G21"], loans=[8] * 9, pounds=0, gears=0, energy=0)
    greens.use(position.state, RED, position.box.tile_of["G21"])
    position.run(*position.state.agenda)
    assert position.tiles(RED) == []
    assert position.player(RED).energy == 3


def test_advance_and_retreat(table: type[Position]) -> None:
    position = wishing(table, {"advance": {"buzz": 1, "income": 2, "westminster": 1}}, {"retreat": {"income": 1}})
    carry(position)
    player = position.player(RED)
    assert (player.buzz, player.income, player.westminster, player.pounds) == (1, 7, 2, 42)


def test_die(table: type[Position], told: Told) -> None:
    position = wishing(table, {"die": {"count": 1}})
    position.dice(RED, 1, 1, 1, 1, 1)
    events = carry(position)
    assert [event.dice for event in told(events, "dice-gained")] == [1]
    assert (position.player(RED).gained, position.player(RED).reserve) == (1, 0)
    events = carry(position)
    assert [event.dice for event in told(events, "dice-gained")] == [0], "nobody has more than six"
    assert position.player(RED).gained == 1


@pytest.mark.parametrize(("characters", "times"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (6, 2)])
def test_per_counts_down_and_stops_at_its_most(table: type[Position], characters: int, times: int) -> None:
    people = ["levi_strauss", "michael_bass", "adolphe_sax", "john_gorrie", "howard_staunton", "sherlock_holmes"]
    step = {"per": {"count": "characters", "each": 2, "gain": {"vp": 1, "pounds": 2}, "max": 2}}
    position = wishing(table, step).give(RED, characters=people[:characters])
    carry(position)
    assert (position.vp(RED), position.player(RED).pounds) == (5 + times, 40 + 2 * times)


def test_R60_any_list_of_a_choice_may_be_picked_even_an_empty_gain(table: type[Position]) -> None:
    step = {"choose": [[{"gain": {"pounds": 1}}], [], [{"push_down": {"count": 1}}]]}
    for option, pounds in ((1, 41), (2, 40), (3, 40)):
        position = wishing(table, step)
        carry(position)
        assert position.moves() == [Pick(1), Pick(2), Pick(3)]
        position.play(Pick(option))
        assert position.player(RED).pounds == pounds
        assert position.asks is None


def test_R60_an_exchange_may_be_declined_and_is_asked_as_often_as_allowed(table: type[Position], told: Told) -> None:
    step = {"exchange": {"pay": {"pounds": 2, "newspapers": 1}, "get": {"energy": 1}, "max": 3}}
    position = wishing(table, step).give(RED, newspapers=2)
    carry(position)
    assert position.moves() == [Accept(), Decline()]
    events = position.play(Accept())
    assert [(event.reason, event.pounds, event.newspapers) for event in told(events, "paid")] == [("exchange", 2, 1)]
    assert position.player(RED).energy == 2
    position.play(Decline())
    assert position.asks is None
    carry(position)
    position.play(Accept())
    assert position.asks is None, "no newspaper is left to pay with"
    assert position.player(RED).energy == 3


def test_R23_an_exchange_must_be_paid_and_pounds_may_be_borrowed(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G30"], pounds=1, gears=0, energy=0)
    position.run(greens.GreenBonus(RED, 1, ()))
    position.play(UseTile("G30"), Accept())
    assert position.player(RED).gears == 1
    assert position.player(RED).pounds == 1 + 10 - 3
    assert len(position.loans(RED)) == 1


# Green bonuses


def test_R23_own_permanent_tiles_and_own_market_spaces(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G21", "G02", "G19"]).give(BLUE, tiles=["G22"]).market({2: RED, 3: BLUE})
    position.state.watch = RED
    position.give(RED, buzz=10, tokens=(7,))
    position.run(greens.GreenBonus(RED, 1, ()))
    assert position.moves() == [UseTile("G21"), UseTile("G19"), UseSpace(2), Decline()]
    position.play(UseTile("G21"))
    assert position.player(RED).pounds == 42
    assert position.tiles(RED) == ["G21", "G02", "G19"], "it is not exhausted"
    position.run(greens.GreenBonus(RED, 1, ()))
    assert UseTile("G21") in position.moves()


def test_R23_several_uses_of_one_effect_are_different(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G21", "G22"]).market({2: RED})
    effect = position.box.patent_effects[position.box.patent_of["thinking_machine"]]
    position.run(effects.Carry(RED, effect, 0))
    position.play(UseTile("G21"))
    assert position.moves() == [UseTile("G22"), UseSpace(2), Decline()]
    position.play(UseSpace(2))
    assert position.asks is None
    assert position.player(RED).pounds == 44


def test_R23_without_a_green_bonus_nothing_happens(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G02"])
    assert position.run(greens.GreenBonus(RED, 2, ())) == []
    assert position.asks is None


def test_R60_a_green_use_may_be_declined(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G21"])
    position.run(greens.GreenBonus(RED, 1, ()))
    position.play(Decline())
    assert position.player(RED).pounds == 40


# Research tiles


def draw(position: Position, pile: str = "purple_blue", seat: int = RED) -> list[Any]:
    """Plan the gain of a tile of a purple pile: by the ice machine, or by Ada Lovelace."""
    if pile == "purple_blue":
        effect = position.box.patent_effects[position.box.patent_of["ice_machine"]]
    else:
        effect = position.box.immediate[position.box.character_of["ada_lovelace"]]
    return position.run(effects.Carry(seat, effect, 0))


def test_R63_two_tiles_are_shown_to_all_one_is_kept_the_other_goes_under(table: type[Position], told: Told) -> None:
    position = table(2).pile(PURPLE_BLUE, "B3", "B7")
    revealed = position.state.revealed
    events = draw(position)
    assert [event.tiles for event in told(events, "tiles-drawn")] == [("B3", "B7")]
    assert position.state.revealed > revealed
    assert (position.asks, position.moves()) == ("drawn-tile", [TakeTile("B3"), TakeTile("B7")])
    position.play(TakeTile("B3"))
    assert position.tiles(RED) == ["B3"]
    assert position.player(RED).energy == 1, "a green bonus waits"
    assert position.box.tiles[position.state.piles[PURPLE_BLUE][0]] == "B7"
    assert position.state.under[PURPLE_BLUE] == 1


def test_R63_a_grey_bonus_works_at_once_in_any_phase(table: type[Position]) -> None:
    for phase in (3, 5, 6):
        position = table(2).phase(phase).pile(PURPLE_ORANGE, "O4", "O1")
        draw(position, "purple_orange")
        position.play(TakeTile("O4"))
        assert position.player(RED).westminster == 3


def test_R63_a_last_tile_is_simply_taken(table: type[Position], told: Told) -> None:
    position = table(2).only_in_pile(PURPLE_BLUE, "B7")
    events = draw(position)
    assert position.asks is None
    assert [event.tiles for event in told(events, "tiles-drawn")] == [("B7",)]
    assert position.player(RED).pounds == 49


def test_R51_an_empty_pile_gives_nothing(table: type[Position], told: Told) -> None:
    position = table(2).only_in_pile(PURPLE_BLUE)
    events = draw(position)
    assert len(told(events, "pile-empty")) == 1
    assert position.tiles(RED) == []


def test_R35_a_full_board_must_replace_a_tile(table: type[Position]) -> None:
    tiles = ["G19", "G20", "G21"]
    position = table(2).give(RED, tiles=tiles, loans=[8] * 7).pile(PURPLE_BLUE, "B2", "B3")
    draw(position)
    position.play(TakeTile("B2"))
    assert (position.asks, position.moves()) == ("tile-space", [GiveUp(tile) for tile in tiles])
    position.play(GiveUp("G20"))
    assert position.tiles(RED) == ["G19", "B2", "G21"]
    assert position.state.gone == [position.box.tile_of["G20"]], "discarded tiles leave the game (R63)"


def test_R35_with_only_loans_no_tile_is_drawn(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, loans=[8] * 10)
    pile = list(position.state.piles[PURPLE_BLUE])
    events = draw(position)
    assert len(told(events, "no-room")) == 1
    assert position.state.piles[PURPLE_BLUE] == pile


def test_a_loan_taken_while_choosing_can_leave_no_room(table: type[Position], told: Told) -> None:
    """Two tiles are drawn; two loans fill the last spaces; the tile taken is lost."""
    position = table(2).give(RED, tiles=["G19"], loans=[8] * 9).pile(PURPLE_BLUE, "B2", "B3")
    draw(position)
    assert position.asks == "drawn-tile"
    position.play(Borrow())
    assert position.tiles(RED) == []
    events = position.play(TakeTile("B2"))
    assert [event.tile for event in told(events, "tile-discarded")] == ["B2"]
    assert position.asks is None


def test_a_loan_taken_while_making_room(table: type[Position]) -> None:
    position = table(2).give(RED, tiles=["G19", "G20"], loans=[8] * 8).pile(PURPLE_BLUE, "B2", "B3")
    draw(position)
    position.play(TakeTile("B2"))
    assert position.asks == "tile-space"
    position.play(Borrow())
    assert position.asks == "loan-space"
    position.play(GiveUp("G19"))
    assert position.asks is None, "one tile is left to make room"
    assert position.tiles(RED) == ["B2"]


def test_a_tile_from_the_display(table: type[Position]) -> None:
    position = wishing(table, {"research": {"from": "green_display"}}).show(tiles=["G19", "G02", "G03"])
    carry(position)
    assert (position.asks, len(position.moves())) == ("displayed-tile", 3)
    position.play(TakeTile("G02"))
    assert position.player(RED).gears == 2
    assert position.state.piles[GREEN]


# Metrics


@pytest.mark.parametrize(
    ("metric", "expected"),
    [
        ("characters", 2),
        ("prototypes", 1),
        ("cards", 3),
        ("patents", 2),
        ("shares", 1),
        ("research", 3),
        ("research_permanent", 2),
        ("research_immediate", 1),
        ("westminster", 3),
        ("newspapers", 4),
        ("income", 7),
        ("gears", 2),
        ("energy", 3),
        ("resources", 5),
        ("dice", 4),
        ("buzz", 9),
        ("market_assistants", 2),
    ],
)
def test_metrics(table: type[Position], metric: Metric, expected: int) -> None:
    position = table(2).dice(RED, 3, 3, 3, gained=1)
    position.state.tickets = (6,)
    position.give(
        RED,
        characters=["levi_strauss", "michael_bass"],
        prototypes=["audio_book"],
        patents=["ice_machine", "smog_filter"],
        shares=["spring1849-1"],
        tiles=["G02", "G19", "B2"],
        loans=[8],
        westminster=3,
        newspapers=4,
        pays=7,
        gears=2,
        energy=3,
        buzz=9,
        ticketed=1,
        reserve=1,
    ).market({1: RED, 2: BLUE, 4: RED})
    assert metrics.metric(position.state, RED, metric) == expected
    assert metric in METRICS


def test_every_operation_of_the_vocabulary_is_carried_out() -> None:
    assert set(effects._CARRY) == set(get_args(Operation))


def test_selling_during_an_effect_changes_what_it_counts(table: type[Position]) -> None:
    """Holmes counts newspapers when he is called on; one sold at an earlier decision is gone."""
    position = table(2).give(RED, newspapers=4, tiles=["G32"])
    position.run(greens.GreenEffects(RED, greens.own(position.state, RED)))
    assert position.asks == "alternative"
    position.play(Trade("newspapers", "pounds"), Pick(3))
    assert position.player(RED).newspapers == 4
