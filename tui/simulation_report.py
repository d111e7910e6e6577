"""Running a simulation at the command line: progress while it goes on, results as they come or in a table."""

import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

import click
import msgspec

from engine.game import CATALOGUE
from tui.printing import print_table, progress_shown
from tui.simulate import Plan, SimulationBroken, simulate
from tui.speaking import INTERRUPTED, Asked
from tui.tally import Tally
from tui.words import Words

BROKEN = 1


def report(plan: Plan, jobs: int | None, asked: Asked, as_json: bool) -> int:
    """Play the games of a plan, print what came of it and give the exit code. Stopped early, tell what was done."""
    words = asked.words
    tally = Tally(plan)
    code = 0
    problem = ""
    # Lines of results that scroll past in the terminal say enough about progress.
    wants_bar = not (as_json and sys.stdout.isatty())
    try:
        with (
            progress_shown(CATALOGUE[plan.game], plan.games, wants_bar) as step,
            closing(simulate(plan, jobs)) as results,
            _Interrupts() as interrupts,
        ):
            for result in results:
                with interrupts.held_back():
                    tally.add(result)
                    if as_json:
                        click.echo(msgspec.json.encode(result))
                step(tally.games)
    except SimulationBroken as wrong:
        code = BROKEN
        broken = wrong.broken
        problem = words("cli-broken", seed=str(broken.seed), move=str(broken.move), problem=broken.problem)
    except KeyboardInterrupt:
        code = INTERRUPTED
        problem = words("cli-interrupted", done=str(tally.games), games=str(plan.games))
    if as_json:
        click.echo(msgspec.json.encode({"summary": tally.summary(complete=code == 0)}))
    elif tally.games:
        _print(tally, words, asked.ascii_only)
    if problem:
        click.echo(f"pavilion: {' '.join(problem.split())}", err=True)
    return code


class _Interrupts:
    """Ctrl-C, held back while a result is counted and printed: what is counted is what was printed."""

    def __init__(self) -> None:
        self._holding = False
        self._pending = False

    def __enter__(self) -> "_Interrupts":
        self._before = signal.signal(signal.SIGINT, self._handle)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Let an interrupt wait until the end of the block."""
        self._holding = True
        yield
        self._holding = False
        if self._pending:
            raise KeyboardInterrupt

    def _handle(self, _signal: int, _frame: object) -> None:
        self._pending = True
        if not self._holding:
            raise KeyboardInterrupt


def _print(tally: Tally, words: Words, ascii_only: bool) -> None:
    names = ("player", "wins", "shared", "rate", "interval", "mean", "min", "max")
    rows = [
        (
            f"{number} {words.name('bot', player.bot)}",
            str(player.wins),
            str(player.shared),
            _percent(words, player.rate),
            words("cli-interval", low=_percent(words, player.interval[0]), high=_percent(words, player.interval[1])),
            _decimal(words, player.score.mean),
            str(player.score.min),
            str(player.score.max),
        )
        for number, player in enumerate(tally.players, 1)
    ]
    plan = tally.plan
    click.echo(
        words(
            "cli-simulated",
            games=tally.games,
            game=CATALOGUE[plan.game],
            first=str(plan.seed),
            last=str(plan.seed + tally.games - 1),
            moves=_decimal(words, tally.moves.mean),
        )
    )
    print_table([words(f"cli-column-{name}") for name in names], rows, ascii_only, numbers=range(1, len(names)))


def _decimal(words: Words, number: float) -> str:
    return f"{number:.1f}".replace(".", words("cli-decimal-point"))


def _percent(words: Words, share: float) -> str:
    return words("cli-percent", number=_decimal(words, 100 * share))
