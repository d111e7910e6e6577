"""Moves, version conflicts, undo by the rule and by consent, chat, and the end; the log alone makes the table."""

import pytest

from engine.agenda import IllegalMoveError
from engine.game import CATALOGUE
from saves.tables import RefusedError, SharedTable, VersionConflictError, acts
from saves.tables.entries import Agree, Ask, Decline, End, MoveEntry, Position, Say, Undo
from saves.tables.requests import UndoRequest
from tests.saves.tables.in_memory import WAITED, TableInMemory, begun
from tests.saves.tables.test_seats import refusal


def alike(one: SharedTable, other: SharedTable) -> bool:
    """Whether two tables are the same in every public attribute."""
    parts = (
        "status",
        "owner",
        "chairs",
        "version",
        "changed",
        "since",
        "notes",
        "undo_request",
        "stand_in_request",
        "absence_limit",
        "result",
        "redo_seat",
        "header",
    )
    same = all(getattr(one, part) == getattr(other, part) for part in parts)
    return same and one.match.state == other.match.state and one.match.entries == other.match.entries


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_played_to_its_end_is_the_same_folded_again(game: str) -> None:
    shared = begun(game, ("Ann", "Bob"), bots=1)
    shared.play_on()
    assert shared.table.status == "over"
    assert shared.table.result is not None
    assert shared.table.turn() == ()
    assert alike(shared.table, shared.folded_again())
    assert refusal(shared.do, acts.play, "Ann", None, shared.table.version) == "tables-over"


def test_rounds_end_with_the_position_and_the_game_with_its_result() -> None:
    shared = begun()
    shared.play_on()
    kinds = [note.entry for note in shared.table.notes]
    assert isinstance(kinds[-1], End)
    bodies = [entry.body for entry in shared.log]
    assert sum('"entry":"position"' in body for body in bodies) >= 4


def test_a_table_is_a_value_that_never_changes() -> None:
    shared = begun()
    before = shared.table
    picture = (
        before.version,
        list(before.notes),
        list(before.match.entries),
        before.match.game.encode(before.match.state),
    )
    shared.play()
    shared.do(acts.say, "Ann", "hello")
    shared.do(acts.stand_in, "Ann", 1, "apprentice", WAITED)
    assert (
        before.version,
        list(before.notes),
        list(before.match.entries),
        before.match.game.encode(before.match.state),
    ) == picture
    assert before.chairs != shared.table.chairs


def test_a_move_that_is_not_allowed_is_refused_by_the_rules() -> None:
    shared = begun()
    other = "Bob" if shared.decision().seat == 0 else "Ann"
    with pytest.raises(IllegalMoveError):
        shared.do(acts.play, other, shared.decision().moves[0], shared.table.version)
    assert refusal(shared.do, acts.play, "Cleo", shared.decision().moves[0], shared.table.version) == "tables-no-seat"


def test_a_move_based_on_an_older_moment_is_stale_but_talk_does_not_make_it_so() -> None:
    shared = begun()
    seen, move = shared.table.version, shared.decision().moves[0]
    player = shared.table.chairs[shared.decision().seat].player
    shared.do(acts.say, "Bob", "take your time")
    shared.do(acts.play, player, move, seen)
    with pytest.raises(VersionConflictError):
        shared.do(acts.play, player, move, seen)


def test_two_servers_whose_bots_move_at_once_make_one_move() -> None:
    shared = begun(players=("Ann",), bots=1)
    while shared.decision().seat == 0:
        shared.play()
    seen, move = shared.table.version, shared.decision().moves[0]
    shared.do(acts.play_for_bot, 1, "apprentice", move, seen)
    moves = len(shared.table.match.entries)
    with pytest.raises(VersionConflictError):
        shared.do(acts.play_for_bot, 1, "apprentice", move, seen)
    assert len(shared.table.match.entries) == moves


def test_a_bot_whose_seat_was_taken_back_is_stale() -> None:
    shared = begun()
    seat = shared.decision().seat
    player = str(shared.table.chairs[seat].player)
    shared.do(acts.stand_in, player, seat, "apprentice")
    seen, move = shared.table.version, shared.decision().moves[0]
    shared.do(acts.take_seat_back, player)
    with pytest.raises(VersionConflictError):
        shared.do(acts.play_for_bot, seat, "apprentice", move, seen)


# Undo


def to_a_decision_of(shared: TableInMemory, seat: int) -> None:
    while shared.decision().seat != seat:
        shared.play()


def test_undo_follows_the_rule_of_the_match() -> None:
    shared = begun()
    assert refusal(shared.do, acts.undo, "Ann") == "tables-undo-nothing"
    to_a_decision_of(shared, 0)
    before = shared.table.match.state
    shared.play()
    assert shared.do(acts.undo, "Ann") == [Undo(0, 1)]
    assert shared.table.match.state == before
    assert shared.table.redo_seat == 0
    assert alike(shared.table, shared.folded_again())


def test_redo_is_for_who_took_back_and_nobody_else() -> None:
    shared = begun()
    to_a_decision_of(shared, 0)
    shared.play()
    after = shared.table.match.state
    assert refusal(shared.do, acts.redo, "Ann") == "tables-redo-nothing"
    shared.do(acts.undo, "Ann")
    assert refusal(shared.do, acts.redo, "Bob") == "tables-redo-nothing"
    shared.do(acts.redo, "Ann")
    assert shared.table.match.state == after
    assert alike(shared.table, shared.folded_again())
    assert refusal(shared.do, acts.redo, "Ann") == "tables-redo-nothing"


