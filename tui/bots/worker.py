"""The bot's side of a worker process: `python -m tui.bots.worker` answers requests on standard input until it closes.

A message is four bytes of length and so many bytes of msgpack. The process knows nothing but what a request brings: a
view is all a bot may see. One that thinks may say again and again how far it has got, before it says its last word. The
process needs the engine alone, so that it starts quickly.
"""

import os
import signal
import struct
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from engine import bots
from engine.bots.thought import Thought
from engine.game import game

LENGTH = struct.Struct(">I")
MODESTY = 10
"""How far a worker steps back (as `nice` counts) behind the process that draws the screen."""


class Request(msgspec.Struct, frozen=True, array_like=True):
    """A decision to make: the packed view of a seat, and what is needed to read it."""

    game: str
    corrections: dict[str, Any] | None
    """How the edition of the table differs from the one it was made from."""
    view: bytes
    seat: int
    level: str
    """The bot's name, with its budget."""
    salt: int
    every: float | None = None
    """Seconds after which a bot that thinks says how far it has got; None to be told its move alone."""
    until_settled: bool = False
    """Whether a bot that thinks says so once, as soon as nothing can change its move."""
    only: Any = None
    """An answer, as plain data, to think about and no other."""


class Thinking(msgspec.Struct, frozen=True, array_like=True, tag="thinking"):
    """How far the bot has got."""

    thought: Thought


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag="chosen"):
    """The bot's move, as plain data."""

    move: Any


class Failed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """Why there is no move."""

    reason: str


Reply = Thinking | Chosen | Failed
"""Every answer ends with a move or a failure."""


def framed(message: Request | Reply) -> bytes:
    """Pack a message behind its length."""
    packed = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(packed)) + packed


def answers(request: Request) -> Iterator[Reply]:
    """Let the bot choose; whatever goes wrong is told, so that one bad request does not end the process."""
    try:
        rules = game(request.game)
        view = rules.decode(request.view)
        rules.editions.find(view.edition, request.corrections)
        if request.every is None and not request.until_settled:
            yield Chosen(bots.choose(request.level, rules, view, request.seat, request.salt))
            return
        best: Any = None
        only = None if request.only is None else rules.read_move(request.only)
        thoughts = bots.consider(
            request.level, rules, view, request.seat, request.salt, request.every, request.until_settled, only
        )
        for thought in thoughts:
            best = thought.prospects[0].move
            yield Thinking(thought)
        yield Chosen(best)
    except Exception as wrong:
        yield Failed(f"{type(wrong).__name__}: {wrong}")


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests one after the other until there are no more, or nobody listens."""
    decoder = msgspec.msgpack.Decoder(Request)
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        body = requests.read(length)
        if len(body) < length:
            return
        try:
            for reply in answers(decoder.decode(body)):
                replies.write(framed(reply))
                replies.flush()
        except BrokenPipeError:
            return


def main() -> None:
    """Serve the process that started this one."""
    # The parent decides when this ends: Ctrl-C at the terminal is meant for it alone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Nothing but replies may reach the pipe, even if something below should print.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
