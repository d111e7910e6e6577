"""Glance: how far a record got, found out in a fraction of the time that replaying or even surveying it takes.

A list of thousands is made of glances. A sound record is read line by line, each checked as what it begins with and
then forgotten. Whatever is unusual about one (a line that makes no sense, a cut-off end, an older format) is left to
`record.parse`, so that the same is said of it.
"""

from pathlib import Path

import msgspec

from saves import record
from saves.problems import BadRecord
from saves.record import Checkpoint, Ended, Header, Line, Played, Record, Redone, Result, Undone, number_of

_KEY = 6
"""Bytes at the beginning of a line that say what it is: `{"seat`, `{"end"` …"""


def _key(kind: type[Line]) -> bytes:
    return f'{{"{kind.__struct_fields__[0]}"'.encode()[:_KEY]


_PLAYED = _key(Played)
_DECODERS: dict[bytes, msgspec.json.Decoder[Line]] = {
    _key(kind): msgspec.json.Decoder(kind) for kind in (Played, Undone, Redone, Checkpoint, Ended)
}


class Glance:
    """What a record says of its game: the header, the round begun last, the moves that stand and the result.

    With a `problem`, `record` has all lines that were found.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.moves = 0
        self.end: Result | None = None
        self.problem: BadRecord | None = None
        self.record: Record | None = None
        start = (header.start or {}).get("round")
        self._rounds = [(0, start if isinstance(start, int) else 1)]

    @property
    def round(self) -> int:
        """The round begun last."""
        return self._rounds[-1][1]

    def take(self, line: Line) -> None:
        """Follow a line, without playing it."""
        self.end = None
        match line:
            case Played():
                self.moves += 1
            case Redone(redo=count):
                self.moves += count
            case Undone(undo=count):
                self.moves = max(0, self.moves - count)
                while self._rounds[-1][0] > self.moves:
                    self._rounds.pop()
            case Checkpoint(round=number):
                self._rounds.append((self.moves, number))
            case Ended(end=end):
                self.end = end


def glance(path: Path) -> Glance:
    """Look at a record; raises `BadRecord` when there is no header to go by."""
    data = record.contents(path)
    return _at_sound(path, data) or _at_any(record.parse(path, data))


def _at_sound(path: Path, data: bytes) -> Glance | None:
    """Look at a record that has nothing unusual about it; None for any other."""
    first, *others = data.split(b"\n")
    if not others or others.pop() or len(data) > record.LARGEST:
        return None
    head = record.parse(path, first + b"\n")
    if head.written_as != record.VERSION:
        return None
    seen = Glance(head.header)
    played = _DECODERS[_PLAYED].decode
    try:
        for raw in others:
            if raw[:_KEY] == _PLAYED:  # nearly every line is a move
                played(raw)
                seen.moves += 1
            else:
                seen.take(_DECODERS[raw[:_KEY]].decode(raw))
    except (KeyError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None
    if others and others[-1][:_KEY] == _PLAYED:
        seen.end = None
    return seen if seen.end is None or _fits(seen.end, seen.header) else None


def _at_any(found: Record) -> Glance:
    """Look at a record line by line, whatever is in it."""
    seen = Glance(found.header)
    problems = []
    for line in found.lines:
        if isinstance(line, BadRecord):
            problems.append(line)
            seen.end = None
        else:
            seen.take(line)
    if seen.end is not None and not _fits(seen.end, found.header):
        wrong = BadRecord(found.path, "bad-line", number_of(len(found.lines) - 1))
        found.lines[-1] = wrong
        problems.append(wrong)
        seen.end = None
    if problems:
        seen.problem, seen.record = problems[0], found
    return seen


def _fits(end: Result, header: Header) -> bool:
    """Whether a result is one of the seats of the game."""
    return len(end.scores) == len(header.seats) and all(seat < len(header.seats) for seat in end.winners)
