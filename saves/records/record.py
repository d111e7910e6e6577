"""The record of a game: a text file of JSON lines, the header first, then what happened, line by line.

    {"format":"pavilion-record","version":1,"game":"bruxelles1897",…}   the header
    {"seat":0,"move":["place",1,2]}                                     a move
    {"undo":2}                                                          two moves were taken back
    {"redo":2}                                                          and played again
    {"round":2,"state":{…},"digest":"…"}                                the whole state, when a round or the game ends
    {"end":{"scores":[31,28],"winners":[0],"decided_by":"points"}}      the result

Lines are only ever added. This module reads and writes them; `replay` checks that the moves are legal.
"""

import hashlib
import stat
from codecs import BOM_UTF8
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec

from engine.game import CATALOGUE, AnyGame
from saves import json_lines
from saves.problems import RecordError, shown, why
from saves.records import migrations

FORMAT = "pavilion-record"
VERSION = 1
SUFFIX = ".pavilion"
LARGEST = 16 * 2**20
"""Most bytes of a record. No game comes near it; a larger file is something else."""

Count = Annotated[int, msgspec.Meta(ge=1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0)]

HUMAN = "human"


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: a name, and "human" or the level of a bot."""

    name: str
    player: str

    @property
    def is_human(self) -> bool:
        """Whether a person plays the seat."""
        return self.player == HUMAN


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What it takes to set the game up again. With a `start`, the game begins in that state instead of a new one."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    edition: str
    corrections: dict[str, Any] | None = None
    seed: int
    options: dict[str, str]
    seats: tuple[Seat, ...]
    free_undo: bool = False
    created: str
    start: dict[str, Any] | None = None

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat made a move."""

    seat: SeatNumber
    move: list[Any]


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`undo` moves were taken back."""

    undo: Count


class Redone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The `redo` moves of the last undo were played again."""

    redo: Count


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole state at this point, and its digest."""

    round: int
    state: dict[str, Any]
    digest: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended: points by seat, the seats in first place, and the tie-breaker that decided."""

    scores: tuple[int, ...]
    winners: tuple[SeatNumber, ...]
    decided_by: str


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game is over."""

    end: Result


Line: TypeAlias = Played | Undone | Redone | Checkpoint | Ended

_LINES: dict[str, type[Line]] = {
    kind.__struct_fields__[-1]: kind for kind in (Played, Undone, Redone, Checkpoint, Ended)
}
"""The kinds of line by their last key, which no other kind has."""


_OBJECT = msgspec.json.Decoder(dict[str, Any])


class Record(msgspec.Struct):
    """A file that was read. A line that cannot be read is kept as its `RecordError`."""

    path: Path
    header: Header
    lines: list[Line | RecordError]
    size: int
    """The number of bytes up to the end of the last complete line."""
    tail: str = ""
    """What is wrong with the end of the file: "" (nothing), "torn", "completed" (no newline at the end) or "blank"."""
    written_as: int = VERSION
    """The version of the format that the file was written in."""

    def good_lines(self) -> list[Line]:
        """Return the lines if all can be read; raises the first problem."""
        good: list[Line] = []
        for line in self.lines:
            if isinstance(line, RecordError):
                raise line
            good.append(line)
        return good


def number_of(index: int) -> int:
    """Return the number in its file of a line by its index; the header is line 1."""
    return index + 2


def encode(*lines: Header | Line) -> bytes:
    """Encode lines, newlines included."""
    return json_lines.encode(*lines)


def digest(data: Any) -> str:
    """Return the fingerprint of a state's data, which shows whether a line was changed since it was written."""
    return hashlib.sha256(msgspec.json.encode(data)).hexdigest()[:16]


def checkpoint(game: AnyGame, state: Any) -> Checkpoint:
    """Return the checkpoint line for a state."""
    data = game.state_to_data(state)
    return Checkpoint(state.round, data, digest(data))


def read(path: Path) -> Record:
    """Read a record; raises `RecordError` if any line of it cannot be read."""
    record = survey(path)
    record.good_lines()
    return record


def survey(path: Path) -> Record:
    """Read a record, keeping lines that cannot be read as problems; raises `RecordError` without a usable header."""
    return parse(path, contents(path))


