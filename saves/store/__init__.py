"""The store of shared tables: one interface, on SQLite for one host and on PostgreSQL for several."""

from saves.names import folded
from saves.store.base import (
    Ban,
    Logged,
    NewTable,
    Present,
    Store,
    StoredCard,
    StoredKey,
    StoredPlayer,
    StoreError,
    TableQuery,
    TableRow,
    VersionConflictError,
)
from saves.store.opening import default_place, open_store

__all__ = [
    "Ban",
    "Logged",
    "NewTable",
    "Present",
    "Store",
    "StoreError",
    "StoredCard",
    "StoredKey",
    "StoredPlayer",
    "TableQuery",
    "TableRow",
    "VersionConflictError",
    "default_place",
    "folded",
    "open_store",
]
