"""`pavilion saves check`: saved games replayed one by one, and what is found said as soon as it is known."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress

import click
import msgspec

from saves.problems import Notice, RecordError, SavesError, shown
from saves.records.following import result
from saves.records.library import Library
from tui.cli.localized import Asked
from tui.cli.printing import progress_shown
from tui.cli.saves_list import json_text, problem_as_json, readable
from tui.cli.text_table import cells
from tui.i18n.words import Words

WIDEST = 40
"""Columns of the names; a longer one pushes its row to the right."""
MOVES, SCORES = 5, 19
"""Columns of the moves, and of the points of five seats."""


class Checked(msgspec.Struct, frozen=True):
    """What was found: the moves and points of a game, what keeps it from being opened, and what is said of it."""

    name: str
    moves: int
    scores: tuple[int, ...] = ()
    problem: Notice | None = None
    notices: tuple[Notice, ...] = ()


def check(library: Library, names: Sequence[str], as_json: bool, asked: Asked) -> int:
    """Check records and print what is found; return the exit code, 0 if all of them are whole."""
    # Rows in a terminal show themselves how far it is.
    wants_bar = not sys.stdout.isatty()
    broken = 0
    with progress_shown(asked.words("cli-checking"), len(names), wants_bar) as step:
        printer = _JsonPrinter() if as_json else _RowPrinter(names, asked.words)
        for done, checked in enumerate(_each(library, names), 1):
            broken += checked.problem is not None
            printer.show(checked)
            step(done)
        printer.end(len(names), broken)
    return 1 if broken else 0


def _each(library: Library, names: Sequence[str]) -> Iterator[Checked]:
    """Replay one record after the other; one that is gone by then is passed by."""
    for name in names:
        try:
            yield _checked(library, name)
        except SavesError as problem:
            if problem.kind not in ("missing", "no-such-record"):
                moves = 0
                with suppress(SavesError):
                    moves = library.entry(name).moves
                yield Checked(name, moves, problem=problem.notice)


def _checked(library: Library, name: str) -> Checked:
    try:
        with library.open(name, read_only=True) as journal:
            match = journal.match
            if journal.outdated:
                listed = library.entry(name)
                return Checked(name, listed.moves, listed.scores, problem=journal.notices[0])
            scores = result(match.game.standings(match.state)).scores if match.is_over else ()
            return Checked(name, len(match.entries), scores, notices=tuple(journal.notices))
    except SavesError:
        raise
    except Exception as error:  # one odd file must not end the check of all others
        detail = shown(f"{type(error).__name__}: {error}")
        raise RecordError(library.entry(name).path, "unreadable", detail=detail) from error


class _RowPrinter:
    """Prints a row for each record, and how many are whole."""

    def __init__(self, names: Sequence[str], words: Words) -> None:
        self._words = words
        self._width = min(max((cells(shown(name, len(name))) for name in names), default=0), WIDEST)
        if names:
            self._row(*(words(f"cli-column-{column}") for column in ("name", "moves", "scores", "found")))

    def show(self, checked: Checked) -> None:
        """Print a row."""
        said = [self._words.notice(each) for each in checked.notices]
        if checked.problem is None:
            said.insert(0, self._words("cli-whole") + ("." if said else ""))
        else:
            said.insert(0, self._words.notice(checked.problem))
        scores = " ".join(map(str, checked.scores))
        self._row(shown(checked.name, len(checked.name)), str(checked.moves), scores, " ".join(said))

    def end(self, count: int, broken: int) -> None:
        """Print how many are whole."""
        click.echo(self._words("cli-checked-broken" if broken else "cli-checked", count=count, broken=broken))

    def _row(self, name: str, moves: str, scores: str, found: str) -> None:
        padding = " " * (self._width - cells(name))
        click.echo(f"{name}{padding}  {moves:>{MOVES}}  {scores:<{SCORES}}  {found}")


class _JsonPrinter:
    """Prints one JSON list, a line for each record."""

    def __init__(self) -> None:
        self._before = "["

    def show(self, checked: Checked) -> None:
        """Print an object of the list."""
        problem = checked.problem
        found = {
            "name": readable(checked.name),
            "moves": checked.moves,
            "scores": checked.scores,
            "problem": None if problem is None else problem_as_json(problem),
            "notices": [problem_as_json(each) for each in checked.notices],
        }
        click.echo(f"{self._before}{json_text(found)}", nl=False)
        self._before = ",\n"

    def end(self, count: int, broken: int) -> None:
        """Close the list."""
        click.echo("[]" if self._before == "[" else "]")
