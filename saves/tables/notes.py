"""Notes: the entries of a table's log that are shown beside the game, without what anybody has done in secret."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engine.match import Match
from saves.store.base import Logged
from saves.tables import entries as log
from saves.tables.entries import Entry
from saves.tables.seen import known_moves


class Note(NamedTuple):
    """An entry other than a move, to be shown beside the game: when it was written, and after how many moves."""

    seq: int
    at: str
    moves: int
    entry: Entry


class Undoing(NamedTuple):
    """What an entry does to the moves of a match, found before it is folded."""

    moves: int
    """The number of moves before the entry."""
    public: int
    """How many of the moves that it undoes, or asks to undo, everybody knows of."""
    staying: int
    """How many of the moves that it undoes are played again at once: what others have sealed after a sealed choice."""
    withdraws: bool
    """Whether it withdraws a sealed choice."""


def undoing(match: Match, entry: Entry) -> Undoing:
    """Find what an entry is going to undo, if anything."""
    moves = len(match.entries)
    if not isinstance(entry, log.Undo | log.Ask) or not 0 < entry.count <= moves:
        return Undoing(moves, 0, 0, False)
    if isinstance(entry, log.Undo) and match.is_sealed(match.entries[-entry.count]):
        return Undoing(moves, 1, entry.count - 1, True)
    return Undoing(moves, public_moves(match, moves - entry.count), 0, False)


def note_of(logged: Logged, entry: Entry, match: Match, undone: Undoing) -> Note:
    """Return the note of an entry that has been folded; it counts the moves that everybody may know of."""
    match entry:
        case log.Undo() | log.Ask():
            entry = msgspec.structs.replace(entry, count=max(undone.public, 1))
        case log.Redo():
            entry = msgspec.structs.replace(entry, count=max(public_moves(match, undone.moves), 1))
        case log.Resume():
            entry = msgspec.structs.replace(entry, moves=public_moves(match))
    return Note(logged.seq, logged.at, len(match.entries) + undone.staying, entry)


def renumbered(notes: Sequence[Note], match: Match, undone: Undoing) -> list[Note]:
    """Return the notes in their places after an undo: those after a withdrawn choice stay among what others sealed."""
    left = len(match.entries)
    return [
        note if note.moves <= left else note._replace(moves=note.moves - 1 if undone.withdraws else left)
        for note in notes
    ]


def public_moves(match: Match, since: int = 0) -> int:
    """Return the number of moves that everybody may know of, from move number `since` of the match on."""
    return sum(number >= since for number in known_moves(match, None))
