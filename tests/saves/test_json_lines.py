"""Append-only JSON lines: what a cut-off write leaves behind costs one line and no other."""

import os
from pathlib import Path

import msgspec
import pytest

from saves import json_lines

NUMBERS = msgspec.json.Decoder(list[int])


def test_every_line_ends_with_a_newline() -> None:
    assert json_lines.encode([1], {"two": 2}) == b'[1]\n{"two":2}\n'
    assert json_lines.encode() == b""


@pytest.mark.parametrize(
    ("data", "complete", "last"),
    [(b"", [], b""), (b"[1]\n", [b"[1]"], b""), (b"[1]\n[2", [b"[1]"], b"[2"), (b"[1", [], b"[1")],
)
def test_what_follows_the_last_newline_is_apart(data: bytes, complete: list[bytes], last: bytes) -> None:
    assert json_lines.split(data) == (complete, last)


@pytest.mark.parametrize("line", [b"", b"[1", b"{}", b'"\xff"', b"[" * 100_000])
def test_a_line_that_cannot_be_read_is_none(line: bytes) -> None:
    assert json_lines.decode(line, NUMBERS) is None


def test_a_line_is_read() -> None:
    assert json_lines.decode(b"[1,2]", NUMBERS) == [1, 2]


def test_lines_are_added_and_never_to_a_torn_one(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    json_lines.append(path, [1])
    json_lines.append(path, [2])
    assert path.read_bytes() == b"[1]\n[2]\n"
    path.write_bytes(b"[1]\n[2")
    json_lines.append(path, [3])
    assert path.read_bytes() == b"[1]\n[2\n[3]\n"


def test_a_write_that_is_cut_short_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "write", lambda _handle, data: len(data) - 1)
    with pytest.raises(OSError, match="No space"):
        json_lines.append(tmp_path / "lines", [1])
