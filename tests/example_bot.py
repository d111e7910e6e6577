"""An example of a bot for Pavilion: copy it and make it better.

It needs Python alone, nothing of Pavilion. Let it play with

    pavilion new bruxelles1897 --seats "you,cmd:python3 example_bot.py"
    pavilion simulate bruxelles1897 --seats "cmd:python3 example_bot.py,apprentice" --games 20 --rotate

A bot reads one question from its standard input, a line of JSON, writes one answer, a line of JSON, and waits for the
next until its input closes. Every question brings all there is to know, so a bot may be started anew at any time. What
is written to standard error is not in the way, and its last line is shown if the bot should fail.

Without arguments it plays at random, but passes only if it must. With `--engine "pavilion engine"` it asks the rules
themselves, over the same kind of lines, which move leaves it with the most points at once.
"""

import json
import random
import shlex
import subprocess
import sys
from typing import Any


class Engine:
    """The rules of every game: `pavilion engine`, a process that answers a line with a line."""

    def __init__(self, command: str) -> None:
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request: Any) -> Any:
        """Give what the engine answers, or None if it cannot."""
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline()).get("ok")

    def points_after(self, move: list[Any], seat: int) -> int:
        """Play a move, look at our score, and take the move back."""
        if self.ask(play=move, seat=seat) is None:
            return 0
        standings = self.ask(standings={})
        self.ask(undo=1)
        return next(int(each["total"]) for each in standings["seats"] if each["seat"] == seat)


def choose(question: dict[str, Any], engine: Engine | None) -> list[Any]:
    """Answer a question with one of its moves. The same question always gets the same answer."""
    seat, state = question["seat"], question["state"]
    # A move is a list, its kind first: ["place", 2, 3]. Asides, such as a loan, may be made before the move; we do not.
    moves: list[list[Any]] = [move for move in question["moves"] if move[0] != "pass"] or question["moves"]
    chance = random.Random(json.dumps(state))
    chance.shuffle(moves)
    # The state is what our seat may see, so what we try out is only one of the ways it could go.
    if engine is None or engine.ask(load=state) is None:
        return moves[0]
    return max(moves, key=lambda move: engine.points_after(move, seat))


def main() -> None:
    """Answer question after question."""
    engine = Engine(sys.argv[2]) if sys.argv[1:2] == ["--engine"] else None
    for line in sys.stdin:
        move = choose(json.loads(line)["choose"], engine)
        # Without the flush the answer would wait in our buffer, and we would be too late.
        print(json.dumps({"play": move}), flush=True)


if __name__ == "__main__":
    main()
