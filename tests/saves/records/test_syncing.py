"""Every move is synced to the disk, in order and without blocking the game."""

import errno
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saves.problems import NotSavedError
from saves.records import files, syncing
from saves.records.journal import Journal

Begin = Callable[..., Journal]
Play = Callable[..., Journal]
Kept = Callable[..., Path]


class Disk:
    """A disk that syncs only when it is allowed to, and remembers the length of each file then."""

    def __init__(self) -> None:
        self.allowed = threading.Event()
        self._synced: list[os.stat_result] = []

    def sync(self, handle: int) -> None:
        self.allowed.wait(60)
        self._synced.append(os.fstat(handle))

    def sizes(self, path: Path) -> list[int]:
        """The lengths of a file at its syncs; those of earlier tests may still be in progress."""
        return [each.st_size for each in self._synced if os.path.samestat(each, path.stat())]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    found = Disk()
    monkeypatch.setattr(syncing, "sync", found.sync)
    yield found
    found.allowed.set()


def settle(journal: Journal) -> None:
    if journal.pending is not None:
        journal.pending.result(60)


def test_playing_waits_for_no_disk(begin: Begin, play: Play, disk: Disk) -> None:
    journal = play(begin(free_undo=True), 3)
    journal.undo(0)
    journal.redo()
    assert disk.sizes(journal.path) == []
    pending = journal.pending
    assert pending is not None
    assert not pending.done()
    disk.allowed.set()
    pending.result(60)
    assert journal.pending is None
    assert disk.sizes(journal.path)[-1] == journal.path.stat().st_size
    assert len(disk.sizes(journal.path)) == 6


def test_whoever_waits_has_every_move_on_the_disk(begin: Begin, play: Play, disk: Disk) -> None:
    disk.allowed.set()
    journal = begin()
    written = []
    for _ in range(5):
        settle(journal)
        written.append(journal.path.stat().st_size)
        play(journal, 1)
    settle(journal)
    assert disk.sizes(journal.path) == [*written, journal.path.stat().st_size]


def test_closing_waits_for_no_disk_and_lets_others_play_at_once(begin: Begin, play: Play, disk: Disk) -> None:
    journal = play(begin(), 3)
    pending = journal.pending
    assert pending is not None
    journal.close()
    assert not pending.done()
    assert journal.pending is None
    with Journal.open(journal.path) as again:
        assert not again.read_only
        assert len(again.match.entries) == 3
    disk.allowed.set()
    pending.result(60)
    assert disk.sizes(journal.path)[-1] == journal.path.stat().st_size


def test_a_record_only_read_is_not_synced(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept(5)
    begun: list[object] = []
    monkeypatch.setattr(syncing.Syncer, "begin", lambda *given: begun.append(given))
    with Journal.open(path) as journal:
        assert journal.pending is None
    assert begun == []


def test_a_new_file_is_synced_with_its_folder_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(syncing, "_sync_folder", synced.append)
    file = files.begin(tmp_path / "new.pavilion")
    for _ in range(2):
        file.append(b"{}\n")
        while file.pending is not None:
            file.pending.result(60)
    file.close()
    again, _ = files.own(file.path)
    assert again is not None
    again.append(b"{}\n")
    again.close()
    assert [folder for folder in synced if folder == tmp_path] == [tmp_path]


def test_the_folder_is_really_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bool] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.path.samestat(os.fstat(handle), tmp_path.stat())))
    syncing._sync_folder(tmp_path)
    syncing._sync_folder(tmp_path / "nowhere")
    assert synced.count(True) == 1


def test_a_platform_without_fdatasync_uses_fsync(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.delattr(os, "fdatasync", raising=False)
    monkeypatch.setattr(os, "fsync", synced.append)
    syncing.sync(-7)
    assert -7 in synced


def test_after_a_failed_sync_the_whole_game_is_saved_anew(
    begin: Begin, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the disk has of the first file is unknown then: a later sync says nothing about it."""
    journal = begin()
    settle(journal)
    first = journal.path

    def fail(_handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as broken:
        broken.setattr(syncing, "sync", fail)
        play(journal, 1)
        settle(journal)
        written = first.read_bytes()
    play(journal, 2)
    (told,) = journal.notices
    assert (told.kind, told.arguments["kept"]) == ("unsynced", journal.path.name)
    assert journal.path != first
    assert first.read_bytes() == written
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.match.entries == journal.match.entries
        assert len(again.match.entries) == 3


def test_a_failed_sync_is_not_forgotten_while_nothing_can_be_saved_anew(
    begin: Begin, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = begin()
    settle(journal)
    journal._file._syncer.failure = OSError(errno.EIO, os.strerror(errno.EIO))

    def full(*_: object) -> files.OwnedFile:
        raise files.not_written(journal.path, OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))

    with monkeypatch.context() as broken:
        broken.setattr(files, "begin_beside", full)
        for _ in range(2):
            with pytest.raises(NotSavedError):
                play(journal, 1)
    assert journal.match.entries == []
    play(journal, 1)
    assert [told.kind for told in journal.notices] == ["unsynced"]


def test_without_a_thread_the_sync_is_waited_for(
    begin: Begin, play: Play, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(*_: object, **_named: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(syncing, "ThreadPoolExecutor", none_left)
    disk.allowed.set()
    journal = play(begin(), 2)
    assert len(disk.sizes(journal.path)) == 3
    assert journal.pending is None
    journal.close()


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP])
def test_a_file_system_that_cannot_sync_is_no_problem(
    begin: Begin, play: Play, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(_handle: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(syncing, "sync", refuse)
    journal = begin()
    for _ in range(3):
        settle(journal)
        play(journal, 1)
    assert len(journal.match.entries) == 3
