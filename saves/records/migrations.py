"""Migrations: records of older formats, read as if they had been written today.

When the format changes, `record.VERSION` goes up by one and the version left behind gets its migration here: a
function from all lines of a record (the header first) to the same lines in the next version, one for one, so that
line numbers go on naming the lines of the file. Lines that could not be read are passed along as they are.
"""

from collections.abc import Callable
from typing import Any, TypeVar

LineT = TypeVar("LineT")

Migration = Callable[[list[Any]], list[Any]]

MIGRATIONS: dict[int, Migration] = {}
"""What turns a record of this version into one of the next. There has been one version so far."""


class MigrationError(LookupError):
    """No way leads from that version to today's."""


def migrated(lines: list[LineT], version: int, known: int) -> list[LineT]:
    """Bring the lines of a record up to the version known today."""
    while version < known:
        if version not in MIGRATIONS:
            raise MigrationError(version)
        lines = MIGRATIONS[version](lines)
        version += 1
    return lines
