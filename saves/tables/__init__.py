"""The house: tables that people share, each a value folded from its log in the store. No terminal in it."""

from saves.store import Stale
from saves.tables.cards import TableCard
from saves.tables.problems import BadTable, Refused
from saves.tables.table import Chair, Note, SharedTable
from saves.tables.tables import House, Room

__all__ = ["BadTable", "Chair", "House", "Note", "Refused", "Room", "SharedTable", "Stale", "TableCard"]
