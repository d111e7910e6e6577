"""Names of records: any name a player gives, made fit for every file system, and names of our own that can be read."""

import os
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from saves.numbering import endings
from saves.records.record import SUFFIX, Seat

LONGEST = 120
"""Bytes: with the suffix and a number to tell it from others, a name stays below what file systems take."""

_LONGEST_OF_FILES = 255
"""Bytes that file systems take, suffix included."""

_FORBIDDEN = frozenset('/\\<>:"|?*')
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", *(f"com{n}" for n in range(1, 10)), *(f"lpt{n}" for n in range(1, 10))]
)


def fit(name: str) -> str:
    """Make a name fit to be a file's; empty if nothing of it is."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(" " if sign.isspace() else sign for sign in composed)
    kept = "".join("-" if sign in _FORBIDDEN else sign for sign in kept if unicodedata.category(sign)[0] != "C")
    kept = _shortened(" ".join(kept.removesuffix(SUFFIX).split()), LONGEST).strip(" .")
    if kept.partition(".")[0].strip().casefold() in _RESERVED:
        return f"{kept}-"
    return kept


def for_game(game: str, seats: Sequence[Seat], created: str) -> str:
    """Name a new game after what it is, who plays it and the day: `bruxelles1897-ann-2026-11-16`."""
    people = [seat.name for seat in seats if seat.is_human] or [seat.name for seat in seats[:1]]
    words = [game, *people[:2], created[:10]]
    return fit("-".join("-".join(word.casefold().split()) for word in words if word.strip()))


def for_copy(name: str) -> str:
    """Name what is made from a record whose name was not made here and can be anything."""
    return fit(name) or "copy"


def unused(name: str, folder: Path) -> str:
    """Return this name or, if a record has it, the first of `name-2`, `name-3` … that is free."""
    wanted = (_with_ending(name, ending) for ending in endings("-"))
    return next(free for free in wanted if not is_there(folder / f"{free}{SUFFIX}"))


def is_there(path: Path) -> bool:
    """Whether a path leads to something; one that is too long for any file leads nowhere."""
    try:
        return path.exists()
    except OSError:
        return False


def _with_ending(name: str, ending: str) -> str:
    """Add an ending to a name, which is shortened where no file could be called that."""
    room = _LONGEST_OF_FILES - len(SUFFIX) - len(ending)
    return (name if len(os.fsencode(name)) <= room else _shortened(name, room)) + ending


def _shortened(text: str, most: int) -> str:
    return text.encode(errors="ignore")[:most].decode(errors="ignore")
