"""The server's bots: they play at shared tables, one at a time for each table, within a time limit."""

import asyncio
from collections.abc import Callable
from typing import Any, Never

import pytest

from engine.game import game
from saves.tables import acts
from tests.tui.serve.conftest import RunningServer
from tui.bots.pool import BotError, BotPool
from tui.serve.bots import BotShare

GAME = game("bruxelles1897")
BOT_FIRST = next(seed for seed in range(100) if GAME.decisions(GAME.new(2, seed=seed))[0].seat == 0)
"""A seed with which the first seat begins."""


def test_bots_play_at_shared_tables_until_a_person_decides(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await server.tables.create("anna", GAME, (None, "apprentice", "apprentice"), seed=3)
        await live.do(acts.start, "anna")
        await server.until(lambda: live.now.turn() and live.now.bot_to_move() is None, "a person's turn")
        before = len(live.now.match.entries)
        [decision] = live.now.match.decisions
        await live.do(acts.play, "anna", decision.moves[0], live.now.version)
        await server.until(lambda: live.now.bot_to_move() is None, "a person's turn again")
        assert len(live.now.match.entries) > before
        assert {live.now.chairs[seat].bot for seat in live.now.turn()} == {None}

    run_server(scene)


def test_a_server_goes_on_where_the_last_one_ended(run_server: Callable[..., None]) -> None:
    tables = []

    async def leave(server: RunningServer) -> None:
        await server._bot_players.close()
        live = await server.tables.create("anna", GAME, ("apprentice", None), seed=BOT_FIRST)
        await live.do(acts.start, "anna")
        assert live.now.bot_to_move() is not None
        tables.append(live.id)

    async def come_back(server: RunningServer) -> None:
        live = await server.tables.open(tables[0])
        await server.until(lambda: live.now.bot_to_move() is None, "a person's turn")

    run_server(leave)
    run_server(come_back)


def test_a_bot_that_fails_makes_some_move_and_the_log_says_so(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: BotShare, *_: Any) -> Never:
        raise BotError("tired")

    monkeypatch.setattr(BotShare, "choose", fail)

    async def scene(server: RunningServer) -> None:
        live = await server.tables.create("anna", GAME, ("apprentice", None), seed=BOT_FIRST)
        await live.do(acts.start, "anna")
        await server.until(lambda: live.now.bot_to_move() is None, "a person's turn")
        assert server.logged("bot-failed")[0]["problem"] == "tired"

    run_server(scene)


def test_nobody_thinks_for_ever_and_others_have_their_turn() -> None:
    """The first worker never answers; it is stopped, and the pool of one serves the other table."""
    stuck = ("-c", "import time; time.sleep(600)")

    async def scene() -> None:
        state = GAME.new(2, seed=1)
        [decision] = GAME.decisions(state)
        slow, patient = BotPool(1, command=stuck), BotPool(1)
        with pytest.raises(BotError, match=r"more than 0\.2 seconds"):
            await BotShare(slow, longest=0.2).choose(GAME, state, decision.seat, "apprentice")
        assert slow.pids == []
        move = await BotShare(patient).choose(GAME, state, decision.seat, "apprentice")
        assert move in decision.moves
        await slow.close()
        await patient.close()

    asyncio.run(scene())


def test_a_table_has_one_thought_at_a_time() -> None:
    running = most = 0

    class Pool(BotPool):
        async def choose(self, *_: object) -> None:
            nonlocal running, most
            running += 1
            most = max(most, running)
            await asyncio.sleep(0)
            running -= 1

    async def scene() -> None:
        share = BotShare(Pool())
        await asyncio.gather(*(share.choose(GAME, None, 0, "apprentice") for _ in range(5)))

    asyncio.run(scene())
    assert most == 1
