"""Migrations: stores of older versions are brought up to date when they are opened.

When tables or columns change, change `sql.SCHEMA`, increase `VERSION` by one and add a migration for the version left
behind: a function that turns a store of that version into one of the next, with statements that both databases
understand, written as in `sql`. All steps run in one transaction with the store locked: of several processes that open
it at once, one migrates and the others wait.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from saves.problems import shown
from saves.store.base import StoreError

VERSION = 1
"""The version of the schema. A store of a newer version is not opened."""


class DatabaseCursor(Protocol):
    """The common interface of both databases' cursors."""

    @property
    def rowcount(self) -> int:
        """The number of rows that the last statement changed."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> object:
        """Run a statement."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""


Migration = Callable[[DatabaseCursor], None]

MIGRATIONS: dict[int, Migration] = {}
"""By version, the function that turns a store into one of the next version. There has been one version so far."""


def is_older(place: str, version: int) -> bool:
    """Whether a store must be migrated; raises `StoreError` for a version that cannot be."""
    if version > VERSION:
        raise StoreError("store-newer", place, version=version, known=VERSION)
    if any(each not in MIGRATIONS for each in range(version, VERSION)):
        # No version of Pavilion has ever written this one.
        raise StoreError("store-damaged", place, detail=f"version {version}")
    return version < VERSION


def migrate(place: str, cursor: DatabaseCursor, version: int) -> None:
    """Migrate a store within a transaction; raises `StoreError`, after which it must be rolled back."""
    for each in range(version, VERSION):
        try:
            MIGRATIONS[each](cursor)
        except Exception as error:  # the transaction is rolled back, whatever it is
            raise failed(place, version, f"{type(error).__name__}: {error}") from error


def failed(place: str, version: int, why: str) -> StoreError:
    """Return the error for a store that could not be migrated and is unchanged."""
    detail = shown(" ".join(why.split()))
    return StoreError("store-migration-failed", place, version=version, known=VERSION, detail=detail)
