"""Migrations: stores of older versions, brought up to today's when they are opened.

When tables or columns change, `sql.SCHEMA` says how a new store is made from then on, `VERSION` goes up by one, and the
version left behind gets its migration here: a function that turns a store of that version into one of the next, with
statements that both databases understand, written as in `sql`. All steps up to today's version happen in one
transaction, with the store locked: of several processes that open it at once, one migrates and the others wait.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from saves.problems import shown
from saves.store.base import StoreError

VERSION = 1
"""Of the tables and columns. A store of a newer version is not opened."""


class Cursor(Protocol):
    """What the cursors of both databases have in common."""

    @property
    def rowcount(self) -> int:
        """How many rows the last statement touched."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> object:
        """Run a statement."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""


Migration = Callable[[Cursor], None]

MIGRATIONS: dict[int, Migration] = {}
"""What turns a store of this version into one of the next. There has been one version so far."""


def is_older(place: str, version: int) -> bool:
    """Whether a store must be migrated; raises `StoreError` for a version that cannot be brought up to today's."""
    if version > VERSION:
        raise StoreError("store-newer", place, version=version, known=VERSION)
    if any(each not in MIGRATIONS for each in range(version, VERSION)):
        # No version of Pavilion has ever written this one.
        raise StoreError("store-damaged", place, detail=f"version {version}")
    return version < VERSION


def migrate(place: str, cursor: Cursor, version: int) -> None:
    """Bring a store up to today's version, within a transaction; raises `StoreError`, and it must be rolled back."""
    for each in range(version, VERSION):
        try:
            MIGRATIONS[each](cursor)
        except Exception as error:  # whatever it is, the store can be as it was
            raise failed(place, version, f"{type(error).__name__}: {error}") from error


def failed(place: str, version: int, why: str) -> StoreError:
    """Return the error of a store that could not be migrated and is as it was."""
    detail = shown(" ".join(why.split()))
    return StoreError("store-migration-failed", place, version=version, known=VERSION, detail=detail)
