"""Glance: how far a record got, in a fraction of the time that parsing every line takes.

Listing thousands of records needs it. Of a sound record, only the header, rounds, undos and result are parsed; a move
is recognised by how its line begins and ends. Anything unusual (an unreadable line, a torn end, an older format) is
left to `record.parse`, so that the same problems are reported. What is wrong inside a line that looks right is found
when the game is opened.
"""

import re
from pathlib import Path

import msgspec

from saves.problems import RecordError
from saves.records import record
from saves.records.following import moves_by
from saves.records.record import Checkpoint, Ended, Header, Line, Record, Redone, Result, Undone, number_of


class Round(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checkpoint without parsing its state, which would take longer than all the rest."""

    round: int
    state: msgspec.Raw
    digest: str


_MOVE, _MOVE_END = b'\n{"seat":', b"]}\n"
_OTHERS = re.compile(rb'\n(?!\{"seat":|\Z)([^\n]*)')
"""The lines other than moves, a hundred times fewer."""
_KEY = 6
"""Bytes at the beginning of any other line that identify its kind, such as `{"undo` or `{"end"`."""
_DECODERS: dict[bytes, msgspec.json.Decoder[Line | Round]] = {
    f'{{"{kind.__struct_fields__[0]}"'.encode()[:_KEY]: msgspec.json.Decoder(kind)
    for kind in (Undone, Redone, Round, Ended)
}


class Glance:
    """A summary of a record: the header, the current round, the number of moves and the result.

    With a `problem`, `record` has all lines that were found.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.moves = 0
        self.end: Result | None = None
        self.problem: RecordError | None = None
        self.record: Record | None = None
        start = (header.start or {}).get("round")
        self._rounds = [(0, start if isinstance(start, int) else 1)]

    @property
    def round(self) -> int:
        """The current round."""
        return self._rounds[-1][1]

    def take(self, line: Line | Round) -> None:
        """Count a line, without playing it."""
        self.end = None
        self.moves = max(0, self.moves + moves_by(line))
        match line:
            case Undone():
                while self._rounds[-1][0] > self.moves:
                    self._rounds.pop()
            case Checkpoint(round=number) | Round(round=number):
                self._rounds.append((self.moves, number))
            case Ended(end=end):
                self.end = end


def glance(path: Path) -> Glance:
    """Summarise a record; raises `RecordError` without a usable header."""
    data = record.contents(path)
    return _at_sound(path, data) or _at_any(record.parse(path, data))


def _at_sound(path: Path, data: bytes) -> Glance | None:
    """Summarise a record with nothing unusual; None for any other."""
    body = data.find(b"\n")
    if body < 0 or not data.endswith(b"\n") or len(data) > record.LARGEST:
        return None
    head = record.parse(path, data[: body + 1])
    if head.written_as != record.VERSION:
        return None
    seen = Glance(head.header)
    moves, at = 0, body
    try:
        for found in _OTHERS.finditer(data, body):
            seen.moves += (between := data.count(_MOVE, at, found.start(1)))
            moves, at = moves + between, found.start(1)
            seen.take(_DECODERS[found[1][:_KEY]].decode(found[1]))
    except (KeyError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
    if following := data.count(_MOVE, at):
        seen.moves, moves, seen.end = seen.moves + following, moves + following, None
    if data.count(_MOVE_END, body) != moves:
        return None
    return seen if seen.end is None or _fits(seen.end, seen.header) else None


def _at_any(found: Record) -> Glance:
    """Summarise a record line by line, whatever is in it."""
    seen = Glance(found.header)
    problems = []
    for line in found.lines:
        if isinstance(line, RecordError):
            problems.append(line)
            seen.end = None
        else:
            seen.take(line)
    if seen.end is not None and not _fits(seen.end, found.header):
        wrong = RecordError(found.path, "bad-line", number_of(len(found.lines) - 1))
        found.lines[-1] = wrong
        problems.append(wrong)
        seen.end = None
    if problems:
        seen.problem, seen.record = problems[0], found
    return seen


def _fits(end: Result, header: Header) -> bool:
    """Whether a result has the seats of the game."""
    return len(end.scores) == len(header.seats) and all(seat < len(header.seats) for seat in end.winners)
