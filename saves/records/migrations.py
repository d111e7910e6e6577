"""Migrations: records of older formats are read as if they had been written today.

When the format changes, increase `record.VERSION` by one and add a migration for the version left behind: a function
from all lines of a record (the header first) to the same lines in the next version, one for one, so that line numbers
stay those of the file. Lines that could not be read are passed through unchanged.
"""

from collections.abc import Callable
from typing import Any, TypeVar

LineT = TypeVar("LineT")

Migration = Callable[[list[Any]], list[Any]]

MIGRATIONS: dict[int, Migration] = {}
"""By version, the function that turns a record into one of the next version. There has been one version so far."""


class MigrationError(LookupError):
    """There is no migration for a version."""


def migrated(lines: list[LineT], version: int, known: int) -> list[LineT]:
    """Migrate the lines of a record to the version `known`."""
    while version < known:
        if version not in MIGRATIONS:
            raise MigrationError(version)
        lines = MIGRATIONS[version](lines)
        version += 1
    return lines
