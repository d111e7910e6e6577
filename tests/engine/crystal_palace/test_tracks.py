"""Section 8: buzz, income and Westminster."""

from typing import Any

import pytest

from engine.games.crystal_palace import effects, income, westminster
from engine.games.crystal_palace.buzz import BuzzMove
from engine.games.crystal_palace.moves import Decline, LayToken, Pick, UseSpace, UseTile
from tests.engine.conftest import Told
from tests.engine.crystal_palace.conftest import Position

RED, BLUE, YELLOW, GREEN_ = range(4)


def buzz(position: Position, steps: int, seat: int = RED) -> list[Any]:
    """Advance a seat on the buzz track."""
    return position.run(BuzzMove(seat, steps))


# Buzz


def test_T24_buzz_move(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, buzz=3)
    events = buzz(position, 3)
    assert position.asks == "token"
    assert position.player(RED).buzz == 4, "the pawn stands on the space being resolved"
    events += position.play(LayToken())
    assert position.player(RED).buzz == 6
    assert position.player(RED).gears == 2
    assert position.player(RED).tokens == (4,)
    assert [event.flyer for event in told(events, "flyer-reached")] == ["blue1"]
    events = buzz(position, 1)
    assert not told(events, "flyer-reached"), "once a game"


def test_a_token_may_be_refused_and_cannot_come_later(table: type[Position]) -> None:
    position = table(2).give(RED, buzz=3)
    buzz(position, 1)
    position.play(Decline())
    assert position.player(RED).tokens == ()
    buzz(position, 1)
    assert position.asks is None
    assert position.player(RED).buzz == 5


def test_there_are_two_tokens(table: type[Position]) -> None:
    position = table(2)
    buzz(position, 40)
    for space in (4, 7):
        assert (position.asks, position.player(RED).buzz) == ("token", space)
        position.play(LayToken())
    assert position.asks is None, "no token is left to ask for"
    assert position.player(RED).tokens == (4, 7)
    assert position.player(RED).buzz == 40
    position = table(2)
    buzz(position, 40)
    position.play(*[Decline()] * 4, LayToken(), LayToken())
    assert position.player(RED).tokens == (28, 36)


def test_R43_features_of_one_move_come_in_rising_order(table: type[Position], told: Told) -> None:
    position = table(2).give(RED, buzz=3)
    events = buzz(position, 4) + position.play(LayToken(), LayToken())
    kinds = [type(event).__name__ for event in events if type(event).__name__ != "BuzzMoved"]
    assert kinds == ["TokenLaid", "FlyerReached", "Gained", "TokenLaid"]
    assert [event.space for event in told(events, "token-laid")] == [4, 7]


def test_R43_the_buzz_of_a_flyer_is_added_after_the_current_move(table: type[Position], told: Told) -> None:
    effect = [{"gain": {"pounds": 1}}, {"advance": {"buzz": 3}}, {"gain": {"energy": 1}}]
    position = table(2, {"flyers": {"blue1": {"effect": effect}}}).give(RED, buzz=4)
    events = buzz(position, 2)
    assert position.asks == "token"
    assert position.player(RED).buzz == 7
    events += position.play(Decline())
    assert position.player(RED).buzz == 9
    moved = [(event.steps, event.space) for event in told(events, "buzz-moved")]
    assert moved == [(1, 5), (1, 6), (1, 7), (2, 9)]
    names = [type(event).__name__ for event in events]
    assert names.index("Gained") < [event.space if hasattr(event, "space") else 0 for event in events].index(6)


def test_flyers_are_given_to_everybody_once(table: type[Position]) -> None:
    position = table(2).flyers("blue4", "green2", "purple1")
    for seat in (RED, BLUE):
        buzz(position, 4, seat)
        position.play(Decline())
        buzz(position, 2, seat)
        assert position.player(seat).pounds == 44


def test_T25_the_end_of_the_buzz_track(table: type[Position], told: Told) -> None:
    position = table(3).give(YELLOW, buzz=38).give(BLUE, buzz=20)
    events = buzz(position, 2, YELLOW)
    assert position.player(YELLOW).buzz == 40
    assert [(event.seat, event.place) for event in told(events, "arrived")] == [(YELLOW, 1)]
    assert position.expected(YELLOW, "buzz") == 6
    assert position.expected(BLUE, "buzz") == 4


