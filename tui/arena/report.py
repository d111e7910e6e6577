"""`pavilion simulate`: shows progress, then prints the results as they arrive or in a table."""

import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import click
import msgspec

from engine.game import CATALOGUE
from tui.arena.files import games_table, kept_games
from tui.arena.plan import GameResult, Plan
from tui.arena.run import SimulationError, simulate
from tui.arena.tally import PlayerTally, Tally
from tui.bots.external.bot import PATIENCE, PREFIX
from tui.bots.names import bot_name, format_failure
from tui.cli.localized import INTERRUPTED, CliError, CommonOptions
from tui.cli.printing import print_table, progress_bar
from tui.i18n.words import Words

BROKEN = 1
_PLAIN_SIGNS = str.maketrans({"±": "+-", "–": "-"})


@dataclass(frozen=True, slots=True)
class Outputs:
    """Where results go: JSON lines instead of tables, a CSV file, and a file that a later run can resume."""

    as_json: bool = False
    csv: Path | None = None
    resume: Path | None = None


def report(plan: Plan, jobs: int | None, common: CommonOptions, outputs: Outputs) -> int:
    """Play the games of a plan, print the results, also those of an interrupted run, and return the exit code."""
    words = common.words
    tally = Tally(plan)
    code = 0
    problem = ""
    write_error = None
    try:
        _play(plan, jobs, outputs, tally)
    except SimulationError as error:
        code = BROKEN
        broken = error.broken
        problem = words("cli-broken", seed=str(broken.seed), move=str(broken.move), problem=broken.problem)
    except KeyboardInterrupt:
        code = INTERRUPTED
        problem = words("cli-interrupted", done=str(tally.games), games=str(plan.total))
        if outputs.resume:
            problem = f"{problem} {words('cli-interrupted-resume')}"
    except CliError as error:
        if not tally.games:
            raise
        code, write_error = BROKEN, error
    if outputs.as_json:
        click.echo(msgspec.json.encode({"summary": tally.summary(complete=code == 0)}))
    elif tally.games:
        _print_results(tally, words, common.ascii_only)
    for line in (*_failure_lines(tally, words), problem):
        if line:
            click.echo(f"pavilion: {' '.join(line.split())}", err=True)
    if write_error is not None:
        raise write_error
    return code


def _play(plan: Plan, jobs: int | None, outputs: Outputs, tally: Tally) -> None:
    """Play the games that are not known yet; save, count and print every result."""
    with ExitStack() as open_files:
        kept = open_files.enter_context(kept_games(outputs.resume, plan)) if outputs.resume else None
        table = open_files.enter_context(games_table(outputs.csv)) if outputs.csv else None
        known = dict(kept.known) if kept else {}
        # JSON lines in the terminal show the progress themselves.
        wants_bar = not (outputs.as_json and sys.stdout.isatty())
        update_progress = open_files.enter_context(
            progress_bar(CATALOGUE[plan.game], plan.total, wants_bar, len(known))
        )
        done = len(known)

        def finished(number: int, result: GameResult) -> None:
            nonlocal done
            if kept:
                kept.add(number, result)
            done += 1
            update_progress(done)

        results = open_files.enter_context(closing(simulate(plan, jobs, known, finished)))
        interrupts = open_files.enter_context(_Interrupts())
        for result in results:
            with interrupts.delayed():
                if table:
                    table.add(tally.games, result)
                tally.add(result)
                if outputs.as_json:
                    click.echo(msgspec.json.encode(result))


def _failure_lines(tally: Tally, words: Words) -> Iterator[str]:
    """Yield a line about each external bot that failed: how often, and how the first time."""
    names = _names(tally.plan, words)
    for player, (result, failure) in tally.first_failures.items():
        yield words(
            "cli-program-failed",
            name=names[player],
            times=tally.failures[player],
            most=PATIENCE,
            seed=str(result.seed),
            move=str(failure.move),
            problem=format_failure(words, failure.kind, failure.detail),
            stand_in=bot_name(words, tally.plan.stand_in),
        )


