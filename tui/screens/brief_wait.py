"""Waiting for quick work: a screen that would flicker without it waits a moment, and then does without."""

import asyncio
from contextlib import suppress

LONGEST_WAIT = 0.2
"""Seconds until a screen is shown without what it waits for."""


async def wait_briefly(ready: asyncio.Event) -> None:
    """Wait until something is ready, but not for long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            await ready.wait()
