"""Typing, pasting and resizing at random: no table ends the app, whatever is done to it how fast."""

import asyncio
from random import Random

import pytest
from textual import events
from textual.geometry import Size
from textual.pilot import Pilot

from engine.game import CATALOGUE
from tests.tui.bursts import StayingApp, burst, keys_here, send_at_once, settle
from tests.tui.table.tables import AppRunner, new_table, people
from tui.app import Pavilion

PASTED = ("hello", "1\n2\n3\n", "é" * 300, "\x1b[A", "[red]", "")
SIZES = ((80, 24), (120, 40))
ODD_SIZES = ((80, 24), (120, 40), (60, 20), (79, 24), (200, 60), (81, 25))
TOGGLED = (("language", ("en", "fr")), ("glyphs", ("unicode", "ascii")), ("theme", ("horta", "paxton")))


async def disturb(pilot: Pilot[None], chance: Random) -> None:
    """Do something quickly, without waiting for what was done before."""
    app = pilot.app
    assert isinstance(app, Pavilion)
    match chance.choice(("type", "type", "type", "paste", "resize", "toggle", "click")):
        case "type":
            send_at_once(app, burst(chance, keys_here(app), 8))
        case "paste":
            app.post_message(events.Paste(chance.choice(PASTED)))
        case "resize":
            for _ in range(3):
                size = Size(*chance.choice(ODD_SIZES))
                app.post_message(events.Resize(size, size))
        case "toggle":
            name, values = chance.choice(TOGGLED)
            for value in (*values, *values):
                app.call_later(app.change_setting, name, value)
        case "click":
            x, y = chance.randrange(80), chance.randrange(24)
            for kind in (events.MouseDown, events.MouseUp) * 2:
                app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, x, y))


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("key", CATALOGUE)
def test_whatever_is_done_to_a_table_it_stays(runner: AppRunner, key: str, size: tuple[int, int]) -> None:
    async def evening() -> None:
        chance, session = Random(f"{key}{size}"), runner.session()
        app = StayingApp(session, new_table(people(2, 1), key=key))
        try:
            async with app.run_test(size=size, notifications=True) as pilot:
                await pilot.pause()
                for number in range(12):
                    await disturb(pilot, chance)
                    if number % 3 == 0:
                        await settle(pilot)
                    assert app.is_running
                await settle(pilot)
                assert app.is_running
        finally:
            await session.bots.close()

    asyncio.run(evening())
