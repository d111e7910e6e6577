"""The names of the seats at a shared table, and its chat and other notes, as text."""

from collections.abc import Sequence

from saves.numbering import distinct
from saves.records.record import Seat
from saves.tables import Note, SharedTable
from saves.tables import entries as log
from tui.bots.names import own_names, with_level
from tui.i18n.words import Words

Line = tuple[int | None, str]
"""A seat, or None for the table, and the text."""


def seats_of(table: SharedTable, words: Words) -> tuple[Seat, ...]:
    """Return the seats with their names in a language.

    Older versions gave bots no names: those are called by their levels, and numbered.
    """
    names: list[str] = []
    for seat in range(len(table.chairs)):
        named = table.seat_named(seat)
        chair = table.chairs[seat]
        if chair.player is None and chair.bot is not None and not chair.name:
            named = Seat(distinct(words.name("bot", chair.bot), names), named.player)
        elif chair.is_empty:
            named = Seat(words("lobby-seat-empty"), named.player)
        names.append(named.name)
    return tuple(Seat(name, table.seat_named(seat).player) for seat, name in enumerate(names))


def bot_names(table: SharedTable, words: Words, seat: int | None = None) -> list[str]:
    """Return the names of the bots by seat, with new ones for those that have none and for a bot in this seat."""
    names: list[str | None] = []
    for number, chair in enumerate(table.chairs):
        is_unnamed = number == seat or (chair.player is None and chair.bot is not None)
        names.append(chair.player or chair.name or (None if is_unnamed else ""))
    # Not the seed, which is secret until the game is over.
    return own_names(words, table.id, names)


def format_note(note: Note, table: SharedTable, seats: Sequence[Seat], words: Words) -> Line:
    """Format a note of a table whose seats have these names."""
    entry = note.entry
    seat: int | None = getattr(entry, "seat", None)
    player = seats[seat].name if seat is not None else ""
    tag = str(entry.__struct_config__.tag)
    match entry:
        case log.Say():
            return table.seat_of(entry.player), words("note-say", player=entry.player, text=entry.text)
        case log.Sit():
            return seat, words("note-sit", player=entry.player)
        case log.Resume():
            return None, words("note-resume", player=entry.player, moves=entry.moves)
        case log.HandOver():
            return None, words("note-hand-over", player=entry.player)
        case log.PutBot(level=None):
            return seat, words("note-put-bot", bot="", kind="nobody")
        case log.PutBot(level=str(level)):
            bot = with_level(words, Seat(entry.name, level)) if entry.name else words.name("bot", level)
            return seat, words("note-put-bot", bot=bot, kind="bot")
        case log.StandIn():
            return seat, words("note-stand-in", player=player, bot=words.name("bot", entry.level))
        case log.Undo() | log.Redo() | log.Ask():
            return seat, words(f"note-{tag}", player=player, count=entry.count)
        case log.AskStandIn():
            return seat, words("note-ask-stand-in", player=player, absent=seats[entry.absent].name)
        case log.Leave():
            return seat, words("note-leave", number=(seat or 0) + 1)
        case _:
            return seat, words(f"note-{tag}", player=player)
