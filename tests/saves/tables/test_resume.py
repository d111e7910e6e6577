"""A table played with older rules: on hold at the last position that agrees, until its owner resumes it there."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from saves.records.library import Library
from saves.store import Logged, open_store
from saves.tables import RefusedError, SharedTable, TableError, Tables, acts
from saves.tables import entries as log
from saves.tables.cards import card_of
from saves.tables.export import export
from saves.tables.reading import read_table
from saves.tables.table import OVER, PLAYING
from tests.frozen.make import play_table, seated
from tests.saves.changed_rules import pay_when_round_begins, raise_rules_version
from tests.saves.tables.in_memory import TableInMemory, begun


def in_round(number: int) -> TableInMemory:
    """A table some moves into a round."""
    shared = begun(bots=1)
    while shared.table.match.state.round < number:
        shared.play_on(1)
    shared.play_on(4)
    return shared


def kinds(shared: TableInMemory) -> list[type]:
    return [type(log.decode(logged.body)) for logged in shared.log]


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> TableInMemory:
    """A table in round 4 when the rules of round 3 change."""
    shared = in_round(4)
    pay_when_round_begins(monkeypatch, 3)
    return shared


def test_a_table_of_older_rules_is_on_hold_at_the_last_position_that_agrees(shared: TableInMemory) -> None:
    table = shared.folded_again()
    positions = [number for number, kind in enumerate(kinds(shared), 1) if kind is log.Position]
    assert table.outdated is not None
    assert table.outdated.after == positions[0]
    assert table.outdated.total == len(shared.table.match.entries)
    assert table.match.state.round == 2
    assert len(table.match.entries) == kinds(shared)[: positions[0]].count(log.MoveEntry)
    assert table.version == shared.table.version, "the whole log was read"
    assert table.status == PLAYING
    assert table.turn() == ()
    assert table.bot_to_move() is None
    assert table.problem is not None
    assert table.problem.arguments == {
        "name": "abc",
        "line": 0,
        "rules": 1,
        "known": 2,
        "moves": len(table.match.entries),
        "total": table.outdated.total,
    }


def test_nobody_plays_on_while_it_is_on_hold_but_people_talk(shared: TableInMemory) -> None:
    shared.table = shared.folded_again()
    move = shared.decision().moves[0]
    player = "Ann" if shared.decision().seat == 0 else "Bob"
    refused_acts: tuple[Callable[[], object], ...] = (
        lambda: shared.do(acts.play, player, move, shared.table.version),
        lambda: shared.do(acts.undo, "Ann"),
        lambda: shared.do(acts.redo, "Ann"),
        lambda: shared.do(acts.ask_for_undo, "Ann"),
    )
    for act in refused_acts:
        with pytest.raises(RefusedError) as refused:
            act()
        assert refused.value.kind == "tables-outdated"
    shared.do(acts.say, "Bob", "Resume it?")
    assert shared.table.outdated is not None


def test_the_owner_resumes_it_and_all_are_told(shared: TableInMemory) -> None:
    shared.table = shared.folded_again()
    stood = len(shared.table.match.entries)
    with pytest.raises(RefusedError) as refused:
        shared.do(acts.resume, "Bob")
    assert refused.value.kind == "tables-not-owner"
    shared.do(acts.resume, "Ann")
    assert shared.table.outdated is None
    assert shared.table.turn() != ()
    assert shared.table.header.rules == 2
    assert isinstance(shared.table.notes[-1].entry, log.Resume)
    assert len(shared.table.match.entries) == stood
    with pytest.raises(RefusedError):
        shared.do(acts.resume, "Ann")
    shared.play_on(10)
    again = shared.folded_again()
    assert again.match.state == shared.table.match.state
    assert again.match.entries == shared.table.match.entries
    assert [note.seq for note in again.notes] == [note.seq for note in shared.table.notes]


def test_what_was_played_after_the_hold_counts_no_more_whatever_rules_come(
    shared: TableInMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version that agrees with every older move still continues from where the game was resumed."""
    shared.table = shared.folded_again()
    shared.do(acts.resume, "Ann")
    moves = len(shared.table.match.entries)
    monkeypatch.undo()
    raise_rules_version(monkeypatch)
    again = shared.folded_again()
    assert again.outdated is None
    assert len(again.match.entries) == moves


