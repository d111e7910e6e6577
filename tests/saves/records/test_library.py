import contextlib
import errno
import os
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from saves.problems import LibraryError, NotSavedError, RecordError
from saves.records import journal as journals
from saves.records import record
from saves.records.journal import Journal
from saves.records.library import Library, default_folder
from saves.records.record import Seat

Play = Callable[..., Journal]

PEOPLE = (Seat("Ann", "human"), Seat("Zoé", "apprentice"))
BOTS = (Seat("Un", "apprentice"), Seat("Deux", "apprentice"))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "not yet" / "there")


@pytest.fixture
def keep(library: Library, play: Play) -> Callable[..., str]:
    """Save a game with some moves, last played at a given time, and return its name."""

    def keep(
        name: str | None = None, moves: int = 10_000, at: int = 1_000, seats: tuple[Seat, ...] = PEOPLE, **more: object
    ) -> str:
        with library.create("bruxelles1897", seats, seed=3, created="2026-11-16T08:00:00Z", name=name, **more) as kept:  # type: ignore[arg-type]
            play(kept, moves)
        os.utime(kept.path, (at, at))
        return kept.path.stem

    return keep


Keep = Callable[..., str]


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(LibraryError) as error:
        do()
    return error.value.kind


def test_a_library_that_is_not_there_yet_is_empty(library: Library) -> None:
    assert library.list() == []
    assert library.trash() == []
    assert library.latest() is None
    assert not library.folder.exists()


def test_games_are_listed_with_what_a_player_wants_to_know(library: Library, keep: Keep) -> None:
    keep("begun", 0, at=10)
    keep("over", at=30, options={"tracks": "eight"})
    keep("under way", 25, at=20)
    over, under_way, begun = library.list()
    assert [entry.name for entry in (over, under_way, begun)] == ["over", "under way", "begun"]
    assert [entry.modified for entry in (over, under_way, begun)] == [30, 20, 10]
    assert over.finished
    assert over.winners
    assert len(over.scores) == 2
    assert over.round == 4
    assert over.options["tracks"] == "eight"
    assert (under_way.finished, under_way.moves) == (False, 25)
    assert (begun.round, begun.moves, begun.game, begun.seats) == (1, 0, "bruxelles1897", PEOPLE)
    assert {entry.problem for entry in library.list()} == {None}


def test_the_list_agrees_with_the_games(library: Library, keep: Keep) -> None:
    name = keep(free_undo=True)
    with library.open(name) as journal:
        while journal.match.entries:
            entry = library.entry(name)
            assert entry.moves == len(journal.match.entries)
            assert entry.round == journal.match.state.round
            assert entry.finished == journal.match.is_over
            journal.undo(0)
            if journal.match.last_human_seat() is None:
                break
        while journal.match.can_redo:
            journal.redo()
            assert library.entry(name).moves == len(journal.match.entries)
            assert library.entry(name).round == journal.match.state.round
        assert library.entry(name).finished


def test_a_game_gets_a_name_of_its_own(keep: Keep) -> None:
    assert keep(moves=0) == "bruxelles1897-ann-2026-11-16"
    assert keep(moves=0) == "bruxelles1897-ann-2026-11-16-2"
    assert keep("Soirée: «Zoé»/Ann", moves=0) == "Soirée- «Zoé»-Ann"
    assert keep("\0", moves=0) == "bruxelles1897-ann-2026-11-16-3"


