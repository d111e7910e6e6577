"""A brief wait for quick work, so that a screen does not flicker when its contents arrive a moment later."""

import asyncio
from contextlib import suppress

LONGEST_WAIT = 0.2
"""Seconds after which a screen is shown without what it waits for."""


async def wait_briefly(ready: asyncio.Event) -> None:
    """Wait until the event is set, but no longer than `LONGEST_WAIT`."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            await ready.wait()
