"""Moves, stale ones, undo by the rule and by consent, talk, and the end; and that the log alone makes the table."""

import pytest

from engine.agenda import IllegalMoveError
from engine.game import CATALOGUE
from saves.tables import RefusedError, SharedTable, VersionConflictError, acts
from saves.tables.entries import Agree, Ask, Decline, End, Move, Position, Say, Undo
from saves.tables.table import Petition
from tests.saves.tables.in_memory import Desk, begun
from tests.saves.tables.test_seats import refusal


def alike(one: SharedTable, other: SharedTable) -> bool:
    """Whether two tables are the same in everything that can be asked of them."""
    parts = (
        "status",
        "owner",
        "chairs",
        "version",
        "changed",
        "since",
        "notes",
        "petition",
        "result",
        "redoer",
        "header",
    )
    same = all(getattr(one, part) == getattr(other, part) for part in parts)
    return same and one.match.state == other.match.state and one.match.entries == other.match.entries


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_played_to_its_end_is_the_same_folded_anew(game: str) -> None:
    desk = begun(game, ("Ann", "Bob"), bots=1)
    desk.play_on()
    assert desk.table.status == "over"
    assert desk.table.result is not None
    assert desk.table.turn() == ()
    assert alike(desk.table, desk.folded_anew())
    assert refusal(desk.do, acts.play, "Ann", None, desk.table.version) == "house-over"


def test_rounds_end_with_the_position_and_the_game_with_its_result() -> None:
    desk = begun()
    desk.play_on()
    kinds = [note.entry for note in desk.table.notes]
    assert isinstance(kinds[-1], End)
    bodies = [entry.body for entry in desk.log]
    assert sum('"entry":"position"' in body for body in bodies) >= 4


def test_a_table_is_a_value_that_never_changes() -> None:
    desk = begun()
    before = desk.table
    picture = (
        before.version,
        list(before.notes),
        list(before.match.entries),
        before.match.game.encode(before.match.state),
    )
    desk.play()
    desk.do(acts.say, "Ann", "hello")
    desk.do(acts.stand_in, "Ann", 1, "apprentice")
    assert (
        before.version,
        list(before.notes),
        list(before.match.entries),
        before.match.game.encode(before.match.state),
    ) == picture
    assert before.chairs != desk.table.chairs


def test_a_move_that_is_not_allowed_is_refused_by_the_rules() -> None:
    desk = begun()
    other = "Bob" if desk.decision().seat == 0 else "Ann"
    with pytest.raises(IllegalMoveError):
        desk.do(acts.play, other, desk.decision().moves[0], desk.table.version)
    assert refusal(desk.do, acts.play, "Cleo", desk.decision().moves[0], desk.table.version) == "house-no-seat"


def test_a_move_based_on_an_older_moment_is_stale_but_talk_does_not_make_it_so() -> None:
    desk = begun()
    seen, move = desk.table.version, desk.decision().moves[0]
    player = desk.table.chairs[desk.decision().seat].player
    desk.do(acts.say, "Bob", "take your time")
    desk.do(acts.play, player, move, seen)
    with pytest.raises(VersionConflictError):
        desk.do(acts.play, player, move, seen)


def test_two_servers_whose_bots_move_at_once_make_one_move() -> None:
    desk = begun(players=("Ann",), bots=1)
    while desk.decision().seat == 0:
        desk.play()
    seen, move = desk.table.version, desk.decision().moves[0]
    desk.do(acts.play_for_bot, 1, "apprentice", move, seen)
    moves = len(desk.table.match.entries)
    with pytest.raises(VersionConflictError):
        desk.do(acts.play_for_bot, 1, "apprentice", move, seen)
    assert len(desk.table.match.entries) == moves


def test_a_bot_whose_seat_was_taken_back_is_stale() -> None:
    desk = begun()
    seat = desk.decision().seat
    player = str(desk.table.chairs[seat].player)
    desk.do(acts.stand_in, player, seat, "apprentice")
    seen, move = desk.table.version, desk.decision().moves[0]
    desk.do(acts.take_seat_back, player)
    with pytest.raises(VersionConflictError):
        desk.do(acts.play_for_bot, seat, "apprentice", move, seen)


# Going back


def to_a_decision_of(desk: Desk, seat: int) -> None:
    while desk.decision().seat != seat:
        desk.play()


def test_undo_follows_the_rule_of_the_match() -> None:
    desk = begun()
    assert refusal(desk.do, acts.undo, "Ann") == "house-undo-nothing"
    to_a_decision_of(desk, 0)
    before = desk.table.match.state
    desk.play()
    assert desk.do(acts.undo, "Ann") == [Undo(0, 1)]
    assert desk.table.match.state == before
    assert desk.table.redoer == 0
    assert alike(desk.table, desk.folded_anew())


def test_redo_is_for_who_took_back_and_nobody_else() -> None:
    desk = begun()
    to_a_decision_of(desk, 0)
    desk.play()
    after = desk.table.match.state
    assert refusal(desk.do, acts.redo, "Ann") == "house-redo-nothing"
    desk.do(acts.undo, "Ann")
    assert refusal(desk.do, acts.redo, "Bob") == "house-redo-nothing"
    desk.do(acts.redo, "Ann")
    assert desk.table.match.state == after
    assert alike(desk.table, desk.folded_anew())
    assert refusal(desk.do, acts.redo, "Ann") == "house-redo-nothing"


