"""A glance at a record gives the same summary as a survey of it, whatever has happened to the file."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saves import gallery
from saves.problems import RecordError
from saves.records import glance, record
from saves.records.record import Played, Undone, encode

RECORDS = sorted(gallery.folder().glob("*.pavilion"))


def said(look: Callable[[], Any]) -> Any:
    """What a glance at a record finds."""
    try:
        seen = look()
    except RecordError as bad:
        return bad.notice
    problem = seen.problem and seen.problem.notice
    return seen.header, seen.round, seen.moves, seen.end, problem


def same(path: Path, data: bytes) -> Any:
    """Write a record, look at it in both ways, and return what a glance says: the same, but for the inside of a line.

    What a glance misses is wrong in a line that begins and ends as it should, and is found when the record is opened.
    """
    path.write_bytes(data)
    found = said(lambda: glance.glance(path))
    surveyed = said(lambda: glance._at_any(record.survey(path)))
    if found != surveyed:
        assert found[-1] is None, data
        assert found[0] == surveyed[0]
        line = data.split(b"\n")[surveyed[-1].line - 1]
        is_move = line.startswith(b'{"seat":') and line.endswith(b"]}")
        assert is_move or line.startswith((b'{"undo":', b'{"redo":', b'{"round":', b'{"end":')), line
        with pytest.raises(RecordError):
            record.read(path)
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_sound_records(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = said(lambda: glance._at_any(record.survey(path)))
    monkeypatch.setattr(glance, "_at_any", None)  # a sound record does not need it
    assert said(lambda: glance.glance(path)) == slow
    assert slow[-1] is None
    assert slow[-2] is not None


def test_undone_moves_and_rounds(tmp_path: Path) -> None:
    whole = RECORDS[0].read_bytes()
    path = tmp_path / "game.pavilion"
    *_, moves, end, _problem = same(path, whole)
    assert end is not None
    for count in (1, 40, moves - 1, moves, moves + 5):
        _, rounds, left, end, problem = same(path, whole + encode(Undone(count)))
        assert (left, end, problem) == (max(0, moves - count), None, None)
        assert rounds >= 1
        assert same(path, whole + encode(Undone(count)) + encode(Played(0, ["pass"])))[2] == left + 1


def test_files_that_were_cut_off_anywhere(tmp_path: Path) -> None:
    whole = RECORDS[6].read_bytes()
    chance = random.Random(1)
    for size in (0, 1, len(whole) - 1, *(chance.randrange(len(whole)) for _ in range(60))):
        same(tmp_path / "game.pavilion", whole[:size])


def test_files_with_bytes_that_were_changed(tmp_path: Path) -> None:
    chance = random.Random(2)
    kinds = set()
    for number in range(300):
        data = bytearray(RECORDS[number % len(RECORDS)].read_bytes())
        for _ in range(chance.choice((1, 1, 3))):
            data[chance.randrange(len(data))] = chance.choice((10, 34, 92, 123, 125, 0, 255, chance.randrange(256)))
        found = same(tmp_path / "game.pavilion", bytes(data))
        kinds.add(None if isinstance(found[-1], dict) or found[-1] is None else found[-1].kind)
    assert {None, "bad-line", "not-text"} <= kinds


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b' {"undo":1}',
        b'{"undo":0}',
        b'{"undo":1,"redo":1}',
        b'{"move":["pass"],"seat":0}',
        b'{"seat":0,"move":["pass"],"undo":1}',
        b'{"seat":-1,"move":[]}',
        b'{"round":2,"state":[],"digest":""}',
        b'{"round":2,"state":{"a":"\xff"},"digest":""}',
        b'{"round":2,"state":{"a":' + b"[" * 5000 + b"]" * 5000 + b'},"digest":""}',
        b'{"end":{"scores":[1],"winners":[0],"decided_by":""}}',
        b'{"end":{"scores":[1,2,3,4,5],"winners":[9],"decided_by":""}}',
        b"\0\0\0",
    ],
)
def test_odd_lines(tmp_path: Path, line: bytes) -> None:
    whole = RECORDS[0].read_bytes()
    first, rest = whole.split(b"\n", 1)
    path = tmp_path / "game.pavilion"
    same(path, first + b"\n" + line + b"\n" + rest)
    same(path, whole + line + b"\n")
    same(path, whole + line)
    same(path, line + b"\n" + whole)
