"""`pavilion saves check`: replays saved games one by one and prints each result at once."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

import click
import msgspec

from saves.problems import Notice, RecordError, SavesError, shown
from saves.records.following import result
from saves.records.library import Library
from tui.cli.localized import CommonOptions
from tui.cli.printing import progress_bar
from tui.cli.saves_list import json_text, problem_as_json, readable
from tui.cli.text_table import cells
from tui.i18n.words import Words

WIDEST = 40
"""Width of the column of names; a longer name shifts the rest of its row."""
MOVES, SCORES = 5, 19
"""Widths of the columns of moves, and of the points of five seats."""


class CheckedGame(msgspec.Struct, frozen=True):
    """The result of a check: moves and points of a game, the problem that prevents opening it, and other notices."""

    name: str
    moves: int
    scores: tuple[int, ...] = ()
    problem: Notice | None = None
    notices: tuple[Notice, ...] = ()


def check(library: Library, names: Sequence[str], as_json: bool, common: CommonOptions) -> int:
    """Check records and print the results; return the exit code, 0 if all of them can be opened."""
    # In a terminal the rows themselves show the progress.
    wants_bar = not sys.stdout.isatty()
    broken = 0
    with progress_bar(common.words("cli-checking"), len(names), wants_bar) as update_progress:
        printer = _JsonPrinter() if as_json else _RowPrinter(names, common.words)
        for done, checked in enumerate(_check_all(library, names), 1):
            broken += checked.problem is not None
            printer.print(checked)
            update_progress(done)
        printer.end(len(names), broken)
    return 1 if broken else 0


def _check_all(library: Library, names: Sequence[str]) -> Iterator[CheckedGame]:
    """Replay one record after the other; skip those that have been deleted in the meantime."""
    for name in names:
        try:
            yield _check(library, name)
        except SavesError as problem:
            if problem.kind not in ("missing", "no-such-record"):
                moves = 0
                with suppress(SavesError):
                    moves = library.entry(name).moves
                yield CheckedGame(name, moves, problem=problem.notice)


def _check(library: Library, name: str) -> CheckedGame:
    try:
        with library.open(name, read_only=True) as journal:
            match = journal.match
            if journal.outdated:
                listed = library.entry(name)
                return CheckedGame(name, listed.moves, listed.scores, problem=journal.notices[0])
            scores = result(match.game.standings(match.state)).scores if match.is_over else ()
            return CheckedGame(name, len(match.entries), scores, notices=tuple(journal.notices))
    except SavesError:
        raise
    except Exception as error:  # a single bad file must not end the check of the others
        detail = shown(f"{type(error).__name__}: {error}")
        raise RecordError(library.entry(name).path, "unreadable", detail=detail) from error


class _RowPrinter:
    """Prints a row for each record, and the totals."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        self._words = words
        self._width = min(max((cells(shown(name, len(name))) for name in names), default=0), WIDEST)
        if names:
            self._row(*(words(f"cli-column-{column}") for column in ("name", "moves", "scores", "found")))

    def print(self, checked: CheckedGame) -> None:
        """Print a row."""
        sentences = [self._words.notice(each) for each in checked.notices]
        if checked.problem is None:
            sentences.insert(0, self._words("cli-whole") + ("." if sentences else ""))
        else:
            sentences.insert(0, self._words.notice(checked.problem))
        scores = " ".join(map(str, checked.scores))
        self._row(shown(checked.name, len(checked.name)), str(checked.moves), scores, " ".join(sentences))

    def end(self, count: int, broken: int) -> None:
        """Print the totals."""
        click.echo(self._words("cli-checked-broken" if broken else "cli-checked", count=count, broken=broken))

    def _row(self, name: str, moves: str, scores: str, found: str) -> None:
        padding = " " * (self._width - cells(name))
        click.echo(f"{name}{padding}  {moves:>{MOVES}}  {scores:<{SCORES}}  {found}")


class _JsonPrinter:
    """Prints one JSON list, a line for each record."""

    def __init__(self) -> None:
        self._before = "["

    def print(self, checked: CheckedGame) -> None:
        """Print an object of the list."""
        problem = checked.problem
        fields = {
            "name": readable(checked.name),
            "moves": checked.moves,
            "scores": checked.scores,
            "problem": None if problem is None else problem_as_json(problem),
            "notices": [problem_as_json(each) for each in checked.notices],
        }
        click.echo(f"{self._before}{json_text(fields)}", nl=False)
        self._before = ",\n"

    def end(self, count: int, broken: int) -> None:
        """Close the list."""
        click.echo("[]" if self._before == "[" else "]")
