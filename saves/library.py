"""The library: a folder of records, and what a player does with them."""

import os
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import platformdirs

from engine.game import Game
from saves import files, names, story_file
from saves.journal import Journal, now
from saves.problems import BadRecord, LibraryError, Notice, NotWritten, notice, shown, why
from saves.record import SUFFIX, Checkpoint, Ended, Header, Line, Played, Record, Redone, Seat, Undone, encode, survey
from saves.replay import salvage

KeptT = TypeVar("KeptT")

ENVIRONMENT = "PAVILION_SAVES"
TRASH = ".trash"


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One record in a list. With a `problem` it does not open; `recoverable` says if a part of it can be saved."""

    name: str
    path: Path
    modified: float
    game: str = ""
    seats: tuple[Seat, ...] = ()
    options: dict[str, str] = {}
    created: str = ""
    round: int = 0
    moves: int = 0
    finished: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    problem: Notice | None = None
    recoverable: bool = False


Entries: TypeAlias = list[Entry]
Names: TypeAlias = list[str]


def default_folder(folder: Path | str | None = None) -> Path:
    """Say where records are kept: in the folder given, else where PAVILION_SAVES says, else with the user's data."""
    chosen = folder or os.environ.get(ENVIRONMENT)
    if chosen:
        return Path(chosen).expanduser()
    return platformdirs.user_data_path("pavilion", appauthor=False) / "saves"


def entry_of(path: Path) -> Entry:
    """Describe a record from its lines, without replaying it; raises nothing."""
    modified = 0.0
    with suppress(OSError):
        modified = path.stat().st_mtime
    try:
        found = survey(path)
    except BadRecord as bad:
        return Entry(name=path.stem, path=path, modified=modified, problem=bad.notice)
    problem = next((line for line in found.lines if isinstance(line, BadRecord)), None)
    rounds, moves = _progress(found)
    last = found.lines[-1] if found.lines else None
    end = last.end if isinstance(last, Ended) else None
    entry = Entry(
        name=path.stem,
        path=path,
        modified=modified,
        game=found.header.game,
        seats=found.header.seats,
        options=found.header.options,
        created=found.header.created,
        round=rounds,
        moves=moves,
        finished=end is not None,
        winners=end.winners if end else (),
        scores=end.scores if end else (),
        problem=None if problem is None else problem.notice,
    )
    return entry if problem is None else _with_what_can_be_saved(entry, found)


