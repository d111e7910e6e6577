"""The commands `pavilion saves …`. Each imports what it needs when it runs."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from tui.cli.arguments import explain_saves_errors
from tui.cli.localized import CliError, CommonOptions, LocalizedGroup, printable
from tui.cli.options import common_options

if TYPE_CHECKING:
    from saves.records.library import Library

YES = ("y", "yes", "o", "oui")


def library_of(common: CommonOptions) -> "Library":
    """Return the player's library."""
    from saves.records.library import Library

    return Library(common.saves)


def saved_name(given: str, names: Sequence[str], otherwise: str = "cli-unknown-save") -> str:
    """Find a record by its name, or by its name as printed if that is unambiguous; raises `CliError`."""
    if given in names:
        return given
    matches = [name for name in names if printable(name) == given]
    if len(matches) != 1:
        raise CliError(otherwise, given=given, among=names)
    return matches[0]


@click.group(cls=LocalizedGroup, invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--trash", is_flag=True)
@common_options("lang", "saves", "ascii")
@click.pass_context
def saves(context: click.Context, as_json: bool, trash: bool) -> None:
    """List the saved games, or manage them."""
    if context.invoked_subcommand is None:
        _list(CommonOptions.of(context), as_json, trash)


@saves.command(name="list")
@click.option("--json", "as_json", is_flag=True)
@click.option("--trash", is_flag=True)
@common_options("lang", "saves", "ascii")
@click.pass_obj
def saves_list(common: CommonOptions, as_json: bool, trash: bool) -> None:
    """List the saved games."""
    _list(common, as_json, trash)


@saves.command(name="check")
@click.argument("name", required=False)
@click.option("--json", "as_json", is_flag=True)
@common_options("lang", "saves", "ascii")
@click.pass_context
def saves_check(context: click.Context, name: str | None, as_json: bool) -> None:
    """Replay saved games to find damaged ones."""
    from tui.cli.saves_check import check

    common = CommonOptions.of(context)
    with explain_saves_errors():
        library = library_of(common)
        names = library.names()
        context.exit(check(library, names if name is None else [saved_name(name, names)], as_json, common))


@saves.command(name="rename")
@click.argument("name")
@click.argument("new_name")
@common_options("lang", "saves")
@click.pass_obj
def saves_rename(common: CommonOptions, name: str, new_name: str) -> None:
    """Rename a saved game."""
    _change(common, name, lambda library, old: library.rename(old, new_name), "cli-renamed")


@saves.command(name="duplicate")
@click.argument("name")
@common_options("lang", "saves")
@click.pass_obj
def saves_duplicate(common: CommonOptions, name: str) -> None:
    """Copy a saved game."""
    _change(common, name, lambda library, old: library.duplicate(old), "cli-duplicated")


@saves.command(name="delete")
@click.argument("name")
@common_options("lang", "saves")
@click.pass_obj
def saves_delete(common: CommonOptions, name: str) -> None:
    """Move a saved game to the trash."""
    _change(common, name, lambda library, old: library.delete(old), "cli-deleted")


@saves.command(name="trash")
@click.option("--json", "as_json", is_flag=True)
@common_options("lang", "saves", "ascii")
@click.pass_obj
def saves_trash(common: CommonOptions, as_json: bool) -> None:
    """List the games in the trash."""
    _list(common, as_json, trash=True)


@saves.command(name="restore")
@click.argument("name")
@common_options("lang", "saves")
@click.pass_obj
def saves_restore(common: CommonOptions, name: str) -> None:
    """Restore a saved game from the trash."""
    _change(common, name, lambda library, old: library.restore(old), "cli-restored", in_trash=True)


@saves.command(name="empty-trash")
@click.option("--yes", is_flag=True)
@common_options("lang", "saves")
@click.pass_context
def saves_empty_trash(context: click.Context, yes: bool) -> None:
    """Delete the games in the trash permanently."""
    common = CommonOptions.of(context)
    with explain_saves_errors():
        library = library_of(common)
        count = len(library.trash_names())
        if count and not yes and not _confirm_empty_trash(common, count):
            click.echo(common.words("cli-trash-kept"))
            context.exit(1)
        click.echo(common.words("cli-trash-emptied", count=library.empty_trash() if count else 0))


@saves.command(name="export")
@click.argument("table")
@click.option("--store", metavar="FILE|URL")
@common_options("lang", "saves")
@click.pass_obj
def saves_export(common: CommonOptions, table: str, store: str | None) -> None:
    """Export a shared table as a saved game."""
    from saves.store import open_store
    from saves.tables.export import export

    name = table.strip().lower()
    with explain_saves_errors():
        shared = open_store(store, make=False)
        try:
            exported = export(shared, name)
        finally:
            shared.close()
        saved = library_of(common).keep(exported.header, exported.lines)
        click.echo(common.words("cli-exported", table=name, name=saved))
        if exported.problem is not None:
            raise exported.problem


def _list(common: CommonOptions, as_json: bool, trash: bool) -> None:
    from tui.cli.saves_list import print_entries, print_entries_as_json

    with explain_saves_errors():
        library = library_of(common)
        entries = library.trash() if trash else library.list()
    if as_json:
        print_entries_as_json(entries, trash)
    else:
        print_entries(entries, library.folder, common, trash)


def _change(
    common: CommonOptions,
    given: str,
    change: Callable[["Library", str], str],
    message: str,
    in_trash: bool = False,
) -> None:
    """Change a record, given by its name, and print a message with its old name and the new one.

    `change` returns the new name.
    """
    with explain_saves_errors():
        library = library_of(common)
        old = saved_name(given, library.trash_names() if in_trash else library.names())
        new = change(library, old)
        click.echo(common.words(message, old=printable(old), name=printable(new)))


def _confirm_empty_trash(common: CommonOptions, count: int) -> bool:
    """Ask in the terminal whether to empty the trash; raises `CliError` without a terminal."""
    if not sys.stdin.isatty():
        raise CliError("cli-needs-yes")
    click.echo(common.words("cli-trash-ask", count=count) + " ", nl=False)
    return sys.stdin.readline().strip().lower() in YES
