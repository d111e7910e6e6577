"""Names of records: names that players give, made safe for every file system, and readable default names."""

import os
import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from saves.numbering import endings
from saves.records.record import SUFFIX, Seat

LONGEST = 120
"""Most bytes of a name: with a number and the suffix, it stays below the limit of file systems."""

_LONGEST_OF_FILES = 255
"""Most bytes of a file's name on any file system, suffix included."""

_MADE = re.compile(r"(?:.+-)?(?:\d{4}-\d\d-\d\d|annotated|[a-z]+-seats)(?:-\d+)*")
"""What follows the game in names that the program makes: those of `for_game`, of the gallery, and of copies."""

_FORBIDDEN = frozenset('/\\<>:"|?*')
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", *(f"com{n}" for n in range(1, 10)), *(f"lpt{n}" for n in range(1, 10))]
)


def fit(name: str) -> str:
    """Return a name that is safe for a file; empty if nothing is left of it."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(" " if sign.isspace() else sign for sign in composed)
    kept = "".join("-" if sign in _FORBIDDEN else sign for sign in kept if unicodedata.category(sign)[0] != "C")
    kept = _shortened(" ".join(kept.removesuffix(SUFFIX).split()), LONGEST).strip(" .")
    if kept.partition(".")[0].strip().casefold() in _RESERVED:
        return f"{kept}-"
    return kept


def for_game(game: str, seats: Sequence[Seat], created: str) -> str:
    """Return the default name of a new game: game, players and day, as in `bruxelles1897-ann-2026-11-16`."""
    people = [seat.name for seat in seats if seat.is_human] or [seat.name for seat in seats[:1]]
    words = [game, *people[:2], created[:10]]
    return fit("-".join("-".join(word.casefold().split()) for word in words if word.strip()))


def is_given(name: str, game: str) -> bool:
    """Whether a player gave the record this name; others are made from the game, as by `for_game`."""
    return not (name.startswith(f"{game}-") and _MADE.fullmatch(name.removeprefix(f"{game}-")))


def for_copy(name: str) -> str:
    """Return a safe name for a copy of a record, whose own name can be anything."""
    return fit(name) or "copy"


def unused(name: str, folder: Path) -> str:
    """Return this name or, if a record has it, the first of `name-2`, `name-3` … that is free."""
    wanted = (_with_ending(name, ending) for ending in endings("-"))
    return next(free for free in wanted if not is_there(folder / f"{free}{SUFFIX}"))


def is_there(path: Path) -> bool:
    """Whether a path exists; one that is too long for any file does not."""
    try:
        return path.exists()
    except OSError:
        return False


def _with_ending(name: str, ending: str) -> str:
    """Add an ending to a name, which is shortened if it would be too long for a file."""
    most = _LONGEST_OF_FILES - len(SUFFIX) - len(ending)
    return (name if len(os.fsencode(name)) <= most else _shortened(name, most)) + ending


def _shortened(text: str, most: int) -> str:
    return text.encode(errors="ignore")[:most].decode(errors="ignore")
