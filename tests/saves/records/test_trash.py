"""The trash: deleted records are restored in order until they are deleted for good."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.problems import LibraryError
from saves.records import story_file
from saves.records.library import Library
from saves.records.record import Seat
from saves.records.trash import DELETED, TRASH

SEATS = (Seat("Ann", "human"), Seat("Zoé", "apprentice"))

Keep = Callable[..., Library]


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Save games with these names and delete them in this order."""

    def keep(*names: str) -> Library:
        library = Library(tmp_path)
        for name in names:
            library.create("bruxelles1897", SEATS, seed=3, name=name).close()
            library.delete(name)
        return library

    return keep


def test_games_are_listed_as_they_were_deleted_the_last_one_first(keep: Keep) -> None:
    before = time.time()
    library = keep("b", "c", "a")
    assert [entry.name for entry in library.trash()] == ["a", "c", "b"]
    assert all(before - 1 <= entry.deleted <= time.time() + 1 for entry in library.trash())
    assert library.list() == []


def test_what_was_deleted_last_comes_back_after_a_restart(keep: Keep) -> None:
    folder = keep("first", "second").folder
    assert Library(folder).undo_delete() == "second"
    assert Library(folder).undo_delete() == "first"
    assert Library(folder).undo_delete() is None


def test_the_order_holds_when_the_clock_was_set_back(keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter((2e9, 1e9, 1.5e9))
    monkeypatch.setattr("time.time", lambda: next(now))
    library = keep("b", "c", "a")
    monkeypatch.undo()
    assert library.trash_names() == ["a", "c", "b"]


def test_the_order_holds_when_files_were_touched(keep: Keep) -> None:
    library = keep("b", "c", "a")
    for name in ("c", "b"):
        path = library.folder / TRASH / f"{name}.pavilion"
        path.chmod(0o600)
        os.utime(path)
    assert library.trash_names() == ["a", "c", "b"]


def test_a_game_gone_from_the_trash_is_passed_by(keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    library = keep("first", "second", "third")
    (library.folder / TRASH / "third.pavilion").unlink()
    assert library.undo_delete() == "second"
    # And one that disappears at this very moment.
    monkeypatch.setattr(library._trash, "names", lambda: ["second", "first"])
    assert library.undo_delete() == "first"
    assert library.undo_delete() is None


def test_without_its_notes_the_trash_goes_by_the_files(keep: Keep) -> None:
    library = keep("a", "b")
    (library.folder / TRASH / DELETED).unlink()
    assert sorted(library.trash_names()) == ["a", "b"]
    assert all(abs(entry.deleted - time.time()) < 3600 for entry in library.trash())
    assert library.undo_delete() is not None


def test_notes_that_make_no_sense_are_passed_by(keep: Keep) -> None:
    library = keep("a", "b")
    notes = library.folder / TRASH / DELETED
    rubbish = [b"\xff", b"[]", b"3", b'{"name":"a"}', b'{"name":["a"],"at":1}', b'{"name":"a","at":"soon"}', b'{"name']
    notes.write_bytes(b"\n".join([*rubbish, notes.read_bytes()]))
    assert library.trash_names() == ["b", "a"]
    with notes.open("a") as file:
        file.write(json.dumps({"name": "a", "at": float("nan")}) + "\n" + json.dumps({"name": "b", "at": 1e300}) + "\n")
    assert sorted(entry.name for entry in library.trash() if entry.deleted < 1e12) == ["a", "b"]


def test_notes_that_cannot_be_written_keep_nothing_from_being_deleted(
    keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = keep("a")
    notes = library.folder / TRASH / DELETED
    notes.unlink()
    notes.mkdir()
    keep("b")
    assert sorted(library.trash_names()) == ["a", "b"]


def test_a_game_is_deleted_for_good(keep: Keep) -> None:
    library = keep("a", "b")
    story = story_file.beside(library.folder / TRASH / "a.pavilion")
    story.write_text("{}")
    library.remove("a")
    assert library.trash_names() == ["b"]
    assert not story.exists()
    with pytest.raises(LibraryError) as error:
        library.remove("a")
    assert error.value.kind == "no-such-record"


def test_the_trash_is_emptied_of_games_and_of_nothing_else(keep: Keep) -> None:
    library = keep("a", "b", "a")
    other = library.folder / TRASH / "notes.txt"
    other.write_text("mine")
    library.create("bruxelles1897", SEATS, seed=3, name="kept").close()
    assert library.empty_trash() == 3
    assert library.trash() == []
    assert library.empty_trash() == 0
    assert library.names() == ["kept"]
    assert other.read_text() == "mine"
    assert not (library.folder / TRASH / DELETED).exists()


def test_a_trash_that_refuses_says_so(keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    library = keep("a")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    for do in (library.empty_trash, lambda: library.remove("a")):
        with pytest.raises(LibraryError) as error:
            do()
        assert error.value.kind == "folder-unwritable"
    assert library.trash_names() == ["a"]


def test_a_library_without_a_trash_has_nothing_in_it(tmp_path: Path) -> None:
    library = Library(tmp_path / "none")
    assert library.trash() == []
    assert library.empty_trash() == 0
    assert library.undo_delete() is None
    assert not library.folder.exists()


@pytest.mark.parametrize(
    "line",
    [
        b'{"name":"old","at":' + b"9" * 400 + b"}",
        b'{"name":"old","at":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"name":7,"at":1}',
        b'{"name":"\xff","at":1}',
    ],
    ids=["endless", "deep", "no name", "no text"],
)
def test_notes_that_cannot_be_read_are_passed_by(keep: Keep, line: bytes) -> None:
    library = keep("old")
    (library.folder / TRASH / DELETED).write_bytes(line + b"\n")
    assert [entry.name for entry in library.trash()] == ["old"]
    assert library.undo_delete() == "old"
