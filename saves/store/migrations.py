"""Migrations: stores of older versions are brought up to date when they are opened.

When tables or columns change, change `schema.SCHEMA`, increase `VERSION` by one and add a migration for the version
left behind, as a module such as `version_1`: a function that turns a store of that version into one of the next, with
statements that both databases understand. All steps run in one transaction with the store locked: of several
processes that open it at once, one migrates and the others wait.
"""

from collections.abc import Callable

from saves.problems import shown
from saves.store import version_1
from saves.store.base import StoreError
from saves.store.cursor import DatabaseCursor

VERSION = 2
"""The version of the schema. A store of a newer version is not opened."""

Migration = Callable[[DatabaseCursor], None]

MIGRATIONS: dict[int, Migration] = {1: version_1.migrate}
"""By version, the function that turns a store into one of the next version."""


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
