"""A bot of another checkout of Pavilion as an external bot: matches today's bots with those of any earlier commit.

    git worktree add ../then 2294fb9
    pavilion simulate bruxelles1897 --same-seeds --games 200 \
        --seats "master@0.2s,cmd:.venv/bin/python tests/bench/checkout_bot.py ../then master@0.2s"

The other checkout needs no environment of its own, as long as its engine runs with the libraries of this one.
"""

import importlib
import json
import sys
from typing import Any

import msgspec


def main() -> None:
    """Answer questions with a bot of the checkout until the input closes."""
    _, checkout, name = sys.argv
    sys.path.insert(0, checkout)
    bots, games = importlib.import_module("engine.bots"), importlib.import_module("engine.game")
    for line in sys.stdin:
        question: dict[str, Any] = json.loads(line)["choose"]
        rules, seat = games.game(question["game"]), question["seat"]
        view = rules.state_from_data(question["state"])
        print(json.dumps({"play": msgspec.to_builtins(bots.choose(name, rules, view, seat))}), flush=True)


if __name__ == "__main__":
    main()
