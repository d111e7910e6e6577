"""The server's bots: they play at shared tables, one at a time for each table, within a time limit."""

import asyncio
from collections.abc import Awaitable, Callable
from io import StringIO
from pathlib import Path
from typing import Any, Never

import pytest

from engine.game import game
from saves.store import open_store
from saves.tables import LiveTable, Tables, acts
from tests.tui.serve.conftest import RunningServer
from tui.bots.fair_queue import Requester
from tui.bots.pool import ANYONE, BotError, BotPool
from tui.serve.bots import IN_A_ROW, UNATTENDED, BotPlayers, BotShare
from tui.serve.event_log import EventLog
from tui.serve.presence import Presence

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
            await BotShare(slow, ANYONE, longest=0.2).choose(GAME, state, decision.seat, "apprentice")
        assert slow.pids == []
        move = await BotShare(patient, ANYONE).choose(GAME, state, decision.seat, "apprentice")
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
        share = BotShare(Pool(), ANYONE)
        await asyncio.gather(*(share.choose(GAME, None, 0, "apprentice") for _ in range(5)))

    asyncio.run(scene())
    assert most == 1


class CountedPool(BotPool):
    """A pool that plays the first legal move, when told to; `asked` has the requesters in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Requester] = []
        self.moves = asyncio.Semaphore(0)

    async def choose(self, game: Any, state: Any, seat: int, *_: Any) -> Any:
        self.asked.append(_[-1])
        await self.moves.acquire()
        return next(each.moves[0] for each in game.decisions(state) if each.seat == seat)

    async def play(self, moves: int) -> None:
        """Answer this many requests."""
        wanted = len(self.asked) + moves
        for _ in range(moves):
            self.moves.release()
        await until(lambda: len(self.asked) >= wanted)


class BotsAtTables:
    """Tables in a new store, and the bots' players with a clock that stands still."""

    def __init__(self, place: Path) -> None:
        self.tables = Tables(open_store(place))
        self.pool = CountedPool()
        self.presence = Presence()
        self.log = StringIO()
        self.now = 0.0

    def open(self) -> BotPlayers:
        return BotPlayers(self.tables, self.pool, self.presence, EventLog(self.log), 600, lambda: self.now)

    async def table_of_bots(self, owner: str = "anna") -> LiveTable:
        """Start a game in which a bot also plays for the only player, so that the bots never stop by themselves."""
        live = await self.tables.create(owner, GAME, ("apprentice", None), seed=BOT_FIRST)
        await live.do(acts.start, owner)
        await live.do(acts.stand_in, owner, 1, "apprentice")
        return live


async def until(condition: Callable[[], Any]) -> None:
    for _ in range(1000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


@pytest.fixture
def with_bots(tmp_path: Path) -> Callable[[Callable[[BotsAtTables], Awaitable[None]]], None]:
    """Run a scene with bots at tables."""

    def run(scene: Callable[[BotsAtTables], Awaitable[None]]) -> None:
        async def main() -> None:
            at_tables = BotsAtTables(tmp_path / "house.sqlite")
            try:
                await scene(at_tables)
            finally:
                await at_tables.tables.close()
            assert "bots-broke" not in at_tables.log.getvalue()

        asyncio.run(main())

    return run


def test_bots_pause_where_no_person_has_been_for_a_while_until_one_comes(with_bots: Callable[..., None]) -> None:
    async def scene(each: BotsAtTables) -> None:
        players = each.open()
        live = await each.table_of_bots()
        await until(lambda: each.pool.asked)
        await each.pool.play(3)
        each.now = 601
        each.pool.moves.release()
        await until(lambda: not players._playing)
        assert len(live.now.match.entries) == 4, "the move that was under way is made, and no other"
        assert '"bots-pause"' in each.log.getvalue()
        assert len(each.pool.asked) == 4

        here = each.presence.at(live.id)
        here.add("bob")  # as a spectator
        await until(lambda: len(each.pool.asked) == 5)
        each.now = 6000
        await each.pool.play(2)
        here.remove("bob")
        each.now += 599
        await each.pool.play(1)
        await players.close()

    with_bots(scene)


def test_bots_answer_at_once_what_a_person_does(with_bots: Callable[..., None]) -> None:
    async def scene(each: BotsAtTables) -> None:
        players = each.open()
        live = await each.table_of_bots()
        await until(lambda: each.pool.asked)
        each.now = 601
        each.pool.moves.release()
        await until(lambda: not players._playing)
        await live.do(acts.say, "anna", "Still there?")
        await until(lambda: len(each.pool.asked) == 2)
        await players.close()

    with_bots(scene)


def test_a_player_who_comes_to_the_server_wakes_the_bots_at_their_tables(with_bots: Callable[..., None]) -> None:
    async def scene(each: BotsAtTables) -> None:
        first = each.open()
        tables = [await each.table_of_bots(owner) for owner in ("anna", "anna", "bob")]
        await until(lambda: len(each.pool.asked) == 3)
        each.now = 601
        for _ in tables:
            each.pool.moves.release()
        await until(lambda: not first._playing)
        each.presence.add("Anna")
        await until(lambda: len(each.pool.asked) == 5)
        assert {asked.table for asked in each.pool.asked[3:]} == {live.id for live in tables[:2]}
        await first.close()

    with_bots(scene)


def test_a_server_that_starts_opens_few_of_many_tables_and_none_that_people_have_left(
    with_bots: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(each: BotsAtTables) -> None:
        left = [await each.table_of_bots() for _ in range(10)]
        for live in left:  # a bot was the last to act
            seat, level = live.now.bot_to_move() or (0, "")
            await live.do(acts.play_for_bot, seat, level, live.now.match.decisions[0].moves[0], live.now.version)
        owed = [await each.table_of_bots(f"player{number}") for number in range(20)]
        opened: list[str] = []
        open_table = each.tables.open

        async def counted(table: str) -> LiveTable:
            opened.append(table)
            return await open_table(table)

        monkeypatch.setattr(each.tables, "open", counted)
        players = each.open()
        await players.start()
        await until(lambda: len(each.pool.asked) == UNATTENDED)
        assert len(opened) == UNATTENDED

        each.presence.at(left[0].id).add("anna")
        await until(lambda: len(each.pool.asked) == UNATTENDED + 1)
        assert each.pool.asked[-1].table == left[0].id, "where a person is, bots do not wait"

        each.presence.at(left[0].id).remove("anna")
        for _ in range((UNATTENDED + 1) * IN_A_ROW):
            each.pool.moves.release()
        await until(lambda: len(opened) > UNATTENDED + 1)
        assert all(live.now.result is None for live in owed), "the first give way before their games are over"
        for _ in range(2000):
            each.pool.moves.release()
        await until(lambda: {*opened} == {left[0].id, *(live.id for live in owed)})
        await players.close()

    with_bots(scene)


def test_requests_name_the_owner_and_whether_a_person_is_there(with_bots: Callable[..., None]) -> None:
    async def scene(each: BotsAtTables) -> None:
        players = each.open()
        live = await each.table_of_bots("Anna")
        await until(lambda: each.pool.asked)
        [request] = each.pool.asked
        assert (request.player, request.table, request.is_attended()) == ("anna", live.id, False)
        here = each.presence.at(live.id)
        here.add("bob")
        assert request.is_attended()
        await players.close()

    with_bots(scene)
