"""The commands `pavilion admin …` about players, bans and the server as a whole, added to those of `tui.cli.serve`."""

import re
from pathlib import Path

import click

from tui.cli import serve
from tui.cli.localized import CliError, CommonOptions
from tui.cli.options import common_options
from tui.cli.serve import admin as admin
from tui.cli.serve import folder_option, list_options

_DURATION = re.compile(r"(?P<number>[1-9][0-9]{0,5})(?P<unit>[mhdw])")
_SECONDS = {"m": 60, "h": 3600, "d": 86400, "w": 604800}


def _duration(_context: click.Context, _param: click.Parameter, typed: str | None) -> int:
    """Return the seconds of a duration such as 90m, 12h, 7d or 2w; 0 if none is given."""
    if typed is None:
        return 0
    if found := _DURATION.fullmatch(typed.strip().lower()):
        return int(found["number"]) * _SECONDS[found["unit"]]
    raise CliError("admin-bad-duration", given=typed)


@admin.command(name="ban")
@click.argument("kind", metavar="key|name|network")
@click.argument("value")
@click.option("--for", "seconds", metavar="TIME", callback=_duration)
@click.option("--reason", default="", metavar="TEXT")
@click.option("--force", is_flag=True)
@folder_option
@common_options("lang")
@click.pass_obj
def admin_ban(
    common: CommonOptions, kind: str, value: str, seconds: int, reason: str, force: bool, folder: str | None
) -> None:
    """Ban a key, a name or a network."""
    from tui.serve.command import print_ban

    print_ban(serve.ask_server(folder, "ban", value, kind=kind, reason=reason, seconds=seconds, force=force), common)


@admin.command(name="unban")
@click.argument("kind", metavar="key|name|network")
@click.argument("value")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_unban(common: CommonOptions, kind: str, value: str, folder: str | None) -> None:
    """Lift a ban."""
    click.echo(common.words("admin-unbanned", value=serve.ask_server(folder, "unban", value, kind=kind)["value"]))


@admin.command(name="bans")
@list_options
def admin_bans(common: CommonOptions, as_json: bool, folder: str | None) -> None:
    """List the bans."""
    from tui.serve.command import print_bans, print_json

    bans = serve.ask_server(folder, "bans")
    print_json(bans) if as_json else print_bans(bans, common)


@admin.command(name="rename")
@click.argument("old")
@click.argument("new")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_rename(common: CommonOptions, old: str, new: str, folder: str | None) -> None:
    """Rename a player."""
    name = serve.ask_server(folder, "rename", old, name=new)
    click.echo(common.words("admin-renamed", old=old, name=name))


@admin.command(name="free-name")
@click.argument("name")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_free_name(common: CommonOptions, name: str, folder: str | None) -> None:
    """Delete a player, so that the name can be registered again."""
    click.echo(common.words("admin-freed", name=serve.ask_server(folder, "free-name", name)))


@admin.command(name="keys")
@click.argument("name")
@list_options
def admin_keys(common: CommonOptions, as_json: bool, name: str, folder: str | None) -> None:
    """List the keys of a player."""
    from tui.serve.command import print_json, print_keys

    keys = serve.ask_server(folder, "keys", name)
    print_json(keys) if as_json else print_keys(keys, common)


@admin.command(name="add-key")
@click.argument("name")
@click.argument("key", nargs=-1, required=True)
@folder_option
@common_options("lang")
@click.pass_obj
def admin_add_key(common: CommonOptions, name: str, key: tuple[str, ...], folder: str | None) -> None:
    """Add a key to a player."""
    added = serve.ask_server(folder, "add-key", name, key=" ".join(key))
    message = "admin-key-added" if added["new"] else "admin-key-there"
    click.echo(common.words(message, name=name, key=added["key"]))


@admin.command(name="replace-key")
@click.argument("name")
@click.argument("key", nargs=-1, required=True)
@folder_option
@common_options("lang")
@click.pass_obj
def admin_replace_key(common: CommonOptions, name: str, key: tuple[str, ...], folder: str | None) -> None:
    """Replace all keys of a player by one."""
    added = serve.ask_server(folder, "replace-key", name, key=" ".join(key))
    click.echo(common.words("admin-key-replaced", name=name, key=added))


@admin.command(name="announce")
@click.argument("text", nargs=-1, required=True)
@folder_option
@common_options("lang")
@click.pass_obj
def admin_announce(common: CommonOptions, text: tuple[str, ...], folder: str | None) -> None:
    """Show a text to all connected players."""
    click.echo(common.words("admin-announced", count=serve.ask_server(folder, "announce", " ".join(text))))


@admin.command(name="health")
@list_options
def admin_health(common: CommonOptions, as_json: bool, folder: str | None) -> None:
    """Show how the server is doing."""
    from tui.serve.command import print_health, print_json

    health = serve.ask_server(folder, "health")
    print_json(health) if as_json else print_health(health, common)


@admin.command(name="backup")
@click.argument("file")
@folder_option
@common_options("lang")
@click.pass_obj
def admin_backup(common: CommonOptions, file: str, folder: str | None) -> None:
    """Copy the shared tables and players to a file while the server runs."""
    # The server may run in another folder.
    path = str(Path(file).expanduser().absolute())
    click.echo(common.words("admin-backed-up", file=serve.ask_server(folder, "backup", path)))
