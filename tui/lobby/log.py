"""The log of a shared table in words: what the moves brought, with what was said and done between them."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.match import Entry
from saves.tables import SharedTable
from saves.tables import entries as log
from saves.tables.table import OPEN
from tui.i18n.words import Words
from tui.lobby.words import Line, seats_of, told

ARRIVALS = (log.Sit, log.Leave, log.PutBot)


class SharedLog:
    """Says every move once. A sealed move has nothing to say before it is revealed, and is said again then."""

    def __init__(self) -> None:
        self._said: list[tuple[tuple[Any, ...], list[Line]]] = []

    def forget(self) -> None:
        """Say everything anew the next time: the language has changed, or the names."""
        self._said = []

    def lines(
        self,
        entries: Sequence[Entry],
        say: Callable[[tuple[Any, ...]], list[Line]],
        notes: Sequence[tuple[int, Line]],
    ) -> list[Line]:
        """Give the lines up to the last of some moves; what was noted after them is told in any case."""
        del self._said[len(entries) :]
        for index, entry in enumerate(entries):
            if index == len(self._said):
                self._said.append((entry.events, say(entry.events)))
            elif self._said[index][0] is not entry.events:
                self._said[index] = (entry.events, say(entry.events))
        # What was taken back leaves its notes at the end.
        between: dict[int, list[Line]] = {}
        for number, line in notes:
            between.setdefault(min(number, len(entries)), []).append(line)
        lines: list[Line] = []
        for index in range(len(entries) + 1):
            lines += between.get(index, [])
            if index < len(entries):
                lines += self._said[index][1]
        return lines


def notes_of(table: SharedTable, words: Words) -> list[tuple[int, Line]]:
    """Say everything that was said and done besides the moves, each with the number of moves before it.

    Who came and went before the game is of interest until it begins.
    """
    seats = seats_of(table, words)
    notes = [note for note in table.notes if table.status == OPEN or not isinstance(note.entry, ARRIVALS)]
    return [(note.moves, told(note, table, seats, words)) for note in notes]
