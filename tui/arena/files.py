"""Files of a simulation: one that an interrupted run resumes from, and a CSV table for other programs.

The file to resume from is append-only JSON lines. The first line holds the plan,

    {"format":"pavilion-simulation","version":1,"rules":1,"bots_version":3,"plan":{…}}

and each of the others a finished game, `{"number":7,"result":{…}}`, in the order of finishing. An interrupted write
leaves a torn last line, which is removed: that game is played again.
"""

import csv
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, TextIO

import msgspec

from engine import bots
from engine.game import game
from saves import json_lines
from saves.problems import why
from saves.records import locks
from tui.arena.plan import GameResult, Plan
from tui.cli.localized import CliError

FORMAT = "pavilion-simulation"
VERSION = 1
_BEGINNING = msgspec.json.encode({"format": FORMAT})[:-1]


class _Header(msgspec.Struct, frozen=True):
    format: str
    version: int
    rules: int
    bots_version: int
    plan: Plan


class _Line(msgspec.Struct, frozen=True):
    number: int
    result: GameResult


_LINE = msgspec.json.Decoder(_Line)
_OBJECT = msgspec.json.Decoder(dict[str, Any])


class KeptGames:
    """The finished games of a plan on disk. Opened with `kept_games`."""

    def __init__(self, path: Path, file: BinaryIO, known: dict[int, GameResult]) -> None:
        self._path = path
        self._file = file
        self.known = known

    def add(self, number: int, result: GameResult) -> None:
        """Save a game. The line is written in a single call: whatever happens, only the last line can be torn."""
        with _explained(self._path):
            json_lines.write(self._file.fileno(), json_lines.encode(_Line(number, result)))


@contextmanager
def kept_games(path: Path, plan: Plan) -> Iterator[KeptGames]:
    """Open or create the file of a plan; raises `CliError` if it belongs to another plan or is in use."""
    with _explained(path):
        # Unbuffered: a failed write is not repeated when the file is closed.
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666), "r+b", buffering=0)
    with file:
        if not locks.take(file.fileno()):
            raise CliError("cli-resume-busy", given=str(path))
        try:
            with _explained(path):
                file.seek(0)  # locking may have moved the position
                known, size = _read(path, file.read(), plan)
                file.truncate(size)
                if not size:
                    json_lines.write(file.fileno(), json_lines.encode(_header(plan)))
            yield KeptGames(path, file, known)
        finally:
            locks.give_up(file.fileno())


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn errors of the system about a file into `CliError`."""
    try:
        yield
    except OSError as error:
        raise CliError("cli-unwritable-file", given=str(path), problem=why(error)) from None


def _header(plan: Plan) -> _Header:
    return _Header(FORMAT, VERSION, game(plan.game).rules_version, bots.VERSION, plan)


def _read(path: Path, data: bytes, plan: Plan) -> tuple[dict[int, GameResult], int]:
    """Return the games in a file, and how many of its bytes are whole lines."""
    complete, last = json_lines.split(data)
    if not complete and _BEGINNING.startswith(last[: len(_BEGINNING)]):
        return {}, 0  # a new file, or not even its first line was finished
    _check_plan(path, complete[0] if complete else last, plan)
    known: dict[int, GameResult] = {}
    for number, raw in enumerate(complete[1:], 2):
        line = json_lines.decode(raw, _LINE)
        if line is None or not _belongs(line, plan):
            raise CliError("cli-resume-bad-line", given=str(path), number=str(number))
        known[line.number] = line.result
    return {number: result for number, result in known.items() if number < plan.total}, len(data) - len(last)


def _belongs(line: _Line, plan: Plan) -> bool:
    """Whether a line matches the game of its number in the plan."""
    if line.number < 0:
        return False
    fixture, result = plan.fixture(line.number), line.result
    return (
        (result.game, result.seed) == (plan.game, fixture.seed)
        and result.seats == tuple(plan.bots[player] for player in fixture.players)
        and len(result.scores) == len(result.seats)
        and bool(result.winners)
        and set(result.winners) <= set(range(len(result.seats)))
    )


def _check_plan(path: Path, line: bytes, plan: Plan) -> None:
    """Complain unless the file is of this plan; only how many games are wanted may differ."""
    written = json_lines.decode(line, _OBJECT) or {}
    if written.get("format") != FORMAT:
        raise CliError("cli-resume-foreign", given=str(path))
    if written.get("version") != VERSION:
        raise CliError("cli-resume-newer", given=str(path))
    wanted = msgspec.to_builtins(_header(plan))
    old, new = written.get("plan"), wanted.pop("plan")
    if not isinstance(old, dict):
        raise CliError("cli-resume-foreign", given=str(path))
    differing = [name for name in new if name != "games" and _plain(old.get(name)) != _plain(new[name])]
    differing += [name for name in ("rules", "bots_version") if written.get(name) != wanted[name]]
    if differing:
        raise CliError("cli-resume-other-plan", given=str(path), differing=", ".join(differing))


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


class GamesTable:
    """A CSV file with a row for each player of each game. Opened with `games_table`."""

    COLUMNS = ("number", "game", "seed", "seat", "bot", "score", "won", "moves", "failures")

    def __init__(self, path: Path, file: TextIO) -> None:
        self._path = path
        self._writer = csv.writer(file, lineterminator="\n")
        self._writer.writerow(self.COLUMNS)

    def add(self, number: int, result: GameResult) -> None:
        """Write the rows of a game. `won` is 1, or 1/k for a first place shared by k, or 0."""
        share = round(1 / len(result.winners), 4)
        for seat, bot in enumerate(result.seats):
            won = share if seat in result.winners else 0
            failures = sum(each.seat == seat for each in result.failures)
            row = (number, result.game, result.seed, seat, bot, result.scores[seat], f"{won:g}", result.moves, failures)
            with _explained(self._path):
                self._writer.writerow(row)


@contextmanager
def games_table(path: Path) -> Iterator[GamesTable]:
    """Create a CSV file, replacing an existing one."""
    with _explained(path):
        file = path.open("w", encoding="utf-8", newline="")
        table = GamesTable(path, file)
    try:
        yield table
    finally:
        with _explained(path):
            file.close()
