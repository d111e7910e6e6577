"""The index: records are read once, and losing the index loses nothing."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from saves import gallery
from saves.problems import RecordError
from saves.records import entry, index
from saves.records.entry import entry_of
from saves.records.index import INDEX
from saves.records.library import Library

Reads = list[str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Some records, the first in the alphabet played last, and enough of them for an index."""
    monkeypatch.setattr(index, "FEW", 0)
    for number, path in enumerate(sorted(gallery.folder().glob("*.pavilion"))):
        kept = shutil.copy(path, tmp_path)
        os.utime(kept, (2e9 - number, 2e9 - number))
    return tmp_path


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Reads:
    """The records that were read since."""
    found: Reads = []
    described = entry.described

    def note(path: Path, modified: float) -> object:
        found.append(path.stem)
        return described(path, modified)

    monkeypatch.setattr(index, "described", note)
    return found


def test_a_record_is_read_once(folder: Path, read: Reads) -> None:
    library = Library(folder)
    listed = library.list()
    assert [entry.name for entry in listed] == read == sorted(path.stem for path in folder.glob("*.pavilion"))
    assert listed == [entry_of(entry.path) for entry in listed]
    read.clear()
    assert library.list() == listed
    assert Library(folder).list() == listed
    assert read == []
    assert [path.name for path in folder.iterdir() if path.suffix != ".pavilion"] == [INDEX]


def test_only_what_changed_is_read_again(folder: Path, read: Reads) -> None:
    first, second, third, *_ = (entry.name for entry in Library(folder).list())
    read.clear()
    longer = folder / f"{second}.pavilion"
    with longer.open("ab") as file:
        file.write(b'{"seat":0')
    os.utime(folder / f"{third}.pavilion")
    (folder / f"{first}.pavilion").unlink()
    names = [entry.name for entry in Library(folder).list()]
    assert first not in names
    assert sorted(read) == sorted([second, third])
    read.clear()
    assert [entry.name for entry in Library(folder).list()] == names
    assert read == []


def test_a_folder_that_was_moved_is_remembered_with_its_new_paths(folder: Path, tmp_path: Path, read: Reads) -> None:
    Library(folder).list()
    read.clear()
    moved = tmp_path.with_name("moved")
    folder.rename(moved)
    listed = Library(moved).list()
    assert read == []
    assert all(entry.path == moved / f"{entry.name}.pavilion" for entry in listed)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: b"rubbish" * 1000,
        lambda data: data[: len(data) // 2],
        lambda data: data[:100] + bytes([data[100] ^ 1]) + data[101:],
        lambda data: data + b"\0",
    ],
)
def test_an_index_that_was_spoilt_is_written_anew(folder: Path, read: Reads, spoil: Callable[[bytes], bytes]) -> None:
    listed = Library(folder).list()
    whole = (folder / INDEX).read_bytes()
    (folder / INDEX).write_bytes(spoil(whole))
    read.clear()
    assert Library(folder).list() == listed
    assert len(read) == len(listed)
    assert (folder / INDEX).read_bytes() == whole


def test_an_index_of_another_version_is_written_anew(
    folder: Path, read: Reads, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = Library(folder).list()
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "99.0")
    read.clear()
    assert Library(folder).list() == listed
    assert len(read) == len(listed)
    read.clear()
    assert Library(folder).list() == listed
    assert read == []


