"""Bots in worker processes: their requests, their answers, and how they end."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Any

import msgspec
import pytest

from engine import bots
from engine.bots.thought import Prospect, Thought
from engine.game import game
from tests.tui.processes import is_running, wait_until
from tui.bots import frames, worker
from tui.bots.fair_queue import Requester
from tui.bots.pool import BotError, BotPool

GAME = game("bruxelles1897")
SILENT = ("-c", "import sys; sys.stdin.buffer.read()")
"""A worker that reads and never answers."""
DYING = ("-c", "import sys; sys.stdin.buffer.read(4)")
"""A worker that ends in the middle of a request."""


def with_pool(play: Callable[[BotPool], Awaitable[Any]], pool: type[BotPool] = BotPool, **kwargs: Any) -> Any:
    """Run a coroutine with a pool and check that no process is left."""

    async def scene() -> Any:
        made = pool(**kwargs)
        pids: list[int] = []
        try:
            result = await play(made)
            pids = made.pids
            return result
        finally:
            await made.close()
            assert not made.pids
            assert not any(is_running(pid) for pid in pids)

    return asyncio.run(scene())


async def until(condition: Callable[[], bool]) -> None:
    for _ in range(3000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came true")


def table(seats: int = 2, seed: int = 1, edition: str | None = None) -> tuple[Any, int]:
    state = GAME.new(seats, None, seed, edition)
    return state, GAME.decisions(state)[0].seat


@pytest.mark.parametrize("level", ["apprentice", "foreman"])
def test_a_worker_answers_as_the_bot_does_here(level: str) -> None:
    state, seat = table()

    async def play(pool: BotPool) -> list[Any]:
        return [await pool.choose(GAME, state, seat, level, salt) for salt in range(5)]

    view = GAME.seen_by(state, seat)
    assert with_pool(play) == [bots.choose(level, GAME, view, seat, salt) for salt in range(5)]


def test_workers_are_started_when_needed_used_again_and_never_too_many() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        assert pool.pids == []
        await pool.choose(GAME, state, seat, "apprentice")
        first = pool.pids
        assert len(first) == 1
        await pool.choose(GAME, state, seat, "apprentice")
        assert pool.pids == first
        await asyncio.gather(*(pool.choose(GAME, state, seat, "apprentice", salt) for salt in range(6)))
        assert len(pool.pids) == 2
        assert set(first) < set(pool.pids)

    with_pool(play, size=2)


def test_only_the_view_of_the_seat_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = table()
    sent: list[worker.Request] = []

    def listening(message: Any) -> bytes:
        sent.append(message)
        return frames.frame(message)

    monkeypatch.setattr("tui.bots.pool.frame", listening)
    before = GAME.encode(state)

    async def play(pool: BotPool) -> None:
        await pool.choose(GAME, state, seat, "apprentice")

    with_pool(play)
    assert GAME.encode(state) == before
    [request] = sent
    assert request.view == GAME.encode(GAME.seen_by(state, seat))
    assert GAME.decode(request.view).dice != state.dice
    assert GAME.decode(request.view).piles != state.piles


def test_a_corrected_edition_travels_with_the_request() -> None:
    edition = GAME.editions.corrected({"actions": {"pass_first": 30}})
    state, seat = table(edition=edition)

    async def play(pool: BotPool) -> Any:
        return await pool.choose(GAME, state, seat, "journeyman")

    assert with_pool(play) == bots.choose("journeyman", GAME, GAME.seen_by(state, seat), seat)


def test_what_goes_wrong_in_a_bot_is_told_and_the_worker_lives_on() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        with pytest.raises(BotError, match=f"no bot 'nobody'; possible: {', '.join(bots.LEVELS)}"):
            await pool.choose(GAME, state, seat, "nobody")
        first = pool.pids
        await pool.choose(GAME, state, seat, "apprentice")
        assert pool.pids == first

    with_pool(play)


def test_cancelling_kills_the_thinking_worker_at_once() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        thought = asyncio.create_task(pool.choose(GAME, state, seat, "apprentice"))
        await until(lambda: bool(pool.pids))
        [pid] = pool.pids
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert pool.pids == []
        await until(lambda: not is_running(pid))

    with_pool(play, command=SILENT)


def test_a_cancelled_choice_makes_room_for_the_next() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> Any:
        thought = asyncio.create_task(pool.choose(GAME, state, seat, "journeyman"))
        await until(lambda: bool(pool.pids))
        thought.cancel()
        return await pool.choose(GAME, state, seat, "apprentice")

    assert with_pool(play, size=1) in GAME.decisions(state)[0].moves


def test_a_worker_that_died_is_replaced() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        move = await pool.choose(GAME, state, seat, "apprentice")
        [pid] = pool.pids
        os.kill(pid, signal.SIGKILL)
        assert await pool.choose(GAME, state, seat, "apprentice") == move
        assert pool.pids != [pid]
        assert len(pool.pids) == 1

    with_pool(play)


def test_workers_that_died_while_they_rested_are_not_the_fault_of_a_request() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        await asyncio.gather(*(pool.choose(GAME, state, seat, "apprentice", salt) for salt in range(6)))
        assert len(pool.pids) == 3
        for pid in pool.pids:
            os.kill(pid, signal.SIGKILL)
        assert await pool.choose(GAME, state, seat, "apprentice") in GAME.decisions(state)[0].moves

    with_pool(play, size=3)


def test_a_worker_that_cannot_be_started_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = table()
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def play(pool: BotPool) -> None:
        with pytest.raises(BotError, match="no process for the bot: No such file"):
            await pool.choose(GAME, state, seat, "apprentice")

    with_pool(play)


def test_a_bot_never_waits_because_someone_is_advised() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        first, second = (pool.thoughts(GAME, state, seat, seconds=3600, every=0.05, salt=salt) for salt in (1, 2))
        await anext(first)
        waiting = asyncio.ensure_future(anext(second))
        assert await pool.choose(GAME, state, seat, "apprentice") in GAME.decisions(state)[0].moves
        assert not waiting.done(), "one adviser at a time"
        await first.aclose()
        await waiting
        await second.aclose()

    with_pool(play, size=1)


class CountedPool(BotPool):
    """A pool whose workers answer only when told to; `asked` has the levels of the requests that reached a worker."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.asked: list[str] = []
        self._answers = asyncio.Semaphore(0)

    def answer(self, count: int = 1) -> None:
        for _ in range(count):
            self._answers.release()

    async def _answer(self, message: bytes, on_thought: Callable[[Thought], None]) -> worker.Chosen | worker.Failed:
        request = msgspec.msgpack.decode(message[frames.LENGTH.size :], type=worker.Request)
        self.asked.append(request.level)
        await self._answers.acquire()
        move = msgspec.to_builtins(GAME.decisions(GAME.decode(request.view))[0].moves[0])
        on_thought(Thought(request.seat, 1, (0.5, 0.5), (Prospect(move, 1, 0.5, 0.0),)))
        return worker.Chosen(move)