def asking() -> TableInMemory:
    """Play until Bob has decided after Ann, and have Ann ask for her decision back. Cleo sits there too."""
    shared = begun(players=("Ann", "Bob", "Cleo"))
    to_a_decision_of(shared, 0)
    while refused(shared) is None or not any(entry.seat == 0 for entry in shared.table.match.entries):
        shared.play()
    assert shared.do(acts.ask_for_undo, "Ann") == [Ask(0, count_since(shared))]
    return shared


def refused(shared: TableInMemory) -> str | None:
    return shared.table.match.undo_refusal(0)


def count_since(shared: TableInMemory) -> int:
    entries = shared.table.match.entries
    return len(entries) - max(index for index, entry in enumerate(entries) if entry.seat == 0)


def test_beyond_the_rule_undo_needs_the_consent_of_all_others() -> None:
    shared = asking()
    assert refusal(shared.do, acts.undo, "Ann") in ("tables-undo-other_human", "tables-undo-revealed")
    count = count_since(shared)
    before = shared.table.match.state_before(len(shared.table.match.entries) - count)
    assert shared.table.undo_request == UndoRequest(0, len(shared.table.match.entries) - count)
    assert refusal(shared.do, acts.agree_to_undo, "Ann", shared.table.version) == "tables-undo-pending"
    assert shared.do(acts.agree_to_undo, "Cleo", shared.table.version) == [Agree(2)]
    assert refusal(shared.do, acts.agree_to_undo, "Cleo", shared.table.version) == "tables-undo-pending"
    assert refusal(shared.do, acts.ask_for_undo, "Ann") == "tables-undo-pending"
    assert shared.do(acts.agree_to_undo, "Bob", shared.table.version) == [Agree(1), Undo(0, count)]
    assert shared.table.match.state == before
    assert shared.table.undo_request is None
    assert alike(shared.table, shared.folded_again())


@pytest.mark.parametrize("who", ["Bob", "Cleo", "Ann"])
def test_one_refusal_is_enough_and_who_asked_may_withdraw(who: str) -> None:
    shared = asking()
    moves = len(shared.table.match.entries)
    shared.do(acts.decline_undo, who)
    assert isinstance(shared.table.notes[-1].entry, Decline)
    assert shared.table.undo_request is None
    assert len(shared.table.match.entries) == moves
    assert refusal(shared.do, acts.agree_to_undo, "Bob", shared.table.version) == "tables-undo-not-asked"
    assert refusal(shared.do, acts.decline_undo, "Bob") == "tables-undo-not-asked"


def test_a_move_makes_the_question_void() -> None:
    shared = asking()
    shared.play()
    assert shared.table.undo_request is None
    assert refusal(shared.do, acts.agree_to_undo, "Bob", shared.table.version) == "tables-undo-not-asked"


def test_consent_to_what_was_asked_before_is_none_to_what_is_asked_now() -> None:
    shared = asking()
    seen = shared.table.version
    shared.play()
    shared.do(acts.ask_for_undo, "Ann")
    with pytest.raises(VersionConflictError):
        shared.do(acts.agree_to_undo, "Bob", seen)


def test_sending_a_player_away_does_not_get_round_their_consent() -> None:
    shared = asking()
    shared.do(acts.decline_undo, "Ann")
    shared.do(acts.stand_in, "Ann", 1, "apprentice", WAITED)
    shared.do(acts.stand_in, "Ann", 2, "apprentice", WAITED)
    with pytest.raises(RefusedError):
        shared.do(acts.undo, "Ann")
    shared.do(acts.ask_for_undo, "Ann")
    assert shared.table.undo_request is not None
    shared.do(acts.agree_to_undo, "Bob", shared.table.version)
    assert shared.table.undo_request is not None
    assert len(shared.do(acts.agree_to_undo, "Cleo", shared.table.version)) == 2


def test_asking_for_what_the_rule_allows_just_does_it() -> None:
    shared = begun()
    to_a_decision_of(shared, 0)
    shared.play()
    assert shared.do(acts.ask_for_undo, "Ann") == [Undo(0, 1)]


def test_the_last_move_of_a_game_can_be_taken_back_and_the_game_goes_on() -> None:
    shared = begun(players=("Ann",), bots=1)
    shared.play_on()
    assert shared.table.status == "over"
    shared.do(acts.undo, "Ann")
    assert (shared.table.status, shared.table.result) == ("playing", None)
    shared.play_on()
    assert shared.table.status == "over"
    assert alike(shared.table, shared.folded_again())


# Chat and turns


def test_talk_is_cleaned_cut_and_noted_where_it_was_said() -> None:
    shared = begun()
    shared.play()
    shared.do(acts.say, "Ann", "  good\tmove\x1b[2J\nBob ")
    note = shared.table.notes[-1]
    assert note.entry == Say("Ann", "good move�[2J Bob")
    assert note.moves == 1
    shared.do(acts.say, "Ann", "x" * 1000)
    said = shared.table.notes[-1].entry
    assert isinstance(said, Say)
    assert len(said.text) == acts.LONGEST_TALK
    assert refusal(shared.do, acts.say, "Ann", " \n ") == "tables-nothing-said"
    assert refusal(shared.do, acts.say, "Watcher", "hello") == "tables-no-seat"


def test_since_is_when_those_who_decide_began_to_be_asked() -> None:
    shared = begun()
    assert shared.table.since == shared.table.changed
    started = shared.table.since
    shared.do(acts.say, "Ann", "hello")
    assert shared.table.since == started < shared.table.changed
    shared.play()
    assert shared.table.since == shared.table.changed > started


def test_what_is_written_is_moves_and_positions_and_nothing_twice() -> None:
    shared = begun()
    written = shared.play()
    assert isinstance(written[0], MoveEntry)
    assert all(isinstance(entry, Position) for entry in written[1:])
