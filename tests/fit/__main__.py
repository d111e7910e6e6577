"""Fit the weights of a game's evaluation from self-play: `python -m tests.fit COMMAND GAME …`.

CONTRIBUTING.md has the commands of a whole fit.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from engine.game import UnknownGameError
from engine.weights import UnknownWeightsError, WeightsError
from tests.fit import files, positions


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; what is wrong with its arguments or files ends it with a message."""
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except (OSError, files.FileError, UnknownGameError, UnknownWeightsError, WeightsError) as wrong:
        sys.exit(f"tests.fit: {wrong}")


def _collect(options: argparse.Namespace) -> None:
    settings = positions.heading(
        options.game,
        options.seats,
        options.seed,
        options.noise,
        options.keep,
        options.explore,
        options.weights,
    )
    have = files.started(options.out, settings, options.resume)
    began = time.monotonic()
    for number, game in enumerate(positions.played(settings, have, options.games, options.processes), start=1):
        files.append(options.out, game)
        rate = 60 * number / (time.monotonic() - began)
        print(
            f"game {have + number} of {options.games}, seed {game.seed}: {len(game.positions)} positions, "
            f"{' '.join(map(str, game.points))} points; {rate:.1f} games per minute",
            flush=True,
        )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.fit", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    collect = commands.add_parser("collect", help="play games and keep positions of them")
    collect.set_defaults(run=_collect)
    _add_game(collect)
    collect.add_argument("--seats", type=int, default=2)
    collect.add_argument("--games", type=int, default=600, help="in the file at the end (default: %(default)s)")
    collect.add_argument("--seed", type=int, default=1, help="of the first game (default: %(default)s)")
    collect.add_argument("--noise", type=float, default=0.7, help="on worths, in points (default: %(default)s)")
    collect.add_argument("--explore", type=float, default=0.02, help="share of random answers (default: %(default)s)")
    collect.add_argument("--keep", type=float, default=0.6, help="share of turns kept (default: %(default)s)")
    collect.add_argument("--weights", metavar="NAME", help="earlier weights to play by (default: today's)")
    _add_processes(collect)
    collect.add_argument("--out", type=Path, required=True, metavar="FILE")
    collect.add_argument("--resume", action="store_true", help="continue a file")
    return parser


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's key, or the module of one outside the catalogue")


def _add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, default=2, help="(default: %(default)s)")


if __name__ == "__main__":
    main()
