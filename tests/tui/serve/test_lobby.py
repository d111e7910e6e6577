"""The lobby and the waiting room, through real sessions: what each sees when others open, join, leave and start."""

import re
from contextlib import asynccontextmanager

from saves.tables import acts


async def lobby(terminal):
    await terminal.sees("Play with others")
    await terminal.press("t")
    await terminal.sees("Your tables")


async def opens(terminal, *keys):
    """Open a table for two of the first game, and give its name."""
    await lobby(terminal)
    await terminal.press("n")
    await terminal.sees("New table", "anyone")
    await terminal.press(*keys, "s")
    await terminal.sees("(you, owner)")
    return re.search(r"table (\w{6})", terminal.text)[1]


@asynccontextmanager
async def anna_and_bob_wait(house):
    """Let anna open a table for two, and bob sit down at it."""
    async with house.sits("anna") as anna, house.sits("bob") as bob:
        await opens(anna)
        await lobby(bob)
        await bob.sees("1 seat free")
        await bob.press("enter")
        await anna.sees("Everyone is here")
        yield anna, bob


def test_an_empty_house_says_what_to_do(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await lobby(anna)
            await anna.sees("You are not at any table", "Press n to open", "press p")
            await anna.press("escape")
            await anna.sees("Quit")

    open_house(scene)


def test_a_table_is_opened_joined_and_started(open_house):
    async def scene(house):
        async with house.sits("anna") as anna, house.sits("bob") as bob:
            await lobby(bob)
            table = await opens(anna)
            await anna.sees("anna (you, owner)", "One seat is free")
            await bob.sees("Open tables", "Bruxelles 1897", "1 seat free", "anna, free", f"table {table}")
            await bob.press("enter")
            await bob.sees("bob (you)", "anna starts the game")
            await anna.sees("bob", "Everyone is here", "bob sits down.")
            await anna.press("s")
            await anna.sees("Round 1")
            await bob.sees("Round 1")
            [card] = await house.server.tables.cards()
            assert (card.status, [chair.player for chair in card.chairs]) == ("playing", ["anna", "bob"])

    open_house(scene)


def test_who_gets_up_frees_the_seat_and_the_last_closes_the_table(open_house):
    async def scene(house):
        async with anna_and_bob_wait(house) as (anna, bob):
            await anna.press("g")
            await anna.sees("Choose a free seat")
            await bob.sees("bob (you, owner)", "bob is now the host")
            await bob.press("escape")
            await bob.sees("Your tables", "1 seat free")
            await bob.press("l")
            await bob.sees("You are the last one here")
            await bob.press("y")
            await bob.sees("You are not at any table")
            await anna.sees("has been closed")

    open_house(scene)


def test_the_owner_puts_bots_and_sends_people_away(open_house):
    async def scene(house):
        async with anna_and_bob_wait(house) as (anna, bob):
            await anna.press("down", "d")
            await anna.sees("One seat is free")
            await bob.sees("Choose a free seat")
            await anna.press("right")
            await anna.sees("Everyone is here", "Apprentice takes a seat.")
            await bob.sees("Every seat is taken", "Apprentice")
            await anna.press("left")
            await bob.sees("Choose a free seat")
            await bob.press("down", "enter")
            await bob.sees("bob (you)")

    open_house(scene)


def test_a_private_table_is_found_with_its_word_alone(open_house):
    async def scene(house):
        async with house.sits("anna") as anna, house.sits("bob") as bob:
            await lobby(anna)
            await anna.press("n")
            await anna.sees("Invitation")
            await anna.press("tab", "end", "enter")
            await anna.sees("Invitation code")
            anna.type("rosebud\r")
            await anna.sees("rosebud")
            await anna.press("s")
            await anna.sees("Invite friends", "rosebud")
            table = re.search(r"then (\w{6}) rosebud", anna.text)[1]
            await lobby(bob)
            await bob.quiet()
            assert table not in bob.text
            await bob.press("p")
            bob.type(f"{table} thorn\r")
            await bob.sees("is private. Ask the host for")
            await bob.press("p")
            bob.type(f"{table} Rosebud\r")
            await bob.sees("Choose a free seat")
            await bob.press("down", "enter")
            await bob.sees("bob (you)")
            await anna.sees("Everyone is here")

    open_house(scene)


def test_talk_before_the_game_is_plain_text_for_everyone(open_house):
    async def scene(house):
        async with anna_and_bob_wait(house) as (anna, bob):
            await bob.sees("bob (you)")
            await bob.press("t")
            await bob.sees("To everyone at the table")
            bob.type("[bold]hello[/] $ink\r")
            await anna.sees("bob: [bold]hello[/] $ink")
            await bob.sees("bob: [bold]hello[/] $ink")

    open_house(scene)


def test_tables_and_turns_are_listed_with_those_that_wait_first(open_house):
    async def scene(house):
        tables = house.server.tables
        async with house.sits("anna") as anna:
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

    open_house(scene)
