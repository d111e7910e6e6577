"""Chapters 5 and 6E of the rules: turns, and passing."""

from engine.games.bruxelles1897.moves import Pass, Place, Visit
from tests.engine.bruxelles1897.conftest import Position
from tests.engine.conftest import Told


def test_turns_go_clockwise_from_the_first_player(table: type[Position]) -> None:
    position = table(4)
    position.state.first = 2
    position.turn_of(2)
    seats = []
    for _ in range(4):
        seats.append(position.seat)
        position.visit("stock_exchange", *["1/3"] * (position.state.uses[0] + 1))
    assert seats == [2, 3, 0, 1]
    assert position.seat == 2


def test_D25_the_first_to_pass_gets_three_the_others_one(table: type[Position], told: Told) -> None:
    position = table(4)
    events = position.play(Pass(), Pass(), Pass(), Pass())
    assert [(event.seat, event.money) for event in told(events, "passed")] == [(0, 3), (1, 1), (2, 1), (3, 1)]
    assert [position.player(seat).money for seat in range(4)] == [4 + 3, 5 + 1, 6 + 1, 7 + 1]


def test_passing_starts_anew_every_round(table: type[Position], told: Told) -> None:
    position = table(2)
    position.play(Pass(), Pass())
    events = position.play(Pass())
    assert told(events, "passed")[0].money == 3


def test_pass_is_always_allowed(table: type[Position]) -> None:
    position = table(3).lay({(1, 1): "red"})
    assert Pass() in position.moves()
    assert Place(1, 1) in position.moves()


def test_who_has_passed_takes_no_more_turns_this_round(table: type[Position]) -> None:
    position = table(3)
    position.play(Pass())
    position.visit("stock_exchange", "1/3")
    position.visit("stock_exchange", "1/3", "1/3")
    assert position.seat == 1


def test_R45_a_last_player_left_takes_all_further_turns(table: type[Position]) -> None:
    position = table(3)
    position.play(Pass(), Pass())
    position.lay({(1, 1): "red", (1, 2): "blue"})
    for col in (1, 2):
        assert position.seat == 2
        position.place(1, col)
    assert position.seat == 2
    assert position.state.round == 1
    position.play(Pass())
    assert position.state.round == 2


def test_R45_the_others_go_on_in_order(table: type[Position]) -> None:
    position = table(4).passed(1)
    seats = []
    for _ in range(3):
        seats.append(position.seat)
        position.visit("stock_exchange", *["1/3"] * (position.state.uses[0] + 1))
    assert seats == [0, 2, 3]
    assert position.seat == 0


def test_R21_with_an_empty_hand_only_passing_is_left(table: type[Position], told: Told) -> None:
    position = table(3).architects(0, hand=()).give(0, money=50).lay({(1, 1): "red"})
    assert position.moves() == [Pass()]
    assert position.refuses(Place(1, 1))
    assert position.refuses(Visit("stock_exchange"))
    assert told(position.play(Pass()), "passed")[0].money == 3


def test_R21_the_empty_handed_are_asked_all_the_same_and_may_be_late(table: type[Position], told: Told) -> None:
    """The turn is put to the player even though one answer is left; passing second earns one."""
    position = table(3).architects(1, hand=())
    position.play(Pass())
    assert (position.seat, position.asks) == (1, "turn")
    assert told(position.play(Pass()), "passed")[0].money == 1


def test_without_money_no_space_can_be_taken(table: type[Position]) -> None:
    position = table(3).give(0, money=0).lay({(1, 1): "red"})
    assert position.refuses(Place(1, 1))
    assert position.moves() == [Visit("stock_exchange"), Visit("city_hall"), Visit("cinquantenaire"), Pass()]


def test_the_wrong_seat_is_refused(table: type[Position]) -> None:
    assert table(3).refuses(Pass(), kind="seat", seat=1)


def test_nothing_can_be_played_when_the_game_is_over(table: type[Position]) -> None:
    position = table(2).round(4)
    position.play(Pass(), Pass())
    assert position.refuses(Pass(), kind="over")
