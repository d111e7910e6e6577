"""Servers that are killed and restarted, and servers that share a store: no move that was shown is lost."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from saves.store import open_store
from saves.tables import Tables, acts
from tests.postgres_server import PostgresServer
from tests.tui.serve.process import ServerProcess
from tests.tui.serve.tables import go_to_table


async def set_up(place: Path | str) -> tuple[str, str]:
    """Start a game of anna and bob in a store, and return its table and the first player."""
    tables = Tables(open_store(place))
    live = await tables.create("anna", "bruxelles1897", (None, None), seed=3)
    await live.do(acts.sit, "bob")
    table = await live.do(acts.start, "anna")
    [seat] = table.turn()
    await tables.close()
    return table.id, str(table.chairs[seat].player)


async def moves_in(place: Path | str, table: str) -> tuple[int, str]:
    """Return the number of moves of a table in a store, and the player whose turn it is."""
    tables = Tables(open_store(place))
    live = await tables.open(table)
    [seat] = live.now.turn()
    found = len(live.now.match.entries), str(live.now.chairs[seat].player)
    await tables.close()
    return found


def test_a_move_that_was_shown_survives_the_killing_of_the_server(folder: Path) -> None:
    place = folder / "house.sqlite"

    async def scene(opened: Callable[[ServerProcess], ServerProcess]) -> None:
        table, player = await set_up(place)
        server = opened(ServerProcess(folder))
        async with server.log_in(player) as terminal:
            await go_to_table(terminal, "1 ")
            before = terminal.text
            terminal.type("7")
            await terminal.until(lambda: f"{player} places" in terminal.text or terminal.text != before, "shown")
            server.kill()
        assert (await moves_in(place, table))[0] == 1
        again = opened(ServerProcess(folder))
        async with again.log_in(player) as terminal:
            await terminal.sees("Round 1")
            await terminal.sees("1 ")
        assert again.stop() == 0

    with ExitStack() as ends:

        def opened(server: ServerProcess) -> ServerProcess:
            ends.callback(server.stop)
            return server

        asyncio.run(scene(opened))


def test_two_servers_share_a_table_and_one_is_killed(folder: Path, postgres_server: PostgresServer) -> None:
    place = postgres_server.emptied_database()
    (folder / "one").mkdir()
    (folder / "two").mkdir()

    async def scene(opened: Callable[[ServerProcess], ServerProcess]) -> None:
        table, first = await set_up(place)
        one, two = (opened(ServerProcess(folder / name, place)) for name in ("one", "two"))
        other = "bob" if first == "anna" else "anna"
        async with one.log_in(first) as here, two.log_in(other) as there:
            await go_to_table(here, "1 ")
            await go_to_table(there, f"{first} is taking a turn")
            played = 0
            for player, terminal in ((first, here), (other, there)):
                while (await moves_in(place, table))[1] == player:
                    await terminal.sees("1 ")
                    await terminal.press("home", "enter")
                    played += 1
            for terminal in (here, there):
                await terminal.sees("● 1       │", "◆ 1       │")
            assert (await moves_in(place, table))[0] == played
            one.kill()
        async with two.log_in(first) as moved, two.log_in(other) as there:
            await go_to_table(moved, "1 ")
            await go_to_table(there, f"{first} is taking a turn")
            await moved.press("home", "enter")
            for _ in range(100):
                if (await moves_in(place, table))[0] == played + 1:
                    break
                await asyncio.sleep(0.05)
            assert (await moves_in(place, table))[0] == played + 1

    with ExitStack() as ends:

        def opened(server: ServerProcess) -> ServerProcess:
            ends.callback(server.stop)
            return server

        asyncio.run(scene(opened))
