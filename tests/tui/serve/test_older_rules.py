"""A shared table of older rules, through real sessions: on hold for all, resumed by its owner."""

import asyncio
import gc
from typing import Any

from saves.tables import Tables
from tests.frozen.make import play_table
from tests.saves.changed_rules import pay_when_round_begins
from tests.tui.serve.tables import at_table, begun


async def left_in_round_3(house: Any) -> str:
    """Play a table into its third round and leave it, so that the server has to read it again."""
    live = await begun(house)
    await play_table(live, 400, until_round=3)
    await play_table(live, 3)
    name = live.id
    del live
    gc.collect()
    return name


def test_the_owner_is_offered_to_resume_it_and_everyone_is_told(open_house, monkeypatch):
    async def scene(house):
        table = await left_in_round_3(house)
        pay_when_round_begins(monkeypatch, 3)
        async with at_table(house, "bob") as bob:
            await bob.sees("On hold", "older rules", "anna can resume")
            await bob.press("c", "1", "enter")
            async with at_table(house, "anna") as anna:
                await anna.sees("older rules", "Continue after move")
                await anna.press("n")
                await anna.sees("On hold", "Press c")
                live = await house.server.tables.open(table)
                assert live.now.outdated is not None
                stood = len(live.now.match.entries)
                await anna.press("c")
                await anna.sees("later moves will no longer count")
                await anna.press("y")
                for terminal in (anna, bob):
                    await terminal.sees(f"anna resumes the game after move {stood}")
                await house.until(lambda: live.now.turn() != (), "goes on")
                first = str(live.now.chairs[live.now.turn()[0]].player)
                terminal = {"anna": anna, "bob": bob}[first]
                await terminal.sees("1 ")
                await terminal.press("1")
                await house.until(lambda: len(live.now.match.entries) > stood, "played")

    open_house(scene)


def test_a_finished_table_of_older_rules_is_watched_as_far_as_it_agrees(open_house, monkeypatch):
    async def scene(house):
        live = await begun(house)
        await play_table(live, 10_000)
        del live
        gc.collect()
        pay_when_round_begins(monkeypatch, 3)
        async with house.sits("bob") as bob:
            await bob.sees("Play with others")
            await bob.press("t")
            await bob.sees("Enter")
            await bob.press("enter")
            await bob.sees("was played", "version 1")

    open_house(scene)


def test_a_house_opens_a_table_on_hold_without_a_server(tmp_path, monkeypatch):
    """Bots do not move there, whoever asks for those that wait for one."""
    from saves.store import open_store
    from tests.frozen.make import seated

    async def scene() -> None:
        house = Tables(open_store(tmp_path / "house.sqlite"))
        live = await seated(house, "bruxelles1897", 7, word="")
        await play_table(live, 400, until_round=3)
        pay_when_round_begins(monkeypatch, 3)
        other = Tables(open_store(tmp_path / "house.sqlite"))
        again = await other.open(live.id)
        assert again.now.bot_to_move() is None
        assert again.now.turn() == ()
        await other.close()
        await house.close()

    asyncio.run(scene())
