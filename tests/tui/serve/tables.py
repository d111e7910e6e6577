"""Shared tables for tests: set up on the server, played through sessions."""

import re
from collections.abc import Sequence
from contextlib import asynccontextmanager
from typing import Any

from saves.tables import LiveTable, acts

GAME = "bruxelles1897"


async def start_game(
    server: Any, players: Sequence[str] = ("anna", "bob"), bots: int = 0, game: str = GAME, seed: int = 3
) -> LiveTable:
    """Start a game with these players and a number of bots."""
    levels = [*(None for _ in players), *("apprentice" for _ in range(bots))]
    live: LiveTable = await server.tables.create(players[0], game, levels, seed=seed)
    for player in players[1:]:
        await live.do(acts.sit, player)
    await live.do(acts.start, players[0])
    return live


async def go_to_table(terminal: Any, *texts: str) -> None:
    """Go from the home screen to the first table of the lobby, unless the session has returned to a table."""
    await terminal.until(lambda: "Play with others" in terminal.text or "Round " in terminal.text, "in")
    if "Round " not in terminal.text:
        await terminal.press("t")
        await terminal.until(lambda: re.search(r"Press Enter to (go|watch|sit)", terminal.text), "listed")
        await terminal.press("enter")
    await terminal.sees("Round ", *texts)


@asynccontextmanager
async def at_table(server: Any, name: str, **more: Any) -> Any:
    """Log in and go to the first table."""
    async with server.log_in(name, **more) as terminal:
        await go_to_table(terminal)
        yield terminal


def next_player(live: LiveTable) -> str:
    """Return the player whose turn it is."""
    [seat] = live.now.turn()
    return str(live.now.chairs[seat].player)


async def play_moves(server: Any, live: LiveTable, terminals: dict[str, Any], moves: int) -> None:
    """Play the first move in the list for the player whose turn it is, a number of times."""
    for _ in range(moves):
        before = len(live.now.match.entries)
        terminal = terminals[next_player(live)]
        await terminal.sees("1 ")
        await terminal.press("home", "enter")
        await server.until(lambda: len(live.now.match.entries) > before, "played")  # noqa: B023


def moves_of(live: LiveTable) -> int:
    """Return the number of moves played."""
    return len(live.now.match.entries)
