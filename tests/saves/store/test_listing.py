"""Listing tables in both stores: pages, filters, search, whose turn it is, and tables that are closed unread."""

from typing import Any

import pytest

from saves.store import Store, StoreError, TableQuery, VersionConflictError
from saves.tables import entries as log
from tests.saves.store.tables import a_card, new_table


def at(minute: int) -> str:
    return f"2026-11-16T{minute // 60:02}:{minute % 60:02}:00.000000Z"


def listed(store: Store, **query: Any) -> list[str]:
    """Query the tables, with their count checked if they are on one page."""
    wanted = TableQuery(**query)
    found = [row.id for row in store.tables(wanted)]
    if len(found) < wanted.limit and not wanted.offset:
        assert store.count_tables(wanted) == len(found)
    return found


def test_a_players_turns_come_first_and_the_longest_waiting_before_them(store: Store) -> None:
    both = ("Ann", "Bob")
    store.create(new_table("old", players=both, status="playing", turn=("Bob",), since=at(1)), ["x"], at(1))
    store.create(new_table("due", players=both, status="playing", turn=("ANN",), since=at(3)), ["x"], at(3))
    store.create(new_table("new", players=both, status="playing", turn=("Bob",), since=at(9)), ["x"], at(9))
    store.create(new_table("all", players=both, status="playing", turn=both, since=at(2)), ["x"], at(8))
    assert listed(store, player="Ann", order="turn") == ["all", "due", "new", "old"]
    assert listed(store, player="Bob", order="turn") == ["old", "all", "new", "due"]
    assert listed(store, player="Ann") == ["new", "all", "due", "old"]
    assert listed(store, turn_of="ann") == ["all", "due"]
    assert listed(store, turn_of="Ann", order="turn", limit=1, offset=1) == ["due"]
    assert listed(store, turn_of="Cleo") == []
    store.append("all", 1, ["y"], a_card("playing", players=both, turn=("Bob",), since=at(10)), at(10))
    assert listed(store, turn_of="ann") == ["due"]


def test_tables_are_found_by_game_and_by_a_part_of_a_name(store: Store) -> None:
    store.create(new_table("aaa", owner="Zoé", players=("Zoé", "Bob_by"), game="bruxelles1897"), ["x"], at(1))
    store.create(new_table("bbb", owner="Bob", players=("100%",), game="crystal_palace"), ["x"], at(2))
    store.create(new_table("bob", "lily", owner="Ann", players=("Ann",), game="crystal_palace"), ["x"], at(3))
    assert listed(store, game="crystal_palace") == ["bob", "bbb"]
    assert listed(store, search=" BOB ") == ["bob", "bbb", "aaa"]
    assert listed(store, search="zOÉ") == ["aaa"]
    assert listed(store, search="_") == ["aaa"]
    assert listed(store, search="%") == ["bbb"]
    assert listed(store, search="!") == []
    assert listed(store, search="an", game="crystal_palace") == ["bob"]
    assert listed(store, search="bob", private=False) == ["bbb", "aaa"]
    assert listed(store, not_player="Zoé") == ["bob", "bbb"]
    assert listed(store, not_player="Zoé", player="100%") == ["bbb"]


def test_a_card_is_rewritten_without_an_entry_unless_the_table_has_changed(store: Store) -> None:
    store.create(new_table("abc", status="playing", turn=("Ann",), since=at(1), format=1), ["one"], at(1))
    before = store.table("abc")
    store.set_card("abc", 1, a_card("held", "Bob", ("Bob",), '{"b":2}'))
    row = store.table("abc")
    assert (row.status, row.owner, row.summary) == ("held", "Bob", '{"b":2}')
    assert (row.version, row.changed, row.format) == (before.version, before.changed, before.format)
    assert listed(store, turn_of="Ann") == listed(store, player="Ann") == []
    assert len(store.read("abc")) == 1
    with pytest.raises(VersionConflictError):
        store.set_card("abc", 2, a_card())
    with pytest.raises(StoreError) as missing:
        store.set_card("nix", 1, a_card())
    assert missing.value.kind == "no-such-table"
    assert store.table("abc") == row


def test_the_format_is_written_with_each_entry(store: Store) -> None:
    store.create(new_table("abc"), ["one"])
    assert store.table("abc").format == 1
    store.append("abc", 1, ["two"], a_card(format=2))
    assert store.table("abc").format == 2


def test_a_table_is_closed_whatever_its_log_contains(store: Store) -> None:
    store.create(new_table("abc", status="playing", turn=("Ann",)), ["nonsense", "more"], at(1))
    store.close_damaged("abc", at(2))
    row = store.table("abc")
    assert (row.status, row.version, row.changed) == ("closed", 3, at(2))
    assert [entry.body for entry in store.read("abc")][:2] == ["nonsense", "more"]
    assert isinstance(log.decode(store.read("abc", 2)[0].body), log.Close)
    assert store.read("abc", 2)[0].body == log.encode(log.Close())
    assert listed(store, turn_of="Ann") == []
    store.close_damaged("abc", at(3))
    assert store.table("abc") == row
    with pytest.raises(StoreError) as missing:
        store.close_damaged("nix")
    assert missing.value.kind == "no-such-table"
