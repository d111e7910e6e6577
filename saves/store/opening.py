"""Opening a store by its place: a file, or a PostgreSQL address."""

from pathlib import Path

import platformdirs

from saves.records.names import is_there
from saves.store.base import Store, StoreError

SCHEMES = ("postgresql://", "postgres://")


def default_place() -> Path:
    """Return the file of shared tables when no place is given, in the user's data folder."""
    return platformdirs.user_data_path("pavilion", appauthor=False) / "house.sqlite"


def open_store(place: str | Path | None = None, make: bool = True) -> Store:
    """Open a store: a file, `postgresql://…`, or the default; raises `StoreError`.

    A missing file is created, or with `make` False an error.
    """
    if isinstance(place, str) and place.startswith(SCHEMES):
        try:
            from saves.store.postgres import PostgresStore
        except ImportError:
            raise StoreError("store-needs-postgres", "pavilion[postgres]") from None
        return PostgresStore(place)
    from saves.store.sqlite import SqliteStore

    path = Path(place or default_place()).expanduser()
    if not make and not is_there(path):
        raise StoreError("store-missing", str(path))
    return SqliteStore(path)
