"""Shared tables: each is a value folded from its log in the store. Nothing here knows the terminal."""

from saves.store import VersionConflictError
from saves.tables.cards import TableCard
from saves.tables.notes import Note
from saves.tables.problems import RefusedError, TableError
from saves.tables.table import Chair, SharedTable
from saves.tables.tables import LiveTable, Tables

__all__ = [
    "Chair",
    "LiveTable",
    "Note",
    "RefusedError",
    "SharedTable",
    "TableCard",
    "TableError",
    "Tables",
    "VersionConflictError",
]