def test_where_no_index_can_be_written_the_list_is_the_same(
    folder: Path, read: Reads, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    library = Library(folder)
    listed = library.list()
    assert len(listed) == len(read)
    assert library.list() == listed
    assert len(listed) == len(read)
    assert {path.suffix for path in folder.iterdir()} == {".pavilion"}


def test_an_index_that_is_a_folder_is_no_error(folder: Path) -> None:
    (folder / INDEX).mkdir()
    assert Library(folder).list() == Library(folder).list() != []
    assert [path.name for path in folder.iterdir() if path.suffix != ".pavilion"] == [INDEX]


def test_a_record_that_could_not_be_read_is_tried_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library(folder)

    def refuse(path: Path) -> bytes:
        raise RecordError(path, "unreadable", detail="Permission denied")

    with monkeypatch.context() as locked:
        locked.setattr("saves.records.record.contents", refuse)
        assert {entry.problem.kind for entry in library.list() if entry.problem} == {"unreadable"}
    assert {entry.problem for entry in library.list()} == {None}
    assert {entry.problem for entry in Library(folder).list()} == {None}


def test_what_cannot_be_written_down_is_read_every_time(folder: Path, read: Reads) -> None:
    odd = os.fsdecode(b"caf\xe9")
    some = next(folder.glob("*.pavilion"))
    shutil.copy(some, folder / f"{odd}.pavilion")
    first, rest = some.read_bytes().split(b"\n", 1)
    vast = b'{"round":' + b"9" * 40 + b',"state":{},"digest":""}'
    (folder / "vast.pavilion").write_bytes(b"\n".join([first, rest.rstrip(b"\n"), vast, b""]))
    Library(folder).list()
    read.clear()
    assert {odd, "vast"} <= {entry.name for entry in Library(folder).list()}
    assert sorted(read) == sorted([odd, "vast"])


def test_the_game_to_continue_needs_only_the_newest_records(
    folder: Path, read: Reads, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = (folder / "bruxelles1897-two-seats.pavilion").read_bytes().replace(b'"journeyman"', b'"human"', 1)
    newest = folder / "newest.pavilion"
    newest.write_bytes(b"".join(played.splitlines(keepends=True)[:5]))
    os.utime(newest, (2.1e9, 2.1e9))
    latest = Library(folder).latest()
    assert latest is not None
    assert latest.name == "newest"
    assert read == ["newest"]
    assert not (folder / INDEX).exists()
    # Where it takes many to find out, they are not read twice.
    newest.unlink()
    monkeypatch.setattr(index, "MANY", 3)
    oldest = folder / "oldest.pavilion"
    oldest.write_bytes(b"".join(played.splitlines(keepends=True)[:5]))
    os.utime(oldest, (1e9, 1e9))
    assert Library(folder).latest() is not None
    read.clear()
    assert Library(folder).latest() is not None
    assert read == []


def test_records_are_read_when_their_turn_comes(folder: Path, read: Reads) -> None:
    entries = Library(folder).entries()
    assert read == []
    first = next(entries)
    assert read == [first.name]


def test_the_first_of_a_list_are_read_without_the_index(
    folder: Path, read: Reads, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = Library(folder).list()
    written = (folder / INDEX).stat().st_mtime_ns
    monkeypatch.setattr(index, "FEW", 3)
    read.clear()
    library = Library(folder)
    assert library.list() == listed
    assert read == [entry.name for entry in listed[:3]]
    assert library.list() == listed
    assert len(read) == 3
    assert (folder / INDEX).stat().st_mtime_ns == written


def test_a_small_library_has_no_index(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "FEW", 100)
    assert Library(folder).list() == Library(folder).list()
    assert not (folder / INDEX).exists()


def test_a_record_of_another_size_is_read_again_whatever_its_date(folder: Path, read: Reads) -> None:
    first = Library(folder).list()[0]
    read.clear()
    with first.path.open("ab") as file:
        file.write(b'{"undo":1}\n')
    os.utime(first.path, (first.modified, first.modified))
    assert Library(folder).list()[0].moves == first.moves - 1
    assert read == [first.name]


def test_what_a_killed_process_left_of_an_index_goes(folder: Path) -> None:
    old, fresh = folder / f"{INDEX}.1.2", folder / f"{INDEX}.3.4"
    for path in (old, fresh):
        path.write_bytes(b"half")
    os.utime(old, (1.7e9, 1.7e9))
    Library(folder).list()
    assert (old.exists(), fresh.exists()) == (False, True)
