"""Framed messages between a process and its workers, and the loop that every worker runs.

A frame is four bytes of length followed by a message in msgpack. Workers import this module, so it loads little: a
worker starts quickly.
"""

import gc
import os
import signal
import struct
import sys
from collections.abc import Callable, Iterable
from typing import Any, BinaryIO, TypeVar

import msgspec

LENGTH = struct.Struct(">I")

COLLECTED_AFTER = 200_000
"""New objects after which a worker looks for cycles among them. A search makes very many objects and no cycles."""

RequestT = TypeVar("RequestT")


def frame(message: Any) -> bytes:
    """Encode a message as a frame."""
    packed = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(packed)) + packed


def serve(
    requests: BinaryIO, replies: BinaryIO, expected: type[RequestT], answer: Callable[[RequestT], Iterable[Any]]
) -> None:
    """Answer requests of the expected type until the input ends or the replies are no longer read."""
    decoder = msgspec.msgpack.Decoder(expected)
    while len(head := requests.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        body = requests.read(length)
        if len(body) < length:
            return
        try:
            for reply in answer(decoder.decode(body)):
                replies.write(frame(reply))
                replies.flush()
        except BrokenPipeError:
            return


def run_worker(expected: type[RequestT], answer: Callable[[RequestT], Iterable[Any]]) -> None:
    """Serve the process that started this one, over standard input and output."""
    # The owner decides when a worker ends: Ctrl-C in the terminal reaches both, and is handled by the owner.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # programs that a worker starts must not inherit a blocked signal
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    gc.set_threshold(COLLECTED_AFTER)
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Only replies may reach the pipe, even if something below prints.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, replies, expected, answer)
