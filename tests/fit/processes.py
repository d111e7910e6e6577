"""Work in several processes, with results in the order of the tasks."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

InOrder = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Does work for each of the tasks and yields the results in the order of the tasks."""


@contextmanager
def workers(processes: int) -> Iterator[InOrder]:
    """Start processes that work; a single one is this one."""
    if processes == 1:
        yield map
        return
    # Spawned, since a forked process inherits the locks of threads that it does not have.
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield pool.imap
