"""The command `pavilion keys`: lists every action with its keys, and prints a file to change them with."""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from tui.cli.localized import CommonOptions, LocalizedCommand
from tui.cli.options import common_options

if TYPE_CHECKING:
    from tui.i18n.words import Words
    from tui.key_catalogue import Action

WIDTH = 100
"""Columns of the comments in the file."""


@click.command(cls=LocalizedCommand)
@click.option("--template", is_flag=True)
@common_options("lang", "ascii")
@click.pass_context
def keys(context: click.Context, template: bool) -> None:
    """List the keys, or print a file to change them with."""
    common = CommonOptions.of(context)
    if template:
        click.echo("\n".join(_template(common.words)))
    else:
        context.exit(_list(common))


def _list(common: CommonOptions) -> int:
    """Print the keys as they are bound now, and what is wrong with the player's file; return the exit code."""
    from tui.cli.printing import print_list
    from tui.key_catalogue import actions
    from tui.key_names import written_key
    from tui.keymap import read_keymap
    from tui.settings import SettingsFile

    words, layout = common.words, SettingsFile().settings.keys
    keymap = read_keymap()
    bound = keymap.bound(layout)
    rows = []
    for each in actions().values():
        now = bound[each.id].split(",") if each.id in bound else each.keys
        rows.append((each.id, " ".join(written_key(key) for key in now if key), each.about(words)))
    print_list(("action", "keys", "does"), rows, "", common)
    path = keymap.path
    assert path is not None
    click.echo(words("cli-keys-file" if path.exists() else "cli-keys-no-file", path=str(path)))
    problems = keymap.problems(layout)
    for problem in problems:
        click.echo(problem.text(words), err=True)
    return 1 if problems else 0


def _template(words: "Words") -> Iterator[str]:
    """Yield the lines of a file that names every action, each with its own keys in a comment."""
    from itertools import groupby

    from tui.key_catalogue import actions

    for line in words("keymap-template").splitlines():
        yield from textwrap.wrap(line, WIDTH, initial_indent="# ", subsequent_indent="# ") or ["#"]
    for section, members in groupby(actions().values(), key=lambda each: each.section):
        yield ""
        yield f"# {words(f'keymap-section-{section}')}"
        for about, alike in groupby(members, key=lambda each: each.about(words)):
            yield ""
            yield f"# {about}"
            yield from (f"# {_line(each)}" for each in alike)


def _line(action: "Action") -> str:
    from tui.key_names import written_key

    names = ", ".join(_quoted(written_key(key)) for key in action.keys)
    return f'"{action.id}" = {f"[{names}]" if len(action.keys) > 1 else names}'


def _quoted(name: str) -> str:
    return f"'{name}'" if name in ('"', "\\") else f'"{name}"'