@pytest.mark.parametrize("search", ["master@50", "foreman", "contractor"])
@pytest.mark.parametrize("quick", ["apprentice", "clerk", "draughtsman", "journeyman"])
def test_a_bot_that_answers_in_milliseconds_never_waits_for_a_search(quick: str, search: str) -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        assert isinstance(pool, CountedPool)
        searches = [asyncio.create_task(pool.choose(GAME, state, seat, search)) for _ in range(40)]
        await until(lambda: len(pool.asked) == 2)
        at_once = asyncio.create_task(pool.choose(GAME, state, seat, quick))
        await until(lambda: len(pool.asked) == 3)
        assert pool.asked == [search, search, quick]
        pool.answer(41)
        await asyncio.wait_for(asyncio.gather(at_once, *searches), 30)

    with_pool(play, pool=CountedPool, size=2)


def test_the_searches_of_one_player_delay_another_by_one_search() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        assert isinstance(pool, CountedPool)
        levels = [f"master@{number}" for number in range(1, 41)]
        searches = [
            asyncio.create_task(pool.choose(GAME, state, seat, level, requester=Requester("absent", level)))
            for level in levels
        ]
        await until(lambda: len(pool.asked) == 1)
        last = asyncio.create_task(pool.choose(GAME, state, seat, "master@99", requester=Requester("bystander", "t")))
        await until(lambda: pool._searching.waiting == 40)
        pool.answer(41)
        await asyncio.wait_for(asyncio.gather(last, *searches), 30)
        assert pool.asked[:3] == ["master@1", "master@99", "master@2"]

    with_pool(play, pool=CountedPool, size=1)


def test_a_search_uses_further_cores_only_while_nobody_waits() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        assert isinstance(pool, CountedPool)
        searches = [
            asyncio.create_task(pool.choose(GAME, state, seat, level))
            for level in ("master@5s", "master@6s", "master@7s")
        ]
        await until(lambda: pool._searching.waiting == 2)
        pool.answer(5)
        await asyncio.wait_for(asyncio.gather(*searches), 30)
        assert pool.asked == ["master@5s"] * 3 + ["master@6s", "master@7s"], "one worker for each that waited"

    with_pool(play, pool=CountedPool, size=3)


def test_workers_have_a_low_priority() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        await pool.choose(GAME, state, seat, "apprentice")
        [pid] = pool.pids
        own = os.getpriority(os.PRIO_PROCESS, os.getpid())
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, own + worker.NICENESS)

    with_pool(play)


def test_a_worker_that_keeps_dying_is_reported() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        with pytest.raises(BotError, match="ended twice"):
            await pool.choose(GAME, state, seat, "apprentice")

    with_pool(play, command=DYING)


