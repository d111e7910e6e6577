"""Patience: what is usually quick is waited for, so that it is there at once; what is not comes when it comes."""

import asyncio
from contextlib import suppress

PATIENCE = 0.2
"""Seconds that a screen waits before it shows itself without what it wanted to show."""


async def a_moment(ready: asyncio.Event) -> None:
    """Wait until something is ready, but not for long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await ready.wait()
