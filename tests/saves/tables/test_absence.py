"""When a bot may play for an absent player: after the time set for the table, or when the others agree."""

import pytest

from saves.tables import SharedTable, acts
from saves.tables.entries import AbsenceLimit, AgreeStandIn, AskStandIn, DeclineStandIn, StandIn
from saves.tables.requests import StandInRequest
from saves.tables.table import OLDER_ABSENCE_LIMIT
from tests.saves.tables.in_memory import WAITED, TableInMemory, begun
from tests.saves.tables.test_seats import refusal

ANN, BOB, CLEO, DORA = range(4)
BOT = "apprentice"


def table(minutes: int | None = 5) -> TableInMemory:
    """Return a game of four; Dora is the one who will be away."""
    shared = begun("crystal_palace", ("Ann", "Bob", "Cleo", "Dora"))
    shared.write([AbsenceLimit(minutes)])
    return shared


def test_the_owner_waits_as_long_as_was_agreed_when_the_table_was_opened() -> None:
    shared = table(5)
    assert refusal(shared.do, acts.stand_in, "Ann", DORA, BOT) == "tables-not-waiting"
    assert refusal(shared.do, acts.stand_in, "Ann", DORA, BOT, 299.0) == "tables-wait-longer"
    assert refusal(shared.do, acts.stand_in, "Bob", DORA, BOT, 300.0) == "tables-not-owner"
    assert shared.do(acts.stand_in, "Ann", DORA, BOT, 300.0) == [StandIn(DORA, BOT)]


def test_any_player_with_a_seat_may_do_it_while_the_owner_is_away() -> None:
    shared = table(5)
    assert refusal(shared.do, acts.stand_in, "Bob", ANN, BOT, 299.0, is_owner_present=False) == "tables-wait-longer"
    assert refusal(shared.do, acts.stand_in, "Eve", ANN, BOT, 300.0, is_owner_present=False) == "tables-not-owner"
    assert refusal(shared.do, acts.stand_in, "Bob", DORA, BOT, 300.0, is_owner_present=True) == "tables-not-owner"
    assert shared.do(acts.stand_in, "Bob", ANN, BOT, 300.0, is_owner_present=False) == [StandIn(ANN, BOT)]
    assert shared.do(acts.stand_in, "Bob", DORA, BOT, 300.0, is_owner_present=False) == [StandIn(DORA, BOT)]


def test_a_table_may_wait_for_ever() -> None:
    shared = table(None)
    assert refusal(shared.do, acts.stand_in, "Ann", DORA, BOT, WAITED) == "tables-never-absent"


def test_players_hand_over_their_own_seat_at_once() -> None:
    assert table(None).do(acts.stand_in, "Dora", DORA, BOT) == [StandIn(DORA, BOT)]


def test_the_limit_is_in_the_log_but_not_among_the_notes() -> None:
    shared = table(60)
    assert shared.folded_again().absence_limit == shared.table.absence_limit == 60
    assert not any(isinstance(note.entry, AbsenceLimit) for note in shared.table.notes)


def test_tables_of_older_versions_wait_a_day() -> None:
    shared = begun("crystal_palace", ("Ann", "Bob"))
    assert SharedTable(shared.row).absence_limit == shared.table.absence_limit == OLDER_ABSENCE_LIMIT == 24 * 60


def test_all_players_who_are_there_agree() -> None:
    shared, present = table(), {ANN, BOB, CLEO}
    assert shared.do(acts.ask_for_stand_in, "Bob", DORA, BOT, present) == [AskStandIn(BOB, DORA, BOT)]
    assert shared.table.stand_in_request == StandInRequest(BOB, DORA, BOT)
    assert refusal(shared.do, acts.ask_for_stand_in, "Ann", DORA, BOT, present) == "tables-request-pending"
    assert refusal(shared.do, acts.agree_to_stand_in, "Bob", present) == "tables-request-pending"
    assert shared.do(acts.agree_to_stand_in, "Ann", present) == [AgreeStandIn(ANN)]
    assert refusal(shared.do, acts.agree_to_stand_in, "Ann", present) == "tables-request-pending"
    assert shared.do(acts.agree_to_stand_in, "Cleo", present) == [AgreeStandIn(CLEO), StandIn(DORA, BOT)]
    assert shared.table.chairs[DORA].bot == BOT
    assert shared.table.stand_in_request is None
    shared.do(acts.take_seat_back, "Dora")
    assert shared.table.chairs[DORA].is_human


def test_who_has_left_meanwhile_is_not_waited_for() -> None:
    shared = table()
    shared.do(acts.ask_for_stand_in, "Bob", DORA, BOT, {ANN, BOB, CLEO})
    assert len(shared.do(acts.agree_to_stand_in, "Ann", {ANN, BOB})) == 2


@pytest.mark.parametrize("who", ["Ann", "Bob", "Dora"])
def test_one_refusal_is_enough(who: str) -> None:
    shared, present = table(), {ANN, BOB, CLEO}
    shared.do(acts.ask_for_stand_in, "Bob", DORA, BOT, present)
    shared.do(acts.agree_to_stand_in, "Cleo", present)
    assert isinstance(shared.do(acts.decline_stand_in, who)[0], DeclineStandIn)
    assert shared.table.stand_in_request is None
    assert shared.table.chairs[DORA].is_human
    assert refusal(shared.do, acts.agree_to_stand_in, "Ann", present) == "tables-request-gone"
    assert refusal(shared.do, acts.decline_stand_in, "Ann") == "tables-request-gone"


def test_nobody_decides_alone_and_bots_do_not_count() -> None:
    shared = table()
    assert refusal(shared.do, acts.ask_for_stand_in, "Ann", DORA, BOT, {ANN}) == "tables-nobody-to-ask"
    shared.do(acts.stand_in, "Bob", BOB, BOT)
    assert refusal(shared.do, acts.ask_for_stand_in, "Ann", DORA, BOT, {ANN, BOB}) == "tables-nobody-to-ask"
    assert refusal(shared.do, acts.ask_for_stand_in, "Bob", DORA, BOT, {ANN, BOB}) == "tables-bot-plays"
    assert refusal(shared.do, acts.ask_for_stand_in, "Eve", DORA, BOT, {ANN, CLEO}) == "tables-no-seat"
    assert refusal(shared.do, acts.ask_for_stand_in, "Ann", BOB, BOT, {ANN, CLEO}) == "tables-bot-already"


def test_a_player_who_is_there_is_not_replaced() -> None:
    shared, everybody = table(), {ANN, BOB, CLEO, DORA}
    assert refusal(shared.do, acts.ask_for_stand_in, "Ann", DORA, BOT, everybody) == "tables-player-here"
    shared.do(acts.ask_for_stand_in, "Ann", DORA, BOT, everybody - {DORA})
    assert refusal(shared.do, acts.agree_to_stand_in, "Bob", everybody) == "tables-player-here"
    shared.play(None, ANN)
    assert shared.table.stand_in_request is not None, "others play on"
    shared.play(None, DORA)
    assert shared.table.stand_in_request is None, "she is back"
