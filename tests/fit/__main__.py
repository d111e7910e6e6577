"""Fit the weights of a game's evaluation from self-play: `python -m tests.fit COMMAND GAME …`.

CONTRIBUTING.md has the commands of a whole fit.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.weights import WeightsError
from tests.fit import files, positions, writing
from tests.fit.files import PlayedGame
from tests.fit.numbers import Sheet, sheet
from tests.fit.processes import workers
from tests.fit.residuals import residuals
from tests.fit.weighing import Fitted, agreement, fit


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; what is wrong with its arguments or files ends it with a message."""
    options = _parser().parse_args(arguments)
    try:
        options.run(options)
    except (OSError, LookupError, files.FileError, WeightsError) as wrong:
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
        options.search,
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


def _weigh(options: argparse.Namespace) -> None:
    text = options.source.read_text(encoding="utf-8")
    games = _read(options)
    numbers = sheet(options.game, options.source, options.seats, options.only)
    with workers(options.processes) as in_order:
        fitted = fit(numbers, games, in_order, options.threshold, options.ridge, _tell)
    _print_agreement(fitted)
    _print_changes(numbers, fitted)
    places = [number.place for number in numbers.numbers]
    changes = {place: new for place, old, new in zip(places, numbers.values, fitted.values, strict=True) if new != old}
    options.out.write_text(writing.changed(text, changes, options.seats), encoding="utf-8")


def _tell(text: str) -> None:
    print(f"{text} …", file=sys.stderr, flush=True)


def _print_agreement(fitted: Fitted) -> None:
    """Print how much of the final leads the evaluation explains."""
    known = fitted.results
    print("R² of the lead          rows    before     after  held out")
    for seats, round_ in sorted({*zip(known.seats.tolist(), known.round.tolist(), strict=True)}):
        _print_line(f"{seats} seats, round {round_}", fitted, (known.seats == seats) & (known.round == round_))
    _print_line("all", fitted, known.seats > 0)


def _print_line(name: str, fitted: Fitted, rows: NDArray[np.bool_]) -> None:
    print(f"{name:<20}{rows.sum():>8}{''.join(f'{part:>10.3f}' for part in agreement(fitted, rows))}")


def _print_changes(numbers: Sheet, fitted: Fitted) -> None:
    rows = zip(numbers.numbers, numbers.values, fitted.values, fitted.z.tolist(), strict=True)
    print(f"\n{'number':<36}{'before':>10}{'after':>10}{'z':>8}")
    for number, old, new, z in rows:
        if new != old:
            print(f"{number.name:<36}{old:>10.4g}{new:>10.4g}{z:>+8.1f}{'' if z else '  at its bound'}")


def _residuals(options: argparse.Namespace) -> None:
    games = _read(options)
    numbers = sheet(options.game, options.source, options.seats)
    with workers(options.processes) as in_order:
        found = residuals(numbers, games, in_order)
    print(f"{'item':<24}{'round':>6}{'spread':>9}{'correlation':>13}{'missing':>9}{'z':>7}")
    for each in found:
        print(
            f"{each.term:<24}{each.round:>6}{each.spread:>9.2f}{each.correlation:>+13.3f}"
            f"{each.missing:>+9.2f}{each.z:>+7.1f}"
        )


def _read(options: argparse.Namespace) -> list[PlayedGame]:
    """Read the games of all files; with a number of seats, only those with so many."""
    games = []
    for path in options.positions:
        settings, found = files.read(path)
        if settings.game != options.game:
            raise files.FileError(f"{path} holds games of {settings.game}")
        if options.seats in (None, settings.seats):
            games += found
    games = [game for game in games if game.positions]
    if not games:
        raise files.FileError("no games to fit to")
    return games


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
    collect.add_argument(
        "--search", type=int, default=0, metavar="N", help="search every position with N iterations (default: none)"
    )
    _add_processes(collect)
    collect.add_argument("--out", type=Path, required=True, metavar="FILE")
    collect.add_argument("--resume", action="store_true", help="continue a file")

    weigh = commands.add_parser("weigh", help="fit weights to how the games of positions ended")
    weigh.set_defaults(run=_weigh)
    _add_game(weigh)
    _add_positions(weigh)
    weigh.add_argument("--out", type=Path, required=True, metavar="FILE")
    weigh.add_argument("--seats", type=int, help="fit and write numbers for this number of seats only")
    weigh.add_argument("--only", type=_keys, default=(), metavar="KEY,…", help="tables or keys to fit (default: all)")
    weigh.add_argument("--ridge", type=float, default=1.0, help="how strongly numbers stay (default: %(default)s)")
    weigh.add_argument("--threshold", type=float, default=2.0, help="|z| of a change at least (default: %(default)s)")
    _add_processes(weigh)

    errors = commands.add_parser("residuals", help="list how errors of the evaluation go with its items")
    errors.set_defaults(run=_residuals)
    _add_game(errors)
    _add_positions(errors)
    errors.add_argument("--seats", type=int, help="only games with this number of seats")
    _add_processes(errors)
    return parser


def _keys(text: str) -> tuple[str, ...]:
    return tuple(key for key in text.split(",") if key)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's key, or the module of one outside the catalogue")


def _add_positions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("positions", type=Path, nargs="+", metavar="POSITIONS", help="files made by collect")
    parser.add_argument("--from", dest="source", type=Path, required=True, metavar="FILE", help="present weights")


def _add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, default=2, help="(default: %(default)s)")


if __name__ == "__main__":
    main()
