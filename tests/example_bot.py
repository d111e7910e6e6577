"""An example of a bot for Pavilion: copy it and make it better.

It needs only Python, nothing from Pavilion. Try it with

    pavilion new bruxelles1897 --seats "you,cmd:python3 example_bot.py"
    pavilion simulate bruxelles1897 --seats "cmd:python3 example_bot.py,apprentice" --games 20 --rotate

A bot reads a question from standard input, a line of JSON, writes an answer to standard output, a line of JSON, and
waits for the next question until its input closes. Every question contains all the information, so a bot can be
restarted at any time. It may write to standard error; the last line is shown if the bot fails.

Without arguments it plays at random, but passes only if it must. With `--engine "pavilion engine"` it finds out, over
the same kind of lines, which move scores the most points at once.
"""

import json
import random
import shlex
import subprocess
import sys
from typing import Any


class Engine:
    """The rules of every game: `pavilion engine`, a process that answers each line with a line."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request: Any) -> Any:
        """Return the engine's answer, or None if it answers with an error."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline()).get("ok")

    def points_after(self, move: list[Any], seat: int) -> int:
        """Play a move, read our score, and undo the move."""
        if self.ask(play=move, seat=seat) is None:
            return 0
        standings = self.ask(standings={})
        self.ask(undo=1)
        return next(int(each["total"]) for each in standings["seats"] if each["seat"] == seat)


def choose(question: dict[str, Any], engine: Engine | None) -> list[Any]:
    """Return one of the moves of a question. The same question always gets the same answer."""
    seat, state = question["seat"], question["state"]
    # A move is a list, its kind first: ["place", 2, 3]. Free actions (asides), such as a loan, can precede it.
    moves: list[list[Any]] = [move for move in question["moves"] if move[0] != "pass"] or question["moves"]
    chance = random.Random(json.dumps(state))
    chance.shuffle(moves)
    # The state is only what our seat may see, so what the engine plays is one of several possible outcomes.
    if engine is None or engine.ask(load=state) is None:
        return moves[0]
    return max(moves, key=lambda move: engine.points_after(move, seat))


def main() -> None:
    """Answer questions until the input closes."""
    engine = Engine(sys.argv[2]) if sys.argv[1:2] == ["--engine"] else None
    for line in sys.stdin:
        move = choose(json.loads(line)["choose"], engine)
        # Without the flush the answer would stay in the buffer, and time would run out.
        print(json.dumps({"play": move}), flush=True)


if __name__ == "__main__":
    main()
