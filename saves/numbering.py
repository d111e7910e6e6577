"""Numbering: telling equal names apart."""

from collections.abc import Collection, Iterator
from itertools import count


def endings(separator: str) -> Iterator[str]:
    """Yield endings to try behind a name until it is free: none, then the separator with 2, 3 and so on."""
    yield ""
    for number in count(2):
        yield f"{separator}{number}"


def distinct(name: str, taken: Collection[str]) -> str:
    """Return this name or, if it is taken, the first of `name 2`, `name 3` … that is not."""
    return next(free for ending in endings(" ") if (free := name + ending) not in taken)
