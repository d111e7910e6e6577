"""The commands `pavilion serve` and `pavilion admin …`. Each imports what it needs when it runs."""

from collections.abc import Callable
from typing import Any

import click

from tui.cli.arguments import whole_number
from tui.cli.localized import CliError, CommonOptions, LocalizedCommand, LocalizedGroup
from tui.cli.options import common_options, path_of

_MANY = whole_number(0, 100_000)


@click.command(cls=LocalizedCommand)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default="2222", metavar="N", callback=whole_number(0, 65535))
@click.option("--store", metavar="FILE|URL")
@click.option("--open", "takes_guests", is_flag=True)
@click.option("--keys", metavar="FILE")
@click.option("--max-sessions", default="200", metavar="N", callback=_MANY)
@click.option("--per-player", default="4", metavar="N", callback=_MANY)
@click.option("--per-address", default="20", metavar="N", callback=_MANY)
@click.option("--rate", default="30", metavar="N", callback=_MANY)
@click.option("--idle", default="120", metavar="N", callback=_MANY)
@click.option("--max-tables", default="20", metavar="N", callback=_MANY)
@click.option("--folder", metavar="DIR")
@click.option("--host-key", metavar="FILE")
@click.option("--log", metavar="FILE")
@common_options("lang")
@click.pass_obj
def serve(
    common: CommonOptions,
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
    max_tables: int,
    folder: str | None,
    host_key: str | None,
    log: str | None,
) -> None:
    """Run a server for games over SSH."""
    from tui.cli.arguments import explain_saves_errors
    from tui.serve import command
    from tui.serve.rate_limits import Limits
    from tui.serve.server import ServerOptions

    if keys and takes_guests:
        raise CliError("serve-keys-and-open")
    options = ServerOptions(
        folder=path_of(folder) if folder else command.default_folder(),
        host=host,
        port=port,
        host_key=path_of(host_key) if host_key else None,
        allow_guests=takes_guests,
        keys=path_of(keys) if keys else None,
        language=common.words.language,
        limits=Limits(max_sessions, per_player, per_address, rate, idle, max_tables),
    )
    with explain_saves_errors():
        command.serve(options, store, path_of(log) if log else None, common)


@click.group(cls=LocalizedGroup)
@common_options("lang", "ascii")
def admin() -> None:
    """Administer a server that runs on this machine."""


folder_option = click.option("--folder", metavar="DIR")


def ask_server(folder: str | None, do: str, whom: str = "", **options: str | int) -> Any:
    """Send a request to the server of a folder, or of the default one; raises `CliError`."""
    from tui.serve.admin import ask
    from tui.serve.command import default_folder

    return ask(path_of(folder) if folder else default_folder(), do, whom, **options)


def list_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of a command that prints a list."""
    as_json = click.option("--json", "as_json", is_flag=True)
    return as_json(folder_option(common_options("lang", "ascii")(click.pass_obj(command))))


@admin.command(name="sessions")
@list_options
def admin_sessions(common: CommonOptions, as_json: bool, folder: str | None) -> None:
    """List the sessions."""
    from tui.serve.command import print_json, print_sessions

    sessions = ask_server(folder, "sessions")
    print_json(sessions) if as_json else print_sessions(sessions, common)


@admin.command(name="tables")
@click.option("--game", default="", metavar="GAME")
@click.option("--player", default="", metavar="NAME")
@click.option("--status", default="", metavar="STATUS")
@click.option("--search", default="", metavar="TEXT")
@click.option("--limit", default="100", metavar="N", callback=whole_number(1, 1000))
@click.option("--offset", default="0", metavar="N", callback=whole_number(0, 100_000_000))
@click.option("--all", "lists_all", is_flag=True)
@list_options
def admin_tables(
    common: CommonOptions,
    game: str,
    player: str,
    status: str,
    search: str,
    limit: int,
    offset: int,
    lists_all: bool,
    as_json: bool,
    folder: str | None,
) -> None:
    """List the tables, one page or all."""
    from tui.cli.arguments import read_game
    from tui.serve.command import TABLE_STATUSES, print_json, print_tables

    if game:
        read_game(game)
    if status and status not in TABLE_STATUSES:
        raise CliError("admin-bad-status", given=status, among=TABLE_STATUSES)
    asked: dict[str, str | int] = {"game": game, "player": player, "status": status, "search": search}
    first = 0 if lists_all else offset
    page = ask_server(folder, "tables", "", **asked, limit=limit, offset=first)
    tables, total = page["tables"], page["total"]
    while lists_all and page["tables"] and len(tables) < total:
        page = ask_server(folder, "tables", "", **asked, limit=limit, offset=len(tables))
        tables += page["tables"]
    print_json(tables) if as_json else print_tables(
        tables, common, first, total, is_selection=any((game, player, status, search))
    )


@admin.command(name="kick")
@click.argument("who", required=False)
@click.option("--session", metavar="N", callback=_MANY)
@click.option("--player", metavar="NAME")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_kick(
    common: CommonOptions, who: str | None, session: int | None, player: str | None, folder: str | None
) -> None:
    """End the sessions of a player, or one by its number."""
    asked = {"": who, "session": None if session is None else str(session), "player": player}
    given = [(kind, whom) for kind, whom in asked.items() if whom is not None]
    if len(given) != 1:
        raise CliError("admin-kick-whom")
    kind, whom = given[0]
    click.echo(common.words("admin-kicked", count=ask_server(folder, "kick", whom, kind=kind)))


@admin.command(name="close")
@click.argument("table")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_close(common: CommonOptions, table: str, folder: str | None) -> None:
    """Close a table permanently."""
    click.echo(common.words("admin-closed", table=ask_server(folder, "close", table)))


@admin.command(name="drain")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_drain(common: CommonOptions, folder: str | None) -> None:
    """Refuse new sessions, and stop the server when the last one has ended."""
    click.echo(common.words("admin-draining", count=ask_server(folder, "drain")))
