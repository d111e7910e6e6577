"""A store with 5,000 tables: every one is found, on the right page."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Any

import pytest

from saves.store import Store, TableQuery, TableRow, open_store
from saves.store.cursor import DatabaseCursor
from saves.store.sql import SqlStore
from saves.store.table_rows import insert, numbered
from tests.saves.store.tables import a_card

MANY = 5000
AT_ONCE = 250
"""Tables written in one call, which must not take as long as a database that hangs."""
GAMES = ("bruxelles1893", "bruxelles1897", "crystal_palace")
STATUSES = ("open", "playing", "over", "closed")


def at(number: int) -> str:
    return f"2026-11-16T{number // 3600:02}:{number // 60 % 60:02}:{number % 60:02}.000000Z"


def players_of(number: int) -> tuple[str, str]:
    return f"player {number % 50}", f"Éva {number % 97}"


def due_at(number: int) -> tuple[str, ...]:
    return () if status_of(number) != "playing" else (players_of(number)[number // 4 % 2],)


def status_of(number: int) -> str:
    return STATUSES[number % 4]


def since(number: int) -> str:
    return at((number * 7919) % MANY)  # no two the same, and in another order than the changes


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A store of many tables, written in a few transactions, which no test changes."""
    if request.param == "sqlite":
        store = open_store(tmp_path_factory.mktemp("many") / "house.sqlite")
    else:
        store = open_store(request.getfixturevalue("postgres_server").emptied_database())
    assert isinstance(store, SqlStore)

    def fill(cursor: DatabaseCursor, numbers: range) -> None:
        for number in numbers:
            card = a_card(
                status_of(number),
                players_of(number)[0],
                players_of(number),
                game=GAMES[number % 3],
                turn=due_at(number),
                since=since(number),
            )
            word = "lily" if number % 10 == 9 else ""
            row = TableRow(f"t{number:05}", 1, "{}", card.owner, word, card.status, "{}", 1, at(number), at(number))
            insert(cursor, row, card, numbered(["one"], 0, at(number)))

    for first in range(0, MANY, AT_ONCE):
        store._write(partial(fill, numbers=range(first, first + AT_ONCE)))
    yield store
    store.close()


def pages(store: Store, limit: int = 100, **query: Any) -> Iterator[list[int]]:
    for offset in count(0, limit):
        found = [int(row.id[1:]) for row in store.tables(TableQuery(limit=limit, offset=offset, **query))]
        if found:
            yield found
        if len(found) < limit:
            return


def all_of(store: Store, **query: Any) -> list[int]:
    found = [number for page in pages(store, **query) for number in page]
    assert store.count_tables(TableQuery(**query)) == len(found)
    return found


def test_every_table_is_on_one_page_in_order(full: Store) -> None:
    assert all_of(full) == list(reversed(range(MANY)))
    assert all_of(full, private=False) == [number for number in reversed(range(MANY)) if number % 10 != 9]
    assert full.tables(TableQuery(offset=MANY)) == []


def test_turns_come_first_on_the_pages_of_a_player(full: Store) -> None:
    mine = [number for number in range(MANY) if "player 7" in players_of(number)]
    due = sorted((number for number in mine if "player 7" in due_at(number)), key=since)
    rest = sorted(set(mine) - set(due), reverse=True)
    assert due
    assert rest
    assert all_of(full, player="Player 7", order="turn") == due + rest
    assert all_of(full, turn_of="player 7", order="turn") == due
    assert [page[:1] for page in pages(full, limit=len(due), player="player 7", order="turn")][:2] == [
        due[:1],
        rest[:1],
    ]
    assert not set(all_of(full, not_player="player 7")) & set(mine)


def test_filters_and_search_go_together(full: Store) -> None:
    wanted = [
        number
        for number in reversed(range(MANY))
        if number % 4 in (0, 1) and GAMES[number % 3] == "crystal_palace" and "Éva 11" in players_of(number)
    ]
    assert wanted
    assert all_of(full, statuses=("open", "playing"), game="crystal_palace", search="ÉVA 11") == wanted
    assert all_of(full, search="t04321") == [4321]
    assert all_of(full, search="nobody") == []


def test_every_player_has_their_own_pages_and_counts(full: Store) -> None:
    for number in range(50):
        player = f"player {number}"
        assert len(full.tables(TableQuery(player=player, order="turn", limit=20))) == 20
        due = [each for each in range(MANY) if player in due_at(each)]
        assert full.count_tables(TableQuery(turn_of=player)) == len(due)
