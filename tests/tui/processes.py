"""Processes that tests start: whether they run, and waiting for what they do."""

import time
from collections.abc import Callable

import psutil


def is_running(pid: int) -> bool:
    """Whether a process exists and is not merely waiting for its parent to notice that it ended."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def is_on_a_command_line(text: str) -> bool:
    """Whether some process was started with this text in its arguments."""
    return any(text in " ".join(process.info["cmdline"] or ()) for process in psutil.process_iter(["cmdline"]))


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for something that comes true soon."""
    for _ in range(3000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it never came true")
