"""Tables that cannot go on, in the lobby: damaged or closed ones are saved, and their host closes them."""

import asyncio
import gc
from collections.abc import Callable

import pytest

from saves.records.library import Library
from saves.tables import acts
from tests.frozen.make import play_table
from tests.saves.changed_rules import pay_when_round_begins
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import start_game
from tests.tui.serve.test_lobby import lobby


async def damaged(server: RunningServer) -> str:
    """Play a table and damage the end of its log."""
    live = await start_game(server)
    await play_table(live, 6)
    name, version = live.id, live.now.version
    del live
    gc.collect()
    await asyncio.to_thread(server.tables.store.append, name, version, ["nonsense"])
    return name


def test_a_damaged_table_says_what_can_be_done_and_is_saved_and_closed(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        name = await damaged(server)
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await anna.sees("Play with others")
            await lobby(bob)
            await bob.press("enter")
            await bob.sees(f"table {name}", "damaged", "e save", "Press e to save the game")
            assert "c close" not in bob.text
            await anna.sees_no("It is your turn")
            await bob.press("e")
            await bob.sees("Saved among your games")
            await bob.press("e")
            await bob.sees("Already saved")
            await lobby(anna)
            await anna.sees("c to close it")
            await anna.press("c")
            await anna.sees("Close this table for everybody?")
            await anna.press("y")
            await anna.sees("You are not at any table", "Your finished games", "closed")
            await anna.press("e")
            await anna.sees("Saved among your games")
        folders = [folder for folder in server.folder.rglob("saves") if folder.is_dir()]
        entries = [entry for folder in folders for entry in Library(folder).list()]
        assert [(each.name, each.problem, each.moves) for each in entries] == [(f"Table {name}", None, 6)] * 2

    run_server(scene)


def test_a_table_on_hold_is_closed_by_its_host(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        await play_table(live, 400, until_round=3)
        await play_table(live, 3)
        del live
        gc.collect()
        pay_when_round_begins(monkeypatch, 3)
        async with server.log_in("anna") as anna:
            await lobby(anna)
            await anna.press("enter")
            await anna.sees("older rules")
            await anna.press("n", "q")
            await anna.sees("On hold, because of older rules", "c to close it")
            assert "e save" not in anna.text, "what is hidden stays hidden while the game can be resumed"
            await anna.press("c", "y")
            await anna.sees("You are not at any table", "closed")

    run_server(scene)


def test_who_plays_with_bots_alone_closes_the_table(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await server.tables.create("anna", "bruxelles1897", (None, "apprentice"), seed=3)
        await live.do(acts.start, "anna")
        async with server.log_in("anna") as anna:
            await lobby(anna)
            await anna.sees("c close")
            await anna.press("c", "y")
            await anna.sees("You are not at any table")
            assert live.now.status == "closed"

    run_server(scene)
