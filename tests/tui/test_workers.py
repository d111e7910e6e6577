"""Workers: of two in one group the later runs, and nothing is left of the earlier."""

import asyncio
import gc
import warnings

from textual.app import App

from tui.workers import run_exclusively


def test_a_worker_cancelled_before_it_starts_leaves_no_coroutine() -> None:
    done = []

    async def work(number: int) -> None:
        done.append(number)

    async def run() -> None:
        app = App[None]()
        async with app.run_test():
            for number in range(3):
                last = run_exclusively(app, "test", work, number)
            await last.wait()

    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        asyncio.run(run())
        gc.collect()
    assert done == [2]
    assert not [each for each in found if "never awaited" in str(each.message)]
