"""The commands `serve` and `admin` of the command line. What they need is imported only when they run."""

from collections.abc import Callable
from typing import Any

import click

from tui.cli.arguments import whole
from tui.cli.localized import Asked, LocalizedCommand, LocalizedGroup
from tui.cli.options import path_of, shares

_MANY = whole(0, 100_000)


@click.command(cls=LocalizedCommand)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default="2222", metavar="N", callback=whole(0, 65535))
@click.option("--store", metavar="FILE|URL")
@click.option("--open", "takes_guests", is_flag=True)
@click.option("--keys", metavar="FILE")
@click.option("--max-sessions", default="200", metavar="N", callback=_MANY)
@click.option("--per-player", default="4", metavar="N", callback=_MANY)
@click.option("--per-address", default="20", metavar="N", callback=_MANY)
@click.option("--rate", default="30", metavar="N", callback=_MANY)
@click.option("--idle", default="120", metavar="N", callback=_MANY)
@click.option("--folder", metavar="DIR")
@click.option("--host-key", metavar="FILE")
@click.option("--log", metavar="FILE")
@shares("lang")
@click.pass_obj
def serve(
    asked: Asked,
    host: str,
    port: int,
    store: str | None,
    takes_guests: bool,
    keys: str | None,
    max_sessions: int,
    per_player: int,
    per_address: int,
    rate: int,
    idle: int,
    folder: str | None,
    host_key: str | None,
    log: str | None,
) -> None:
    """Open a house where people play over SSH."""
    from tui.cli.arguments import saves_explained
    from tui.serve import command
    from tui.serve.rate_limits import Limits
    from tui.serve.server import ServerOptions

    options = ServerOptions(
        folder=path_of(folder) if folder else command.default_folder(),
        host=host,
        port=port,
        host_key=path_of(host_key) if host_key else None,
        allow_guests=takes_guests,
        keys=path_of(keys) if keys else None,
        language=asked.words.language,
        limits=Limits(max_sessions, per_player, per_address, rate, idle),
    )
    with saves_explained():
        command.serve(options, store, path_of(log) if log else None, asked)


@click.group(cls=LocalizedGroup)
@shares("lang", "ascii")
def admin() -> None:
    """Look after a house that is open on this machine."""


_of_folder = click.option("--folder", metavar="DIR")


def _ask(folder: str | None, do: str, whom: str = "") -> Any:
    from tui.serve.admin import ask
    from tui.serve.command import default_folder

    return ask(path_of(folder) if folder else default_folder(), do, whom)


def _lists(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a list."""
    as_json = click.option("--json", "as_json", is_flag=True)
    return as_json(_of_folder(shares("lang", "ascii")(click.pass_obj(command))))


@admin.command(name="sessions")
@_lists
def admin_sessions(asked: Asked, as_json: bool, folder: str | None) -> None:
    """List who is here."""
    from tui.serve.command import print_json, print_sessions

    sessions = _ask(folder, "sessions")
    print_json(sessions) if as_json else print_sessions(sessions, asked)


@admin.command(name="tables")
@_lists
def admin_tables(asked: Asked, as_json: bool, folder: str | None) -> None:
    """List the tables."""
    from tui.serve.command import print_json, print_tables

    tables = _ask(folder, "tables")
    print_json(tables) if as_json else print_tables(tables, asked)


@admin.command(name="kick")
@click.argument("who")
@_of_folder
@shares("lang")
@click.pass_obj
def admin_kick(asked: Asked, who: str, folder: str | None) -> None:
    """End the sessions of a player, or one by its number."""
    click.echo(asked.words("admin-kicked", count=_ask(folder, "kick", who)))


@admin.command(name="close")
@click.argument("table")
@_of_folder
@shares("lang")
@click.pass_obj
def admin_close(asked: Asked, table: str, folder: str | None) -> None:
    """Close a table for good."""
    click.echo(asked.words("admin-closed", table=_ask(folder, "close", table)))


@admin.command(name="drain")
@_of_folder
@shares("lang")
@click.pass_obj
def admin_drain(asked: Asked, folder: str | None) -> None:
    """Let nobody else in, and close when the last visitor has left."""
    click.echo(asked.words("admin-draining", count=_ask(folder, "drain")))
