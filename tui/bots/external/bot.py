"""External bots: the seat `cmd:./mybot --flags` is played by a program that answers JSON lines.

The program reads one question per line,

    {"choose": {"game": …, "seat": 0, "asks": "stake", "moves": [["bid", 1], …], "asides": [], "seconds": 10,
                "state": {…}}}

and answers with one line, `{"play": ["bid", 1]}`. `state` is what its seat may see, as `pavilion engine` writes and
loads it. Anything else the program does raises an `ExternalBotError` and has no other effect. The program is started
without a shell, by a process of ours (`tui.bots.external.runner`) that makes sure it ends.

This module needs only the engine, and blocks while the program thinks: call it from a separate process or thread.
"""

import shlex
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from engine.agenda import Decision
from engine.game import AnyGame
from tui.cli.protocol import written_state

PREFIX = "cmd:"
SECONDS = 10.0
"""Default time limit for a decision, the program's start included."""
STAND_IN = "journeyman"
"""Default bot that answers when the program fails."""
PATIENCE = 3
"""Failures in a game after which the stand-in plays the rest of it."""
MOST_ASIDES = 20
"""Most free actions in a row that are offered: exchanging back and forth for ever would hold up the table."""
LONGEST_DETAIL = 200
LONGEST_COMMAND = 300
"""Characters: a player who is asked about a command must see all of it."""

_RUNNER = Path(__file__).with_name("runner.py")
_SCRIPTS = (".py", ".js", ".ts", ".rb", ".pl", ".lua", ".sh", ".jar", ".php", ".exe")


class InvalidCommandError(ValueError):
    """The command of a seat cannot be started."""


class ExternalBotError(Exception):
    """A program answered with no legal move.

    `kind` is "start", "silent", "ended", "rubbish", "too-long", "unasked" or "illegal"; `detail` says more.
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = "".join(sign if sign.isprintable() else " " for sign in detail)[:LONGEST_DETAIL]


def is_command(player: str) -> bool:
    """Whether an external bot plays the seat."""
    return player.startswith(PREFIX)


def arguments_of(player: str) -> list[str]:
    """Split the command of a seat like a shell, but without expansions; raises `InvalidCommandError`."""
    command = player.removeprefix(PREFIX)
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise InvalidCommandError(str(error)) from None
    if not arguments or not command.isprintable() or len(command) > LONGEST_COMMAND:
        raise InvalidCommandError(f"a command has 1 to {LONGEST_COMMAND} characters")
    return arguments


def name_of(player: str) -> str:
    """Return the name of a program's file: `greedy` for `cmd:python3 bots/greedy.py --fast`."""
    try:
        arguments = arguments_of(player)
    except InvalidCommandError:
        return player
    script = next((each for each in arguments if each.endswith(_SCRIPTS) and not each.startswith("-")), arguments[0])
    return Path(script).stem or script


class ExternalBot:
    """A program that plays one seat in one game. Use it in a `with` block, or `close` it."""

    def __init__(self, player: str, seconds: float = SECONDS) -> None:
        self._player = player
        self._seconds = seconds
        self._runner: subprocess.Popen[bytes] | None = None
        self._asides = 0
        self._closed = threading.Event()
        self.failures = 0

    def successor(self) -> "ExternalBot":
        """Return the same program, not started, with the failures counted so far."""
        following = ExternalBot(self._player, self._seconds)
        following.failures = self.failures
        return following

    @property
    def given_up(self) -> bool:
        """Whether it has failed so often that it gets no more questions."""
        return self.failures >= PATIENCE

    def choose(self, game: AnyGame, view: Any, seat: int) -> Any:
        """Return the program's answer to a seat's decision, given that seat's view; raises `ExternalBotError`."""
        decision = next(each for each in game.decisions(view) if each.seat == seat)
        asides = decision.asides if self._asides < MOST_ASIDES else ()
        if len(decision.moves) == 1 and not asides:
            return decision.moves[0]
        try:
            answer = self._ask(question(game, view, decision, asides, self._seconds))
            move = read_answer(game, answer, (*decision.moves, *asides))
        except ExternalBotError:
            self.failures += 1
            self._asides = 0
            raise
        self._asides = 0 if move in decision.moves else self._asides + 1
        return move

    def close(self) -> None:
        """End the program and wait until it is gone; a choice under way in another thread fails."""
        self._closed.set()
        runner = self._runner
        if runner is None:
            return
        assert runner.stdin is not None
        assert runner.stdout is not None
        with suppress(OSError):
            runner.stdin.close()
        runner.wait()
        runner.stdout.close()

    def __enter__(self) -> "ExternalBot":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, line: bytes) -> str:
        """Exchange a line with the runner, which enforces the time limit and handles the program's failures."""
        runner = self._runner or self._start_runner()
        assert runner.stdin is not None
        assert runner.stdout is not None
        try:
            runner.stdin.write(line)
            runner.stdin.flush()
            raw = runner.stdout.readline()
        except (OSError, ValueError):
            raw = b""
        if not raw:
            raise ExternalBotError("ended")
        reply = msgspec.json.decode(raw, type=dict[str, str])
        if "failed" in reply:
            raise ExternalBotError(reply["failed"], reply["detail"])
        return reply["line"]

    def _start_runner(self) -> subprocess.Popen[bytes]:
        try:
            arguments = arguments_of(self._player)
        except InvalidCommandError as error:
            raise ExternalBotError("start", str(error)) from None
        if self._closed.is_set():
            raise ExternalBotError("ended")
        # -I and -S: it starts quickly, and ignores the environment variables that are meant for the program.
        runner = (sys.executable, "-I", "-S", str(_RUNNER), str(self._seconds))
        self._runner = subprocess.Popen(
            (*runner, *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        if self._closed.is_set():  # by another thread, in the meantime
            self.close()
            raise ExternalBotError("ended")
        return self._runner


def question(game: AnyGame, view: Any, decision: Decision, asides: Sequence[Any], seconds: float) -> bytes:
    """Return the line that asks for a decision."""
    request = {
        "game": game.key,
        "seat": decision.seat,
        "asks": decision.asks,
        "moves": decision.moves,
        "asides": asides,
        "seconds": seconds,
        "state": written_state(game, view),
    }
    return msgspec.json.encode({"choose": request}) + b"\n"


def read_answer(game: AnyGame, line: str, allowed: Sequence[Any]) -> Any:
    """Return the move in an answer; raises `ExternalBotError` unless it is one of those allowed."""
    try:
        answer = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise ExternalBotError("rubbish", line) from None
    if answer.keys() != {"play"}:
        raise ExternalBotError("rubbish", line)
    try:
        move = game.read_move(answer["play"])
    except (msgspec.ValidationError, RecursionError):
        raise ExternalBotError("illegal", line) from None
    if move not in allowed:
        raise ExternalBotError("illegal", line)
    return move
