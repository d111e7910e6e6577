"""A shared table of older rules, through real sessions: on hold for all, resumed by its owner."""

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saves.tables import Tables
from tests.frozen.make import play_table
from tests.saves.changed_rules import pay_when_round_begins
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import at_table, start_game


async def left_in_round_3(server: Any) -> str:
    """Play a table into its third round and leave it, so that the server has to read it again."""
    live = await start_game(server)
    await play_table(live, 400, until_round=3)
    await play_table(live, 3)
    name = live.id
    del live
    gc.collect()
    return name


def test_the_owner_is_offered_to_resume_it_and_everyone_is_told(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        table = await left_in_round_3(server)
        pay_when_round_begins(monkeypatch, 3)
        async with at_table(server, "bob") as bob:
            await bob.sees("On hold", "older rules", "anna can resume")
            await bob.press("c", "home", "enter", "enter")
            async with at_table(server, "anna") as anna:
                await anna.sees("older rules", "Continue after move")
                await anna.press("n")
                await anna.sees("On hold", "Press c")
                live = await server.tables.open(table)
                assert live.now.outdated is not None
                stood = len(live.now.match.entries)
                await anna.press("c")
                await anna.sees("later moves will no longer count")
                await anna.press("y")
                for terminal in (anna, bob):
                    await terminal.sees(f"anna resumes the game after move {stood}")
                await server.until(lambda: live.now.turn() != (), "goes on")
                first = str(live.now.chairs[live.now.turn()[0]].player)
                terminal = {"anna": anna, "bob": bob}[first]
                await terminal.sees("1 ")
                await terminal.press("home", "enter")
                await server.until(lambda: len(live.now.match.entries) > stood, "played")

    run_server(scene)


def test_a_finished_table_of_older_rules_is_watched_as_far_as_it_agrees(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        await play_table(live, 10_000)
        del live
        gc.collect()
        pay_when_round_begins(monkeypatch, 3)
        async with server.log_in("bob") as bob:
            await bob.sees("Play with others")
            await bob.press("t")
            await bob.sees("Enter")
            await bob.press("enter")
            await bob.sees("was played", "version 1")

    run_server(scene)


def test_a_table_on_hold_is_opened_without_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not move there."""
    from saves.store import open_store
    from tests.frozen.make import seated

    async def scene() -> None:
        tables = Tables(open_store(tmp_path / "house.sqlite"))
        live = await seated(tables, "bruxelles1897", 7, word="")
        await play_table(live, 400, until_round=3)
        pay_when_round_begins(monkeypatch, 3)
        other = Tables(open_store(tmp_path / "house.sqlite"))
        again = await other.open(live.id)
        assert again.now.bot_to_move() is None
        assert again.now.turn() == ()
        await other.close()
        await tables.close()

    asyncio.run(scene())
