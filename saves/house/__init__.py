"""The house: tables that people share, each a value folded from its log in the store. No terminal in it."""

from saves.house.cards import TableCard
from saves.house.house import House, Room
from saves.house.problems import BadTable, Refused
from saves.house.table import Chair, Note, SharedTable
from saves.store import Stale

__all__ = ["BadTable", "Chair", "House", "Note", "Refused", "Room", "SharedTable", "Stale", "TableCard"]