class _Interrupts:
    """Delays Ctrl-C while a result is counted and printed, so that exactly the printed results are counted."""

    def __init__(self) -> None:
        self._delaying = False
        self._pending = False

    def __enter__(self) -> "_Interrupts":
        self._before = signal.signal(signal.SIGINT, self._handle)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def delayed(self) -> Iterator[None]:
        """Delay an interrupt until the end of the block."""
        self._delaying = True
        yield
        self._delaying = False
        if self._pending:
            raise KeyboardInterrupt

    def _handle(self, _signal: int, _frame: object) -> None:
        self._pending = True
        if not self._delaying:
            raise KeyboardInterrupt


def _print_results(tally: Tally, words: Words, ascii_only: bool) -> None:
    plan = tally.plan
    click.echo(
        words(
            "cli-simulated",
            games=tally.games,
            game=CATALOGUE[plan.game],
            first=str(plan.seed),
            last=str(plan.fixture(tally.games - 1).seed),
            moves=_decimal(words, tally.moves.mean),
        )
    )
    (_print_round_robin if plan.at else _print_players)(tally, words, ascii_only)


def _names(plan: Plan, words: Words) -> list[str]:
    """Return the names of the bots of a plan; external bots of the same name are named by their whole commands."""
    bots_by_name: dict[str, set[str]] = {}
    for bot in plan.bots:
        bots_by_name.setdefault(bot_name(words, bot), set()).add(bot)
    return [
        name if len(bots_by_name[name := bot_name(words, bot)]) == 1 else bot.removeprefix(PREFIX) for bot in plan.bots
    ]


def _marked(name: str, player: PlayerTally) -> str:
    """Mark an external bot for which the stand-in has played."""
    return f"{name} *" if player.failures else name


def _print_players(tally: Tally, words: Words, ascii_only: bool) -> None:
    columns = ("player", "wins", "shared", "rate", "interval", "mean", "min", "max")
    names = _names(tally.plan, words)
    rows = [
        (
            f"{number} {_marked(names[number - 1], player)}",
            str(player.wins),
            str(player.shared),
            *_rate_cells(player, words),
            str(player.score.min),
            str(player.score.max),
        )
        for number, player in enumerate(tally.players, 1)
    ]
    _print_table(columns, rows, words, ascii_only)


def _print_round_robin(tally: Tally, words: Words, ascii_only: bool) -> None:
    """Print the ratings, best first, and the results of each group of bots."""
    columns = ("player", "elo", "games", "wins", "rate", "interval", "mean")
    names = dict(zip(tally.plan.bots, _names(tally.plan, words), strict=True))
    rows = []
    for place, player in enumerate(sorted(tally.players, key=lambda each: -(each.elo or 0)), 1):
        assert player.elo is not None
        assert player.elo_interval is not None
        half = player.elo_interval[1] - player.elo
        won = tally.share(tally.plan.bots.index(player.bot))
        counted = (f"{player.elo:.0f} ± {half:.0f}", str(player.games), _decimal(words, won))
        rows.append((f"{place} {_marked(names[player.bot], player)}", *counted, *_rate_cells(player, words)))
    _print_table(columns, rows, words, ascii_only)
    if len(tally.tables) > 1:
        between = [
            (
                " – ".join(names[tally.plan.bots[player]] for player in table.players),
                str(table.games),
                " – ".join(_decimal(words, wins) for wins in table.wins),
            )
            for table in tally.tables
        ]
        _print_table(("table", "games", "wins"), between, words, ascii_only)


def _print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], words: Words, ascii_only: bool) -> None:
    """Print a table of players and numbers."""
    headings = [words(f"cli-column-{name}") for name in columns]
    if ascii_only:
        rows = [[cell.translate(_PLAIN_SIGNS) for cell in row] for row in rows]
    print_table(headings, rows, ascii_only, numbers=range(1, len(columns)))


def _rate_cells(player: PlayerTally, words: Words) -> tuple[str, ...]:
    return (
        _percent(words, player.rate),
        words("cli-interval", low=_percent(words, player.interval[0]), high=_percent(words, player.interval[1])),
        _decimal(words, player.score.mean),
    )


def _decimal(words: Words, number: float) -> str:
    return f"{number:.1f}".replace(".", words("cli-decimal-point"))


def _percent(words: Words, share: float) -> str:
    return words("cli-percent", number=_decimal(words, 100 * share))
