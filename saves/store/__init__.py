"""The store of shared tables: one interface, on SQLite for one host and on PostgreSQL for several."""

from saves.store.base import (
    Logged,
    NewTable,
    Store,
    StoredCard,
    StoredPlayer,
    StoreError,
    TableRow,
    VersionConflictError,
    folded,
)
from saves.store.opening import default_place, open_store

__all__ = [
    "Logged",
    "NewTable",
    "Store",
    "StoreError",
    "StoredCard",
    "StoredPlayer",
    "TableRow",
    "VersionConflictError",
    "default_place",
    "folded",
    "open_store",
]
