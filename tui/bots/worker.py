"""A bot's worker process: answers requests for moves and thoughts until its input closes.

It knows only what a request contains: the view of a seat is all a bot may see. A searching bot can send intermediate
thoughts before its move. The process needs only the engine, so that it starts quickly.
"""

import os
from collections.abc import Iterator
from typing import Any

import msgspec

from engine import bots
from engine.bots.thought import Thought
from engine.game import game
from tui.bots.frames import run_worker

NICENESS = 10
"""How much lower a worker's priority is than that of the process that draws the screen."""


class Request(msgspec.Struct, frozen=True, array_like=True):
    """A decision to make: the encoded view of a seat, and what is needed to decode it."""

    game: str
    corrections: dict[str, Any] | None
    """How the edition of the table differs from the one it is based on."""
    view: bytes
    seat: int
    level: str
    """The bot's name, with its budget."""
    salt: int
    every: float | None = None
    """Seconds between the thoughts of a searching bot; None for its move alone."""
    until_settled: bool = False
    """Whether a searching bot sends one thought, as soon as nothing can change its move."""
    only: Any = None
    """The only answer to consider, as plain data; None to consider all."""


class Thinking(msgspec.Struct, frozen=True, array_like=True, tag="thinking"):
    """An intermediate thought of a searching bot."""

    thought: Thought


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag="chosen"):
    """The bot's move, as plain data."""

    move: Any


class Failed(msgspec.Struct, frozen=True, array_like=True, tag="failed"):
    """Why there is no move."""

    reason: str


Reply = Thinking | Chosen | Failed
"""The last reply to a request is `Chosen` or `Failed`."""


def answers(request: Request) -> Iterator[Reply]:
    """Yield the replies to a request. Every error becomes a reply: a bad request does not end the process."""
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


def main() -> None:
    """Run the worker."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    run_worker(Request, answers)


if __name__ == "__main__":
    main()
