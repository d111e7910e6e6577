"""A record that another program deletes, replaces or changes while it is open: the game goes on in a new one."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.problems import NotSavedError
from saves.records import files
from saves.records.journal import Journal
from saves.records.record import read

Begin = Callable[..., Journal]
Play = Callable[..., Journal]
Disturb = Callable[[Path], None]

OTHER = b"a file of someone else\n"


def delete(path: Path) -> None:
    path.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(OTHER)
    other.replace(path)


def replace_with_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def overwrite(path: Path) -> None:
    path.write_bytes(OTHER)


def add_to(path: Path) -> None:
    with path.open("ab") as file:
        file.write(OTHER)


GONE = (delete, delete_folder, rename)
TAKEN = (replace, replace_with_folder, overwrite, add_to)


def as_it_stands(path: Path) -> object:
    return path.read_bytes() if path.is_file() else sorted(path.iterdir())


@pytest.fixture
def journal(begin: Begin, play: Play, tmp_path: Path) -> Journal:
    (tmp_path / "saves").mkdir()
    journal = play(begin("saves/game", free_undo=True), 30)
    journal.undo(0)
    return journal


@pytest.mark.parametrize("disturb", [*GONE, *TAKEN])
@pytest.mark.parametrize("change", ["play", "undo", "redo"])
def test_the_game_goes_on_in_a_new_record(journal: Journal, play: Play, disturb: Disturb, change: str) -> None:
    path, lines = journal.path, journal.path.read_bytes().splitlines()
    disturb(path)
    after = as_it_stands(path) if path.exists() else None
    if change == "play":
        play(journal, 1)
    elif change == "undo":
        journal.undo(0)
    else:
        journal.redo()

    name = "game.pavilion" if disturb in GONE else "game-2.pavilion"
    assert journal.path == path.with_name(name)
    (told,) = journal.notices
    assert (told.kind, told.arguments["name"], told.arguments["kept"]) == ("displaced", "game.pavilion", name)
    assert journal.path.read_bytes().splitlines()[: len(lines)] == lines
    if disturb in TAKEN:
        assert as_it_stands(path) == after

    play(journal, 5)
    assert len(journal.notices) == 1
    assert files.is_owned(journal.path)
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.header == journal.header
        assert again.match.entries == journal.match.entries
        assert not again.read_only


def test_a_record_taken_away_twice_is_written_twice(journal: Journal, play: Play) -> None:
    for _ in range(2):
        replace(journal.path)
        play(journal, 1)
    assert journal.path.name == "game-2-2.pavilion"
    assert [each.arguments["kept"] for each in journal.notices] == ["game-2.pavilion", "game-2-2.pavilion"]


def test_a_move_that_cannot_be_saved_elsewhere_either_has_not_happened(
    journal: Journal, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, moves = journal.path, len(journal.match.entries)
    delete(path)
    write = os.write
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", lambda handle, data: write(handle, data[:20]))
        for _ in range(2):
            with pytest.raises(NotSavedError) as refused:
                play(journal, 1)
            assert refused.value.kind == "not-written"
    assert list(path.parent.iterdir()) == []
    assert (journal.notices, len(journal.match.entries)) == ([], moves)
    play(journal, 1)
    assert len([each for each in journal.notices if each.kind == "displaced"]) == 1
    assert read(path)


def test_a_folder_that_cannot_be_made_again_is_named(journal: Journal, play: Play) -> None:
    folder = journal.path.parent
    delete_folder(journal.path)
    folder.write_bytes(OTHER)
    with pytest.raises(NotSavedError) as refused:
        play(journal, 1)
    assert refused.value.kind == "folder-gone"
    assert str(folder).endswith(str(refused.value.arguments["name"])[-20:])
    assert folder.read_bytes() == OTHER
    folder.unlink()
    play(journal, 1)
    assert read(journal.path)


def test_a_new_record_is_not_removed_when_another_took_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new.pavilion"
    begin = files.begin

    def begin_and_lose(path: Path) -> files.OwnedFile:
        file = begin(path)
        replace(path)
        return file

    monkeypatch.setattr(files, "begin", begin_and_lose)
    with pytest.raises(files.DisplacedError):
        files.begin_with(path, b"{}\n")
    assert path.read_bytes() == OTHER
