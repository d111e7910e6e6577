"""JSON lines: text files that are only ever added to, so that a write that is cut off tears the last line alone."""

import errno
import os
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

ValueT = TypeVar("ValueT")


class Lines(NamedTuple):
    """The lines of a file, without their newlines."""

    complete: list[bytes]
    last: bytes
    """What follows the last newline: nothing, unless a write was cut off."""


def split(data: bytes) -> Lines:
    """Split the contents of a file into its lines."""
    *complete, last = data.split(b"\n")
    return Lines(complete, last)


def encode(*values: Any) -> bytes:
    """Encode each value as a line, newline included."""
    return b"".join(msgspec.json.encode(value) + b"\n" for value in values)


def decode(line: bytes, decoder: msgspec.json.Decoder[ValueT]) -> ValueT | None:
    """Decode a line; None for one that is torn, damaged or of another type."""
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def write(handle: int, data: bytes) -> None:
    """Add data to an open file with one write; raises `OSError` if the file did not take all of it."""
    if os.write(handle, data) != len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def append(path: Path, value: Any) -> None:
    """Add a line to a file, apart from a torn last line; raises `OSError`."""
    line = encode(value)
    with path.open("ab+", buffering=0) as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            if file.read(1) != b"\n":
                line = b"\n" + line
        write(file.fileno(), line)
