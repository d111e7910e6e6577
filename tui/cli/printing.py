"""What commands print: tables, the rules, the progress of long work."""

import os
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

import click

from tui.cli.localized import Asked, CliError
from tui.cli.text_table import text_table
from tui.i18n.rules_source import rules_source

if TYPE_CHECKING:
    from rich.console import RenderableType

_HEADING = re.compile(r"^(?P<marks>#+) (?P<title>.*?)\s*\{#(?P<id>[\w-]+)\}\s*$", re.MULTILINE)
_PLAIN_SIGNS = str.maketrans("━─═│┃┏┓┗┛╭╮╰╯┌┐└┘├┤┬┴┼╶╴╺╸•▌\u00a0", "---||" + "+" * 17 + "----*| ")
"""The signs that rules are drawn with, for terminals without them."""
_WIDE = 200
"""Columns of a table that nobody looks at directly: enough for every line to stay whole."""
_MEMORY = 600.0
"""Seconds that the time left is estimated from: a game between strong bots takes minutes."""


class Step(Protocol):
    """Something that is told how much is done."""

    def __call__(self, done: int) -> None:
        """Take note."""


def print_table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], ascii_only: bool, numbers: Sequence[int] = ()
) -> None:
    """Print a table; `numbers` are the columns to align to the right."""
    in_terminal = sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if in_terminal else _WIDE
    lines = text_table(headings, rows, width, ascii_only, numbers)
    if in_terminal and os.environ.get("TERM", "dumb") != "dumb":
        lines[1] = click.style(lines[1], bold=True)
    click.echo("\n".join(lines))


def print_list(columns: Sequence[str], rows: Sequence[Sequence[str]], nothing: str, asked: Asked) -> None:
    """Print a table under the names of its columns; where there is none, the sentence that says so."""
    words = asked.words
    if rows:
        print_table([words(f"cli-column-{name}") for name in columns], rows, asked.ascii_only)
    else:
        click.echo(nothing)


def print_rules(game: str, language: str, section: str | None, ascii_only: bool) -> None:
    """Print a game's rules or a section of them, page by page in a terminal."""
    from rich.markdown import Markdown

    from tui.drawing.line_breaks import respect_no_break_spaces

    respect_no_break_spaces()
    text = rules_source(game, language)
    if section is not None:
        text = _section(text, section)
    plain = _HEADING.sub(r"\g<marks> \g<title>", text)
    drawn = _drawn(Markdown(plain), 80)
    if ascii_only:
        drawn = drawn.translate(_PLAIN_SIGNS)
    if sys.stdout.isatty():
        click.echo_via_pager(drawn + "\n", color=True)
    else:
        click.echo(drawn)


def _drawn(content: "RenderableType", width_elsewhere: int) -> str:
    """Draw for the terminal, or for a file or pipe: then plain, without blanks that nobody sees."""
    from rich.console import Console

    in_terminal = sys.stdout.isatty()
    console = Console(file=sys.stdout, width=None if in_terminal else width_elsewhere, highlight=False)
    with console.capture() as capture:
        console.print(content)
    drawn = capture.get()
    return drawn.rstrip("\n") if in_terminal else "\n".join(line.rstrip() for line in drawn.strip("\n").split("\n"))


def _section(text: str, wanted: str) -> str:
    """Cut out the part under a heading, with the headings below it."""
    headings = list(_HEADING.finditer(text))
    for index, heading in enumerate(headings):
        if heading["id"] == wanted:
            later = (other for other in headings[index + 1 :] if len(other["marks"]) <= len(heading["marks"]))
            following = next(later, None)
            return text[heading.start() : following.start() if following else len(text)]
    raise CliError("cli-unknown-section", given=wanted, among=[heading["id"] for heading in headings])


@contextmanager
def progress_shown(title: str, total: int, wanted: bool, done: int = 0) -> Iterator[Step]:
    """Show how far the work is and the time left, on standard error and only in a terminal; `done` is done already."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Standard output is the caller's: it may hold results while the bar is drawn.
    console = Console(file=sys.stderr)
    progress = Progress(
        *columns,
        console=console,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        speed_estimate_period=_MEMORY,
        disable=not (wanted and sys.stderr.isatty()),
    )
    with progress:
        task = progress.add_task(title, total=total, completed=done)

        def step(done: int) -> None:
            progress.update(task, completed=done)

        yield step