def contents(path: Path) -> bytes:
    """Read the bytes of a record, of a file that is too large just enough to see that; raises `RecordError`."""
    try:
        found = path.stat()
        # Reading a pipe would block for ever.
        if not stat.S_ISREG(found.st_mode):
            raise RecordError(path, "not-a-record")
        with path.open("rb", buffering=0) as file:
            return file.readall() if found.st_size <= LARGEST else file.read(LARGEST + 1)
    except FileNotFoundError:
        raise RecordError(path, "missing") from None
    except OSError as error:
        raise RecordError(path, "unreadable", detail=why(error)) from None


def parse(path: Path, data: bytes) -> Record:
    """Parse the bytes of a file; raises `RecordError` without a usable header.

    What text editors add is no damage: a byte order mark, spaces at the end of a line, blank lines at the end.
    """
    if len(data) > LARGEST:
        raise RecordError(path, "too-large", megabytes=LARGEST // 2**20)
    text = data.removeprefix(BOM_UTF8)
    if not text:
        raise RecordError(path, "empty")
    complete, last = json_lines.split(text)
    blank = 0
    if complete and not last.strip():
        blank, last = _cut_blank_end(complete) + len(last), b""
    objects = [_decoded(path, number, raw) for number, raw in enumerate(complete, 1)]
    tail = "blank" if blank else ""
    if last:
        unfinished = _decoded(path, len(complete) + 1, last)
        # A write that was cut off leaves the beginning of a line, or zeros where the system had reserved space for it.
        if isinstance(unfinished, RecordError) and complete and last.rstrip(b"\0")[:1] in (b"", b"{"):
            tail = "torn"
        else:
            objects.append(unfinished)
            tail = "completed"
    version, objects = _brought_up_to_date(path, objects)
    header = _header(path, objects[0])
    lines = [_line(path, number, each) for number, each in enumerate(objects[1:], 2)]
    size = len(data) - (len(last) if tail == "torn" else blank)
    return Record(path, header, lines, size, tail, version)


def _cut_blank_end(lines: list[bytes]) -> int:
    """Remove the blank lines at the end; return how many bytes they took."""
    cut = 0
    while len(lines) > 1 and not lines[-1].strip():
        cut += len(lines.pop()) + 1
    return cut


def _decoded(path: Path, number: int, raw: bytes) -> dict[str, Any] | RecordError:
    """Read one line as a JSON object, or return what is wrong with it."""
    found = json_lines.decode(raw, _OBJECT)
    if found is None:
        return RecordError(path, _what_else(raw) if number > 1 else "not-a-record", number)
    return found


def _what_else(raw: bytes) -> str:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return "not-text"
    return "bad-line"


def _brought_up_to_date(path: Path, objects: list[dict[str, Any] | RecordError]) -> tuple[int, list[Any]]:
    """Check the format and version of a record; return the version and its lines migrated to today's."""
    header = objects[0]
    if isinstance(header, RecordError):
        raise header
    if header.get("format") != FORMAT:
        raise RecordError(path, "not-a-record", 1)
    version = header.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise RecordError(path, "bad-header", 1, field="version")
    if version > VERSION:
        raise RecordError(path, "newer", 1, version=version, known=VERSION)
    try:
        current: Any
        current, *others = migrations.migrated(objects, version, VERSION)
        return version, [{**current, "version": VERSION}, *others]
    except migrations.MigrationError:
        raise RecordError(path, "bad-header", 1, field="version") from None


def _header(path: Path, raw: Any) -> Header:
    key = raw.get("game")
    if isinstance(key, str) and key not in CATALOGUE:
        raise RecordError(path, "unknown-game", 1, game=shown(key))
    try:
        header = msgspec.convert(raw, type=Header)
    except msgspec.ValidationError as error:
        # The message is in English; the field that it names can be shown in any language.
        place = str(error).partition(" - at `$.")[2].rstrip("`")
        raise RecordError(path, "bad-header", 1, field=shown(place or "?")) from None
    # These are shown as they are, so they must not hold control characters.
    for text in (*(seat.name for seat in header.seats), *(seat.player for seat in header.seats), header.created):
        if shown(text, len(text)) != text:
            raise RecordError(path, "bad-header", 1, field="seats" if text != header.created else "created")
    return header


def _line(path: Path, number: int, raw: dict[str, Any] | RecordError) -> Line | RecordError:
    if isinstance(raw, RecordError):
        return raw
    kind = next((_LINES[key] for key in raw if key in _LINES), None)
    if kind is None:
        return RecordError(path, "bad-line", number)
    try:
        return msgspec.convert(raw, type=kind)
    except msgspec.ValidationError:
        return RecordError(path, "bad-line", number)
