"""A change at a table costs only the sessions that show something of it: the others are sent nothing."""

import asyncio
from collections.abc import Callable

from saves.tables import acts
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import go_to_table, start_game
from tui.lobby.refreshing import AT_MOST_EVERY


def test_sessions_that_show_nothing_of_a_change_are_sent_nothing(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        await start_game(server, ("anna", "bob"))
        elsewhere = await start_game(server, ("carl", "dora"), seed=4)
        async with server.log_in("anna") as at_table, server.log_in("eve") as at_home, server.log_in("bob") as behind:
            await go_to_table(at_table)
            await at_home.sees("Quit")
            await go_to_table(behind)
            await behind.press("t")  # a dialog over the table
            await behind.sees("To everyone at the table")
            idle = (at_table, at_home, behind)
            for terminal in idle:
                await terminal.quiet(0.3)
                terminal.take()
            for number in range(3):
                await elsewhere.do(acts.say, "carl", f"line {number}")
                await asyncio.sleep(AT_MOST_EVERY * 1.2)
            assert [len(terminal.take()) for terminal in idle] == [0, 0, 0]

    run_server(scene)


def test_the_lobby_repaints_only_what_changed(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        tables = [await server.tables.create("carl", "bruxelles1897", (None, None), seed=each) for each in range(8)]
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await anna.press("t")
            await anna.sees("1 seat free")
            await anna.quiet(0.3)
            anna.take()
            await tables[0].do(acts.say, "carl", "hello")
            await asyncio.sleep(AT_MOST_EVERY * 1.5)
            moved_up = len(anna.take())  # the latest change comes first
            await tables[0].do(acts.say, "carl", "hello again")
            await asyncio.sleep(AT_MOST_EVERY * 1.5)
            assert anna.take() == b""
            assert moved_up < 2000

    run_server(scene)


def test_a_screen_behind_a_dialog_is_painted_when_it_changes(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server, ("anna", "bob"))
        async with server.log_in("anna") as anna:
            await go_to_table(anna)
            await anna.press("t")
            await anna.sees("To everyone at the table")
            await live.do(acts.say, "bob", "look behind you")
            await anna.sees("look behind you")
            await anna.press("escape")
            await anna.sees("look behind you", "Round 1")

    run_server(scene)
