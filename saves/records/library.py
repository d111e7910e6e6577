"""The library: a folder of records, and the operations on them."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import msgspec
import platformdirs

from engine.game import AnyGame
from saves.problems import LibraryError, NotSavedError, notice, shown, why
from saves.records import files, names, story_file
from saves.records.entry import Entries, ListedGame, entry_of
from saves.records.index import Index, files_in
from saves.records.journal import Journal, now
from saves.records.record import SUFFIX, Header, Line, Seat, encode
from saves.records.trash import Trash

KeptT = TypeVar("KeptT")

ENVIRONMENT = "PAVILION_SAVES"

Names: TypeAlias = list[str]


def default_folder(folder: Path | str | None = None) -> Path:
    """Return the folder for records: the one given, else PAVILION_SAVES, else one in the user's data folder."""
    chosen = folder or os.environ.get(ENVIRONMENT)
    if chosen:
        return Path(chosen).expanduser()
    return platformdirs.user_data_path("pavilion", appauthor=False) / "saves"


class Library:
    """The records of one folder, which is created with the first game."""

    def __init__(self, folder: Path | str | None = None) -> None:
        self.folder = default_folder(folder)
        self._index = Index(self.folder)
        self._trash = Trash(self.folder)

    # Listing

    def list(self) -> Entries:
        """List every record, also damaged ones, latest first."""
        return [*self.entries()]

    def entries(self) -> Iterator[ListedGame]:
        """Yield the entries in the order of `list`, each read when it is asked for; can be used in a thread."""
        return self._index.entries()

    def names(self) -> Names:
        """List the names of the records, latest first, without reading any."""
        return [file.name for file in files_in(self.folder)]

    def trash(self) -> Entries:
        """List the deleted records, which can be restored, latest deletion first."""
        return [*self.trash_entries()]

    def trash_entries(self) -> Iterator[ListedGame]:
        """Yield the entries in the order of `trash`, each read when it is asked for."""
        return self._trash.entries()

    def trash_names(self) -> Names:
        """List the names of the records in the trash, latest deletion first, without reading any."""
        return self._trash.names()

    def entry(self, name: str) -> ListedGame:
        """Describe one record."""
        return entry_of(self._existing(name))

    def latest(self) -> ListedGame | None:
        """Return the game to continue: the latest that is not over and has a human player."""
        for entry in self.entries():
            if entry.problem is None and not entry.finished and any(seat.is_human for seat in entry.seats):
                self._index.keep()
                return entry
        return None

    # Playing

    def create(
        self,
        game: AnyGame | str,
        seats: Sequence[Seat],
        *,
        seed: int,
        options: Mapping[str, str] | msgspec.Struct | None = None,
        free_undo: bool = False,
        edition: str | None = None,
        created: str | None = None,
        name: str | None = None,
    ) -> Journal:
        """Begin a game and its record, under a default name unless one is given."""
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
        """Open a record by its name; raises `RecordError` if it cannot be played."""
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
        """Begin a new game from the first `upto` moves of another."""
        path = source if isinstance(source, Path) else source.path
        wanted = names.fit(name or "") or names.for_copy(path.stem)
        return self._kept_as(
            wanted,
            lambda new: Journal.branch(source, upto, new, created=created, seats=seats, free_undo=free_undo),
        )

    def keep(self, header: Header, lines: Iterable[Line], name: str | None = None) -> str:
        """Write the record of a game played elsewhere and return its name; whether it opens is not checked."""
        wanted = names.fit(name or "") or names.for_game(header.game, header.seats, header.created)
        return self._write(wanted, encode(header, *lines))

    def recover(self, name: str, *, created: str | None = None) -> Journal:
        """Save what can be saved of a damaged record under a new name; raises `RecordError` if nothing can."""
        path = self._existing(name)
        return self._kept_as(names.for_copy(name), lambda new: Journal.recover(path, new, created=created))

    # Managing

    def rename(self, name: str, new: str) -> str:
        """Rename a record and return its new name, made safe for a file."""
        path = self._existing(name)
        fitting = names.fit(new)
        if not fitting:
            raise _error("bad-name", new)
        if fitting != name:
            self._move(path, self.folder / f"{fitting}{SUFFIX}")
        return fitting

    def duplicate(self, name: str) -> str:
        """Copy a record and return the name of the copy."""
        path = self._existing(name)
        try:
            content = path.read_bytes()
        except OSError as error:
            raise self._unwritable(error) from None
        copy = self._write(names.for_copy(name), content)
        story_file.follow(path, self.folder / f"{copy}{SUFFIX}", copy=True)
        return copy

    def delete(self, name: str) -> str:
        """Move a record to the trash and return its name there."""
        path = self._existing(name)
        trash = self._trash.folder
        try:
            trash.mkdir(exist_ok=True)
        except OSError as error:
            raise self._unwritable(error) from None
        trashed = names.unused(name, trash)
        self._move(path, trash / f"{trashed}{SUFFIX}")
        self._trash.note(trashed)
        return trashed

    def restore(self, trashed: str) -> str:
        """Bring a record back from the trash and return its name."""
        path = _inside(self._trash.folder, trashed)
        name = names.unused(trashed, self.folder)
        self._move(path, self.folder / f"{name}{SUFFIX}")
        return name

    def undo_delete(self) -> str | None:
        """Restore the record deleted last and return its name; None when the trash is empty."""
        for trashed in self._trash.names():
            with suppress(RecordNotFoundError):  # another process was quicker
                return self.restore(trashed)
        return None

    def remove(self, trashed: str) -> None:
        """Delete a record in the trash for good."""
        self._trash.remove(_inside(self._trash.folder, trashed))

    def empty_trash(self) -> int:
        """Delete every record in the trash for good and return how many there were."""
        return self._trash.empty()

    # Files

    def _existing(self, name: str) -> Path:
        return _inside(self.folder, name)

    def _kept_as(self, wanted: str, make: Callable[[Path], KeptT]) -> KeptT:
        """Create a record under the wanted name or the next free one, even if other processes do the same."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise _error("folder-not-a-folder", str(self.folder)) from None
        except OSError as error:
            raise self._unwritable(error) from None
        while True:
            try:
                return make(self.folder / f"{names.unused(wanted, self.folder)}{SUFFIX}")
            except NotSavedError as failed:
                if failed.kind == "name-taken":
                    continue
                raise

    def _write(self, wanted: str, content: bytes) -> str:
        """Write a record under the wanted name or the next free one, and return that name."""

        def write(path: Path) -> str:
            files.begin_with(path, content).close()
            return path.name.removesuffix(SUFFIX)

        return self._kept_as(wanted, write)

    def _move(self, path: Path, target: Path) -> None:
        """Move a record that no process has open, without replacing another."""
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


class RecordNotFoundError(LibraryError):
    """There is no record with this name."""


def _inside(folder: Path, name: str) -> Path:
    """Return the path of a record by its name, which must not lead out of the folder."""
    path = folder / f"{name}{SUFFIX}"
    if path.name != f"{name}{SUFFIX}" or not names.is_there(path) or not path.is_file():
        raise RecordNotFoundError(notice("no-such-record", shown(name)))
    return path


def _error(kind: str, name: str, **more: Any) -> LibraryError:
    return LibraryError(notice(kind, shown(name), **more))
