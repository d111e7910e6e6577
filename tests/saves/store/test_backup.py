"""Backups made while others write: each opens and has every entry that was acknowledged before it began."""

import stat
from pathlib import Path
from threading import Event, Thread

import pytest

from saves.store import Store, StoreError, open_store
from tests.postgres_server import PostgresServer
from tests.saves.store.tables import new_table


@pytest.fixture
def file_store(tmp_path: Path) -> Store:
    store = open_store(tmp_path / "house.sqlite")
    store.register("Ann", "key")
    store.create(new_table("abc"), ["entry 1"])
    return store


def test_a_backup_made_during_writes_has_what_was_acknowledged_before(file_store: Store, tmp_path: Path) -> None:
    acknowledged, ended, problems = [1], Event(), list[Exception]()

    def write() -> None:
        try:
            while not ended.is_set():
                last = acknowledged[-1]
                file_store.append("abc", last, [f"entry {last + 1}"])
                acknowledged.append(last + 1)
        except StoreError as problem:
            problems.append(problem)

    writer = Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            while len(acknowledged) < 20 * (number + 1):
                assert writer.is_alive()
            before = acknowledged[-1]
            path = tmp_path / f"backup {number}"
            file_store.backup(path)
            copy = open_store(path, make=False)
            entries = copy.read("abc")
            assert len(entries) >= before
            assert [entry.body for entry in entries] == [f"entry {each + 1}" for each in range(len(entries))]
            assert copy.table("abc").version == len(entries)
            assert copy.player("Ann") == file_store.player("Ann")
            copy.close()
    finally:
        ended.set()
        writer.join()
        file_store.close()
    assert problems == []


def test_only_its_owner_may_read_a_backup_and_nothing_else_is_left(file_store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    file_store.backup(folder / "house.backup")
    assert [each.name for each in folder.iterdir()] == ["house.backup"]
    assert stat.S_IMODE((folder / "house.backup").stat().st_mode) == 0o600
    file_store.close()


def test_a_backup_replaces_no_file_and_fails_with_words(file_store: Store, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("mine")
    for path, kind in (
        (taken, "backup-taken"),
        (tmp_path / "nowhere" / "copy", "backup-no-folder"),
        (tmp_path / ("x" * 253), "backup-failed"),  # too long once ".part" is added
    ):
        with pytest.raises(StoreError) as refused:
            file_store.backup(path)
        assert refused.value.kind == kind
        assert str(tmp_path) not in str(refused.value)
    assert taken.read_text() == "mine"
    file_store.close()
    with pytest.raises(StoreError) as closed:
        file_store.backup(tmp_path / "late")
    assert closed.value.kind == "store-closed"


def test_postgresql_has_its_own_tool(postgres_server: PostgresServer, tmp_path: Path) -> None:
    store = open_store(postgres_server.emptied_database())
    with pytest.raises(StoreError) as refused:
        store.backup(tmp_path / "copy")
    assert (refused.value.kind, refused.value.arguments["name"]) == ("backup-postgres", "pg_dump")
    store.close()
