"""The story beside a record: written line by line, readable after a crash, moved with its record."""

from pathlib import Path

import msgspec
import pytest

from engine.story import Judgement, Verdict
from saves.records import story_file
from saves.records.journal import Journal
from saves.records.library import Library
from saves.records.record import Seat
from saves.records.story_file import StoryFile, StoryHeader, beside, path_of_story

HEADER = StoryHeader("bruxelles1897", 400, bots=2)
SEATS = (Seat("Ann", "human"), Seat("Bob", "apprentice"))


def turn(at: int) -> Judgement:
    best = Verdict(["place", 1, at], 30, 0.6, 4.5, {"points": 4.0, "money": 0.5}, [[1, "pass"]])
    return Judgement(at, f"position {at}", at % 2, 400, (0.6, 0.4), best, None, best)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.story"


def test_what_is_kept_is_read_again(path: Path) -> None:
    file = StoryFile(path, HEADER)
    assert file.read() == []
    for at in range(3):
        file.keep(turn(at))
    again = StoryFile(path, HEADER)
    assert again.read() == [turn(0), turn(1), turn(2)]
    again.keep(turn(3))
    assert StoryFile(path, HEADER).read() == [turn(at) for at in range(4)]
    assert not again.problem


def test_a_story_from_before_moves_had_items_is_read_and_continued(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(
        b'{"game":"bruxelles1897","iterations":400,"bots":2,"format":"pavilion-story","version":1}\n'
        b'{"at":0,"position":"position 0","seat":1,"tries":400,"chances":[0.52,0.48],'
        b'"best":{"move":["place",1,2],"tries":30,"chance":0.6,"lead":4.5},"next":null,'
        b'"played":{"move":["pass"],"tries":50,"chance":0.5,"lead":1.5},"moves":93}\n'
    )
    file = StoryFile(path, HEADER)
    [old] = file.read()
    assert old.best == Verdict(["place", 1, 2], 30, 0.6, 4.5)
    assert old.best.terms == {}
    assert old.best.line == []
    file.keep(turn(1))
    assert StoryFile(path, HEADER).read() == [old, turn(1)]


def test_a_line_that_was_cut_off_costs_itself_alone(path: Path) -> None:
    file = StoryFile(path, HEADER)
    for at in range(3):
        file.keep(turn(at))
    path.write_bytes(path.read_bytes()[:-20])
    again = StoryFile(path, HEADER)
    assert again.read() == [turn(0), turn(1)]
    again.keep(turn(5))
    again.keep(turn(6))
    assert StoryFile(path, HEADER).read() == [turn(0), turn(1), turn(5), turn(6)]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"not a story\n",
        b'{"format":"pavilion-story","version":2,"game":"bruxelles1897","iterations":400,"bots":2}\n{}\n',
        b'{"format":"pavilion-story","version":1,"game":"bruxelles1893","iterations":400,"bots":2}\n{}\n',
        b'{"format":"pavilion-story","version":1,"game":"bruxelles1897","iterations":50,"bots":2}\n{}\n',
        b'{"format":"pavilion-story","version":1,"game":"bruxelles1897","iterations":400,"bots":1}\n{}\n',
        b'{"format":"pavilion-story","version":1,"game":"bruxelles1897","iterations":400}\n{}\n',
    ],
)
def test_another_storys_file_is_begun_anew(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content + msgspec.json.encode(turn(9)) + b"\n")
    file = StoryFile(path, HEADER)
    assert file.read() == []
    file.keep(turn(1))
    file.keep(turn(2))
    assert StoryFile(path, HEADER).read() == [turn(1), turn(2)]


def test_lines_that_make_no_sense_are_passed_by(path: Path) -> None:
    file = StoryFile(path, HEADER)
    file.keep(turn(1))
    with path.open("ab") as more:
        more.write(b'{"at":"three"}\n\xff\n[]\n')
    file.keep(turn(2))
    assert StoryFile(path, HEADER).read() == [turn(1), turn(2)]


def test_where_nothing_can_be_written_it_is_said_and_nothing_breaks(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    file = StoryFile(tmp_path / "saves" / "game.story", HEADER)
    assert file.read() == []
    file.keep(turn(1))
    assert file.problem


def test_a_story_stands_beside_its_record_or_in_the_players_folder(tmp_path: Path) -> None:
    library = Library(tmp_path / "saves")
    with library.create("bruxelles1897", SEATS, seed=1, name="evening") as journal:
        assert path_of_story(journal.path, journal.header, library.folder) == library.folder / "evening.story"
    with Journal.create(tmp_path / "elsewhere.pavilion", "bruxelles1897", SEATS, seed=1, created="x") as journal:
        first = path_of_story(journal.path, journal.header, library.folder)
        assert first.parent == library.folder / story_file.ELSEWHERE
        assert first.name.startswith("elsewhere-")
    (tmp_path / "other").mkdir()
    with Journal.create(tmp_path / "other" / "elsewhere.pavilion", "bruxelles1897", SEATS, seed=2) as journal:
        assert path_of_story(journal.path, journal.header, library.folder) != first


def test_a_story_goes_where_its_record_goes(tmp_path: Path) -> None:
    library = Library(tmp_path / "saves")
    library.create("bruxelles1897", SEATS, seed=1, name="evening").close()
    StoryFile(library.folder / "evening.story", HEADER).keep(turn(1))

    def story_of(name: str) -> list[Judgement]:
        return StoryFile(beside(library.folder / f"{name}.pavilion"), HEADER).read()

    library.rename("evening", "night")
    assert story_of("night") == [turn(1)]
    assert story_of("evening") == []
    copy = library.duplicate("night")
    assert story_of(copy) == [turn(1)]
    trashed = library.delete("night")
    assert story_of("night") == []
    assert library.restore(trashed) == "night"
    assert story_of("night") == [turn(1)]
    assert [entry.name for entry in library.list() if entry.problem] == []


def test_a_record_without_a_story_moves_as_ever(tmp_path: Path) -> None:
    library = Library(tmp_path / "saves")
    library.create("bruxelles1897", SEATS, seed=1, name="evening").close()
    assert library.duplicate("evening")
    assert library.rename("evening", "night") == "night"
