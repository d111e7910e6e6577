"""Damaged tables and tables on hold: lists say so, they wait for nobody, and they can be closed and exported."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from saves.store import Store, TableQuery, open_store
from saves.tables import RefusedError, TableError, Tables, acts
from saves.tables.export import export
from tests.frozen.make import play_table
from tests.saves.changed_rules import pay_when_round_begins

Scene = Callable[[Tables], Awaitable[None]]


def with_tables(folder: Path, scene: Scene) -> None:
    async def run() -> None:
        tables = Tables(open_store(folder / "h.sqlite"))
        try:
            await scene(tables)
        finally:
            await tables.close()

    asyncio.run(run())


def begun(folder: Path, moves: int = 12, until_round: int | None = None) -> str:
    """Play at a table, and return its name."""
    names: list[str] = []

    async def scene(tables: Tables) -> None:
        live = await tables.create("Ann", "bruxelles1897", (None, None), seed=3)
        await live.do(acts.sit, "Bob")
        await live.do(acts.start, "Ann")
        if until_round:
            await play_table(live, 400, until_round=until_round)
        await play_table(live, moves)
        names.append(live.id)

    with_tables(folder, scene)
    return names[0]


def damage(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "h.sqlite") as connection:
        connection.execute(statement)
    connection.close()


DAMAGES = {
    "an entry that is no entry": "update entry set body = 'nonsense' where seq = 9",
    "an entry that is no text": "update entry set body = x'ff00' where seq = 9",
    "an illegal move": """update entry set body = '{"entry":"move","seat":0,"move":["no"]}' where seq = 9""",
    "a gap": "delete from entry where seq = 9",
    "a header": "update game_table set header = '{'",
}


def turns(store: Store) -> int:
    """Count the turns that lists show."""
    return sum(store.count_tables(TableQuery(turn_of=player)) for player in ("Ann", "Bob"))


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_leaves_the_lists_of_turns_when_it_is_opened(tmp_path: Path, statement: str) -> None:
    name = begun(tmp_path)
    damage(tmp_path, statement)

    async def scene(tables: Tables) -> None:
        assert turns(tables.store) == 1
        with pytest.raises(TableError) as found:
            await tables.open(name)
        assert found.value.kind == "table-damaged"
        assert turns(tables.store) == 0
        [card] = await tables.cards(player="Bob")
        assert (card.status, card.turn, card.owner) == ("damaged", (), "Ann")
        assert [chair.player for chair in card.chairs] == ["Ann", "Bob"]
        assert await tables.waiting_for_bots() == []

    with_tables(tmp_path, scene)


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=DAMAGES)
def test_its_owner_or_the_administrator_closes_it(tmp_path: Path, statement: str) -> None:
    name = begun(tmp_path)
    damage(tmp_path, statement)

    async def scene(tables: Tables) -> None:
        with pytest.raises(RefusedError):
            await tables.close_table(name, "Bob")
        await tables.close_table(name, "ann")
        assert [card.id for card in await tables.cards("closed", player="Bob")] == [name]
        assert await tables.cards("damaged", "playing", private=True) == []
        with pytest.raises(TableError):
            await tables.open(name)
        assert len(await tables.cards("closed", private=True)) == 1, "opening does not reopen it"

    with_tables(tmp_path, scene)


def test_the_administrator_closes_any_table(tmp_path: Path) -> None:
    name = begun(tmp_path)

    async def scene(tables: Tables) -> None:
        await tables.close_table(name, None)
        assert (await tables.open(name)).now.status == "closed"
        with pytest.raises(RefusedError):
            await tables.close_table(name, None)

    with_tables(tmp_path, scene)


def test_a_table_that_reads_again_is_listed_as_it_is(tmp_path: Path) -> None:
    name = begun(tmp_path)
    damage(tmp_path, "update entry set body = body || '?' where seq = 9")

    async def damaged(tables: Tables) -> None:
        with pytest.raises(TableError):
            await tables.open(name)

    async def repaired(tables: Tables) -> None:
        await tables.open(name)
        assert turns(tables.store) == 1
        [card] = await tables.cards(private=True)
        assert card.status == "playing"

    with_tables(tmp_path, damaged)
    damage(tmp_path, "update entry set body = trim(body, '?') where seq = 9")
    with_tables(tmp_path, repaired)


@pytest.mark.parametrize("statement", [DAMAGES["an entry that is no text"], DAMAGES["an entry that is no entry"]])
def test_it_is_exported_as_far_as_it_reads(tmp_path: Path, statement: str) -> None:
    name = begun(tmp_path)
    damage(tmp_path, statement)
    store = open_store(tmp_path / "h.sqlite")
    exported = export(store, name)
    store.close()
    assert exported.problem is not None
    assert exported.problem.notice.line == 9
    assert 0 < len(exported.lines) < 9


def test_a_table_on_hold_waits_for_nobody_until_it_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = begun(tmp_path, moves=3, until_round=3)
    pay_when_round_begins(monkeypatch, 3)

    async def scene(tables: Tables) -> None:
        live = await tables.open(name)
        assert live.now.outdated is not None
        assert turns(tables.store) == 0
        [card] = await tables.cards(private=True)
        assert (card.status, card.turn) == ("on-hold", ())
        await live.do(acts.resume, "Ann")
        [card] = await tables.cards(private=True)
        assert card.status == "playing"
        assert turns(tables.store) == 1

    with_tables(tmp_path, scene)


def test_a_table_on_hold_can_be_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = begun(tmp_path, moves=3, until_round=3)
    pay_when_round_begins(monkeypatch, 3)

    async def scene(tables: Tables) -> None:
        await tables.close_table(name, "Ann")
        [card] = await tables.cards(private=True)
        assert card.status == "closed"

    with_tables(tmp_path, scene)
    store = open_store(tmp_path / "h.sqlite")
    assert export(store, name).lines
    store.close()
