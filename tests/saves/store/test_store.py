"""Both stores: players, tables, and append-only logs."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from saves.store import Logged, Store, StoredPlayer, StoreError, TableQuery, VersionConflictError, open_store
from tests.saves.store.tables import a_card, new_table

EARLY, LATER, LATEST = "2026-11-16T09:30:00.000000Z", "2026-11-16T09:31:00.000000Z", "2026-11-17T00:00:00.000000Z"
KEY = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIE"


# Players


def test_a_player_is_found_by_name_in_any_writing_and_by_key(store: Store) -> None:
    known = store.register("Éloïse", KEY, at=EARLY)
    assert known == StoredPlayer("Éloïse", (KEY,), False, EARLY)
    assert store.player("ÉLOÏSE") == store.player("e\u0301loi\u0308se") == store.player_with_key(KEY) == known
    assert store.player("Eloise") is None
    assert store.player_with_key(KEY + "x") is None


def test_a_name_is_given_once_whatever_its_capitals(store: Store) -> None:
    store.register("Ann", KEY, at=EARLY)
    with pytest.raises(StoreError) as refused:
        store.register("ANN", KEY + "other")
    assert refused.value.kind == "player-taken"
    assert store.player("ann") == StoredPlayer("Ann", (KEY,), False, EARLY)


def test_a_key_is_one_player(store: Store) -> None:
    store.register("Ann", KEY)
    with pytest.raises(StoreError) as refused:
        store.register("Bob", KEY)
    assert refused.value.kind == "key-taken"
    assert store.player("Bob") is None


def test_guests_have_no_key_and_there_may_be_many(store: Store) -> None:
    store.register("Guest one", None, guest=True, at=EARLY)
    store.register("Guest two", None, guest=True)
    assert store.player("guest ONE") == StoredPlayer("Guest one", (), True, EARLY)


# Tables


def test_a_table_has_a_row(store: Store) -> None:
    made = store.create(new_table("abc", "lily", summary='{"a":1}'), ["one", "two"], EARLY)
    assert made == store.table("abc")
    assert (made.owner, made.word, made.status, made.summary) == ("Ann", "lily", "open", '{"a":1}')
    assert (made.version, made.created, made.changed) == (2, EARLY, EARLY)
    assert store.read("abc") == [Logged(1, "one", EARLY), Logged(2, "two", EARLY)]


def test_an_id_is_given_once(store: Store) -> None:
    store.create(new_table(), ["one"])
    with pytest.raises(StoreError) as refused:
        store.create(new_table(owner="Bob"), ["other"])
    assert refused.value.kind == "table-taken"
    assert store.table("abc").owner == "Ann"
    assert [entry.body for entry in store.read("abc")] == ["one"]


def test_a_table_that_is_not_there_is_named(store: Store) -> None:
    calls: list[Callable[[], object]] = [lambda: store.table("nix"), lambda: store.append("nix", 0, ["one"])]
    for call in calls:
        with pytest.raises(StoreError) as missing:
            call()
        assert (missing.value.kind, missing.value.arguments["name"]) == ("no-such-table", "nix")
    assert store.read("nix") == []


def test_tables_are_listed_by_status_player_and_privacy_the_last_changed_first(store: Store) -> None:
    store.create(new_table("aaa"), ["x"], EARLY)
    store.create(new_table("bbb", owner="Bob", players=("Bob", "ÉVA")), ["x"], LATER)
    store.create(new_table("ccc", "lily", status="playing", players=("Ann", "Bob")), ["x"], LATEST)

    def listed(*statuses: str, **named: Any) -> list[str]:
        query = TableQuery(statuses=statuses, **named)
        found = [row.id for row in store.tables(query)]
        assert store.count_tables(query) >= len(found)
        return found

    assert listed() == ["ccc", "bbb", "aaa"]
    assert listed("open") == ["bbb", "aaa"]
    assert listed("open", "playing") == ["ccc", "bbb", "aaa"]
    assert listed("over") == []
    assert listed(player="éva") == ["bbb"]
    assert listed("open", player="Ann") == ["aaa"]
    assert listed(private=False) == ["bbb", "aaa"]
    assert listed(limit=1) == ["ccc"]
    store.append("aaa", 1, ["y"], at="2026-11-18T00:00:00.000000Z")
    assert listed() == ["aaa", "ccc", "bbb"]


# The log


def test_entries_are_added_and_read_from_any_number_on(store: Store) -> None:
    store.create(new_table(), ["one"], EARLY)
    assert store.append("abc", 1, ["two", "three"], at=LATER) == [Logged(2, "two", LATER), Logged(3, "three", LATER)]
    assert [entry.body for entry in store.read("abc")] == ["one", "two", "three"]
    assert store.read("abc", 2) == [Logged(3, "three", LATER)]
    assert store.read("abc", 3) == []
    assert (store.table("abc").version, store.table("abc").changed) == (3, LATER)


def test_what_was_based_on_an_older_version_is_refused_and_nothing_of_it_is_written(store: Store) -> None:
    store.create(new_table(), ["one"], EARLY)
    store.append("abc", 1, ["two"], at=LATER)
    before = store.table("abc")
    for after in (0, 1, 3):
        with pytest.raises(VersionConflictError):
            store.append("abc", after, ["other"], a_card("over", "Bob"))
    assert store.table("abc") == before
    assert [entry.body for entry in store.read("abc")] == ["one", "two"]


def test_a_card_is_written_with_the_entries(store: Store) -> None:
    store.create(new_table(players=("Ann", "Bob")), ["one"])
    store.append("abc", 1, ["two"], a_card("playing", "Bob", ("Bob", "Cleo"), '{"b":2}'))
    row = store.table("abc")
    assert (row.status, row.owner, row.summary) == ("playing", "Bob", '{"b":2}')
    assert not store.tables(TableQuery(player="Ann"))
    assert store.tables(TableQuery(player="Bob")) == store.tables(TableQuery(player="cleo")) == [row]


def test_any_text_comes_back_as_it_was(store: Store) -> None:
    text = '{"said":"Zoé ≠ 鱷 % %s ? \\" \\u0000 🎲"}\n\t'
    store.create(new_table(), [text])
    assert store.read("abc")[0].body == text


# Several at once


def test_two_stores_play_at_one_table_and_of_two_moves_one_is_stale(opened: Callable[[], Store]) -> None:
    one, other = opened(), opened()
    one.create(new_table(), ["start"])
    assert other.table("abc") == one.table("abc")
    one.append("abc", 1, ["move of one"])
    with pytest.raises(VersionConflictError):
        other.append("abc", 1, ["move of the other"])
    assert [entry.body for entry in other.read("abc", 1)] == ["move of one"]
    other.append("abc", 2, ["move of the other"])
    assert one.read("abc") == other.read("abc")
    assert [entry.body for entry in one.read("abc", 1)] == ["move of one", "move of the other"]


def test_many_threads_of_two_stores_lose_nothing_and_write_nothing_twice(opened: Callable[[], Store]) -> None:
    stores = [opened(), opened()]
    stores[0].create(new_table(), ["start"])

    def write(writer: int) -> list[str]:
        mine: list[str] = []
        store = stores[writer % 2]
        while len(mine) < 10:
            body = f"{writer}-{len(mine)}"
            try:
                store.append("abc", store.table("abc").version, [body])
            except VersionConflictError:
                continue
            mine.append(body)
        return mine

    with ThreadPoolExecutor(4) as threads:
        written = list(threads.map(write, range(4)))
    entries = stores[0].read("abc", 1)
    assert [entry.seq for entry in entries] == list(range(2, 42))
    for mine in written:
        assert [entry.body for entry in entries if entry.body in mine] == mine


def test_two_stores_that_are_made_at_once_are_one(place: str) -> None:
    with ThreadPoolExecutor(2) as threads:
        stores = list(threads.map(lambda _: open_store(place), range(2)))
    stores[0].register("Ann", KEY)
    assert stores[1].player("Ann") is not None
    for store in stores:
        store.close()


# Opening and closing


def test_everything_is_there_when_it_is_opened_again(place: str) -> None:
    store = open_store(place)
    store.register("Ann", KEY, at=EARLY)
    store.create(new_table(), ["one"], EARLY)
    store.append("abc", 1, ["two"], a_card("playing"), LATER)
    rows, entries = store.tables(), store.read("abc")
    store.close()
    again = open_store(place)
    assert again.tables() == rows
    assert again.read("abc") == entries
    assert again.player("ann") == StoredPlayer("Ann", (KEY,), False, EARLY)
    again.close()


def test_a_closed_store_says_so_and_may_be_closed_twice(opened: Callable[[], Store]) -> None:
    store = opened()
    end = store.subscribe(lambda _: None)
    store.close()
    store.close()
    end()
    for call in (lambda: store.table("abc"), lambda: store.subscribe(lambda _: None), lambda: store.register("A", "k")):
        with pytest.raises(StoreError) as closed:
            call()
        assert closed.value.kind == "store-closed"
