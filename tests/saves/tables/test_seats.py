"""Who may sit, get up, begin, stand in and come back; and what everyone else is told."""

from collections.abc import Callable
from typing import Any

import pytest

from saves.records.record import HUMAN, Seat
from saves.tables import Chair, RefusedError, acts
from saves.tables.entries import Close, HandOver, Leave, Sit
from tests.saves.tables.in_memory import Desk, begun


def refusal(call: Callable[..., Any], *arguments: Any, **named: Any) -> str:
    with pytest.raises(RefusedError) as refused:
        call(*arguments, **named)
    return refused.value.kind


def test_players_take_the_seat_they_choose_or_the_first_that_is_free() -> None:
    desk = Desk(bots=(None, "journeyman", None))
    desk.do(acts.sit, "Ann", 2)
    desk.do(acts.sit, "Bob")
    assert desk.table.chairs == [Chair("Bob"), Chair(bot="journeyman"), Chair("Ann")]
    assert desk.table.players == ("Bob", "Ann")
    assert (desk.table.seat_of("ANN"), desk.table.seat_of("Cleo")) == (2, None)
    assert desk.table.header.seats == (Seat("Bob", HUMAN), Seat("Journeyman 2", "journeyman"), Seat("Ann", HUMAN))


def test_nobody_sits_twice_or_where_someone_sits_or_where_nothing_is_free() -> None:
    desk = Desk(bots=(None, None, "apprentice"))
    desk.do(acts.sit, "Ann")
    assert refusal(desk.do, acts.sit, "ann") == "house-seated"
    assert refusal(desk.do, acts.sit, "Bob", 0) == "house-seat-taken"
    assert refusal(desk.do, acts.sit, "Bob", 2) == "house-seat-taken"
    assert refusal(desk.do, acts.sit, "Bob", 9) == "house-seat-taken"
    desk.do(acts.sit, "Bob")
    assert refusal(desk.do, acts.sit, "Cleo") == "house-full"


def test_a_private_table_asks_for_its_word_except_those_who_sit_there() -> None:
    desk = Desk(word="Lily")
    assert desk.table.admits("Ann")
    assert not desk.table.admits("Bob")
    assert refusal(desk.do, acts.sit, "Bob") == "house-word"
    assert refusal(desk.do, acts.sit, "Bob", word="rose") == "house-word"
    desk.do(acts.sit, "Bob", word=" lily ")
    assert desk.table.admits("Bob")
    assert not desk.table.admits("Cleo", "")


def test_who_leaves_before_the_beginning_frees_the_seat() -> None:
    desk = Desk()
    desk.do(acts.sit, "Ann")
    desk.do(acts.sit, "Bob")
    assert desk.do(acts.leave, "Bob") == [Leave(1)]
    assert desk.table.chairs[1].is_empty
    assert refusal(desk.do, acts.leave, "Bob") == "house-no-seat"


def test_an_owner_who_leaves_hands_the_table_on_and_the_last_one_closes_it() -> None:
    desk = Desk()
    desk.do(acts.sit, "Ann")
    desk.do(acts.sit, "Bob")
    assert desk.do(acts.leave, "Ann") == [Leave(0), HandOver("Bob")]
    assert desk.table.owner == "Bob"
    assert desk.do(acts.leave, "Bob") == [Leave(1), Close()]
    assert desk.table.status == "closed"
    assert refusal(desk.do, acts.sit, "Ann") == "house-closed"


def test_the_owner_and_nobody_else_runs_the_table() -> None:
    desk = Desk(bots=(None, None, None))
    desk.do(acts.sit, "Ann")
    desk.do(acts.sit, "Bob")
    for act, arguments in (
        (acts.put_bot, (2, "apprentice")),
        (acts.start, ()),
        (acts.hand_over, ("Bob",)),
        (acts.close, ()),
        (acts.send_away, (0,)),
    ):
        assert refusal(desk.do, act, "Bob", *arguments) == "house-not-owner"
    desk.do(acts.put_bot, "Ann", 2, "apprentice")
    desk.do(acts.put_bot, "Ann", 2, "journeyman")
    assert desk.table.chairs[2] == Chair(bot="journeyman")
    desk.do(acts.put_bot, "Ann", 2, None)
    assert desk.table.chairs[2].is_empty
    assert refusal(desk.do, acts.put_bot, "Ann", 1, "apprentice") == "house-seat-taken"
    assert refusal(desk.do, acts.put_bot, "Ann", 2, "grandmaster of everything") == "house-no-such-bot"
    desk.do(acts.send_away, "Ann", 1)
    assert desk.table.chairs[1].is_empty
    assert refusal(desk.do, acts.send_away, "Ann", 1) == "house-nobody-there"
    assert refusal(desk.do, acts.send_away, "Ann", 0) == "house-nobody-there"