def test_closing_ends_choices_under_way_and_refuses_new_ones() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        choices = [asyncio.create_task(pool.choose(GAME, state, seat, "apprentice")) for _ in range(3)]
        await until(lambda: len(pool.pids) == 2)
        await pool.close()
        for choice in choices:
            with pytest.raises(BotError):
                await choice
        with pytest.raises(BotError):
            await pool.choose(GAME, state, seat, "apprentice")

    with_pool(play, size=2, command=SILENT)


def test_workers_end_when_their_parent_is_killed() -> None:
    program = (
        "import asyncio\n"
        "from engine.game import game\n"
        "from tui.bots.pool import BotPool\n"
        "async def main():\n"
        "    pool, rules = BotPool(), game('bruxelles1897')\n"
        "    state = rules.new(2)\n"
        "    await pool.choose(rules, state, rules.decisions(state)[0].seat, 'apprentice')\n"
        "    print(pool.pids[0], flush=True)\n"
        "    await asyncio.sleep(3600)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert is_running(pid)
        parent.kill()
        parent.wait()
    wait_until(lambda: not is_running(pid))


def test_a_worker_ignores_interrupts_and_ends_with_its_input() -> None:
    state, seat = table()
    request = worker.Request(
        GAME.key, None, GAME.encode(GAME.seen_by(state, seat)), seat=seat, level="apprentice", salt=0
    )
    command = [sys.executable, "-m", "tui.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for _ in range(2):
            child.stdin.write(frames.frame(request))
            child.stdin.flush()
            (length,) = frames.LENGTH.unpack(child.stdout.read(frames.LENGTH.size))
            assert child.stdout.read(length)
            child.send_signal(signal.SIGINT)
        child.stdin.close()
        assert child.wait() == 0


def test_a_worker_never_loads_the_terminal() -> None:
    program = (
        "import sys, tui.bots.worker\n"
        "from engine.bots import journeyman, master\n"
        "print([name for name in ('textual', 'rich', 'asyncio') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


def test_a_torn_request_is_not_answered() -> None:
    replies = BytesIO()
    for torn in (frames.frame(worker.Failed("whatever"))[:-1], b"\x00\x00"):
        frames.serve(BytesIO(torn), replies, worker.Request, worker.answers)
    assert replies.getvalue() == b""


def test_a_view_of_an_unknown_edition_is_refused_in_words() -> None:
    state, seat = table()
    state.edition = "nowhere"
    request = worker.Request(GAME.key, None, GAME.encode(state), seat, "apprentice", 0)
    [reply] = worker.answers(request)
    assert isinstance(reply, worker.Failed)
    assert "edition 'nowhere' is not known here" in reply.reason
    assert msgspec.msgpack.decode(frames.frame(reply)[4:]) == ["failed", reply.reason]


def test_the_master_thinks_on_all_cores_and_says_ever_better_what_it_thinks() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> list[Thought]:
        return [each async for each in pool.thoughts(GAME, state, seat, seconds=0.3, every=0.1, cores=2)]

    thoughts = with_pool(play, size=2)
    assert len(thoughts) >= 2
    assert [each.tries for each in thoughts] == sorted(each.tries for each in thoughts)
    legal = GAME.decisions(state)[0].moves
    assert all(prospect.move in legal for prospect in thoughts[-1].prospects)


def test_a_budget_in_iterations_is_the_same_everywhere() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> tuple[Any, list[Thought]]:
        chosen = await pool.choose(GAME, state, seat, "master@25")
        return chosen, [each async for each in pool.thoughts(GAME, state, seat, iterations=25, every=1e9)]

    chosen, [thought] = with_pool(play, size=2)
    view = GAME.seen_by(state, seat)
    assert [thought] == list(bots.consider("master@25", GAME, view, seat))
    assert chosen == thought.prospects[0].move == bots.choose("master@25", GAME, view, seat)


def test_leaving_thoughts_stops_every_worker_at_once() -> None:
    state, seat = table()

    async def play(pool: BotPool) -> None:
        thoughts = pool.thoughts(GAME, state, seat, seconds=3600, every=0.05, cores=2)
        await anext(thoughts)
        thinking = pool.pids
        assert thinking
        await thoughts.aclose()
        assert pool.pids == []
        await until(lambda: not any(is_running(pid) for pid in thinking))

    with_pool(play, size=2)


def test_a_move_without_alternative_needs_no_thought() -> None:
    state, seat = table()
    while len((asked := GAME.decisions(state)[0]).moves) > 1:
        GAME.play(state, asked.moves[0] if asked.opens_turn else asked.moves[-1])
    seat = asked.seat

    async def play(pool: BotPool) -> Any:
        move = await pool.choose(GAME, state, seat, "master@3600s")
        assert pool.pids == []
        return move

    assert with_pool(play, command=SILENT) == GAME.decisions(state)[0].moves[0]
