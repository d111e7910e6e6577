"""Play Catanatron at random and print decisions per second; `peers.py` runs this file where Catanatron is installed."""

import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def main(seconds: float) -> None:
    random.seed(1)
    decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        table = Game([RandomPlayer(colour) for colour in COLOURS])
        table.play()
        decisions += len(table.state.actions)
    print(decisions / spent)


if __name__ == "__main__":
    main(float(sys.argv[1]))
