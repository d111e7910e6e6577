"""Calls of a store from an event loop: in threads of their own, and never slow without a word.

A store that hangs keeps its own threads busy and no others, so that what does not need it goes on. A session that waits
for it can show that: see `told_of_waiting`.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import ParamSpec, TypeVar

from saves.store.base import StoreError
from saves.watchers import Watchers

WorkP = ParamSpec("WorkP")
ResultT = TypeVar("ResultT")

THREADS = 8
"""Calls that run at once; the others take turns."""
SLOW = 0.8
"""Seconds after which a call is said to be waited for."""
LONGEST_QUEUE = 5.0
"""Seconds after which a call that has not begun is given up."""

told_of_waiting: ContextVar[Callable[[bool], None] | None] = ContextVar("told_of_waiting", default=None)
"""Called with True when something that this task waits for takes long, and with False when it has ended."""


@contextmanager
def waiting_is_told() -> Iterator[None]:
    """Call `told_of_waiting` if what happens within takes long."""
    tell, told = told_of_waiting.get(), list[bool]()
    if tell is None:
        yield
        return

    def say() -> None:
        told.append(True)
        tell(True)

    slow = asyncio.get_running_loop().call_later(SLOW, say)
    try:
        yield
    finally:
        slow.cancel()
        if told:
            tell(False)


class StoreCalls:
    """Makes calls of one store."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._troubles = Watchers[[StoreError]]()

    def watch_troubles(self, watcher: Callable[[StoreError], None]) -> Callable[[], None]:
        """Call a function with every problem of the store itself; return a function that ends this."""
        return self._troubles.add(watcher)

    async def __call__(self, work: Callable[WorkP, ResultT], *arguments: WorkP.args, **named: WorkP.kwargs) -> ResultT:
        """Run a call in a thread and return its result; raises what it raises, or `StoreError` "store-slow"."""
        try:
            with waiting_is_told():
                return await self._done(partial(work, *arguments, **named))
        except StoreError as problem:
            if problem.kind.startswith("store-"):
                self._troubles.notify(problem)
            raise

    async def _done(self, work: Callable[[], ResultT]) -> ResultT:
        try:
            job = self._threads.submit(work)
        except RuntimeError:
            raise StoreError("store-closed", self._place) from None
        # Cancelling does nothing to a job that has begun: it may have been written, and its end must be waited for.
        given_up = asyncio.get_running_loop().call_later(LONGEST_QUEUE, job.cancel)
        try:
            return await asyncio.wrap_future(job)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise StoreError("store-slow", self._place, detail=f"{LONGEST_QUEUE:.0f} s") from None
        finally:
            given_up.cancel()

    def close(self) -> None:
        """Accept no more calls. Safe to call twice."""
        self._threads.shutdown(wait=False, cancel_futures=True)
