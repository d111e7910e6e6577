"""Places that cannot be a store: reported clearly, and left unchanged."""

import sqlite3
import stat
import sys
from pathlib import Path

import psycopg
import pytest

from saves.problems import SavesError
from saves.store import StoreError, default_place, migrations, open_store
from tests.postgres_server import PostgresServer
from tests.saves.store.tables import new_table


def refusal(place: str | Path) -> SavesError:
    with pytest.raises(StoreError) as refused:
        open_store(place)
    return refused.value


def test_a_new_file_is_made_with_its_folders_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "data" / "pavilion" / "house.sqlite"
    open_store(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_without_a_place_it_is_with_the_users_data() -> None:
    assert default_place().name == "house.sqlite"
    assert "pavilion" in default_place().parts


def test_what_is_written_waits_for_the_disk(tmp_path: Path) -> None:
    store = open_store(tmp_path / "house.sqlite")
    connection = store._connection  # type: ignore[attr-defined]
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    store.close()


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be taken for one" * 20, b"\0" * 4096])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "house.sqlite"
    path.write_bytes(content)
    assert refusal(path).kind == "store-foreign"
    assert path.read_bytes() == content


def test_a_database_of_someone_else_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("create table theirs (x)")
    connection.close()
    before = path.read_bytes()
    assert refusal(path).kind == "store-foreign"
    assert path.read_bytes() == before


def test_a_newer_store_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    open_store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("pragma user_version = 9")
    connection.close()
    newer = refusal(path)
    assert newer.kind == "store-newer"
    assert (newer.arguments["version"], newer.arguments["known"]) == (9, migrations.VERSION)


def filled(path: Path) -> bytes:
    store = open_store(path)
    store.create(new_table("abc"), ["one"])
    for number in range(1, 40):
        store.append("abc", number, ["x" * 2000])
    store.close()
    return path.read_bytes()


@pytest.mark.parametrize("broken", ["cut", "scribbled"])
def test_a_damaged_file_is_said_to_be(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "house.sqlite"
    whole = filled(path)
    middle = len(whole) // 2
    path.write_bytes(whole[:middle] if broken == "cut" else whole[:8192] + b"\xa5" * 8192 + whole[16384:])
    assert refusal(path).kind == "store-damaged"


def test_a_file_that_is_damaged_while_it_is_open_is_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    whole = filled(path)
    store = open_store(path)
    store._connection.execute("pragma shrink_memory")  # type: ignore[attr-defined]  # or it would not read the file
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with pytest.raises(StoreError) as damaged:
        store.read("abc")
    assert damaged.value.kind == "store-damaged"
    store.close()


def test_a_torn_log_of_the_last_write_leaves_what_was_acknowledged_before(tmp_path: Path) -> None:
    path = tmp_path / "house.sqlite"
    filled(path)
    store = open_store(path)
    store.append("abc", 40, ["acknowledged"])
    ahead = path.with_name("house.sqlite-wal")
    kept = ahead.stat().st_size
    store.append("abc", 41, ["the last"])
    torn, whole = ahead.read_bytes(), path.read_bytes()
    store.close()
    path.write_bytes(whole)
    ahead.write_bytes(torn[: kept + 100])
    again = open_store(path)
    assert [entry.body for entry in again.read("abc", 40)] == ["acknowledged"]
    again.append("abc", 41, ["again"])
    again.close()


def test_a_folder_is_no_store(tmp_path: Path) -> None:
    assert refusal(tmp_path).kind == "store-unreachable"
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path / "file" / "house.sqlite").kind == "store-unreachable"


# PostgreSQL


def test_an_address_that_is_none_is_refused_and_its_password_not_shown() -> None:
    refused = refusal("postgresql://ann:secret@host:port:port/x?y")
    assert refused.kind == "store-bad-address"
    assert "secret" not in str(refused)


def test_a_server_that_is_not_there_is_said_to_be_out_of_reach() -> None:
    refused = refusal("postgresql://ann:secret@127.0.0.1:1/pavilion")
    assert refused.kind == "store-unreachable"
    assert refused.arguments["name"] == "postgresql://127.0.0.1:1/pavilion"
    assert "secret" not in str(refused)


def test_without_psycopg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "saves.store.postgres", None)
    refused = refusal("postgresql://127.0.0.1/pavilion")
    assert (refused.kind, refused.arguments["name"]) == ("store-needs-postgres", "pavilion[postgres]")


def test_a_newer_or_foreign_database_is_left_as_it_is(postgres_server: PostgresServer) -> None:
    place = postgres_server.emptied_database()
    open_store(place).close()
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute("update pavilion.meta set version = 9")
    assert refusal(place).kind == "store-newer"
    assert postgres_server.emptied_database() == place
    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute("create schema pavilion")
        connection.execute("create table pavilion.player (theirs integer)")
    assert refusal(place).kind == "store-foreign"
    with psycopg.connect(place) as connection:
        assert connection.execute("select to_regclass('pavilion.meta')").fetchone() == (None,)