def test_buzz_beyond_the_end_is_lost_and_arrivals_keep_their_order(table: type[Position], told: Told) -> None:
    position = table(4).give(RED, buzz=39).give(BLUE, buzz=37)
    buzz(position, 5, BLUE)
    buzz(position, 1, RED)
    assert position.state.arrivals == (BLUE, RED)
    assert buzz(position, 3, RED) == []
    assert position.state.arrivals == (BLUE, RED)
    assert position.player(RED).buzz == 40


# Income


@pytest.mark.parametrize(
    ("space", "steps", "reached", "pounds"), [(6, 1, 7, 0), (6, 8, 14, 0), (13, 3, 14, 2), (14, 2, 14, 2)]
)
def test_steps_above_the_top_are_paid_out(
    table: type[Position], space: int, steps: int, reached: int, pounds: int
) -> None:
    position = table(2).give(RED, income=space, pounds=0)
    income.advance(position.state, RED, steps)
    assert (position.player(RED).income, position.player(RED).pounds) == (reached, pounds)


@pytest.mark.parametrize(("space", "steps", "reached", "paid"), [(6, 2, 4, 0), (1, 3, 0, 2), (0, 2, 0, 2)])
def test_steps_below_the_bottom_are_paid(
    table: type[Position], space: int, steps: int, reached: int, paid: int
) -> None:
    position = table(2).give(RED, income=space, pounds=10)
    income.retreat(position.state, RED, steps)
    assert (position.player(RED).income, position.player(RED).pounds) == (reached, 10 - paid)


def test_a_prototype_that_lowers_income_can_force_a_loan(table: type[Position]) -> None:
    position = table(2).give(RED, income=0, pounds=1, gears=0, energy=0)
    effect = position.box.patent_effects[position.box.patent_of["atmospheric_railway"]]
    position.run(effects.Carry(RED, effect, 0))
    assert len(position.loans(RED)) == 1
    assert position.player(RED).pounds == 9


# Westminster


def test_R22_steps_from_other_effects_on_the_last_space_are_the_same_choice(table: type[Position]) -> None:
    position = table(2).give(RED, westminster=4)
    effect = position.box.tile_effects[position.box.tile_of["O4"]]
    position.run(effects.Carry(RED, effect, 0))
    assert position.player(RED).westminster == 5
    assert position.player(RED).buzz == 2, "the bonus of V comes first"
    assert position.asks == "alternative"
    position.play(Pick(1))
    assert position.player(RED).energy == 2
    assert position.player(RED).westminster == 5


def test_two_steps_bring_both_bonuses_in_order(table: type[Position]) -> None:
    position = table(2).give(RED, pounds=0)
    position.run(westminster.Ascent(RED), westminster.Ascent(RED))
    player = position.player(RED)
    assert (player.westminster, player.pounds, player.energy) == (3, 2, 2)


def test_R24_a_green_bonus_can_set_off_another(table: type[Position]) -> None:
    """On IV a market space that advances Westminster is used, which brings V and its buzz."""
    position = table(4).give(RED, westminster=3, tiles=["G21"], pounds=0).market({6: RED})
    position.run(westminster.Ascent(RED))
    assert position.player(RED).westminster == 4
    assert position.moves() == [UseTile("G21"), UseSpace(6), Decline()]
    position.play(UseSpace(6))
    assert position.player(RED).westminster == 5
    assert position.player(RED).buzz == 2
    assert position.asks is None


def test_R24_and_R64_a_use_inside_a_use_may_pick_the_same_bonus(table: type[Position]) -> None:
    """III to IV by a market space: the use that IV brings may be that space again, and it ends at V."""
    position = table(4).give(RED, westminster=3).market({6: RED})
    effect = position.box.patent_effects[position.box.patent_of["thinking_machine"]]
    position.run(effects.Carry(RED, effect, 0))
    position.play(UseSpace(6))
    assert position.player(RED).westminster == 4
    assert position.moves() == [UseSpace(6), Decline()], "a new effect, the same bonus included"
    position.play(UseSpace(6))
    assert position.player(RED).westminster == 5
    assert position.asks is None, "the second use of the machine finds no different bonus"
