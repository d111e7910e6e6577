"""Summary: a saved game in a few lines: game, round, date and who plays."""

from datetime import datetime

from textual.content import Content

from engine.game import CATALOGUE
from engine.game import game as game_of
from saves.library import Entry
from saves.record import Seat
from tui.glyphs import Glyphs
from tui.session import Session
from tui.words import Words


def summary(entry: Entry, session: Session) -> Content:
    """Tell of a game in two lines."""
    words = session.words
    first = Content.assemble(
        (CATALOGUE.get(entry.game, entry.game), "$gold bold"),
        (f" {session.glyphs.dot} ", "$line"),
        progress(entry, words),
        (f" {session.glyphs.dot} ", "$line"),
        (when(entry, words), "$faint"),
    )
    return Content("\n").join([first, players(entry.seats, session.glyphs)])


def players(seats: tuple[Seat, ...], glyphs: Glyphs) -> Content:
    """Name the seats with their signs and colours."""
    pieces = [
        Content.assemble((glyphs.seats[number], f"$seat-{number + 1} bold"), (f" {seat.name}", "$ink"))
        for number, seat in enumerate(seats)
    ]
    return Content("   ").join(pieces)


def progress(entry: Entry, words: Words) -> str:
    """Say how far a game is: its round, or who won."""
    if entry.finished:
        names = words.listed([entry.seats[seat].name for seat in entry.winners])
        return words("saves-won", names=names, count=len(entry.winners))
    if entry.game not in CATALOGUE:
        return ""
    return words("saves-round", round=entry.round, rounds=game_of(entry.game).rounds)


def when(entry: Entry, words: Words) -> str:
    """Give the day a game was last played, as the language writes it."""
    day = datetime.fromtimestamp(entry.modified)
    return words("date", day=day.day, month=day.month, year=str(day.year), time=f"{day:%H:%M}")
