"""Processes that tests start: whether they run, and waiting for what they do."""

import subprocess
import time
from collections.abc import Callable


def is_running(pid: int) -> bool:
    """Whether a process exists and is not merely waiting for its parent to notice that it ended."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(shown.stdout.strip()) and not shown.stdout.strip().startswith("Z")


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that comes true soon."""
    for _ in range(3000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never came true")
