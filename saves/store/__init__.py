"""Where shared tables are kept: one interface, on SQLite for one machine and on PostgreSQL for several."""

from saves.store.base import Card, Logged, NewTable, Player, Row, Stale, Store, StoreError, folded
from saves.store.opening import default_place, open_store

__all__ = [
    "Card",
    "Logged",
    "NewTable",
    "Player",
    "Row",
    "Stale",
    "Store",
    "StoreError",
    "default_place",
    "folded",
    "open_store",
]
