"""The commands `saves …` of the command line. What they need is imported only when they run."""

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import click

from tui.cli.arguments import saves_explained
from tui.cli.localized import Asked, CliError, LocalizedGroup, asked_in, shown
from tui.cli.options import shares

if TYPE_CHECKING:
    from saves.records.library import Library

YES = ("y", "yes", "o", "oui")


def library_of(asked: Asked) -> "Library":
    """Return the player's library."""
    from saves.records.library import Library

    return Library(asked.saves)


def saved_name(given: str, names: Sequence[str], otherwise: str = "cli-unknown-save") -> str:
    """Find a record by its name, or by its name as lists show it where that can mean only one; or complain."""
    if given in names:
        return given
    alike = [name for name in names if shown(name) == given]
    if len(alike) != 1:
        raise CliError(otherwise, given=given, among=names)
    return alike[0]


@click.group(cls=LocalizedGroup, invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--trash", is_flag=True)
@shares("lang", "saves", "ascii")
@click.pass_context
def saves(context: click.Context, as_json: bool, trash: bool) -> None:
    """List the saved games, or keep them in order."""
    if context.invoked_subcommand is None:
        _list(asked_in(context), as_json, trash)


@saves.command(name="list")
@click.option("--json", "as_json", is_flag=True)
@click.option("--trash", is_flag=True)
@shares("lang", "saves", "ascii")
@click.pass_obj
def saves_list(asked: Asked, as_json: bool, trash: bool) -> None:
    """List the saved games."""
    _list(asked, as_json, trash)


@saves.command(name="check")
@click.argument("name", required=False)
@click.option("--json", "as_json", is_flag=True)
@shares("lang", "saves", "ascii")
@click.pass_context
def saves_check(context: click.Context, name: str | None, as_json: bool) -> None:
    """Replay saved games to see whether they are whole."""
    from tui.cli.saves_check import check

    asked = asked_in(context)
    with saves_explained():
        library = library_of(asked)
        names = library.names()
        context.exit(check(library, names if name is None else [saved_name(name, names)], as_json, asked))


@saves.command(name="rename")
@click.argument("name")
@click.argument("new_name")
@shares("lang", "saves")
@click.pass_obj
def saves_rename(asked: Asked, name: str, new_name: str) -> None:
    """Rename a saved game."""
    with saves_explained():
        library = library_of(asked)
        _tell("cli-renamed", asked, name, lambda old: library.rename(old, new_name), library.names())


@saves.command(name="duplicate")
@click.argument("name")
@shares("lang", "saves")
@click.pass_obj
def saves_duplicate(asked: Asked, name: str) -> None:
    """Copy a saved game."""
    with saves_explained():
        library = library_of(asked)
        _tell("cli-duplicated", asked, name, library.duplicate, library.names())


@saves.command(name="delete")
@click.argument("name")
@shares("lang", "saves")
@click.pass_obj
def saves_delete(asked: Asked, name: str) -> None:
    """Move a saved game to the trash."""
    with saves_explained():
        library = library_of(asked)
        _tell("cli-deleted", asked, name, library.delete, library.names())


@saves.command(name="trash")
@click.option("--json", "as_json", is_flag=True)
@shares("lang", "saves", "ascii")
@click.pass_obj
def saves_trash(asked: Asked, as_json: bool) -> None:
    """List the games in the trash."""
    _list(asked, as_json, trash=True)


@saves.command(name="restore")
@click.argument("name")
@shares("lang", "saves")
@click.pass_obj
def saves_restore(asked: Asked, name: str) -> None:
    """Bring a saved game back from the trash."""
    with saves_explained():
        library = library_of(asked)
        _tell("cli-restored", asked, name, library.restore, library.trash_names())


@saves.command(name="empty-trash")
@click.option("--yes", is_flag=True)
@shares("lang", "saves")
@click.pass_context
def saves_empty_trash(context: click.Context, yes: bool) -> None:
    """Delete the games in the trash for good."""
    asked = asked_in(context)
    with saves_explained():
        library = library_of(asked)
        count = len(library.trash_names())
        if count and not yes and not _agrees(asked, count):
            click.echo(asked.words("cli-trash-kept"))
            context.exit(1)
        click.echo(asked.words("cli-trash-emptied", count=library.empty_trash() if count else 0))


@saves.command(name="export")
@click.argument("table")
@click.option("--store", metavar="FILE|URL")
@shares("lang", "saves")
@click.pass_obj
def saves_export(asked: Asked, table: str, store: str | None) -> None:
    """Write a shared table out as a saved game."""
    from saves.store import open_store
    from saves.tables.export import export

    name = table.strip().lower()
    with saves_explained():
        shared = open_store(store, make=False)
        try:
            exported = export(shared, name)
        finally:
            shared.close()
        kept = library_of(asked).keep(exported.header, exported.lines)
        click.echo(asked.words("cli-exported", table=name, name=kept))
        if exported.problem is not None:
            raise exported.problem


def _list(asked: Asked, as_json: bool, trash: bool) -> None:
    from tui.cli.saves_list import print_entries, print_entries_as_json

    with saves_explained():
        library = library_of(asked)
        entries = library.trash() if trash else library.list()
    if as_json:
        print_entries_as_json(entries, trash)
    else:
        print_entries(entries, library.folder, asked, trash)


def _tell(id_: str, asked: Asked, given: str, deed: Callable[[str], str], names: Sequence[str]) -> None:
    """Do something with the record that was named, and say under which name it is now."""
    old = saved_name(given, names)
    click.echo(asked.words(id_, old=shown(old), name=shown(deed(old))))


def _agrees(asked: Asked, count: int) -> bool:
    """Ask whether the trash is to be emptied; someone must be there to answer."""
    if not sys.stdin.isatty():
        raise CliError("cli-needs-yes")
    click.echo(asked.words("cli-trash-ask", count=count) + " ", nl=False)
    return sys.stdin.readline().strip().lower() in YES