def test_two_who_want_the_same_name_both_get_a_game(
    library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is taken between the check and the write."""
    looked = []

    def unused(name: str, folder: Path) -> str:
        looked.append(name)
        return name if len(looked) == 1 else f"{name}-{len(looked)}"

    keep("ann", 0)
    monkeypatch.setattr("saves.records.names.unused", unused)
    assert keep("ann", 0) == "ann-2"


def test_continue_finds_the_last_game_of_a_person(library: Library, keep: Keep) -> None:
    keep("old", 5, at=10)
    keep("last", 5, at=20)
    keep("bots", 5, at=30, seats=BOTS)
    keep("over", at=40)
    damaged = keep("damaged", 5, at=50)
    (library.folder / f"{damaged}.pavilion").write_bytes(b"\n")
    assert library.latest().name == "last"


def test_damaged_records_are_listed_with_what_can_be_saved(library: Library, keep: Keep) -> None:
    path = library.folder / f"{keep('damaged', 8)}.pavilion"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b"oops\n", *lines[5:]]))
    (library.folder / "foreign.pavilion").write_bytes(b"PNG")
    entries = {entry.name: entry for entry in library.list()}
    damaged, foreign = entries["damaged"], entries["foreign"]
    assert (damaged.problem.kind, damaged.problem.line) == ("bad-line", 6)
    assert (damaged.recoverable, damaged.moves, damaged.seats) == (True, 4, PEOPLE)
    assert (foreign.problem.kind, foreign.recoverable) == ("not-a-record", False)

    before = path.read_bytes()
    with pytest.raises(RecordError):
        library.open("damaged")
    with library.recover("damaged", created="2027-01-01T00:00:00Z") as saved:
        assert saved.path.stem == "damaged-2"
        assert len(saved.match.entries) == 4
    assert path.read_bytes() == before
    with pytest.raises(RecordError):
        library.recover("foreign")


def test_a_torn_line_is_no_problem_in_the_list(library: Library, keep: Keep) -> None:
    path = library.folder / f"{keep('torn', 8)}.pavilion"
    path.write_bytes(path.read_bytes() + b'{"seat":')
    (entry,) = library.list()
    assert entry.problem is None
    assert entry.moves == 8


def test_other_files_are_not_listed(library: Library, keep: Keep) -> None:
    keep("game", 0)
    (library.folder / "notes.txt").write_text("hello")
    (library.folder / "folder.pavilion").mkdir()
    assert [entry.name for entry in library.list()] == ["game"]


def test_a_game_can_be_renamed(library: Library, keep: Keep) -> None:
    keep("one", 5)
    keep("two", 0)
    assert library.rename("one", "Première partie / Zoé") == "Première partie - Zoé"
    assert library.entry("Première partie - Zoé").moves == 5
    assert refused(lambda: library.entry("one")) == "no-such-record"
    assert refused(lambda: library.rename("two", "Première partie / Zoé")) == "name-taken"
    assert refused(lambda: library.rename("two", " .. ")) == "bad-name"
    assert refused(lambda: library.rename("three", "four")) == "no-such-record"
    assert library.rename("two", "two") == "two"
    assert library.entry("Première partie - Zoé").moves == 5


def test_renaming_works_where_files_cannot_be_linked(
    library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", no_links)
    keep("one", 5)
    keep("two", 0)
    assert refused(lambda: library.rename("one", "two")) == "name-taken"
    assert library.rename("one", "three") == "three"
    assert sorted(entry.name for entry in library.list()) == ["three", "two"]


def test_a_game_can_be_duplicated(library: Library, keep: Keep) -> None:
    keep("game", 10)
    assert library.duplicate("game") == "game-2"
    assert library.duplicate("game") == "game-3"
    with library.open("game-2") as copy, library.open("game") as game:
        assert copy.match.state == game.match.state
        assert not copy.read_only


def test_a_copy_that_cannot_be_finished_leaves_nothing_behind(
    library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep("game", 10)

    def fill_the_disk(handle: int, data: bytes) -> int:
        plain(handle, data[:1])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    plain = os.write
    with monkeypatch.context() as full:
        full.setattr(os, "write", fill_the_disk)
        with pytest.raises(NotSavedError):
            library.duplicate("game")
    assert library.names() == ["game"]


def test_one_game_is_found_without_reading_the_others(
    library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two", "three"):
        keep(name, 2)
    read: list[str] = []
    contents = record.contents

    def note(path: Path) -> object:
        read.append(path.stem)
        return contents(path)

    monkeypatch.setattr(record, "contents", note)
    library.entry("two")
    library.rename("two", "four")
    library.duplicate("four")
    library.restore(library.delete("one"))
    assert library.undo_delete() is None
    assert sorted(library.names()) == ["four", "four-2", "one", "three"]
    assert read == ["two"]


def test_names_of_any_length_are_cut_or_not_found(library: Library, keep: Keep) -> None:
    keep("game", 0)
    for long in ("x" * 250, "x" * 300, "é" * 200):
        for do in (library.open, library.delete, library.duplicate, library.restore, library.entry, library.remove):
            assert refused(partial(do, long)) == "no-such-record"
        assert refused(partial(library.rename, long, "other")) == "no-such-record"
    assert library.rename("game", "x" * 300) == "x" * 120
    with library.create("bruxelles1897", PEOPLE, seed=1, name="é" * 300) as journal:
        assert journal.path.stem == "é" * 60
        with library.branch(journal, 0, name="y" * 300) as branch:
            assert branch.path.stem == "y" * 120


def test_a_name_as_long_as_a_file_may_have_can_be_kept_in_order(library: Library, keep: Keep) -> None:
    longest = "x" * (255 - len(".pavilion"))
    for _ in range(2):
        keep("game", 0)
        (library.folder / "game.pavilion").rename(library.folder / f"{longest}.pavilion")
        library.delete(longest)
    assert sorted(map(len, library.trash_names())) == [len(longest), len(longest)]
    assert library.undo_delete() is not None
    assert library.undo_delete() is not None
    assert library.trash_names() == []
    assert all(library.duplicate(name) for name in library.names())
    assert len(library.list()) == 4


ODD = ("tab\tbell\x07\x1b[31m", "left\u202etfel", os.fsdecode(b"caf\xe9"), "\x01")


@pytest.mark.parametrize("odd", ODD)
def test_files_of_any_name_are_shown_safely_and_kept_in_order(library: Library, keep: Keep, odd: str) -> None:
    keep("game", 4)
    (library.folder / "game.pavilion").rename(library.folder / f"{odd}.pavilion")
    for _ in range(2):  # the second time from memory
        (entry,) = library.list()
        assert (entry.name, entry.moves) == (odd, 4)
        assert entry.shown_name.isprintable()
        entry.shown_name.encode()
    library.open(odd).close()
    copy = library.duplicate(odd)
    assert copy.isprintable()
    assert refused(lambda: library.rename("nothing", odd)) == "no-such-record"
    library.remove(library.delete(copy))
    library.delete(odd)
    assert Library(library.folder).undo_delete() == odd
    assert library.rename(odd, "plain") == "plain"
    assert library.names() == ["plain"]


def test_a_result_of_other_seats_is_a_line_that_makes_no_sense(library: Library, keep: Keep) -> None:
    path = library.folder / f"{keep('game')}.pavilion"
    *lines, _ = path.read_bytes().splitlines(keepends=True)
    for end in (
        b'{"scores":[1,2],"winners":[7],"decided_by":"points"}',
        b'{"scores":[1],"winners":[0],"decided_by":""}',
    ):
        path.write_bytes(b"".join([*lines, b'{"end":' + end + b"}\n"]))
        (entry,) = library.list()
        assert entry.problem is not None
        assert (entry.problem.kind, entry.problem.line) == ("bad-line", len(lines) + 1)
        assert (entry.finished, entry.winners, entry.recoverable) == (False, (), True)


def test_a_record_that_cannot_even_be_salvaged_does_not_hide_the_others(
    library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep("good", 3)
    path = library.folder / f"{keep('odd', 3)}.pavilion"
    path.write_bytes(path.read_bytes() + b"oops\n")

    def stumble(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("saves.records.entry.salvage", stumble)
    assert {entry.name: entry.recoverable for entry in library.list()} == {"good": False, "odd": False}


@pytest.mark.parametrize("seconds", [-5e9, 1e11, 4e11])
def test_a_file_of_any_date_is_listed_with_one_that_calendars_know(
    library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    keep("game", 0)
    stat = os.DirEntry.stat

    class Dated:
        """A listed file with an odd time; few file systems can store one."""

        def __init__(self, entry: os.DirEntry[str]) -> None:
            self.name, self.is_file, self._entry = entry.name, entry.is_file, entry

        def stat(self) -> SimpleNamespace:
            found = stat(self._entry)
            return SimpleNamespace(st_size=found.st_size, st_mtime_ns=int(seconds * 1e9), st_ctime_ns=found.st_ctime_ns)

    scandir = os.scandir
    monkeypatch.setattr(os, "scandir", lambda folder: contextlib.nullcontext(map(Dated, scandir(folder))))
    (entry,) = library.list()
    assert 1970 <= datetime.fromtimestamp(entry.modified, UTC).year <= 9999


def test_a_deleted_game_can_be_brought_back(library: Library, keep: Keep) -> None:
    keep("game", 10)
    assert library.delete("game") == "game"
    assert library.list() == []
    assert [entry.name for entry in library.trash()] == ["game"]
    keep("game", 3)
    assert library.delete("game") == "game-2"
    keep("game", 1)
    assert library.undo_delete() == "game-2"
    assert library.entry("game-2").moves == 3
    assert library.undo_delete() == "game-3"
    assert library.entry("game-3").moves == 10
    assert library.undo_delete() is None
    assert library.trash() == []


def test_the_trash_outlives_the_program(library: Library, keep: Keep) -> None:
    keep("game", 10)
    library.delete("game")
    later = Library(library.folder)
    assert later.restore("game") == "game"
    assert later.entry("game").moves == 10
    assert refused(lambda: later.restore("game")) == "no-such-record"


def test_a_game_being_played_is_neither_renamed_nor_deleted(library: Library, keep: Keep) -> None:
    keep("game", 10)
    with library.open("game"):
        assert refused(lambda: library.delete("game")) == "in-use"
        assert refused(lambda: library.rename("game", "other")) == "in-use"
        assert library.open("game").read_only
    library.delete("game")


@pytest.mark.parametrize("name", ["../outside", "sub/game", "", ".", "nul\0", "/etc/passwd"])
def test_names_lead_nowhere_else(library: Library, keep: Keep, name: str) -> None:
    keep("game", 0)
    (library.folder.parent / "outside.pavilion").write_bytes((library.folder / "game.pavilion").read_bytes())
    for do in (library.open, library.delete, library.duplicate, library.restore, library.entry):
        assert refused(partial(do, name)) == "no-such-record"


def test_a_branch_is_kept_in_the_library(library: Library, keep: Keep) -> None:
    keep("game", 30)
    source = library.open("game", read_only=True)
    with library.branch(source, 12, created="2027-01-01T00:00:00Z") as branch:
        assert branch.path.stem == "game-2"
        assert len(branch.match.entries) == 12
    with library.branch(source.path, 3, name="autre") as branch:
        assert branch.path.stem == "autre"


def test_a_folder_that_is_none_says_so(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("hello")
    library = Library(file)
    assert refused(library.list) == "folder-not-a-folder"
    assert refused(lambda: library.create("bruxelles1897", PEOPLE, seed=1)) == "folder-not-a-folder"
    inside = Library(file / "inside")
    assert refused(lambda: inside.create("bruxelles1897", PEOPLE, seed=1)) == "folder-unwritable"


def test_a_folder_that_refuses_says_so(library: Library, keep: Keep, monkeypatch: pytest.MonkeyPatch) -> None:
    keep("game", 5)

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    for name in ("mkdir", "open"):
        monkeypatch.setattr(Path, name, refuse)
    for name in ("link", "rename", "scandir"):
        monkeypatch.setattr(os, name, refuse)
    assert refused(library.list) == "folder-unreadable"
    assert refused(lambda: library.create("bruxelles1897", PEOPLE, seed=1)) == "folder-unwritable"
    assert refused(lambda: library.duplicate("game")) == "folder-unwritable"
    assert refused(lambda: library.delete("game")) == "folder-unwritable"
    assert refused(lambda: library.rename("game", "other")) == "folder-unwritable"
    assert (library.folder / "game.pavilion").exists()


def test_the_folder_is_chosen_by_argument_then_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("PAVILION_SAVES", raising=False)
    assert default_folder().name == "saves"
    assert "pavilion" in str(default_folder())
    monkeypatch.setenv("PAVILION_SAVES", str(tmp_path / "env"))
    assert default_folder() == tmp_path / "env"
    assert Library().folder == tmp_path / "env"
    assert default_folder(tmp_path / "said") == tmp_path / "said"
    assert default_folder("~/said") == tmp_path / "said"
    monkeypatch.setenv("PAVILION_SAVES", "")
    assert default_folder().name == "saves"


def test_a_game_is_dated_by_the_clock_unless_told(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saves.records.library.now", lambda: "2030-05-06T07:08:09Z")
    with library.create("bruxelles1897", PEOPLE, seed=1) as journal:
        assert journal.header.created == "2030-05-06T07:08:09Z"
        assert journal.path.stem == "bruxelles1897-ann-2030-05-06"
    assert len(journals.now()) == len("2030-05-06T07:08:09Z")
    assert journals.now().endswith("Z")
