"""A player who bothers nobody, in a process of their own: `python -m tests.bench.innocent PORT PRESSES REST`.

Presses a key now and then, and prints how many milliseconds each took from the key to the first byte of the answer.
"""

import asyncio
import json
import os
import sys

from tests.bench.crowd import Player
from tests.tui.serve.client import open_terminal
from tests.tui.serve.conftest import key_of


async def _press(port: int, presses: int, rest: float) -> list[float]:
    name = f"innocent-{os.getpid()}"  # keys last as long as a process, and a name belongs to its key
    async with open_terminal(port, name, key_of(name)) as terminal:
        await terminal.sees("Quit")
        player = Player(name, terminal)
        player.look_away()
        took = []
        for number in range(presses):
            await asyncio.sleep(rest)
            took.append(await player.press("up" if number % 2 else "down"))
        return took


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_press(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))))
