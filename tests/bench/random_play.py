"""Play a game at random: `python -m tests.bench.random_play GAME SEATS SECONDS` prints decisions per second.

Processor time is counted rather than elapsed time, so that other load on the machine matters less.
"""

import sys
from random import Random
from time import process_time

from engine.game import game


def decisions_per_second(key: str, seats: int, seconds: float, seed: int = 1) -> float:
    """Play whole games, set-up included, for about `seconds` seconds of processor time."""
    rules, chance = game(key), Random(seed)
    answer, random = rules.answer, chance.random
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = rules.new(seats, seed=chance.getrandbits(32))
        question = rules.question(state)
        while question is not None:
            moves = question[1]
            question = answer(state, moves[int(random() * len(moves))])
            decisions += 1
    return decisions / spent


if __name__ == "__main__":
    print(decisions_per_second(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
