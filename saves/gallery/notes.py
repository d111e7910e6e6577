"""Comments on a game: a file of notes beside its record, each for the moment after a move.

`<name>.notes.toml` has the number of moves of the game it belongs to, and for each note the number of a move (0 is the
start) and the text in every language.
"""

import re
import tomllib
from pathlib import Path

import msgspec

from saves.lessons.model import Part, Said
from saves.problems import why

SUFFIX = ".notes.toml"
_PLACE = re.compile(r"\.note\[(\d+)\](?:\.(\w+))?")


class NotesError(Exception):
    """The notes of a game cannot be used; the message names the file, the note and what is wrong."""


class Note(Said, frozen=True):
    """What is said once move number `at` has been played."""

    at: int

    def in_language(self, language: str) -> str:
        """Return the text in a language; lines of the file are wrapped where it is shown."""
        return " ".join(super().in_language(language).split())


class NotesFile(Part, frozen=True):
    """The notes of one game."""

    moves: int
    """How many moves the game has: notes for another game would say nonsense."""
    note: list[Note]


def path_of_notes(record: Path) -> Path:
    """Return where the notes of a record are, if it has any."""
    return record.with_suffix(SUFFIX)


def read_notes(record: Path, moves: int) -> dict[int, Note]:
    """Return the notes of a game of so many moves by the move; none without a file. Raises `NotesError`."""
    path = path_of_notes(record)
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), type=NotesFile)
    except FileNotFoundError:
        return {}
    except OSError as wrong:
        raise NotesError(f"{path.name}: {why(wrong)}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise NotesError(f"{path.name}: {wrong}") from None
    except msgspec.ValidationError as wrong:
        raise NotesError(f"{path.name}: {_located(str(wrong))}") from None
    if found.moves != moves:
        raise NotesError(f"{path.name}: moves: the notes are for a game of {found.moves} moves, not {moves}")
    last = -1
    for number, note in enumerate(found.note, start=1):
        if not last < note.at <= moves:
            wrong_place = "is not after the note before" if note.at <= last else f"is not among the {moves} moves"
            raise NotesError(f"{path.name}: note {number}: at: {note.at} {wrong_place}")
        last = note.at
    return {note.at: note for note in found.note}


def _located(problem: str) -> str:
    """Return msgspec's message with the number of a note as people count."""
    what, _, place = problem.partition(" - at ")
    found = _PLACE.search(place)
    if found is None:
        return what
    field = f"{found[2]}: " if found[2] else ""
    return f"note {int(found[1]) + 1}: {field}{what}"