class Library:
    """The records of one folder. The folder is made when the first game is kept."""

    def __init__(self, folder: Path | str | None = None) -> None:
        self.folder = default_folder(folder)
        self._deleted: Names = []

    # Looking

    def list(self) -> Entries:
        """List every record, the one played last first; damaged ones too."""
        return _listed(self.folder)

    def trash(self) -> Entries:
        """List the records that were deleted and can be restored."""
        return _listed(self.folder / TRASH)

    def entry(self, name: str) -> Entry:
        """Describe one record."""
        return entry_of(self._existing(name))

    def latest(self) -> Entry | None:
        """Give the game to continue: the one played last that is not over and has a person in it."""
        for entry in self.list():
            if entry.problem is None and not entry.finished and any(seat.is_human for seat in entry.seats):
                return entry
        return None

    # Playing

    def create(
        self,
        game: Game | str,
        seats: Sequence[Seat],
        *,
        seed: int,
        options: Mapping[str, str] | msgspec.Struct | None = None,
        free_undo: bool = False,
        edition: str | None = None,
        created: str | None = None,
        name: str | None = None,
    ) -> Journal:
        """Begin a game and keep it, under a name that says what it is unless one is given."""
        created = created or now()
        key = game if isinstance(game, str) else game.key
        wanted = names.fit(name or "") or names.for_game(key, seats, created)
        return self._kept_as(
            wanted,
            lambda path: Journal.create(
                path,
                game,
                seats,
                seed=seed,
                options=options,
                free_undo=free_undo,
                edition=edition,
                created=created,
            ),
        )

    def open(self, name: str, read_only: bool = False) -> Journal:
        """Open a record by its name; raises `BadRecord` if it cannot be played."""
        return Journal.open(self._existing(name), read_only)

    def branch(
        self,
        source: Journal | Path,
        upto: int,
        *,
        created: str | None = None,
        seats: Sequence[Seat] | None = None,
        free_undo: bool | None = None,
        name: str | None = None,
    ) -> Journal:
        """Begin a new game from a moment of another."""
        path = source if isinstance(source, Path) else source.path
        wanted = names.fit(name or "") or names.fit(path.stem)
        return self._kept_as(
            wanted,
            lambda new: Journal.branch(source, upto, new, created=created, seats=seats, free_undo=free_undo),
        )

    def keep(self, header: Header, lines: Iterable[Line], name: str | None = None) -> str:
        """Write down a game that was played elsewhere and give its name here; whether it opens is seen later."""
        wanted = names.fit(name or "") or names.for_game(header.game, header.seats, header.created)
        written = b"".join(encode(line) for line in (header, *lines))

        def write(path: Path) -> str:
            file = files.begin(path)
            try:
                file.append(written)
            except NotWritten:
                path.unlink(missing_ok=True)
                raise
            finally:
                file.close()
            return path.stem

        return self._kept_as(wanted, write)

    def recover(self, name: str, *, created: str | None = None) -> Journal:
        """Save what can be saved of a damaged record under a name of its own; raises `BadRecord` if nothing can."""
        path = self._existing(name)
        return self._kept_as(name, lambda new: Journal.recover(path, new, created=created))

    # Keeping order

    def rename(self, name: str, new: str) -> str:
        """Give a record another name and say which one it got once it was made fit for a file."""
        path = self._existing(name)
        fitting = names.fit(new)
        if not fitting:
            raise _error("bad-name", new)
        if fitting != name:
            self._move(path, self.folder / f"{fitting}{SUFFIX}")
        return fitting

    def duplicate(self, name: str) -> str:
        """Copy a record and give the name of the copy."""
        path = self._existing(name)
        copy = names.unused(name, self.folder)
        try:
            with path.open("rb") as source, (self.folder / f"{copy}{SUFFIX}").open("xb") as target:
                shutil.copyfileobj(source, target)
        except OSError as error:
            raise self._unwritable(error) from None
        story_file.follow(path, self.folder / f"{copy}{SUFFIX}", copy=True)
        return copy

    def delete(self, name: str) -> str:
        """Move a record to the trash and give its name there."""
        path = self._existing(name)
        trash = self.folder / TRASH
        try:
            trash.mkdir(exist_ok=True)
        except OSError as error:
            raise self._unwritable(error) from None
        trashed = names.unused(name, trash)
        self._move(path, trash / f"{trashed}{SUFFIX}")
        self._deleted.append(trashed)
        return trashed

    def restore(self, trashed: str) -> str:
        """Bring a record back from the trash and give its name."""
        path = _inside(self.folder / TRASH, trashed)
        name = names.unused(trashed, self.folder)
        self._move(path, self.folder / f"{name}{SUFFIX}")
        if trashed in self._deleted:
            self._deleted.remove(trashed)
        return name

    def undo_delete(self) -> str | None:
        """Bring back what was deleted last and give its name; None when there is nothing to bring back."""
        return self.restore(self._deleted[-1]) if self._deleted else None

    # Files

    def _existing(self, name: str) -> Path:
        return _inside(self.folder, name)

    def _kept_as(self, wanted: str, make: Callable[[Path], KeptT]) -> KeptT:
        """Make a record under the first free name like the one wanted, even if someone else is doing the same."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise _error("folder-not-a-folder", str(self.folder)) from None
        except OSError as error:
            raise self._unwritable(error) from None
        while True:
            try:
                return make(self.folder / f"{names.unused(wanted, self.folder)}{SUFFIX}")
            except NotWritten as failed:
                if failed.kind == "name-taken":
                    continue
                raise

    def _move(self, path: Path, target: Path) -> None:
        """Move a record that nobody has open, and never onto another one."""
        if files.is_owned(path):
            raise _error("in-use", path.stem)
        try:
            files.move(path, target)
        except FileExistsError:
            raise _error("name-taken", target.stem) from None
        except OSError as error:
            raise self._unwritable(error) from None
        story_file.follow(path, target)

    def _unwritable(self, error: OSError) -> LibraryError:
        return _error("folder-unwritable", str(self.folder), detail=why(error))


def _listed(folder: Path) -> list[Entry]:
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except FileNotFoundError:
        return []
    except NotADirectoryError:
        raise _error("folder-not-a-folder", str(folder)) from None
    except OSError as error:
        raise _error("folder-unreadable", str(folder), detail=why(error)) from None
    entries = [entry_of(path) for path in paths]
    return sorted(entries, key=lambda entry: (-entry.modified, entry.name))


def _progress(found: Record) -> tuple[int, int]:
    """Count the rounds begun and the moves that stand, without playing them."""
    start = found.header.start or {}
    first = start.get("round")
    reached = [(0, first if isinstance(first, int) else 1)]
    moves = 0
    for line in found.lines:
        match line:
            case Played():
                moves += 1
            case Redone(redo=count):
                moves += count
            case Undone(undo=count):
                moves = max(0, moves - count)
                while reached[-1][0] > moves:
                    reached.pop()
            case Checkpoint(round=number):
                reached.append((moves, number))
    return reached[-1][1], moves


def _with_what_can_be_saved(entry: Entry, found: Record) -> Entry:
    saved = salvage(found)
    if saved is None:
        return entry
    return msgspec.structs.replace(entry, recoverable=True, round=saved.round, moves=saved.moves, finished=False)


def _inside(folder: Path, name: str) -> Path:
    """Give the path of a record by its name, which leads nowhere else."""
    path = folder / f"{name}{SUFFIX}"
    if path.name != f"{name}{SUFFIX}" or not path.is_file():
        raise _error("no-such-record", name)
    return path


def _error(kind: str, name: str, **more: Any) -> LibraryError:
    return LibraryError(notice(kind, shown(name), **more))
