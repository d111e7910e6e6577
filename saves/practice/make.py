"""Make puzzles of a game: `python -m saves.practice.make bruxelles1897`.

Games of the master with the seeds from `--seed` on are searched until there are enough puzzles. Each is added to the
file as soon as it is found. Started again, it goes on after the last one in the file: the same games are played
again, because nothing here depends on time or chance.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path

from engine.game import CATALOGUE, AnyGame, game
from saves import json_lines
from saves.practice.files import path_of, read
from saves.practice.find import played, puzzles
from saves.practice.model import Puzzle

ENOUGH = 66
"""Puzzles of a game."""
SEATS = (2, 2, 3)
"""The numbers of seats, in turn."""
THEMES = 4
"""At most one puzzle in this many has the same theme."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Make puzzles as the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m saves.practice.make", description="Make puzzles of a game.")
    parser.add_argument("game", choices=CATALOGUE)
    parser.add_argument("--puzzles", type=int, default=ENOUGH, help=f"how many the file shall hold ({ENOUGH})")
    parser.add_argument("--games", type=int, default=1000, help="how many games are played at most (1000)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--out", type=Path, help="the file (that of the program)")
    args = parser.parse_args(arguments)
    make(game(args.game), args.out or path_of(args.game), args.puzzles, range(args.seed, args.seed + args.games))


def make(rules: AnyGame, out: Path, enough: int, seeds: Collection[int]) -> None:
    """Add puzzles to a file until it holds enough, or the games with these seeds are searched."""
    began = time.process_time()
    known = read(out.read_bytes(), out.name) if out.exists() else None
    found = list(known.puzzles) if known is not None else []
    sources = set(known.sources) if known is not None else set()
    for seed in seeds:
        if found and seed < found[-1].seed:
            continue
        if len(found) >= enough:
            break
        game_played = played(rules, SEATS[seed % len(SEATS)], seed)
        last = (found[-1].seed, found[-1].at) if found else (-1, -1)
        left = [each for each in game_played.candidates if (seed, each.at) > last]
        full = _full([each for each in found if each.seed != seed], enough)
        earlier = [each for each in found if each.seed == seed]
        for puzzle in puzzles(rules, game_played.source, left, full, earlier):
            if seed not in sources:
                json_lines.append(out, game_played.source)
                sources.add(seed)
            json_lines.append(out, puzzle)
            found.append(puzzle)
            _report(f"{puzzle.key}: {puzzle.theme}, {puzzle.difficulty}")
            if len(found) >= enough:
                break
        spent = time.process_time() - began
        _report(f"game {seed}: {len(left)} positions, {len(found)} puzzles, {spent:.0f} s")


def _report(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _full(found: Collection[Puzzle], enough: int) -> set[str]:
    """Return the themes that have enough puzzles."""
    return {theme for theme, number in Counter(each.theme for each in found).items() if number >= enough / THEMES}


if __name__ == "__main__":
    main()
