"""The bot's side of a worker process: `python -m tui.worker` answers requests on its standard input until it closes.

A message is four bytes of length and so many bytes of msgpack. The process knows nothing but what a request brings: a
view is all a bot may see. It needs the engine alone, so that it starts quickly.
"""

import os
import signal
import struct
import sys
from typing import Any, BinaryIO

import msgspec

from engine import bots
from engine.game import game

LENGTH = struct.Struct(">I")


class Request(msgspec.Struct, frozen=True, array_like=True):
    """A decision to make: the packed view of a seat, and what is needed to read it."""

    game: str
    corrections: dict[str, Any] | None
    """How the edition of the table differs from the one as shipped."""
    view: bytes
    seat: int
    level: str
    salt: int


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag="chosen"):
    """The bot's move, as plain data."""

    move: Any


class Failed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """Why there is no move."""

    reason: str


Reply = Chosen | Failed


def framed(message: Request | Reply) -> bytes:
    """Pack a message behind its length."""
    packed = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(packed)) + packed


def answer(request: Request) -> Reply:
    """Let the bot choose; whatever goes wrong is told, so that one bad request does not end the process."""
    try:
        rules = game(request.game)
        rules.editions.corrected(request.corrections)
        view = rules.decode(request.view)
        return Chosen(bots.choose(request.level, rules, view, request.seat, request.salt))
    except Exception as wrong:
        return Failed(f"{type(wrong).__name__}: {wrong}")


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests one after the other until there are no more, or nobody listens."""
    decoder = msgspec.msgpack.Decoder(Request)
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        body = requests.read(length)
        if len(body) < length:
            return
        try:
            replies.write(framed(answer(decoder.decode(body))))
            replies.flush()
        except BrokenPipeError:
            return


def main() -> None:
    """Serve the process that started this one."""
    # The parent decides when this ends: Ctrl-C at the terminal is meant for it alone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Nothing but replies may reach the pipe, even if something below should print.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
