"""The lobby and `pavilion admin tables` with 5,000 tables: all are counted, listed page by page, filtered and found."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from saves.store import Store, StoredCard, TableRow, open_store
from saves.store.cursor import DatabaseCursor
from saves.store.sql import SqlStore
from saves.store.table_rows import insert, numbered
from saves.tables.entries import FORMAT
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.test_admin import admin
from tests.tui.serve.test_lobby_pictures import LobbyApp
from tui.lobby.lobby import LobbyScreen, TableListing

MANY = 5000
GAMES = ("bruxelles1893", "bruxelles1897", "crystal_palace")
STATUSES = ("open", "playing", "over", "playing")
OWN = 100
"""Of so many tables, the second is at the player's seat."""


def fill(store: Store, many: int = MANY) -> None:
    """Add tables, all in one transaction."""
    assert isinstance(store, SqlStore)

    def put(cursor: DatabaseCursor) -> None:
        for number in range(many):
            row, card = table(number)
            insert(cursor, row, card, numbered(["{}"], 0, row.created))

    store._write(put)


def table(number: int) -> tuple[TableRow, StoredCard]:
    game, status = GAMES[number % 3], STATUSES[number % 4]
    players = ("anna" if number % OWN == 1 else f"player{number % 50}", f"rival{number % 97}")
    at = f"2026-11-14T{number // 3600:02}:{number // 60 % 60:02}:{number % 60:02}.000000Z"
    turn = (number // 4 % 2,) if status == "playing" else ()
    chairs = [{"player": name} for name in players]
    summary = json.dumps({"chairs": chairs, "turn": turn, "since": at, "round": 1, "moves": 3})
    card = StoredCard(
        status, players[0], players, summary, game=game, turn=tuple(players[seat] for seat in turn), since=at
    )
    header = json.dumps({"game": game, "options": {}})
    return TableRow(f"t{number:05}", FORMAT, header, players[0], "", status, summary, 1, at, at), card


def in_lobby(folder: Path, scene: Callable[[Pilot[None], LobbyScreen], Awaitable[None]], language: str = "en") -> None:
    """Show the lobby of a player on a server with many tables."""

    async def nothing(app: LobbyApp) -> None:
        pass

    async def run(size: tuple[int, int]) -> None:
        store = open_store(folder / "house.sqlite")
        fill(store)
        store.close()
        app = LobbyApp(folder, nothing, language)
        async with app.run_test(size=size) as pilot:
            screen = LobbyScreen(app.session, app.context)
            await app.push_screen(screen)
            await settled(pilot)
            await scene(pilot, screen)

    asyncio.run(run((80, 24)))


async def settled(pilot: Pilot[None]) -> None:
    """Wait until what was asked of the store is shown."""
    await pilot.pause()
    while any(worker.is_running for worker in pilot.app.workers):
        await pilot.pause(0.01)
    await pilot.pause()


def listed(screen: LobbyScreen) -> list[str]:
    """Return the rows, as they are drawn."""
    listing = screen.query_one(TableListing)
    return [listing.draw(index, 77).plain.strip() for index in range(len(listing.rows))]


async def press(pilot: Pilot[None], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(pilot)


def test_every_section_counts_its_tables_and_lists_a_page_of_them(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[None], screen: LobbyScreen) -> None:
        rows = listed(screen)
        own = MANY // OWN
        headings = [f"Your tables ({own})", "Open tables (1,250)", f"Games to watch ({2500 - own:,})"]
        assert [row for row in rows if row.endswith(")")] == [*headings, "Finished games of others (1,250)"]
        assert [row for row in rows if "more: press Enter" in row] == [
            f"{total - 20:,} more: press Enter" for total in (own, 1250, 2500 - own, 1250)
        ]
        mine = rows[1 : rows.index("30 more: press Enter")]
        assert all("your turn" in row for row in mine), "the player's turns come first"

    in_lobby(tmp_path, scene)


def test_more_tables_are_listed_on_request(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[None], screen: LobbyScreen) -> None:
        listing = screen.query_one(TableListing)
        before = [row.name for row in listing.rows]
        at = before.index("open-more")
        listing.cursor = at
        await press(pilot, "enter")
        rows = listed(screen)
        assert f"{1250 - 120:,} more: press Enter" in rows
        assert [row.name for row in listing.rows][:at] == before[:at]
        assert listing.cursor == at, "on the first that was added"
        assert screen.card is not None
        assert screen.card.status == "open"
        listing.cursor = before.index("mine-more")
        await press(pilot, "enter")
        names = [row.name for row in listing.rows]
        assert names.index("open") == MANY // OWN + 1, "all of one's own tables are listed"

    in_lobby(tmp_path, scene)


def test_tables_are_filtered_by_game_state_player_and_name(tmp_path: Path) -> None:
    async def scene(pilot: Pilot[None], screen: LobbyScreen) -> None:
        await press(pilot, "g", "s")
        rows = listed(screen)
        assert rows[:2] == ["Only: Bruxelles 1897 · open. Esc: show all", "Open tables (417)"]
        await press(pilot, "s", "s", "s", "g", "g")
        assert "Crystal Palace" not in rows
        await press(pilot, "escape")
        assert screen.is_active
        assert listed(screen)[0] == f"Your tables ({MANY // OWN})"
        await press(pilot, "slash", *"T04321", "enter")
        assert listed(screen)[:2] == ["Only: “T04321”. Esc: show all", "Games to watch (1)"]
        assert screen.card is not None
        assert screen.card.id == "t04321"
        await press(pilot, "slash", *(["backspace"] * 6), *"rival9", "enter")
        assert any("rival9" in row for row in listed(screen)[2:])
        await press(pilot, "slash", *(["backspace"] * 6), *"nobody", "enter")
        assert listed(screen) == ["Only: “nobody”. Esc: show all", "No tables match."]
        await press(pilot, "escape")
        assert listed(screen)[0] == f"Your tables ({MANY // OWN})"
        await press(pilot, "escape")
        assert not screen.is_active

    in_lobby(tmp_path, scene)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_cut_at_80_columns(tmp_path: Path, language: str) -> None:
    async def scene(pilot: Pilot[None], screen: LobbyScreen) -> None:
        for keys in ((), ("g",), ("s", "s", "s"), ("g", "g")):
            await press(pilot, *keys)
            headings = [row.text.plain for row in screen.query_one(TableListing).rows if row.card is None]  # type: ignore[attr-defined]
            assert headings
            assert all(len(text) <= 76 for text in headings)

    in_lobby(tmp_path, scene, language)


def test_the_owner_pages_through_all_tables(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        await asyncio.to_thread(fill, server.tables.store)
        assert "Tables 1 to 100 of 5,000." in await admin(server, "tables")
        page = await admin(server, "tables", "--limit", "10", "--offset", "4995")
        assert "Tables 4,996 to 5,000 of 5,000." in page
        assert "There are only 5,000 tables." in await admin(server, "tables", "--offset", "6000")
        found = json.loads(await admin(server, "tables", "--game", "crystal_palace", "--status", "open", "--json"))
        assert {(each["game"], each["status"]) for each in found} == {("crystal_palace", "open")}
        anna = await admin(server, "tables", "--player", "ANNA")
        assert "Tables 1 to 50 of 50." in anna
        assert "Tables 1 to 1 of 1." in await admin(server, "tables", "--search", "t00042")
        assert "No table matches." in await admin(server, "tables", "--player", "nobody")
        assert "There is no status “opne”" in await admin(server, "tables", "--status", "opne", code=2)

    run_server(scene)
