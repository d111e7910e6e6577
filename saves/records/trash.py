"""The trash of a library: deleted records, in a hidden folder inside it, until they are deleted for good.

The file `.deleted` of that folder has a line of JSON with the time of each deletion, the latest at the end. For a
record without one, it is when the system says that its file was moved.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from saves import json_lines
from saves.problems import LibraryError, notice, shown, why
from saves.records import story_file
from saves.records.entry import ListedGame, moment
from saves.records.index import File, Index, files_in

TRASH = ".trash"
DELETED = ".deleted"


class _Note(msgspec.Struct):
    """When a record was deleted, in seconds since 1970."""

    name: str
    at: float


_NOTE = msgspec.json.Decoder(_Note)


class Trash:
    """The deleted records of a library."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / TRASH
        self._index = Index(self.folder)

    def names(self) -> list[str]:
        """List the names of the records, latest deletion first."""
        return [file.name for file, _ in self._files()]

    def entries(self) -> Iterator[ListedGame]:
        """Yield the entry of every record, latest deletion first, each read when it is asked for."""
        files = self._files()
        described = self._index.entries(file for file, _ in files)
        for (_, deleted), entry in zip(files, described, strict=False):
            yield msgspec.structs.replace(entry, deleted=deleted)
        # The index is written when its entries are exhausted.
        next(described, None)

    def note(self, name: str) -> None:
        """Note that a record has just been deleted; if that fails, the time of its file is used."""
        # So it is for a name that is not valid text.
        with suppress(OSError, UnicodeEncodeError):
            json_lines.append(self.folder / DELETED, _Note(name, time.time()))

    def remove(self, path: Path) -> None:
        """Delete a record for good; raises `LibraryError`."""
        self._remove([path])

    def empty(self) -> int:
        """Delete every record for good and return how many there were; raises `LibraryError`."""
        paths = [file.path for file in files_in(self.folder)]
        self._remove(paths)
        return len(paths)

    def _remove(self, paths: Sequence[Path]) -> None:
        try:
            for path in paths:
                path.unlink(missing_ok=True)
                story_file.beside(path).unlink(missing_ok=True)
            if not files_in(self.folder):
                (self.folder / DELETED).unlink(missing_ok=True)
        except OSError as error:
            raise LibraryError(notice("folder-unwritable", shown(str(self.folder)), detail=why(error))) from None

    def _files(self) -> list[tuple[File, float]]:
        """List the records with the time of their deletion, the latest first."""
        noted = self._noted()
        files = [(file, noted.get(file.name, moment(file.ctime_ns / 1e9))) for file in files_in(self.folder)]
        return sorted(files, key=lambda each: -each[1])

    def _noted(self) -> dict[str, float]:
        """Read when records were deleted. Lines that cannot be read are skipped."""
        try:
            complete, last = json_lines.split((self.folder / DELETED).read_bytes())
        except OSError:
            return {}
        noted: dict[str, float] = {}
        latest = 0.0
        for line in (*complete, last):
            note = json_lines.decode(line, _NOTE)
            if note is not None:
                # The order of the lines counts, even if the clock was set back in between.
                latest = noted[note.name] = max(moment(note.at), latest + 1e-6)
        return noted
