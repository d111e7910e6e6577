"""Other people's bots: a seat `cmd:./mybot --flags` is played by a program that answers JSON lines.

The program is put one question to a line,

    {"choose": {"game": …, "seat": 0, "asks": "stake", "moves": [["bid", 1], …], "asides": [], "seconds": 10,
                "state": {…}}}

and answers one line, `{"play": ["bid", 1]}`. `state` is what its seat may see, as `pavilion engine` writes and loads
it. Whatever else it does is a `CommandError`, which says what; nothing a program does reaches further than that. No
shell is used to start it, and a keeper of ours (`tui.bots.external.runner`) sees that it ends.

This module needs the engine alone, and blocks while the program thinks: call it from a process or thread of its own.
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
from engine.game import Game
from tui.cli.protocol import written_state

PREFIX = "cmd:"
SECONDS = 10.0
"""How long a program may take for a decision, its start included, unless it is told otherwise."""
STAND_IN = "journeyman"
"""Who answers when it does not, unless somebody else is chosen."""
PATIENCE = 3
"""How many failures in a game it takes until the stand-in plays the rest of it."""
MOST_ASIDES = 20
"""How many asides in a row are offered: exchanging to and fro for ever would hold up the table."""
LONGEST_DETAIL = 200
LONGEST_COMMAND = 300
"""Characters: a player who is asked about a command must see all of it."""

_KEEPER = Path(__file__).with_name("runner.py")
_SCRIPTS = (".py", ".js", ".ts", ".rb", ".pl", ".lua", ".sh", ".jar", ".php", ".exe")


class InvalidCommandError(ValueError):
    """Nothing that could be started."""


class CommandError(Exception):
    """A program gave no move that can be played.

    `kind` is "start", "silent", "ended", "rubbish", "too-long", "unasked" or "illegal"; `detail` says more.
    """

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind = kind
        self.detail = "".join(sign if sign.isprintable() else " " for sign in detail)[:LONGEST_DETAIL]


def is_command(player: str) -> bool:
    """Whether a program plays the seat."""
    return player.startswith(PREFIX)


def arguments_of(player: str) -> list[str]:
    """Split the command of a seat as a shell would, without its powers; raises `InvalidCommandError`."""
    command = player.removeprefix(PREFIX)
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise InvalidCommandError(str(error)) from None
    if not arguments or not command.isprintable() or len(command) > LONGEST_COMMAND:
        raise InvalidCommandError(f"a command has 1 to {LONGEST_COMMAND} characters")
    return arguments


def name_of(player: str) -> str:
    """Call a program by the name of its file: `greedy` for `cmd:python3 bots/greedy.py --fast`."""
    try:
        arguments = arguments_of(player)
    except InvalidCommandError:
        return player
    script = next((each for each in arguments if each.endswith(_SCRIPTS) and not each.startswith("-")), arguments[0])
    return Path(script).stem or script


class CommandBot:
    """A program that holds a seat for one game. Give it a `with`, or `close` it."""

    def __init__(self, player: str, seconds: float = SECONDS) -> None:
        self._player = player
        self._seconds = seconds
        self._keeper: subprocess.Popen[bytes] | None = None
        self._asides = 0
        self._closed = threading.Event()
        self.failures = 0

    def successor(self) -> "CommandBot":
        """Give the same program, not started, with the same number of failures as this has now."""
        following = CommandBot(self._player, self._seconds)
        following.failures = self.failures
        return following

    @property
    def given_up(self) -> bool:
        """Whether it has failed so often that it is asked no more."""
        return self.failures >= PATIENCE

    def choose(self, game: Game, view: Any, seat: int) -> Any:
        """Let the program answer a seat's decision, shown a view of that seat; raises `CommandError`."""
        decision = next(each for each in game.decisions(view) if each.seat == seat)
        asides = decision.asides if self._asides < MOST_ASIDES else ()
        if len(decision.moves) == 1 and not asides:
            return decision.moves[0]
        try:
            answer = self._ask(question(game, view, decision, asides, self._seconds))
            move = read_answer(game, answer, (*decision.moves, *asides))
        except CommandError:
            self.failures += 1
            self._asides = 0
            raise
        self._asides = 0 if move in decision.moves else self._asides + 1
        return move

    def close(self) -> None:
        """End the program and see it gone; a choice under way in another thread fails."""
        self._closed.set()
        keeper = self._keeper
        if keeper is None:
            return
        assert keeper.stdin is not None
        assert keeper.stdout is not None
        with suppress(OSError):
            keeper.stdin.close()
        keeper.wait()
        keeper.stdout.close()

    def __enter__(self) -> "CommandBot":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, line: bytes) -> str:
        """Exchange a line with the keeper, which minds the time and everything else that can go wrong."""
        keeper = self._keeper or self._start_keeper()
        assert keeper.stdin is not None
        assert keeper.stdout is not None
        try:
            keeper.stdin.write(line)
            keeper.stdin.flush()
            reply = keeper.stdout.readline()
        except (OSError, ValueError):
            reply = b""
        if not reply:
            raise CommandError("ended")
        told = msgspec.json.decode(reply, type=dict[str, str])
        if "failed" in told:
            raise CommandError(told["failed"], told["detail"])
        return told["line"]

    def _start_keeper(self) -> subprocess.Popen[bytes]:
        try:
            arguments = arguments_of(self._player)
        except InvalidCommandError as bad:
            raise CommandError("start", str(bad)) from None
        if self._closed.is_set():
            raise CommandError("ended")
        # -I and -S: quick to start, and no setting of the environment that is meant for the program concerns it.
        keeper = (sys.executable, "-I", "-S", str(_KEEPER), str(self._seconds))
        self._keeper = subprocess.Popen(
            (*keeper, *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        if self._closed.is_set():  # by another thread, in the meantime
            self.close()
            raise CommandError("ended")
        return self._keeper


def question(game: Game, view: Any, decision: Decision, asides: Sequence[Any], seconds: float) -> bytes:
    """Write the line that asks for a decision."""
    asked = {
        "game": game.key,
        "seat": decision.seat,
        "asks": decision.asks,
        "moves": decision.moves,
        "asides": asides,
        "seconds": seconds,
        "state": written_state(game, view),
    }
    return msgspec.json.encode({"choose": asked}) + b"\n"


def read_answer(game: Game, line: str, allowed: Sequence[Any]) -> Any:
    """Read the move out of an answer; raises `CommandError` unless it is one of those allowed."""
    try:
        answer = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise CommandError("rubbish", line) from None
    if answer.keys() != {"play"}:
        raise CommandError("rubbish", line)
    try:
        move = game.read_move(answer["play"])
    except (msgspec.ValidationError, RecursionError):
        raise CommandError("illegal", line) from None
    if move not in allowed:
        raise CommandError("illegal", line)
    return move
