"""What the log of a shared table tells besides the moves: what was said and done between them."""

from saves.tables import SharedTable
from saves.tables import entries as log
from saves.tables.table import OPEN
from tui.i18n.words import Words
from tui.lobby.words import Line, format_note, seats_of

ARRIVALS = (log.Sit, log.Leave, log.PutBot)


def notes_of(table: SharedTable, words: Words) -> list[tuple[int, Line]]:
    """Format the chat and other notes of a table, each with the number of moves before it.

    Arrivals and departures before the game are shown only until it begins.
    """
    seats = seats_of(table, words)
    notes = [note for note in table.notes if table.status == OPEN or not isinstance(note.entry, ARRIVALS)]
    return [(note.moves, format_note(note, table, seats, words)) for note in notes]
