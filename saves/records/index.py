"""Index: what is known about the records of a folder, so that only those that changed are read.

It is kept in memory and, for the next time, in the hidden file `.index` of the folder. Nothing about that file is
precious: it can be deleted at any time, one that is damaged or was written by another version is not used, and where
none can be written the records are read. A record is known by its name, its size and when it was last written.
"""

import hashlib
import os
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from saves.problems import LibraryError, notice, shown, why
from saves.records.entry import ListedGame, described, moment
from saves.records.record import SUFFIX, Seat

INDEX = ".index"
FEW = 40
"""How many records are read quicker than the index: it is not asked about the first of a list, a screenful."""
MANY = 50
"""How many records must have been read for it to be worth writing the index before all have been."""
LEFT = 3600
"""Seconds after which a half-written index is nobody's any more."""
_DIGEST = 16
_PASSING = ("missing", "unreadable")
"""Problems that can go away without a change to the file."""


class File(NamedTuple):
    """A record in a folder, as the system lists it."""

    name: str
    folder: Path
    size: int
    mtime_ns: int
    ctime_ns: int

    @property
    def path(self) -> Path:
        """Where it is."""
        return self.folder / f"{self.name}{SUFFIX}"


class Known(msgspec.Struct, frozen=True, array_like=True):
    """What was found out about a file when it had that size and was written at that time."""

    size: int
    mtime_ns: int
    entry: ListedGame

    def is_of(self, file: File) -> bool:
        """Whether the file is still as it was then."""
        return (self.size, self.mtime_ns) == (file.size, file.mtime_ns)


def files_in(folder: Path) -> list[File]:
    """List the records of a folder, the one written last first; raises `LibraryError`."""
    found = []
    try:
        with os.scandir(folder) as listed:
            for each in listed:
                if each.name.endswith(SUFFIX) and each.name != SUFFIX:
                    with suppress(OSError):  # gone again, or a link that leads nowhere
                        if each.is_file():
                            stat = each.stat()
                            name = each.name.removesuffix(SUFFIX)
                            found.append(File(name, folder, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns))
    except FileNotFoundError:
        return []
    except NotADirectoryError:
        raise LibraryError(notice("folder-not-a-folder", shown(str(folder)))) from None
    except OSError as error:
        raise LibraryError(notice("folder-unreadable", shown(str(folder)), detail=why(error))) from None
    return sorted(found, key=lambda file: (-file.mtime_ns, file.name))


class Index:
    """The records of one folder. It can be used from several threads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, Known] = {}
        self._is_read = False
        self._unwritten = 0

    def entries(self, files: Iterable[File] | None = None) -> Iterator[ListedGame]:
        """Describe every record of the folder, one by one and read only when its turn comes.

        The one written last comes first, unless `files` gives another order. Raises `LibraryError`.
        """
        listed = files_in(self.folder) if files is None else list(files)
        for number, file in enumerate(listed):
            if number == FEW and not self._is_read:
                self._recall()
            found = self._known.get(file.name)
            if found is None or not found.is_of(file):
                found = Known(file.size, file.mtime_ns, described(file.path, moment(file.mtime_ns / 1e9)))
                if found.entry.problem is None or found.entry.problem.kind not in _PASSING:
                    self._known[file.name] = found
                    self._unwritten += 1
            yield found.entry
        gone = self._known.keys() - {file.name for file in listed}
        for name in gone:
            self._known.pop(name, None)
        if (gone or self._unwritten) and len(listed) > FEW:
            self._write()

    def keep(self) -> None:
        """Write the index if much was read since it was last written; for when not all entries were asked for."""
        if self._unwritten >= MANY:
            self._write()

    def _recall(self) -> None:
        """Add what the file remembers to what is known already."""
        self._is_read = True
        remembered = self._read()
        self._unwritten -= sum(remembered.get(name) == known for name, known in list(self._known.items()))
        self._known = remembered | self._known

    def _read(self) -> dict[str, Known]:
        try:
            data = (self.folder / INDEX).read_bytes()
            if data[:_DIGEST] != _digest(data[_DIGEST:]):
                return {}
            decoder = msgspec.msgpack.Decoder(list[Known], dec_hook=lambda _type, name: self.folder / name)
            return {known.entry.name: known for known in decoder.decode(data[_DIGEST:])}
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError, TypeError):
            return {}

    def _write(self) -> None:
        """Write the index in one go; where that cannot be done, do without."""
        encoder = msgspec.msgpack.Encoder(enc_hook=_name_of)
        known = []
        for each in list(self._known.values()):
            # Names that are no text and numbers beyond all bounds are read again every time.
            with suppress(UnicodeEncodeError, OverflowError):
                known.append(msgspec.Raw(encoder.encode(each)))
        self._unwritten = 0
        data = encoder.encode(known)
        self._remove_leftovers()
        fresh = self.folder / f"{INDEX}.{os.getpid()}.{threading.get_ident()}"
        try:
            fresh.write_bytes(_digest(data) + data)
            fresh.replace(self.folder / INDEX)
        except OSError:
            with suppress(OSError):
                fresh.unlink()

    def _remove_leftovers(self) -> None:
        """Delete what processes that were killed while they wrote an index have left."""
        for each in self.folder.glob(f"{INDEX}.*"):
            with suppress(OSError):
                if time.time() - each.stat().st_mtime > LEFT:
                    each.unlink()


def _name_of(path: Any) -> str:
    """Write a path, the only thing in an entry that is no plain value, as the name of the file."""
    return str(path.name)


def _digest(data: bytes) -> bytes:
    """Return the fingerprint of an index, another one for every version of the program and of what an entry holds."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        program = version("pavilion")
    except PackageNotFoundError:
        program = ""
    shape = f"{program} {ListedGame.__annotations__} {Seat.__annotations__}"
    return hashlib.blake2b(data, digest_size=_DIGEST, salt=hashlib.sha256(shape.encode()).digest()[:_DIGEST]).digest()
