"""Who may take a seat, leave, begin, stand in and return; and how others are refused."""

from collections.abc import Callable
from typing import Any

import pytest

from saves.records.record import HUMAN, Seat
from saves.tables import Chair, RefusedError, acts
from saves.tables.entries import Close, HandOver, Leave, Sit
from tests.saves.tables.in_memory import WAITED, TableInMemory, begun


def refusal(call: Callable[..., Any], *arguments: Any, **named: Any) -> str:
    with pytest.raises(RefusedError) as refused:
        call(*arguments, **named)
    return refused.value.kind


def test_players_take_the_seat_they_choose_or_the_first_that_is_free() -> None:
    shared = TableInMemory(bots=(None, "journeyman", None))
    shared.do(acts.sit, "Ann", 2)
    shared.do(acts.sit, "Bob")
    assert shared.table.chairs == [Chair("Bob"), Chair(bot="journeyman"), Chair("Ann")]
    assert shared.table.players == ("Bob", "Ann")
    assert (shared.table.seat_of("ANN"), shared.table.seat_of("Cleo")) == (2, None)
    assert shared.table.header.seats == (Seat("Bob", HUMAN), Seat("Journeyman 2", "journeyman"), Seat("Ann", HUMAN))


def test_a_bot_has_the_name_it_was_given_and_loses_it_with_its_seat() -> None:
    shared = TableInMemory(bots=(None, None))
    shared.do(acts.sit, "Ann")
    shared.do(acts.put_bot, "Ann", 1, "clerk", "Odette")
    assert shared.table.chairs[1] == Chair(bot="clerk", name="Odette")
    assert shared.table.header.seats[1] == Seat("Odette", "clerk")
    assert shared.folded_again().header.seats[1] == Seat("Odette", "clerk")
    shared.do(acts.put_bot, "Ann", 1, None, "Odette")
    assert shared.table.chairs[1] == Chair()
    shared.do(acts.sit, "Bob", 1)
    shared.do(acts.start, "Ann")
    shared.do(acts.stand_in, "Bob", 1, "journeyman")
    assert shared.table.header.seats[1] == Seat("Bob", "journeyman")


def test_a_player_keeps_their_name_where_a_bot_has_the_same() -> None:
    shared = TableInMemory(bots=(None, None, None))
    shared.do(acts.sit, "Ann")
    shared.do(acts.put_bot, "Ann", 1, "clerk", "Odette")
    shared.do(acts.sit, "odette", 2)
    assert [seat.name for seat in shared.table.header.seats] == ["Ann", "Odette 2", "odette"]


def test_nobody_sits_twice_or_where_someone_sits_or_where_nothing_is_free() -> None:
    shared = TableInMemory(bots=(None, None, "apprentice"))
    shared.do(acts.sit, "Ann")
    assert refusal(shared.do, acts.sit, "ann") == "tables-seated"
    assert refusal(shared.do, acts.sit, "Bob", 0) == "tables-seat-taken"
    assert refusal(shared.do, acts.sit, "Bob", 2) == "tables-seat-taken"
    assert refusal(shared.do, acts.sit, "Bob", 9) == "tables-seat-taken"
    shared.do(acts.sit, "Bob")
    assert refusal(shared.do, acts.sit, "Cleo") == "tables-full"


def test_a_private_table_asks_for_its_word_except_those_who_sit_there() -> None:
    shared = TableInMemory(word="Lily")
    assert shared.table.admits("Ann")
    assert not shared.table.admits("Bob")
    assert refusal(shared.do, acts.sit, "Bob") == "tables-word"
    assert refusal(shared.do, acts.sit, "Bob", word="rose") == "tables-word"
    shared.do(acts.sit, "Bob", word=" lily ")
    assert shared.table.admits("Bob")
    assert not shared.table.admits("Cleo", "")


def test_who_leaves_before_the_beginning_frees_the_seat() -> None:
    shared = TableInMemory()
    shared.do(acts.sit, "Ann")
    shared.do(acts.sit, "Bob")
    assert shared.do(acts.leave, "Bob") == [Leave(1)]
    assert shared.table.chairs[1].is_empty
    assert refusal(shared.do, acts.leave, "Bob") == "tables-no-seat"


def test_an_owner_who_leaves_hands_the_table_on_and_the_last_one_closes_it() -> None:
    shared = TableInMemory()
    shared.do(acts.sit, "Ann")
    shared.do(acts.sit, "Bob")
    assert shared.do(acts.leave, "Ann") == [Leave(0), HandOver("Bob")]
    assert shared.table.owner == "Bob"
    assert shared.do(acts.leave, "Bob") == [Leave(1), Close()]
    assert shared.table.status == "closed"
    assert refusal(shared.do, acts.sit, "Ann") == "tables-closed"