def test_rules_that_change_once_more_hold_it_even_earlier(
    shared: TableInMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared.table = shared.folded_again()
    shared.do(acts.resume, "Ann")
    shared.play_on(3)
    pay_when_round_begins(monkeypatch, 2)
    table = shared.folded_again()
    assert table.outdated is not None
    assert table.match.state.round == 1
    shared.table = table
    shared.do(acts.resume, "Ann")
    assert shared.table.turn() != ()
    shared.play_on(3)
    assert shared.folded_again().match.entries == shared.table.match.entries


def test_a_program_with_older_rules_does_not_go_on_with_a_resumed_table(
    shared: TableInMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would write moves that the newer rules do not allow, which would look like damage."""
    shared.table = shared.folded_again()
    shared.do(acts.resume, "Ann")
    monkeypatch.undo()
    with pytest.raises(TableError) as newer:
        shared.folded_again()
    assert newer.value.kind == "table-newer-rules"
    assert (newer.value.arguments["rules"], newer.value.arguments["known"]) == (2, 1)


def test_what_was_taken_back_before_the_hold_cannot_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at a live table that was open when it was resumed nor at one that is read again."""
    shared = begun(free_undo=True)
    shared.play_on(5)
    shared.do(acts.undo, "Ann")
    raise_rules_version(monkeypatch)
    refused = log.MoveEntry(shared.decision().seat, ["nothing"])
    shared.log.append(Logged(shared.table.version + 1, log.encode(refused), shared.log[-1].at))
    shared.table = shared.folded_again()
    assert shared.table.outdated is not None
    shared.do(acts.resume, "Ann")
    for table in (shared.table, shared.folded_again()):
        assert not table.match.can_redo
        assert table.redo_seat is None
        assert table.undo_request is None


def test_an_undo_that_is_asked_for_waits_while_the_table_is_on_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = in_round(4)
    asker = shared.table.chairs[
        next(entry.seat for entry in reversed(shared.table.match.entries) if entry.seat < 2)
    ].player
    shared.do(acts.ask_for_undo, asker)
    if shared.table.undo_request is None:
        shared.write([log.Ask(0, 1)])
    pay_when_round_begins(monkeypatch, 3)
    shared.table = shared.folded_again()
    assert shared.table.outdated is not None
    other = "Bob" if asker == "Ann" else "Ann"
    with pytest.raises(RefusedError) as refused:
        shared.do(acts.agree_to_undo, other, shared.table.version)
    assert refused.value.kind == "tables-outdated"
    shared.do(acts.resume, "Ann")
    assert shared.table.undo_request is None


def test_an_edition_that_is_not_known_is_said_to_be_missing() -> None:
    row = TableInMemory().row
    header = {**msgspec.json.decode(row.header), "edition": "feedfeedfeed"}
    with pytest.raises(TableError) as refused:
        SharedTable(msgspec.structs.replace(row, header=msgspec.json.encode(header).decode()))
    assert refused.value.kind == "table-missing-edition"
    assert refused.value.arguments["edition"] == "feedfeedfeed"


def test_a_finished_table_stays_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = begun()
    shared.play_on()
    pay_when_round_begins(monkeypatch, 3)
    table = shared.folded_again()
    assert table.status == OVER
    assert table.result == shared.table.result
    assert table.outdated is not None
    shared.table = table
    with pytest.raises(RefusedError) as refused:
        shared.do(acts.resume, "Ann")
    assert refused.value.kind == "tables-over"


def test_live_tables_of_several_servers_go_on_from_the_same_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(_resume_with_two_servers(tmp_path / "house.sqlite", monkeypatch))


async def _resume_with_two_servers(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Tables(open_store(place))
    live = await seated(one, "bruxelles1897", 7, word="")
    await play_table(live, 400, until_round=4)
    pay_when_round_begins(monkeypatch, 3)
    two = Tables(open_store(place))  # another server, which began after the change
    elsewhere = await two.open(live.id)
    assert elsewhere.now.outdated is not None
    await elsewhere.do(acts.resume, "Ann")
    await live.refresh()
    assert live.now.match.state == elsewhere.now.match.state
    assert card_of(one.store.table(live.id)).round == 2
    await play_table(live, 2)
    assert read_table(two.store, live.id).match.state == live.now.match.state
    await one.close()
    await two.close()


def test_a_table_on_hold_and_a_resumed_one_can_be_written_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "house.sqlite"
    table = asyncio.run(_played(place))
    pay_when_round_begins(monkeypatch, 3)
    library = Library(tmp_path / "library")
    store = open_store(place)
    held = export(store, table)
    assert held.problem is not None
    assert held.problem.kind == "table-outdated"
    journal = library.open(library.keep(held.header, held.lines))
    assert journal.outdated
    assert len(journal.match.entries) == held.problem.arguments["moves"]
    store.close()
    asyncio.run(_resumed(place, table))
    store = open_store(place)
    resumed = export(store, table)
    assert resumed.problem is None
    assert len(library.open(library.keep(resumed.header, resumed.lines)).match.entries) == len(
        SharedTable(store.table(table)).after(store.read(table)).match.entries
    )
    store.close()


async def _played(place: Path) -> str:
    tables = Tables(open_store(place))
    live = await seated(tables, "bruxelles1897", 7, word="")
    await play_table(live, 400, until_round=4)
    await tables.close()
    return live.id


async def _resumed(place: Path, table: str) -> None:
    tables = Tables(open_store(place))
    live = await tables.open(table)
    await live.do(acts.resume, "Ann")
    await play_table(live, 3)
    await tables.close()
