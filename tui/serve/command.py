"""What `pavilion serve` and `pavilion admin` do: run a server, and print the responses of one."""

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
import platformdirs

from engine.game import CATALOGUE
from saves.store import default_place, open_store
from saves.tables.cards import UNFINISHED
from saves.tables.table import CLOSED, OVER
from tui.bots.names import bot_name
from tui.cli.localized import CliError, CommonOptions, printable
from tui.cli.printing import print_list
from tui.serve.bans import shown_until
from tui.serve.event_log import EventLog
from tui.serve.server import Server, ServerOptions


def default_folder() -> Path:
    """Return the default folder of a server: `PAVILION_SERVE`, or a folder in the user's data."""
    return Path(os.environ.get("PAVILION_SERVE") or platformdirs.user_data_path("pavilion", appauthor=False) / "serve")


def serve(options: ServerOptions, store: str | None, log: Path | None, asked: CommonOptions) -> None:
    """Run a server until a signal or `pavilion admin drain` stops it."""
    asyncio.run(_serve(options, store, log, asked))


async def _serve(options: ServerOptions, store_place: str | None, log: Path | None, asked: CommonOptions) -> None:
    try:
        event_log = EventLog.at(log) if log is not None else EventLog(sys.stderr)
    except OSError as error:
        raise CliError("serve-unwritable", file=str(log), problem=error.strerror) from None
    store = await asyncio.to_thread(open_store, store_place or _default_store(options.folder))
    server = Server(options, store, event_log)
    try:
        await server.open()
    except BaseException:
        await server.close()
        raise

    def print_address() -> None:
        click.echo(asked.words("serve-open", port=str(server.port), host=options.host))
        click.echo(asked.words("serve-open-key", key=server.fingerprint))
        for key in server.next_fingerprints:
            click.echo(asked.words("serve-open-next-key", key=key))
        sys.stdout.flush()

    await server.run(print_address)


def _default_store(folder: Path) -> Path:
    """Return the default store, which for a folder other than the default is in that folder."""
    return default_place() if folder == default_folder() else folder / "house.sqlite"


def print_sessions(sessions: Sequence[dict[str, Any]], asked: CommonOptions) -> None:
    """Print the sessions as a table."""
    words = asked.words
    rows = [
        (
            str(each["session"]),
            each["player"],
            each["address"],
            f"{each['terminal']} {each['size'][0]}x{each['size'][1]}",
            words("cli-minutes", minutes=each["seconds"] // 60),
            words("cli-minutes", minutes=each["idle"] // 60),
        )
        for each in sessions
    ]
    columns = ("session", "player", "address", "terminal", "here", "idle")
    print_list(columns, rows, words("admin-no-sessions"), asked)


TABLE_STATUSES = (*UNFINISHED, OVER, CLOSED)
"""The statuses by which tables can be listed."""


def print_tables(
    tables: Sequence[dict[str, Any]], asked: CommonOptions, first: int, total: int, *, is_selection: bool
) -> None:
    """Print shared tables as a table, and below it which of how many they are; `first` counts from 0.

    `is_selection` tells whether only tables of some kind were asked for.
    """
    words = asked.words

    def listed(table: dict[str, Any], names: Sequence[str]) -> str:
        bots = {table["players"][seat] for seat in table["bots"]}
        return ", ".join(bot_name(words, name) if name in bots else name or "·" for name in names)

    rows = [
        (
            each["table"],
            CATALOGUE.get(each["game"], each["game"]),
            listed(each, each["players"]),
            words("admin-status", status=each["status"]),
            listed(each, each["turn"]),
            each["since"][:16].replace("T", " "),
        )
        for each in tables
    ]
    columns = ("table", "game", "seats", "status", "turn", "played")
    nothing = "admin-no-such-tables" if is_selection else "admin-no-tables"
    print_list(columns, rows, words("admin-no-more-tables" if total else nothing, total=total), asked)
    if rows:
        click.echo(words("admin-tables-page", first=first + 1, last=first + len(rows), total=total))


def print_ban(ban: dict[str, Any], asked: CommonOptions) -> None:
    """Print what a new or changed ban does."""
    words, changed = asked.words, "yes" if ban["changed"] else "no"
    done = words("admin-banned", value=printable(ban["value"]), changed=changed, until=shown_until(ban["until"]))
    click.echo(f"{done} {words('admin-kicked', count=ban['sessions'])}")


def print_bans(bans: Sequence[dict[str, str]], asked: CommonOptions) -> None:
    """Print the bans as a table."""
    words = asked.words
    rows = [
        (
            words("admin-ban-kind", kind=each["kind"]),
            each["value"],
            each["until"][:16].replace("T", " ") or words("admin-for-good"),
            each["added"][:10],
            each["reason"],
        )
        for each in bans
    ]
    print_list(("ban", "banned", "until", "added", "reason"), rows, words("admin-no-bans"), asked)


def print_keys(keys: Sequence[dict[str, str]], asked: CommonOptions) -> None:
    """Print a player's keys as a table."""
    rows = [(each["key"], each["label"], each["added"][:10]) for each in keys]
    print_list(("key", "label", "added"), rows, asked.words("admin-no-keys"), asked)


def print_health(health: dict[str, Any], asked: CommonOptions) -> None:
    """Print the figures of a server, one on each line."""
    words = asked.words
    tables = health.get("tables")
    lines = [
        words("health-uptime", hours=health["seconds"] // 3600, minutes=health["seconds"] // 60 % 60),
        words("health-sessions", sessions=health["sessions"]),
        words("health-connections", connections=health["connections"], starting=health["starting"]),
        *([words("health-tables", **tables)] if tables else []),
        words("health-memory", memory=round(health["memory"] / 2**20)),
        words("health-bots", bots=health["bots"]),
    ]
    if "p95_ms" in health:
        lines.append(words("health-answers", p95=str(health["p95_ms"])))
    if health["store"] == "ok":
        lines.append(words("health-store", ms=str(health["store_ms"]).replace(".", words("cli-decimal-point"))))
    else:
        problem = health["store_problem"]
        lines.append(words("health-store-problem", problem=words(problem["message"], **problem["arguments"])))
    if health["draining"]:
        lines.append(words("health-draining"))
    click.echo("\n".join(lines))


def print_json(response: Any) -> None:
    """Print a response as JSON, with escapes for what a terminal could obey."""
    text = json.dumps(response, ensure_ascii=False)
    click.echo("".join(char if char.isprintable() else json.dumps(char)[1:-1] for char in text))
