"""The cursor that statements are run with. They have `%s` for values, as psycopg expects; SQLite's replaces it."""

from collections.abc import Sequence
from typing import Any, Protocol


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