def test_the_owner_and_nobody_else_runs_the_table() -> None:
    shared = TableInMemory(bots=(None, None, None))
    shared.do(acts.sit, "Ann")
    shared.do(acts.sit, "Bob")
    for act, arguments in (
        (acts.put_bot, (2, "apprentice")),
        (acts.start, ()),
        (acts.hand_over, ("Bob",)),
        (acts.close, ()),
        (acts.send_away, (0,)),
    ):
        assert refusal(shared.do, act, "Bob", *arguments) == "tables-not-owner"
    shared.do(acts.put_bot, "Ann", 2, "apprentice")
    shared.do(acts.put_bot, "Ann", 2, "journeyman")
    assert shared.table.chairs[2] == Chair(bot="journeyman")
    shared.do(acts.put_bot, "Ann", 2, None)
    assert shared.table.chairs[2].is_empty
    assert refusal(shared.do, acts.put_bot, "Ann", 1, "apprentice") == "tables-seat-taken"
    assert refusal(shared.do, acts.put_bot, "Ann", 2, "grandmaster of everything") == "tables-no-such-bot"
    shared.do(acts.send_away, "Ann", 1)
    assert shared.table.chairs[1].is_empty
    assert refusal(shared.do, acts.send_away, "Ann", 1) == "tables-nobody-there"
    assert refusal(shared.do, acts.send_away, "Ann", 0) == "tables-nobody-there"


def test_a_game_begins_when_every_seat_is_taken() -> None:
    shared = TableInMemory()
    shared.do(acts.sit, "Ann")
    assert refusal(shared.do, acts.start, "Ann") == "tables-seats-empty"
    assert shared.table.turn() == ()
    shared.do(acts.sit, "Bob")
    shared.do(acts.start, "Ann")
    assert shared.table.status == "playing"
    assert shared.table.turn()
    for act, arguments in ((acts.sit, ("Cleo",)), (acts.leave, ("Bob",)), (acts.start, ("Ann",))):
        assert refusal(shared.do, act, *arguments) == "tables-playing"


def test_a_bot_stands_in_for_a_player_who_may_come_back() -> None:
    shared = begun()
    assert refusal(shared.do, acts.stand_in, "Bob", 0, "apprentice") == "tables-not-owner"
    shared.do(acts.stand_in, "Ann", 1, "apprentice", WAITED)
    assert shared.table.chairs[1] == Chair("Bob", "apprentice")
    assert shared.table.header.seats[1] == Seat("Bob", "apprentice")
    assert shared.table.humans == (0,)
    assert shared.table.players == ("Ann", "Bob")
    assert refusal(shared.do, acts.stand_in, "Ann", 1, "journeyman", WAITED) == "tables-bot-already"
    if shared.decision().seat == 0:
        while shared.decision().seat == 0:
            shared.play()
    assert shared.table.bot_to_move() == (1, "apprentice")
    move = shared.decision().moves[0]
    assert refusal(shared.do, acts.play, "Bob", move, shared.table.version) == "tables-bot-plays"
    shared.play()
    assert refusal(shared.do, acts.take_seat_back, "Ann") == "tables-seated"
    shared.do(acts.take_seat_back, "Bob")
    assert shared.table.chairs[1] == Chair("Bob")
    assert refusal(shared.do, acts.take_seat_back, "Bob") == "tables-seated"
    assert refusal(shared.do, acts.take_seat_back, "Cleo") == "tables-no-seat"


def test_a_player_who_has_had_enough_lets_a_bot_play() -> None:
    shared = begun()
    shared.do(acts.stand_in, "Bob", 1, "journeyman")
    assert shared.table.chairs[1] == Chair("Bob", "journeyman")


def test_an_owner_may_hand_the_table_over_but_not_to_a_stranger() -> None:
    shared = begun()
    assert refusal(shared.do, acts.hand_over, "Ann", "Cleo") == "tables-no-seat"
    shared.do(acts.hand_over, "Ann", "bob")
    assert shared.table.owner == "Bob"
    assert refusal(shared.do, acts.close, "Ann") == "tables-not-owner"


def test_a_table_is_closed_by_its_owner_or_the_administrator_and_then_nothing_happens_at_it() -> None:
    shared = begun()
    shared.do(acts.close, None)
    assert shared.table.status == "closed"
    assert shared.table.turn() == ()
    move = shared.decision().moves[0]
    for act, arguments in (
        (acts.play, ("Ann", move, shared.table.version)),
        (acts.undo, ("Ann",)),
        (acts.say, ("Ann", "hello")),
        (acts.close, (None,)),
    ):
        assert refusal(shared.do, act, *arguments) == "tables-closed"


def test_a_seat_says_who_sits_there_in_the_log() -> None:
    shared = TableInMemory()
    assert shared.do(acts.sit, "Éva") == [Sit(0, "Éva")]
    assert [(note.seq, note.moves, note.entry) for note in shared.table.notes] == [(1, 0, Sit(0, "Éva"))]
