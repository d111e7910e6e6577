"""A table that older rules played: on hold at the last position that agrees, until its owner resumes it from there."""

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
from saves.tables.table import OVER, PLAYING
from saves.tables.tables import read_table
from tests.frozen.make import play_table, seated
from tests.saves.changed_rules import pay_when_round_begins, raise_rules_version
from tests.saves.tables.desk import Desk, begun


def in_round(number: int) -> Desk:
    """A table some moves into a round."""
    desk = begun(bots=1)
    while desk.table.match.state.round < number:
        desk.play_on(1)
    desk.play_on(4)
    return desk


def kinds(desk: Desk) -> list[type]:
    return [type(log.decode(logged.body)) for logged in desk.log]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A table in round 4 when the rules of round 3 change."""
    desk = in_round(4)
    pay_when_round_begins(monkeypatch, 3)
    return desk


def test_a_table_of_older_rules_is_on_hold_at_the_last_position_that_agrees(desk: Desk) -> None:
    table = desk.folded_anew()
    positions = [number for number, kind in enumerate(kinds(desk), 1) if kind is log.Position]
    assert table.outdated is not None
    assert table.outdated.after == positions[0]
    assert table.outdated.total == len(desk.table.match.entries)
    assert table.match.state.round == 2
    assert len(table.match.entries) == kinds(desk)[: positions[0]].count(log.Move)
    assert table.version == desk.table.version, "the whole log was read"
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


def test_nobody_plays_on_while_it_is_on_hold_but_people_talk(desk: Desk) -> None:
    desk.table = desk.folded_anew()
    move = desk.decision().moves[0]
    player = "Ann" if desk.decision().seat == 0 else "Bob"
    refused_acts: tuple[Callable[[], object], ...] = (
        lambda: desk.do(acts.play, player, move, desk.table.version),
        lambda: desk.do(acts.undo, "Ann"),
        lambda: desk.do(acts.redo, "Ann"),
        lambda: desk.do(acts.ask_for_undo, "Ann"),
    )
    for act in refused_acts:
        with pytest.raises(RefusedError) as refused:
            act()
        assert refused.value.kind == "house-outdated"
    desk.do(acts.say, "Bob", "Resume it?")
    assert desk.table.outdated is not None


def test_the_owner_resumes_it_and_all_are_told(desk: Desk) -> None:
    desk.table = desk.folded_anew()
    stood = len(desk.table.match.entries)
    with pytest.raises(RefusedError) as refused:
        desk.do(acts.resume, "Bob")
    assert refused.value.kind == "house-not-owner"
    desk.do(acts.resume, "Ann")
    assert desk.table.outdated is None
    assert desk.table.turn() != ()
    assert desk.table.header.rules == 2
    assert isinstance(desk.table.notes[-1].entry, log.Resume)
    assert len(desk.table.match.entries) == stood
    with pytest.raises(RefusedError):
        desk.do(acts.resume, "Ann")
    desk.play_on(10)
    again = desk.folded_anew()
    assert again.match.state == desk.table.match.state
    assert again.match.entries == desk.table.match.entries
    assert [note.seq for note in again.notes] == [note.seq for note in desk.table.notes]


def test_what_was_played_after_the_hold_counts_no_more_whatever_rules_come(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A version that agrees with every move of old still goes on from where the game was resumed."""
    desk.table = desk.folded_anew()
    desk.do(acts.resume, "Ann")
    moves = len(desk.table.match.entries)
    monkeypatch.undo()
    raise_rules_version(monkeypatch)
    again = desk.folded_anew()
    assert again.outdated is None
    assert len(again.match.entries) == moves


def test_rules_that_change_once_more_hold_it_even_earlier(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.table = desk.folded_anew()
    desk.do(acts.resume, "Ann")
    desk.play_on(3)
    pay_when_round_begins(monkeypatch, 2)
    table = desk.folded_anew()
    assert table.outdated is not None
    assert table.match.state.round == 1
    desk.table = table
    desk.do(acts.resume, "Ann")
    assert desk.table.turn() != ()
    desk.play_on(3)
    assert desk.folded_anew().match.entries == desk.table.match.entries


def test_a_program_with_older_rules_does_not_go_on_with_a_resumed_table(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would play what the newer rules do not allow, and nobody could tell that from damage."""
    desk.table = desk.folded_anew()
    desk.do(acts.resume, "Ann")
    monkeypatch.undo()
    with pytest.raises(TableError) as newer:
        desk.folded_anew()
    assert newer.value.kind == "table-newer-rules"
    assert (newer.value.arguments["rules"], newer.value.arguments["known"]) == (2, 1)


def test_what_was_taken_back_before_the_hold_cannot_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at a table that was there when it was resumed nor at one that is read anew."""
    desk = begun(free_undo=True)
    desk.play_on(5)
    desk.do(acts.undo, "Ann")
    raise_rules_version(monkeypatch)
    refused = log.Move(desk.decision().seat, ["nothing"])
    desk.log.append(Logged(desk.table.version + 1, log.encode(refused), desk.log[-1].at))
    desk.table = desk.folded_anew()
    assert desk.table.outdated is not None
    desk.do(acts.resume, "Ann")
    for table in (desk.table, desk.folded_anew()):
        assert not table.match.can_redo
        assert table.redoer is None
        assert table.petition is None


def test_an_undo_that_is_asked_for_waits_while_the_table_is_on_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = in_round(4)
    asker = desk.table.chairs[next(entry.seat for entry in reversed(desk.table.match.entries) if entry.seat < 2)].player
    desk.do(acts.ask_for_undo, asker)
    if desk.table.petition is None:
        desk.write([log.Ask(0, 1)])
    pay_when_round_begins(monkeypatch, 3)
    desk.table = desk.folded_anew()
    assert desk.table.outdated is not None
    other = "Bob" if asker == "Ann" else "Ann"
    with pytest.raises(RefusedError) as refused:
        desk.do(acts.agree_to_undo, other, desk.table.version)
    assert refused.value.kind == "house-outdated"
    desk.do(acts.resume, "Ann")
    assert desk.table.petition is None


def test_an_edition_that_is_not_known_is_said_to_be_missing() -> None:
    row = Desk().row
    header = {**msgspec.json.decode(row.header), "edition": "feedfeedfeed"}
    with pytest.raises(TableError) as refused:
        SharedTable(msgspec.structs.replace(row, header=msgspec.json.encode(header).decode()))
    assert refused.value.kind == "table-missing-edition"
    assert refused.value.arguments["edition"] == "feedfeedfeed"


def test_a_finished_table_stays_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = begun()
    desk.play_on()
    pay_when_round_begins(monkeypatch, 3)
    table = desk.folded_anew()
    assert table.status == OVER
    assert table.result == desk.table.result
    assert table.outdated is not None
    desk.table = table
    with pytest.raises(RefusedError) as refused:
        desk.do(acts.resume, "Ann")
    assert refused.value.kind == "house-over"


def test_rooms_of_several_servers_go_on_from_the_same_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
