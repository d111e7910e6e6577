"""The puzzle files, one for each game: a broken line is named, and takes down nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from saves import json_lines
from saves.practice.model import Line, Puzzle, Source

SUFFIX = ".jsonl"

_LINE = msgspec.json.Decoder(Line)


class PuzzleError(Exception):
    """A puzzle cannot be used; the message names the file, the puzzle and what is wrong."""


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """The puzzles of a game that can be used, the games they are from by seed, and what is wrong with the others."""

    name: str
    puzzles: tuple[Puzzle, ...]
    sources: Mapping[int, Source]
    problems: tuple[str, ...] = ()
    """Each names the file, the puzzle and what is wrong."""


def path_of(game: str) -> Path:
    """Return the path of a game's puzzles."""
    return Path(str(resources.files(__package__))) / f"{game}{SUFFIX}"


@cache
def puzzles_of(game: str) -> PuzzleFile:
    """Read the puzzles of a game, once; a file that is missing has none."""
    path = path_of(game)
    try:
        return read(path.read_bytes(), path.name)
    except FileNotFoundError:
        return PuzzleFile(path.name, (), {})
    except OSError as error:
        return PuzzleFile(path.name, (), {}, (f"{path.name}: {error.strerror}",))


def read(data: bytes, name: str) -> PuzzleFile:
    """Read the lines of a puzzle file; those that cannot be used become problems."""
    sources: dict[int, Source] = {}
    puzzles: dict[str, Puzzle] = {}
    problems = []
    complete, last = json_lines.split(data)
    for number, line in enumerate([*complete, *([last] if last else [])], 1):
        try:
            found = _LINE.decode(line)
            if isinstance(found, Source):
                sources[found.seed] = found
            else:
                _check(found, sources, puzzles)
                puzzles[found.key] = found
        except (msgspec.MsgspecError, UnicodeDecodeError, PuzzleError) as wrong:
            problems.append(f"{name}: line {number}{_named(line)}: {wrong}")
    return PuzzleFile(name, tuple(puzzles.values()), sources, tuple(problems))


def _check(puzzle: Puzzle, sources: Mapping[int, Source], puzzles: Mapping[str, Puzzle]) -> None:
    """Check what a puzzle refers to; its moves are checked when it is laid out."""
    source = sources.get(puzzle.seed)
    if puzzle.key in puzzles:
        raise PuzzleError("another puzzle has this key")
    if source is None:
        raise PuzzleError(f"no game of seed {puzzle.seed} stands before it")
    if not 0 <= puzzle.at <= len(source.moves):
        raise PuzzleError(f"`at` is {puzzle.at}, but its game has {len(source.moves)} moves")
    if not 0 <= puzzle.player < source.seats:
        raise PuzzleError(f"`player` is {puzzle.player}, but its game has {source.seats} seats")
    answers = [each.move for each in puzzle.answers]
    for move in (*puzzle.solutions, puzzle.glance):
        if move not in answers:
            raise PuzzleError(f"{msgspec.json.encode(move).decode()} is not among its answers")
    if not puzzle.solutions or puzzle.solutions[0] != answers[0]:
        raise PuzzleError("its first solution is not its first answer")


class _Key(msgspec.Struct):
    key: str = ""


def _named(line: bytes) -> str:
    """Return the key of a puzzle whose line cannot be used, as far as it can be read."""
    found = json_lines.decode(line, msgspec.json.Decoder(_Key))
    return f", puzzle {found.key}" if found is not None and found.key else ""
