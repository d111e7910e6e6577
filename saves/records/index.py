"""Index: a cache of the entries of a folder's records, so that only those that changed are read.

It is held in memory and in the hidden file `.index` of the folder. That file is only a cache: it can be deleted at any
time, one that is damaged or of another version is ignored, and where none can be written the records are read. A record
is recognised by its name, its size and when it was last written.
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
"""Records, about a screenful, that are read faster than the index file: for fewer, it is not used."""
MANY = 50
"""Records read before it is worth writing the index although not all have been listed."""
ABANDONED = 3600
"""Seconds after which a half-written index is abandoned."""
_DIGEST = 16
_TRANSIENT = ("missing", "unreadable")
"""Problems that can disappear without a change to the file."""


class File(NamedTuple):
    """A record as listed in its folder."""

    name: str
    folder: Path
    size: int
    mtime_ns: int
    ctime_ns: int

    @property
    def path(self) -> Path:
        """The path of the file."""
        return self.folder / f"{self.name}{SUFFIX}"


class Known(msgspec.Struct, frozen=True, array_like=True):
    """The entry of a file when it had this size and was written at this time."""

    size: int
    mtime_ns: int
    entry: ListedGame

    def is_of(self, file: File) -> bool:
        """Whether the file is unchanged since."""
        return (self.size, self.mtime_ns) == (file.size, file.mtime_ns)


def files_in(folder: Path) -> list[File]:
    """List the records of a folder, latest first; raises `LibraryError`."""
    found = []
    try:
        with os.scandir(folder) as listed:
            for each in listed:
                if each.name.endswith(SUFFIX) and each.name != SUFFIX:
                    with suppress(OSError):  # deleted meanwhile, or a broken link
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
    """The entries of one folder's records. It can be used from several threads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, Known] = {}
        self._is_read = False
        self._unwritten = 0

    def entries(self, files: Iterable[File] | None = None) -> Iterator[ListedGame]:
        """Yield the entry of every record in the folder, each read when it is asked for; raises `LibraryError`.

        The latest comes first, unless `files` has another order.
        """
        listed = files_in(self.folder) if files is None else list(files)
        for number, file in enumerate(listed):
            if number == FEW and not self._is_read:
                self._recall()
            found = self._known.get(file.name)
            if found is None or not found.is_of(file):
                found = Known(file.size, file.mtime_ns, described(file.path, moment(file.mtime_ns / 1e9)))
                if found.entry.problem is None or found.entry.problem.kind not in _TRANSIENT:
                    self._known[file.name] = found
                    self._unwritten += 1
            yield found.entry
        gone = self._known.keys() - {file.name for file in listed}
        for name in gone:
            self._known.pop(name, None)
        if (gone or self._unwritten) and len(listed) > FEW:
            self._write()

    def keep(self) -> None:
        """Write the index if it is worth it; for callers that do not ask for all entries."""
        if self._unwritten >= MANY:
            self._write()

    def _recall(self) -> None:
        """Add the entries of the index file to those known already."""
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
        """Replace the index file; if that fails, do without."""
        encoder = msgspec.msgpack.Encoder(enc_hook=_name_of)
        known = []
        for each in list(self._known.values()):
            # Entries with names that are not valid text or with huge numbers are read again every time.
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
        """Delete the half-written files of processes that were killed."""
        for each in self.folder.glob(f"{INDEX}.*"):
            with suppress(OSError):
                if time.time() - each.stat().st_mtime > ABANDONED:
                    each.unlink()


def _name_of(path: Any) -> str:
    """Encode a path, the only field of an entry that is no plain value, as the name of the file."""
    return str(path.name)


def _digest(data: bytes) -> bytes:
    """Return the fingerprint of an index, which includes the program's version and the fields of an entry."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        program = version("pavilion")
    except PackageNotFoundError:
        program = ""
    shape = f"{program} {ListedGame.__annotations__} {Seat.__annotations__}"
    return hashlib.blake2b(data, digest_size=_DIGEST, salt=hashlib.sha256(shape.encode()).digest()[:_DIGEST]).digest()
