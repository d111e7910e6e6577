"""Entries of a list of records, read without replaying them."""

from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from saves.problems import Notice, RecordError, shown
from saves.records import names
from saves.records.glance import glance
from saves.records.record import SUFFIX, Record, Seat
from saves.records.replay import salvage


class ListedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A record in a list. With a `problem` it does not open; `recoverable` tells if a part of it can be saved."""

    name: str
    """The name of the file, which may hold any characters: show `shown_name` instead."""
    path: Path
    modified: float
    game: str = ""
    seats: tuple[Seat, ...] = ()
    options: dict[str, str] = {}
    created: str = ""
    edition: str = ""
    corrections: dict[str, Any] | None = None
    rules: int = 0
    round: int = 0
    moves: int = 0
    finished: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    problem: Notice | None = None
    recoverable: bool = False
    deleted: float = 0.0
    """When the record was moved to the trash; 0 if it was not."""

    @property
    def shown_name(self) -> str:
        """The name without control characters."""
        return shown(self.name, len(self.name))

    @property
    def given_name(self) -> str:
        """The name that a player gave the game; empty if it has a default name, which says little."""
        return self.shown_name if names.is_given(self.name, self.game) else ""


Entries: TypeAlias = list[ListedGame]

LATEST = 253_370_764_800.0
"""The year 9999, where calendars end."""


def moment(seconds: float) -> float:
    """Return a time within the range of calendars: the times of files can be anything."""
    return min(max(0.0, float(seconds)), LATEST)


def entry_of(path: Path) -> ListedGame:
    """Describe a record from its lines; raises nothing."""
    modified = 0.0
    with suppress(OSError):
        modified = moment(path.stat().st_mtime)
    return described(path, modified)


def described(path: Path, modified: float) -> ListedGame:
    """Describe a record that was last written at `modified`; raises nothing."""
    name = path.name.removesuffix(SUFFIX)
    try:
        seen = glance(path)
    except RecordError as bad:
        return ListedGame(name=name, path=path, modified=modified, problem=bad.notice)
    header = seen.header
    entry = ListedGame(
        name=name,
        path=path,
        modified=modified,
        game=header.game,
        seats=header.seats,
        options={shown(option): shown(value) for option, value in header.options.items()},
        created=header.created,
        edition=shown(header.edition),
        corrections=header.corrections,
        rules=header.rules,
        round=seen.round,
        moves=seen.moves,
        finished=seen.end is not None,
        winners=seen.end.winners if seen.end else (),
        scores=seen.end.scores if seen.end else (),
        problem=None if seen.problem is None else seen.problem.notice,
    )
    return entry if seen.record is None else _with_what_can_be_saved(entry, seen.record)


def _with_what_can_be_saved(entry: ListedGame, found: Record) -> ListedGame:
    try:
        saved = salvage(found)
    except Exception:  # one odd file must not keep all others from being listed
        saved = None
    if saved is None:
        return entry
    return msgspec.structs.replace(entry, recoverable=True, round=saved.round, moves=saved.moves, finished=False)
