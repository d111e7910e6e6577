"""What the log of a shared table tells besides the moves: what was said and done between them."""

from saves.tables import SharedTable
from saves.tables import entries as log
from saves.tables.table import OPEN
from tui.i18n.words import Words
from tui.lobby.words import Line, seats_of, told

ARRIVALS = (log.Sit, log.Leave, log.PutBot)


def notes_of(table: SharedTable, words: Words) -> list[tuple[int, Line]]:
    """Say everything that was said and done besides the moves, each with the number of moves before it.

    Who came and went before the game is of interest until it begins.
    """
    seats = seats_of(table, words)
    notes = [note for note in table.notes if table.status == OPEN or not isinstance(note.entry, ARRIVALS)]
    return [(note.moves, told(note, table, seats, words)) for note in notes]
