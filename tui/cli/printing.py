"""Output of commands: tables, rules, progress bars."""

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from tui.cli.localized import CliError, CommonOptions, printable
from tui.cli.text_table import text_table
from tui.i18n.rules_source import rules_source

if TYPE_CHECKING:
    from rich.console import RenderableType

_HEADING = re.compile(r"^(?P<marks>#+) (?P<title>.*?)\s*\{#(?P<id>[\w-]+)\}\s*$", re.MULTILINE)
_PLAIN_SIGNS = str.maketrans("━─═│┃┏┓┗┛╭╮╰╯┌┐└┘├┤┬┴┼╶╴╺╸•▌\u00a0", "---||" + "+" * 17 + "----*| ")
"""ASCII replacements for the characters that the rules are drawn with."""
_FILE_WIDTH = 200
"""Columns of a table outside a terminal: enough to keep every row on one line."""
_ESTIMATE_PERIOD = 600.0
"""Seconds of progress that the time left is estimated from: a game between strong bots takes minutes."""


def print_table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], ascii_only: bool, numbers: Sequence[int] = ()
) -> None:
    """Print a table; `numbers` are the columns to align to the right.

    Cells may come from other people, so control characters are replaced.
    """
    rows = [[printable(cell) for cell in row] for row in rows]
    in_terminal = sys.stdout.isatty()
    width = shutil.get_terminal_size().columns if in_terminal else _FILE_WIDTH
    lines = text_table(headings, rows, width, ascii_only, numbers)
    if in_terminal and os.environ.get("TERM", "dumb") != "dumb":
        lines[1] = click.style(lines[1], bold=True)
    click.echo("\n".join(lines))


def print_list(columns: Sequence[str], rows: Sequence[Sequence[str]], nothing: str, common: CommonOptions) -> None:
    """Print a table with headings for its columns, or the sentence `nothing` if there are no rows."""
    words = common.words
    if rows:
        print_table([words(f"cli-column-{name}") for name in columns], rows, common.ascii_only)
    else:
        click.echo(nothing)


def print_rules(game: str, language: str, section: str | None, ascii_only: bool) -> None:
    """Print a game's rules or one section of them, through a pager in a terminal."""
    from rich.markdown import Markdown

    from tui.rich_private import respect_no_break_spaces

    respect_no_break_spaces()
    text = rules_source(game, language)
    if section is not None:
        text = _section(text, section)
    plain = _HEADING.sub(r"\g<marks> \g<title>", text)
    drawn = _render(Markdown(plain), 80)
    if ascii_only:
        drawn = drawn.translate(_PLAIN_SIGNS)
    if sys.stdout.isatty():
        click.echo_via_pager(drawn + "\n", color=True)
    else:
        click.echo(drawn)


def _render(content: "RenderableType", width_elsewhere: int) -> str:
    """Render for the terminal, or for a file or pipe: then plain and without trailing blanks."""
    from rich.console import Console

    in_terminal = sys.stdout.isatty()
    console = Console(file=sys.stdout, width=None if in_terminal else width_elsewhere, highlight=False)
    with console.capture() as capture:
        console.print(content)
    drawn = capture.get()
    return drawn.rstrip("\n") if in_terminal else "\n".join(line.rstrip() for line in drawn.strip("\n").split("\n"))


def _section(text: str, wanted: str) -> str:
    """Return the part of a text under a heading, with its subsections; raises `CliError`."""
    headings = list(_HEADING.finditer(text))
    for index, heading in enumerate(headings):
        if heading["id"] == wanted:
            later = (other for other in headings[index + 1 :] if len(other["marks"]) <= len(heading["marks"]))
            following = next(later, None)
            return text[heading.start() : following.start() if following else len(text)]
    raise CliError("cli-unknown-section", given=wanted, among=[heading["id"] for heading in headings])


@contextmanager
def progress_bar(title: str, total: int, wanted: bool, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show progress and the time left on standard error, if that is a terminal; yield a function that updates them.

    The function takes the number of items that are done; `done` is the number at the start.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Standard output belongs to the caller, who may print results while the bar is drawn.
    console = Console(file=sys.stderr)
    progress = Progress(
        *columns,
        console=console,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        speed_estimate_period=_ESTIMATE_PERIOD,
        disable=not (wanted and sys.stderr.isatty()),
    )
    with progress:
        task = progress.add_task(title, total=total, completed=done)

        def update(done: int) -> None:
            progress.update(task, completed=done)

        yield update
