"""A shared table exported as a record: the same game, which opens like any other."""

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from saves.records.library import Library
from saves.records.record import Played, Seat, Undone
from saves.store import open_store
from saves.tables import RefusedError, SharedTable, Tables, acts
from saves.tables.export import export
from tui.cli.main import main


async def _play(place: Path, moves: int, game: str = "bruxelles1897") -> SharedTable:
    tables = Tables(open_store(place))
    live = await tables.create("Ann", game, (None, "apprentice", None), seed=7)
    await live.do(acts.sit, "Éva")
    if moves:
        await live.do(acts.start, "Ann")
    chance = random.Random(4)
    for number in range(moves):
        if not live.now.match.decisions:
            break
        decision = live.now.match.decisions[0]
        chair, move = live.now.chairs[decision.seat], chance.choice(list(decision.moves))
        if chair.bot is not None:
            await live.do(acts.play_for_bot, decision.seat, chair.bot, move, live.now.version)
        else:
            await live.do(acts.play, str(chair.player), move, live.now.version)
            if number % 7 == 3 and live.now.match.undo_refusal(decision.seat) is None:
                await live.do(acts.undo, str(chair.player))
            if number % 14 == 3 and live.now.match.can_redo and live.now.redo_seat == decision.seat:
                await live.do(acts.redo, str(chair.player))
        if number % 5 == 0:
            await live.do(acts.say, "Ann", f"that was move {number}")
    table = live.now
    await tables.close()
    return table


def played(place: Path, moves: int = 10_000, game: str = "bruxelles1897") -> SharedTable:
    return asyncio.run(_play(place, moves, game))


def run(tmp_path: Path, *arguments: str) -> Result:
    kept = ["--saves", str(tmp_path / "saves"), "--lang", "en"]
    return CliRunner().invoke(main, ["saves", "export", *arguments, "--store", str(tmp_path / "h.sqlite"), *kept])


@pytest.mark.parametrize("game", ["bruxelles1897", "crystal_palace"])
def test_a_finished_table_becomes_a_record_that_replays_to_its_result(tmp_path: Path, game: str) -> None:
    table = played(tmp_path / "h.sqlite", game=game)
    done = run(tmp_path, table.id.upper())
    assert done.exit_code == 0
    [entry] = Library(tmp_path / "saves").list()
    assert entry.name in done.output
    assert entry.problem is None
    assert entry.finished
    assert table.result is not None
    assert entry.scores == table.result.scores
    with Library(tmp_path / "saves").open(entry.name) as journal:
        assert journal.notices == []
        assert journal.match.state == table.match.state
        assert journal.match.entries == table.match.entries
        assert journal.header.seats == (Seat("Ann", "human"), Seat("Apprentice 2", "apprentice"), Seat("Éva", "human"))


def test_a_game_that_is_on_is_written_as_it_stands_with_what_was_taken_back(tmp_path: Path) -> None:
    table = played(tmp_path / "h.sqlite", 25)
    store = open_store(tmp_path / "h.sqlite")
    exported = export(store, table.id)
    store.close()
    assert exported.problem is None
    assert any(isinstance(line, Undone) for line in exported.lines)
    assert run(tmp_path, table.id).exit_code == run(tmp_path, table.id).exit_code == 0
    library = Library(tmp_path / "saves")
    assert len(library.list()) == 2
    for entry in library.list():
        with library.open(entry.name) as journal:
            assert journal.match.entries == table.match.entries


def test_a_table_where_nothing_has_begun_is_no_game(tmp_path: Path) -> None:
    table = played(tmp_path / "h.sqlite", 0)
    store = open_store(tmp_path / "h.sqlite")
    with pytest.raises(RefusedError):
        export(store, table.id)
    store.close()
    said = run(tmp_path, table.id)
    assert said.exit_code != 0
    assert "has not begun" in said.output
    assert not (tmp_path / "saves").exists()


def test_what_is_not_there_is_said_and_nothing_is_made(tmp_path: Path) -> None:
    said = run(tmp_path, "abcdef")
    assert said.exit_code != 0
    assert "no shared tables" in said.output
    assert list(tmp_path.iterdir()) == []
    open_store(tmp_path / "h.sqlite").close()
    assert "no table abcdef" in run(tmp_path, "abcdef").output


def test_a_damaged_table_is_written_as_far_as_it_reads_and_said_to_be_damaged(tmp_path: Path) -> None:
    table = played(tmp_path / "h.sqlite", 25)
    with sqlite3.connect(tmp_path / "h.sqlite") as connection:
        connection.execute("update entry set body = 'nonsense' where seq = 20")
    connection.close()
    said = run(tmp_path, table.id)
    assert said.exit_code != 0
    assert "entry 20" in said.output
    [entry] = Library(tmp_path / "saves").list()
    assert entry.problem is None
    assert 0 < entry.moves < 25


def test_an_illegal_move_stays_in_the_record_which_can_be_recovered(tmp_path: Path) -> None:
    table = played(tmp_path / "h.sqlite", 25)
    with sqlite3.connect(tmp_path / "h.sqlite") as connection:
        broken = """update entry set body = '{"entry":"move","seat":0,"move":["nothing"]}' where seq = 20"""
        connection.execute(broken)
    connection.close()
    store = open_store(tmp_path / "h.sqlite")
    exported = export(store, table.id)
    store.close()
    assert exported.problem is not None
    assert sum(isinstance(line, Played) for line in exported.lines) > 20
    library = Library(tmp_path / "saves")
    name = library.keep(exported.header, exported.lines, "broken")
    with library.recover(name) as journal:
        assert 0 < len(journal.match.entries) < 25
