"""When a puzzle comes again: one that was missed after 1, 3 and 7 days, one that was solved at once never.

A repetition counts when it is due. Missed again, a puzzle begins anew. No function here looks at a clock: the day is
given.
"""

import zlib
from collections.abc import Collection, Mapping, Sequence
from datetime import date, timedelta

import msgspec

AFTER = (1, 3, 7)
"""Days until the first repetition of a puzzle that was missed, from that to the second, and to the third."""


class Memory(msgspec.Struct, frozen=True, array_like=True):
    """How a player got on with a puzzle."""

    repeated: int = 0
    """How many repetitions have been solved since it was missed."""
    due: date | None = None
    """The day from which on it comes again; None if it is solved for good."""

    @property
    def is_solved(self) -> bool:
        """Whether it does not come again."""
        return self.due is None

    def is_due(self, today: date) -> bool:
        """Whether it is to be repeated now."""
        return self.due is not None and self.due <= today


def after_answer(memory: Memory | None, is_right: bool, today: date) -> Memory:
    """Return what is remembered after a first answer on a day; before that answer, None for a puzzle never tried."""
    if not is_right:
        return Memory(0, today + timedelta(AFTER[0]))
    if memory is None or memory.is_solved:
        return Memory()
    if not memory.is_due(today):
        return memory
    repeated = memory.repeated + 1
    return Memory(repeated, today + timedelta(AFTER[repeated])) if repeated < len(AFTER) else Memory()


def due(memories: Mapping[str, Memory], keys: Sequence[str], today: date) -> list[str]:
    """Return which of some puzzles are to be repeated now, the longest overdue first."""
    found = [(memory.due, key) for key in keys if (memory := memories.get(key)) is not None and memory.is_due(today)]
    return [key for _, key in sorted(found, key=lambda each: (str(each[0]), keys.index(each[1])))]


def next_puzzle(
    memories: Mapping[str, Memory], keys: Sequence[str], today: date, without: Collection[str] = ()
) -> str | None:
    """Return what to practise next: what is due, then what was never tried; None if there is neither.

    What was just practised, or is broken, is left out: `without`.
    """
    waiting = [*due(memories, keys, today), *(key for key in keys if key not in memories)]
    return next((key for key in waiting if key not in without), None)


def of_the_day(memories: Mapping[str, Memory], keys: Sequence[str], today: date) -> str | None:
    """Return the puzzle of a day: one of those that are due, or else of those never tried; None if there are none."""
    waiting = due(memories, keys, today) or [key for key in keys if key not in memories]
    return min(waiting, key=lambda key: zlib.crc32(f"{today.isoformat()} {key}".encode()), default=None)