def test_a_game_begins_when_every_seat_is_taken() -> None:
    desk = Desk()
    desk.do(acts.sit, "Ann")
    assert refusal(desk.do, acts.start, "Ann") == "house-seats-empty"
    assert desk.table.turn() == ()
    desk.do(acts.sit, "Bob")
    desk.do(acts.start, "Ann")
    assert desk.table.status == "playing"
    assert desk.table.turn()
    for act, arguments in ((acts.sit, ("Cleo",)), (acts.leave, ("Bob",)), (acts.start, ("Ann",))):
        assert refusal(desk.do, act, *arguments) == "house-playing"


def test_a_bot_stands_in_for_a_player_who_may_come_back() -> None:
    desk = begun()
    assert refusal(desk.do, acts.stand_in, "Bob", 0, "apprentice") == "house-not-owner"
    desk.do(acts.stand_in, "Ann", 1, "apprentice")
    assert desk.table.chairs[1] == Chair("Bob", "apprentice")
    assert desk.table.header.seats[1] == Seat("Bob", "apprentice")
    assert desk.table.humans == (0,)
    assert desk.table.players == ("Ann", "Bob")
    assert refusal(desk.do, acts.stand_in, "Ann", 1, "journeyman") == "house-bot-already"
    if desk.decision().seat == 0:
        while desk.decision().seat == 0:
            desk.play()
    assert desk.table.bot_to_move() == (1, "apprentice")
    move = desk.decision().moves[0]
    assert refusal(desk.do, acts.play, "Bob", move, desk.table.version) == "house-bot-plays"
    desk.play()
    assert refusal(desk.do, acts.take_seat_back, "Ann") == "house-seated"
    desk.do(acts.take_seat_back, "Bob")
    assert desk.table.chairs[1] == Chair("Bob")
    assert refusal(desk.do, acts.take_seat_back, "Bob") == "house-seated"
    assert refusal(desk.do, acts.take_seat_back, "Cleo") == "house-no-seat"


def test_a_player_who_has_had_enough_lets_a_bot_play() -> None:
    desk = begun()
    desk.do(acts.stand_in, "Bob", 1, "journeyman")
    assert desk.table.chairs[1] == Chair("Bob", "journeyman")


def test_an_owner_may_hand_the_table_over_but_not_to_a_stranger() -> None:
    desk = begun()
    assert refusal(desk.do, acts.hand_over, "Ann", "Cleo") == "house-no-seat"
    desk.do(acts.hand_over, "Ann", "bob")
    assert desk.table.owner == "Bob"
    assert refusal(desk.do, acts.close, "Ann") == "house-not-owner"


def test_a_table_is_closed_by_its_owner_or_the_house_and_then_nothing_happens_at_it() -> None:
    desk = begun()
    desk.do(acts.close, None)
    assert desk.table.status == "closed"
    assert desk.table.turn() == ()
    move = desk.decision().moves[0]
    for act, arguments in (
        (acts.play, ("Ann", move, desk.table.version)),
        (acts.undo, ("Ann",)),
        (acts.say, ("Ann", "hello")),
        (acts.close, (None,)),
    ):
        assert refusal(desk.do, act, *arguments) == "house-closed"


def test_a_seat_says_who_sits_there_in_the_log() -> None:
    desk = Desk()
    assert desk.do(acts.sit, "Éva") == [Sit(0, "Éva")]
    assert [(note.seq, note.moves, note.entry) for note in desk.table.notes] == [(1, 0, Sit(0, "Éva"))]
