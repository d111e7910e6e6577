"""The number of worker processes that can run at once."""

import os


def cores() -> int:
    """Return the number of cores this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
