"""Running a simulation at the command line: progress while it goes on, results as they come or in a table."""

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
from tui.cli.localized import INTERRUPTED, Asked, CliError
from tui.cli.printing import print_table, progress_shown
from tui.i18n.words import Words

BROKEN = 1
_PLAIN_SIGNS = str.maketrans({"±": "+-", "–": "-"})


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a simulation is told: as JSON lines, into a CSV file, and into a file to go on from."""

    as_json: bool = False
    csv: Path | None = None
    resume: Path | None = None


def report(plan: Plan, jobs: int | None, asked: Asked, wishes: Wishes) -> int:
    """Play the games of a plan, print what came of it and give the exit code. Stopped early, tell what was done."""
    words = asked.words
    tally = Tally(plan)
    code = 0
    problem = ""
    complaint = None
    try:
        _play(plan, jobs, wishes, tally)
    except SimulationError as wrong:
        code = BROKEN
        broken = wrong.broken
        problem = words("cli-broken", seed=str(broken.seed), move=str(broken.move), problem=broken.problem)
    except KeyboardInterrupt:
        code = INTERRUPTED
        problem = words("cli-interrupted", done=str(tally.games), games=str(plan.total))
        if wishes.resume:
            problem = f"{problem} {words('cli-interrupted-resume')}"
    except CliError as unwritable:
        if not tally.games:
            raise
        code, complaint = BROKEN, unwritable
    if wishes.as_json:
        click.echo(msgspec.json.encode({"summary": tally.summary(complete=code == 0)}))
    elif tally.games:
        _print(tally, words, asked.ascii_only)
    for line in (*_failures_told(tally, words), problem):
        if line:
            click.echo(f"pavilion: {' '.join(line.split())}", err=True)
    if complaint is not None:
        raise complaint
    return code


def _play(plan: Plan, jobs: int | None, wishes: Wishes, tally: Tally) -> None:
    """Play what is not played yet; every result is kept, counted and printed."""
    with ExitStack() as open_files:
        kept = open_files.enter_context(kept_games(wishes.resume, plan)) if wishes.resume else None
        table = open_files.enter_context(games_table(wishes.csv)) if wishes.csv else None
        known = dict(kept.known) if kept else {}
        # Lines of results that scroll past in the terminal say enough about progress.
        wants_bar = not (wishes.as_json and sys.stdout.isatty())
        step = open_files.enter_context(progress_shown(CATALOGUE[plan.game], plan.total, wants_bar, len(known)))
        done = len(known)

        def finished(number: int, result: GameResult) -> None:
            nonlocal done
            if kept:
                kept.add(number, result)
            done += 1
            step(done)

        results = open_files.enter_context(closing(simulate(plan, jobs, known, finished)))
        interrupts = open_files.enter_context(_Interrupts())
        for result in results:
            with interrupts.held_back():
                if table:
                    table.add(tally.games, result)
                tally.add(result)
                if wishes.as_json:
                    click.echo(msgspec.json.encode(result))


def _failures_told(tally: Tally, words: Words) -> Iterator[str]:
    """Say of each program that failed how often it did, and how the first time."""
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
    (_print_arena if plan.at else _print_players)(tally, words, ascii_only)


def _names(plan: Plan, words: Words) -> list[str]:
    """Name the bots of a plan; programs that would be called the same by their whole commands."""
    called: dict[str, set[str]] = {}
    for bot in plan.bots:
        called.setdefault(bot_name(words, bot), set()).add(bot)
    return [name if len(called[name := bot_name(words, bot)]) == 1 else bot.removeprefix(PREFIX) for bot in plan.bots]


def _marked(name: str, player: PlayerTally) -> str:
    """Mark a program for which somebody else played."""
    return f"{name} *" if player.failures else name


def _print_players(tally: Tally, words: Words, ascii_only: bool) -> None:
    columns = ("player", "wins", "shared", "rate", "interval", "mean", "min", "max")
    names = _names(tally.plan, words)
    rows = [
        (
            f"{number} {_marked(names[number - 1], player)}",
            str(player.wins),
            str(player.shared),
            *_rate_told(player, words),
            str(player.score.min),
            str(player.score.max),
        )
        for number, player in enumerate(tally.players, 1)
    ]
    _print_table(columns, rows, words, ascii_only)


def _print_arena(tally: Tally, words: Words, ascii_only: bool) -> None:
    """Print the ratings, best first, and how each company fared."""
    columns = ("player", "elo", "games", "wins", "rate", "interval", "mean")
    names = dict(zip(tally.plan.bots, _names(tally.plan, words), strict=True))
    rows = []
    for place, player in enumerate(sorted(tally.players, key=lambda each: -(each.elo or 0)), 1):
        assert player.elo is not None
        assert player.elo_interval is not None
        half = player.elo_interval[1] - player.elo
        won = tally.share(tally.plan.bots.index(player.bot))
        counted = (f"{player.elo:.0f} ± {half:.0f}", str(player.games), _decimal(words, won))
        rows.append((f"{place} {_marked(names[player.bot], player)}", *counted, *_rate_told(player, words)))
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


def _rate_told(player: PlayerTally, words: Words) -> tuple[str, ...]:
    return (
        _percent(words, player.rate),
        words("cli-interval", low=_percent(words, player.interval[0]), high=_percent(words, player.interval[1])),
        _decimal(words, player.score.mean),
    )


def _decimal(words: Words, number: float) -> str:
    return f"{number:.1f}".replace(".", words("cli-decimal-point"))


def _percent(words: Words, share: float) -> str:
    return words("cli-percent", number=_decimal(words, 100 * share))