def asking() -> Desk:
    """Play until Bob has decided after Ann, and have Ann ask for her decision back. Cleo sits there too."""
    desk = begun(players=("Ann", "Bob", "Cleo"))
    to_a_decision_of(desk, 0)
    while refused(desk) is None or not any(entry.seat == 0 for entry in desk.table.match.entries):
        desk.play()
    assert desk.do(acts.ask_for_undo, "Ann") == [Ask(0, count_since(desk))]
    return desk


def refused(desk: Desk) -> str | None:
    return desk.table.match.undo_refusal(0)


def count_since(desk: Desk) -> int:
    entries = desk.table.match.entries
    return len(entries) - max(index for index, entry in enumerate(entries) if entry.seat == 0)


def test_beyond_the_rule_undo_needs_the_consent_of_all_others() -> None:
    desk = asking()
    assert refusal(desk.do, acts.undo, "Ann") in ("house-undo-other_human", "house-undo-revealed")
    count = count_since(desk)
    before = desk.table.match.state_before(len(desk.table.match.entries) - count)
    assert desk.table.petition == Petition(0, count)
    assert refusal(desk.do, acts.agree_to_undo, "Ann", desk.table.version) == "house-undo-pending"
    assert desk.do(acts.agree_to_undo, "Cleo", desk.table.version) == [Agree(2)]
    assert refusal(desk.do, acts.agree_to_undo, "Cleo", desk.table.version) == "house-undo-pending"
    assert refusal(desk.do, acts.ask_for_undo, "Ann") == "house-undo-pending"
    assert desk.do(acts.agree_to_undo, "Bob", desk.table.version) == [Agree(1), Undo(0, count)]
    assert desk.table.match.state == before
    assert desk.table.petition is None
    assert alike(desk.table, desk.folded_anew())


@pytest.mark.parametrize("who", ["Bob", "Cleo", "Ann"])
def test_one_refusal_is_enough_and_who_asked_may_withdraw(who: str) -> None:
    desk = asking()
    moves = len(desk.table.match.entries)
    desk.do(acts.decline_undo, who)
    assert isinstance(desk.table.notes[-1].entry, Decline)
    assert desk.table.petition is None
    assert len(desk.table.match.entries) == moves
    assert refusal(desk.do, acts.agree_to_undo, "Bob", desk.table.version) == "house-undo-not-asked"
    assert refusal(desk.do, acts.decline_undo, "Bob") == "house-undo-not-asked"


def test_a_move_makes_the_question_void() -> None:
    desk = asking()
    desk.play()
    assert desk.table.petition is None
    assert refusal(desk.do, acts.agree_to_undo, "Bob", desk.table.version) == "house-undo-not-asked"


def test_consent_to_what_was_asked_before_is_none_to_what_is_asked_now() -> None:
    desk = asking()
    seen = desk.table.version
    desk.play()
    desk.do(acts.ask_for_undo, "Ann")
    with pytest.raises(VersionConflictError):
        desk.do(acts.agree_to_undo, "Bob", seen)


def test_sending_a_player_away_does_not_get_round_their_consent() -> None:
    desk = asking()
    desk.do(acts.decline_undo, "Ann")
    desk.do(acts.stand_in, "Ann", 1, "apprentice")
    desk.do(acts.stand_in, "Ann", 2, "apprentice")
    with pytest.raises(RefusedError):
        desk.do(acts.undo, "Ann")
    desk.do(acts.ask_for_undo, "Ann")
    assert desk.table.petition is not None
    desk.do(acts.agree_to_undo, "Bob", desk.table.version)
    assert desk.table.petition is not None
    assert len(desk.do(acts.agree_to_undo, "Cleo", desk.table.version)) == 2


def test_asking_for_what_the_rule_allows_just_does_it() -> None:
    desk = begun()
    to_a_decision_of(desk, 0)
    desk.play()
    assert desk.do(acts.ask_for_undo, "Ann") == [Undo(0, 1)]


def test_the_last_move_of_a_game_can_be_taken_back_and_the_game_goes_on() -> None:
    desk = begun(players=("Ann",), bots=1)
    desk.play_on()
    assert desk.table.status == "over"
    desk.do(acts.undo, "Ann")
    assert (desk.table.status, desk.table.result) == ("playing", None)
    desk.play_on()
    assert desk.table.status == "over"
    assert alike(desk.table, desk.folded_anew())


# Talking and waiting


def test_talk_is_cleaned_cut_and_noted_where_it_was_said() -> None:
    desk = begun()
    desk.play()
    desk.do(acts.say, "Ann", "  good\tmove\x1b[2J\nBob ")
    note = desk.table.notes[-1]
    assert note.entry == Say("Ann", "good move�[2J Bob")
    assert note.moves == 1
    desk.do(acts.say, "Ann", "x" * 1000)
    said = desk.table.notes[-1].entry
    assert isinstance(said, Say)
    assert len(said.text) == acts.LONGEST_TALK
    assert refusal(desk.do, acts.say, "Ann", " \n ") == "house-nothing-said"
    assert refusal(desk.do, acts.say, "Watcher", "hello") == "house-no-seat"


def test_since_is_when_those_who_decide_began_to_be_asked() -> None:
    desk = begun()
    assert desk.table.since == desk.table.changed
    started = desk.table.since
    desk.do(acts.say, "Ann", "hello")
    assert desk.table.since == started < desk.table.changed
    desk.play()
    assert desk.table.since == desk.table.changed > started


def test_what_is_written_is_moves_and_positions_and_nothing_twice() -> None:
    desk = begun()
    written = desk.play()
    assert isinstance(written[0], Move)
    assert all(isinstance(entry, Position) for entry in written[1:])
