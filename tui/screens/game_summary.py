"""Summaries of a saved game: game, round, date and players."""

from collections.abc import Iterator
from datetime import datetime

from textual.content import Content

from engine.components import ComponentsError
from engine.game import CATALOGUE
from engine.game import game as game_of
from saves import gallery
from saves.gallery.notes import path_of_notes
from saves.records.entry import ListedGame
from saves.records.record import Seat
from tui.bots.names import with_level
from tui.drawing.glyphs import Glyphs
from tui.i18n.dates import date_and_time
from tui.i18n.words import Words
from tui.session import Session

NEWER = ("newer", "newer-rules", "unknown-game")
"""The problems of records that a newer version can open."""


def summary(entry: ListedGame, session: Session) -> Content:
    """Return a summary of a game in two lines."""
    words = session.words
    first = Content.assemble(
        (CATALOGUE.get(entry.game, entry.game), "$gold bold"),
        (f" {session.glyphs.dot} ", "$line"),
        progress(entry, words),
        (f" {session.glyphs.dot} ", "$line"),
        (when(entry, words), "$faint"),
    )
    return Content("\n").join([first, players(entry.seats, session)])


def title(entry: ListedGame, words: Words) -> str:
    """Return what people recognise a game by: the name they gave it, or the game and its players."""
    if entry.given_name:
        return entry.given_name
    return words("saves-game", game=CATALOGUE.get(entry.game, entry.game), players=names(entry))


def names(entry: ListedGame) -> str:
    """Return the names of the players."""
    return ", ".join(seat.name for seat in entry.seats)


def players(seats: tuple[Seat, ...], session: Session) -> Content:
    """Return the names of the seats with their signs and colours, and the levels of bots."""
    words, glyphs = session.words, session.glyphs
    pieces = [
        Content.assemble((glyphs.seats[number], f"$seat-{number + 1} bold"), (f" {with_level(words, seat)}", "$ink"))
        for number, seat in enumerate(seats)
    ]
    return Content("   ").join(pieces)


def progress(entry: ListedGame, words: Words) -> str:
    """Return how far a game is: its round, or who won."""
    if entry.finished:
        names = words.listed([entry.seats[seat].name for seat in entry.winners])
        return words("saves-won", names=names, count=len(entry.winners))
    if entry.game not in CATALOGUE:
        return ""
    return words("saves-round", round=entry.round, rounds=game_of(entry.game).rounds)


def when(entry: ListedGame, words: Words) -> str:
    """Return the day a game was last played, as the language writes it."""
    return date_and_time(entry.modified, words)


def in_gallery(entry: ListedGame) -> bool:
    """Whether a record came with the program; the date of its file means nothing then."""
    return entry.path.parent == gallery.folder()


def is_annotated(entry: ListedGame) -> bool:
    """Whether there are comments on a game."""
    return path_of_notes(entry.path).is_file()


def short_date(entry: ListedGame, words: Words) -> str:
    """Return when a game was last played, or deleted, in a short form that sorts; or that it is a sample game."""
    if in_gallery(entry):
        return words("replays-gallery.annotated" if is_annotated(entry) else "replays-gallery")
    return f"{datetime.fromtimestamp(entry.deleted or entry.modified):%Y-%m-%d %H:%M}"


def details(entry: ListedGame, session: Session) -> Content:
    """Return everything that is known of a record without opening it."""
    words, glyphs = session.words, session.glyphs
    lines = [Content.styled(title(entry, words), "$gold bold")]
    if newer := why_newer(entry, words):
        lines += [Content(newer), Content.styled(words("saves-newer-kept"), "$faint")]
        return Content("\n").join(lines)
    if entry.problem is not None:
        lines.append(Content.styled(words.notice(entry.problem), "$bad"))
        if entry.deleted:
            lines.append(Content.styled(_dated(entry, words, glyphs), "$faint"))
        else:
            can = "saves-recoverable" if entry.recoverable else "saves-not-recoverable"
            lines.append(Content(words(can, moves=entry.moves, round=entry.round)))
        return Content("\n").join(lines)
    if not entry.given_name:  # the next line begins with the game, and the players are named below
        lines.clear()
    lines.append(
        Content.assemble(
            (CATALOGUE[entry.game], "$ink" if entry.given_name else "$gold bold"),
            (f" {glyphs.dot} ", "$line"),
            progress(entry, words),
            (f" {glyphs.dot} ", "$line"),
            words("saves-moves", moves=entry.moves),
        )
    )
    versions = () if entry.deleted else _versions(entry, words)
    dated = f" {glyphs.dot} ".join([_dated(entry, words, glyphs), *versions])
    lines.append(Content.styled(dated, "$faint"))
    lines.append(players(entry.seats, session) if not entry.finished else _scores(entry, session))
    of_game = words.game(entry.game)
    variants = [
        words("saves-variant", option=of_game(f"option-{name}"), value=of_game(f"option-{name}-{value}"))
        for name, value in entry.options.items()
        if of_game.has(f"option-{name}-{value}")
    ]
    lines.append(Content.styled(", ".join(variants), "$faint"))
    return Content("\n").join(lines)


def why_newer(entry: ListedGame, words: Words) -> str:
    """Return why only a newer version can open a record, and what to do; empty if this version can, or none."""
    if entry.problem is not None:
        return words.notice(entry.problem) if entry.problem.kind in NEWER else ""
    game = game_of(entry.game)
    if entry.rules > game.rules_version:
        return words("record-newer-rules", name=entry.path.name, rules=entry.rules, known=game.rules_version)
    variants = game.variants()
    unknown = [name for name, value in entry.options.items() if value not in variants.get(name, ())]
    return words("saves-newer-variant", name=entry.path.name, variants=words.listed(unknown)) if unknown else ""


def _versions(entry: ListedGame, words: Words) -> Iterator[str]:
    """Return the editions of the values and the rules of a game, where they are not today's."""
    game = game_of(entry.game)
    if entry.corrections:
        yield words("saves-corrected")
    try:
        edition = game.editions.number(game.editions.find(entry.edition, entry.corrections))
    except ComponentsError:
        yield words("saves-edition-unknown")
    else:
        if edition != game.editions.newest_number():
            yield words("saves-edition", edition=edition, newest=game.editions.newest_number())
    if entry.rules < game.rules_version:
        yield words("saves-rules", rules=entry.rules, newest=game.rules_version)


def _dated(entry: ListedGame, words: Words, glyphs: Glyphs) -> str:
    """Return when a game was last played, and when it was deleted if it was."""
    if in_gallery(entry):
        return words("replays-annotated" if is_annotated(entry) else "replays-from-gallery")
    if not entry.deleted:
        return when(entry, words)
    return f"{when(entry, words)} {glyphs.dot} {words('trash-deleted', date=date_and_time(entry.deleted, words))}"


def _scores(entry: ListedGame, session: Session) -> Content:
    """Return the seats with their points, best first."""
    words, glyphs = session.words, session.glyphs
    pieces = []
    for seat in sorted(range(len(entry.seats)), key=lambda number: -entry.scores[number]):
        won = "bold" if seat in entry.winners else ""
        pieces.append(
            Content.assemble(
                (glyphs.seats[seat], f"$seat-{seat + 1} bold"),
                (f" {with_level(words, entry.seats[seat])} {entry.scores[seat]}", f"$ink {won}"),
            )
        )
    return Content("   ").join(pieces)
