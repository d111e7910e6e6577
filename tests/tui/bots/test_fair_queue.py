"""The queue in front of the workers: whose turn is next, and that no turn is lost."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from tui.bots.fair_queue import REMEMBERED, FairQueue, Requester


class Requests:
    """Requests to a queue, made in order; each keeps its turn until `serve` ends them one after the other."""

    def __init__(self, size: int = 1) -> None:
        self.queue = FairQueue(size)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self._end = asyncio.Semaphore(0)

    async def request(self, requester: Requester, name: str = "") -> asyncio.Task[None]:
        """Make a request, which waits or has its turn when this returns."""

        async def work() -> None:
            async with self.queue.turn(requester):
                self.served.append(name or f"{requester.player}{requester.table}")
                await self._end.acquire()

        task = asyncio.create_task(work())
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def serve(self) -> None:
        """Serve all that wait, one after the other."""
        for _ in self.tasks:
            self._end.release()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def order_of(requests: Sequence[Requester], size: int = 1) -> list[str]:
    """Return the order in which requests, all made before the first ends, are served."""

    async def scene() -> list[str]:
        made = Requests(size)
        for each in requests:
            await made.request(each)
        await made.serve()
        assert made.queue.waiting == 0
        assert made.queue.free == size
        return made.served

    return asyncio.run(scene())


def test_a_player_with_forty_tables_delays_another_by_one_request() -> None:
    requests = [Requester("a", table) for table in range(40)] + [Requester("b", 0), Requester("b", 0)]
    served = order_of(requests)
    assert served[:4] == ["a0", "b0", "a1", "b0"]
    assert served[4:] == [f"a{table}" for table in range(2, 40)]


def test_the_tables_of_a_player_take_turns() -> None:
    requests = [Requester("a", table) for table in (1, 1, 1, 2, 2, 3)]
    assert order_of(requests) == ["a1", "a2", "a3", "a1", "a2", "a1"]


def test_players_take_turns_however_many_requests_each_has() -> None:
    requests = [Requester(player, 1) for player in "aaabbbc"]
    assert order_of(requests) == ["a1", "b1", "c1", "a1", "b1", "a1", "b1"]


def test_a_player_who_has_just_been_served_comes_after_one_who_waits() -> None:
    async def scene() -> None:
        requests = Requests()
        await requests.request(Requester("a", 1))
        for player in "ab":
            await requests.request(Requester(player, 2))
        await requests.serve()
        assert requests.served == ["a1", "b2", "a2"]

    asyncio.run(scene())


def test_tables_with_a_person_come_first_even_if_the_person_came_after_the_request() -> None:
    present: set[str] = set()

    async def scene() -> None:
        requests = Requests()
        for player in "abcd":
            await requests.request(Requester(player, 1, partial(present.__contains__, player)))
        present.update("cd")
        await requests.serve()
        assert requests.served == ["a1", "c1", "d1", "b1"]

    asyncio.run(scene())


def test_a_request_that_is_cancelled_leaves_the_queue_and_takes_no_turn() -> None:
    async def scene() -> None:
        requests = Requests()
        await requests.request(Requester("a", 1))
        leaves = await requests.request(Requester("b", 1))
        await requests.request(Requester("c", 1))
        leaves.cancel()
        await asyncio.sleep(0)
        assert requests.queue.waiting == 1
        await requests.serve()
        assert requests.served == ["a1", "c1"]
        assert requests.queue.free == 1

    asyncio.run(scene())


def test_a_request_that_is_cancelled_at_the_moment_of_its_turn_passes_it_on() -> None:
    async def scene() -> None:
        queue = FairQueue(1)
        first, second = queue.turn(Requester("a")), queue.turn(Requester("b"))
        await first.__aenter__()
        waiting = asyncio.create_task(second.__aenter__())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)  # the turn goes to the second request, which has not resumed yet
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert waiting.cancelled()
        assert queue.free == 1

    asyncio.run(scene())


@pytest.mark.parametrize("third", [False, True])
def test_a_turn_that_ends_just_after_a_request_was_cancelled_goes_to_the_next(third: bool) -> None:
    """The cancelled request has not resumed yet, and so is still in its line."""

    async def scene() -> None:
        queue = FairQueue(1)
        turns = [queue.turn(Requester(player)) for player in "abc"]
        await turns[0].__aenter__()
        waiting = [asyncio.create_task(turn.__aenter__()) for turn in turns[1 : 3 if third else 2]]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await turns[0].__aexit__(None, None, None)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [each.cancelled() for each in waiting] == [True, False][: len(waiting)]
        assert (queue.free, queue.waiting) == (0 if third else 1, 0)

    asyncio.run(scene())


def test_as_many_are_served_at_once_as_there_are_workers() -> None:
    async def scene() -> None:
        requests = Requests(3)
        for player in "abcde":
            await requests.request(Requester(player))
        assert requests.served == ["a", "b", "c"]
        assert (requests.queue.free, requests.queue.waiting) == (0, 2)
        await requests.serve()

    asyncio.run(scene())


def test_the_memory_of_turns_is_bounded() -> None:
    async def scene() -> None:
        queue = FairQueue(1)
        for number in range(3 * REMEMBERED):
            async with queue.turn(Requester(str(number))):
                pass
        assert len(queue._players._numbers) == len(queue._tables._numbers) == REMEMBERED

    asyncio.run(scene())
