"""Requests to the other players of a table: for an undo, or to let a bot play for a player who is away."""

import msgspec


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that needs the consent of others: the seat that asks, and the seats that have agreed."""

    seat: int
    moves: int
    """The number of moves that would stay. How many are undone may change: seats may do more in secret meanwhile."""
    agreed: frozenset[int] = frozenset()


class StandInRequest(msgspec.Struct, frozen=True):
    """A seat asks to let a bot play for an absent player, before the table has waited as long as was agreed."""

    seat: int
    absent: int
    level: str
    agreed: frozenset[int] = frozenset()
