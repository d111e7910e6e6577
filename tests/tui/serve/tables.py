"""Shared tables to sit down at: set up in the house, played through sessions."""

import re
from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import Any

from saves.tables import LiveTable, acts

GAME = "bruxelles1897"


async def begun(
    house: Any, players: Sequence[str] = ("anna", "bob"), bots: int = 0, game: str = GAME, seed: int = 3
) -> LiveTable:
    """Seat these players and so many bots, and begin."""
    levels = [*(None for _ in players), *("apprentice" for _ in range(bots))]
    live = await house.server.tables.create(players[0], game, levels, seed=seed)
    for player in players[1:]:
        await live.do(acts.sit, player)
    await live.do(acts.start, players[0])
    return live


async def goes_to_table(terminal: Any, *texts: str) -> None:
    """Go from the hall to the first table of the lobby; who was at a table when the line was cut is there already."""
    await terminal.until(lambda: "Play with others" in terminal.text or "Round " in terminal.text, "in")
    if "Round " not in terminal.text:
        await terminal.press("t")
        await terminal.until(lambda: re.search(r"Enter (goes|watches|sits)", terminal.text), "listed")
        await terminal.press("enter")
    await terminal.sees("Round ", *texts)


@asynccontextmanager
async def at_table(house: Any, name: str, **more: Any) -> Any:
    """Be a player whose first table is the one to go to."""
    async with house.sits(name, **more) as terminal:
        await goes_to_table(terminal)
        yield terminal


def to_decide(live: LiveTable) -> str:
    """Name whoever is to decide."""
    [seat] = live.now.turn()
    return str(live.now.chairs[seat].player)


async def plays(house: Any, live: LiveTable, terminals: dict[str, Any], moves: int) -> None:
    """Let whoever is to decide take the first answer in the list, so many times."""
    for _ in range(moves):
        before = len(live.now.match.entries)
        terminal = terminals[to_decide(live)]
        await terminal.sees("1 ")
        await terminal.press("1")
        await house.until(lambda: len(live.now.match.entries) > before, "played")  # noqa: B023


def moves_of(live: LiveTable) -> int:
    return len(live.now.match.entries)
