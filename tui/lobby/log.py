"""The log of a shared table: the events of its moves, with chat and other notes in between."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.match import Entry
from saves.tables import SharedTable
from saves.tables import entries as log
from saves.tables.table import OPEN
from tui.i18n.words import Words
from tui.lobby.words import Line, format_note, seats_of

ARRIVALS = (log.Sit, log.Leave, log.PutBot)


class SharedLog:
    """Formats every move once, and again when a sealed move is revealed."""

    def __init__(self) -> None:
        self._moves: list[tuple[tuple[Any, ...], list[Line]]] = []

    def forget(self) -> None:
        """Format everything again the next time: the language or the names have changed."""
        self._moves = []

    def lines(
        self,
        entries: Sequence[Entry],
        format_events: Callable[[tuple[Any, ...]], list[Line]],
        notes: Sequence[tuple[int, Line]],
    ) -> list[Line]:
        """Return the lines of some moves, with the notes; later notes follow at the end."""
        del self._moves[len(entries) :]
        for index, entry in enumerate(entries):
            if index == len(self._moves):
                self._moves.append((entry.events, format_events(entry.events)))
            elif self._moves[index][0] is not entry.events:
                self._moves[index] = (entry.events, format_events(entry.events))
        # The notes of undone moves go to the end.
        between: dict[int, list[Line]] = {}
        for number, line in notes:
            between.setdefault(min(number, len(entries)), []).append(line)
        lines: list[Line] = []
        for index in range(len(entries) + 1):
            lines += between.get(index, [])
            if index < len(entries):
                lines += self._moves[index][1]
        return lines


def notes_of(table: SharedTable, words: Words) -> list[tuple[int, Line]]:
    """Format the chat and other notes of a table, each with the number of moves before it.

    Arrivals and departures before the game are shown only until it begins.
    """
    seats = seats_of(table, words)
    notes = [note for note in table.notes if table.status == OPEN or not isinstance(note.entry, ARRIVALS)]
    return [(note.moves, format_note(note, table, seats, words)) for note in notes]
