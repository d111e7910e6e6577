"""The lobby and the waiting room through real sessions: what players see when others open, join, leave and start."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from saves.tables import acts
from tests.tui.serve.client import SshTerminal
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import GAME
from tui.i18n.words import Words


async def lobby(terminal: SshTerminal) -> None:
    await terminal.sees("Play with others")
    await terminal.press("t")
    await terminal.sees("Your tables")


async def open_table(terminal: SshTerminal, *keys: str) -> str:
    """Open a table for two of the first game, and return its name."""
    await lobby(terminal)
    await terminal.press("n")
    await terminal.sees("New table", "anyone", "Open table")
    await terminal.press(*keys, "s")
    await terminal.sees("(you, host)")
    return str(re.findall(r"table (\w{6})", terminal.text)[0])


@asynccontextmanager
async def anna_and_bob_wait(server: RunningServer) -> AsyncIterator[Any]:
    """Provide a table for two that anna has opened and bob has joined."""
    async with server.log_in("anna") as anna, server.log_in("bob") as bob:
        await open_table(anna)
        await lobby(bob)
        await bob.sees("1 seat free")
        await bob.press("enter")
        await anna.sees("Everyone is here")
        yield anna, bob


def test_an_empty_lobby_says_what_to_do(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await lobby(anna)
            await anna.sees("You are not at any table", "Press n to open", "press p")
            await anna.press("escape")
            await anna.sees("Quit")

    run_server(scene)


def test_the_home_screen_counts_the_turns_while_it_is_shown(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Play with others")
            for number, text in enumerate(("at a table: press t", "at 2 tables: press t")):
                live = await server.tables.create("bob", GAME, (None, None), seed=number)
                await live.do(acts.sit, "anna")
                await live.do(acts.start, "bob")
                while live.now.seat_of("anna") not in live.now.turn():
                    [decision] = live.now.match.decisions
                    await live.do(acts.play, "bob", decision.moves[0], live.now.version)
                await anna.sees(text)
            # A covered screen is not refreshed, and catches up when it is shown again.
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")
            await live.do(acts.stand_in, "anna", 1, "apprentice")
            await anna.press("escape")
            await anna.sees("at a table: press t")

    run_server(scene)


def test_a_table_is_opened_joined_and_started(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await lobby(bob)
            table = await open_table(anna)
            await anna.sees("anna (you, host)", "One seat is free")
            await bob.sees("Open tables", "Bruxelles 1897", "1 seat free", "anna", f"table {table}")
            await bob.press("enter")
            await bob.sees("bob (you)", "anna starts the game")
            await bob.sees_no("change")
            await anna.sees("bob", "Everyone is here", "bob sits down.")
            await anna.press("s")
            await anna.sees("Round 1")
            await bob.sees("Round 1")
            [card] = await server.tables.cards()
            assert (card.status, [chair.player for chair in card.chairs]) == ("playing", ["anna", "bob"])

    run_server(scene)


@pytest.mark.parametrize(
    ("language", "last"), [("en_GB.UTF-8", "Its player can take it back."), ("fr_FR.UTF-8", "toujours la reprendre.")]
)
def test_the_form_explains_absences_in_a_small_window(
    run_server: Callable[..., None], language: str, last: str
) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", env={"LANG": language}) as anna:
            await anna.sees("Quit")
            await anna.press("t", "n")
            for _ in range(10):
                if last in anna.text:
                    return
                await anna.press("down")
            raise AssertionError(anna.text)

    run_server(scene)


def test_leaving_frees_the_seat_and_the_last_player_closes_the_table(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with anna_and_bob_wait(server) as (anna, bob):
            await anna.press("g")
            await anna.sees("Choose a free seat")
            await bob.sees("bob (you, host)", "bob is now the host")
            await bob.press("escape")
            await bob.sees("Your tables", "1 seat free")
            await bob.press("l")
            await bob.sees("You are the last player here")
            await bob.press("y")
            await bob.sees("You are not at any table")
            await anna.sees("has been closed")

    run_server(scene)


def test_the_host_adds_bots_and_removes_players(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with anna_and_bob_wait(server) as (anna, bob):
            await anna.press("down", "d")
            await anna.sees("One seat is free")
            await bob.sees("Choose a free seat")
            await anna.press("right")
            await anna.sees("Everyone is here", " (apprentice) takes a seat.")
            await bob.sees("Every seat is taken", " (apprentice)]", "Sees only a few of its moves")
            (named,) = re.findall(r"Seat 2 +\[(\w+) \(apprentice\)\]", bob.text)
            assert named in Words("en")("bot-names").split()
            await anna.press("right")
            await anna.sees(f"{named} (clerk)", "Overlooks many moves")
            await anna.press("left", "left")
            await bob.sees("Choose a free seat")
            await bob.press("down", "enter")
            await bob.sees("bob (you)")

    run_server(scene)


def test_a_private_table_is_found_with_its_word_alone(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await lobby(anna)
            await anna.press("n")
            await anna.sees("Invitation")
            await anna.press("tab", "end", "enter")
            await anna.sees("Invitation code")
            anna.type("rosebud\r")
            await anna.sees("[rosebud]")
            await anna.press("s")
            await anna.sees("Invite friends", "rosebud")
            table = re.findall(r"then type (\w{6}) rosebud", anna.text)[0]
            await lobby(bob)
            await bob.quiet()
            assert table not in bob.text
            await bob.press("p")
            bob.type(f"{table} thorn\r")
            await bob.sees("is private. Ask the", "host for the invitation code.")
            await bob.press("p")
            bob.type(f"{table} Rosebud\r")
            await bob.sees("Choose a free seat")
            await bob.press("down", "enter")
            await bob.sees("bob (you)")
            await anna.sees("Everyone is here")

    run_server(scene)


def test_chat_before_the_game_is_plain_text_for_everyone(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with anna_and_bob_wait(server) as (anna, bob):
            await bob.sees("bob (you)")
            await bob.press("t")
            await bob.sees("To everyone at the table")
            bob.type("[bold]hello[/] $ink\r")
            await anna.sees("bob: [bold]hello[/] $ink")
            await bob.sees("bob: [bold]hello[/] $ink")

    run_server(scene)


def test_tables_and_turns_are_listed_with_those_that_wait_first(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        tables = server.tables
        async with server.log_in("anna") as anna:
            await lobby(anna)
            for number in range(3):
                live = await tables.create("bob", "bruxelles1897", (None, None), seed=number)
                await live.do(acts.sit, "anna")
                await live.do(acts.start, "bob")
            watched = await tables.create("bob", "crystal_palace", (None, "apprentice"))
            await watched.do(acts.start, "bob")
            await anna.sees("Games to watch", "Crystal Palace")
            mine = [card for card in await tables.cards(player="anna") if card.is_turn_of("anna")]
            rows = [line for line in anna.text.splitlines() if "bob, anna" in line]
            assert len(rows) == 3
            assert ["your turn" in row for row in rows] == [True] * len(mine) + [False] * (3 - len(mine))
            assert all("just now" in row for row in rows)

    run_server(scene)
