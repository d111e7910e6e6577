"""Files of positions: a heading, then a frame for each game, in the order of their seeds.

A frame is the length of its data in four bytes, then the data in msgpack. Games are only ever appended: a file whose
last frame was cut off is good up to there.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

_LENGTH = 4

T = TypeVar("T")


class FileError(ValueError):
    """A file of positions that cannot be used."""


class Heading(msgspec.Struct, frozen=True):
    """How the games of a file are played: two files with the same heading hold the same games."""

    game: str
    seats: int
    seed: int
    """Of the first game."""
    noise: float
    keep: float
    explore: float
    weights: str | None
    numbers: int
    """A checksum of the weights."""
    rules_version: int
    bots_version: int
    search: int = 0
    """Iterations of the search about every position; 0 for none."""


class Position(msgspec.Struct, frozen=True, array_like=True):
    """The opening of a turn: the round, and the state packed by `Game.encode`."""

    round: int
    state: bytes
    expected: tuple[float, ...] = ()
    """The points by seat that a search expects; empty if there was none."""


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """Positions of one game and how it ended."""

    seed: int
    points: tuple[int, ...]
    """The final points, by seat."""
    positions: tuple[Position, ...]


def read(path: Path) -> tuple[Heading, list[PlayedGame]]:
    """Read a file of positions; raises `FileError` when it is none."""
    frames = [data for data, _ in _frames(path)]
    if not frames:
        raise FileError(f"{path}: no positions")
    games = [_decoded(path, frame, PlayedGame) for frame in frames[1:]]
    return _decoded(path, frames[0], Heading), games


def started(path: Path, heading: Heading, resume: bool) -> int:
    """Make a file ready for more games and return how many it has.

    Without `resume` the file must be new. With it, its heading must be the same, and a game cut off at the end of the
    file is removed. Raises `FileError`.
    """
    if not path.exists():
        with path.open("wb") as file:
            _write(file, heading)
        return 0
    if not resume:
        raise FileError(f"{path} exists; --resume continues it")
    frames = list(_frames(path))
    if not frames:
        raise FileError(f"{path}: no positions")
    if (found := _decoded(path, frames[0][0], Heading)) != heading:
        raise FileError(f"{path} holds other games: {_differences(found, heading)}")
    with path.open("rb+") as file:
        file.truncate(frames[-1][1])
    return len(frames) - 1


def append(path: Path, game: PlayedGame) -> None:
    """Add a game to a file."""
    with path.open("ab") as file:
        _write(file, game)


def _write(file: BinaryIO, thing: msgspec.Struct) -> None:
    data = msgspec.msgpack.encode(thing)
    file.write(len(data).to_bytes(_LENGTH, "big") + data)


def _frames(path: Path) -> Iterator[tuple[bytes, int]]:
    """Yield the data of each whole frame, and where the frame ends."""
    with path.open("rb") as file:
        while len(length := file.read(_LENGTH)) == _LENGTH:
            size = int.from_bytes(length, "big")
            data = file.read(size)
            if len(data) < size:
                return
            yield data, file.tell()


def _decoded(path: Path, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except msgspec.DecodeError as wrong:
        raise FileError(f"{path}: not a file of positions ({wrong})") from None


def _differences(found: Heading, wanted: Heading) -> str:
    then: dict[str, Any] = msgspec.structs.asdict(found)
    now: dict[str, Any] = msgspec.structs.asdict(wanted)
    return ", ".join(f"{key} {then[key]}, not {now[key]}" for key in now if then[key] != now[key])
