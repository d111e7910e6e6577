"""`pavilion serve` and `pavilion admin` behind the command line: from what was typed to a house that is open."""

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
from tui.cli.localized import CliError, CommonOptions
from tui.cli.printing import print_list
from tui.serve.event_log import HouseLog
from tui.serve.server import Premises, Server


def default_folder() -> Path:
    """Say where a server keeps its things when nothing is said; `PAVILION_SERVE` names another folder."""
    return Path(os.environ.get("PAVILION_SERVE") or platformdirs.user_data_path("pavilion", appauthor=False) / "serve")


def serve(premises: Premises, place: str | None, log: Path | None, asked: CommonOptions) -> None:
    """Open a house and keep it open until a signal closes it."""
    asyncio.run(_serve(premises, place, log, asked))


async def _serve(premises: Premises, place: str | None, log: Path | None, asked: CommonOptions) -> None:
    try:
        written = HouseLog.at(log) if log is not None else HouseLog(sys.stderr)
    except OSError as error:
        raise CliError("serve-unwritable", file=str(log), problem=error.strerror) from None
    store = await asyncio.to_thread(open_store, place or _place_in(premises.folder))
    server = Server(premises, store, written)
    try:
        await server.open()
    except BaseException:
        await server.close()
        raise

    def tell() -> None:
        click.echo(asked.words("serve-open", port=str(server.port), host=premises.host))
        click.echo(asked.words("serve-open-key", key=server.fingerprint))
        sys.stdout.flush()

    await server.run(tell)


def _place_in(folder: Path) -> Path:
    """Keep the tables of a house with a folder of its own in that folder."""
    return default_place() if folder == default_folder() else folder / "house.sqlite"


def print_sessions(sessions: Sequence[dict[str, Any]], asked: CommonOptions) -> None:
    """Print who is here."""
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


def print_tables(tables: Sequence[dict[str, Any]], asked: CommonOptions) -> None:
    """Print the tables."""
    words = asked.words
    rows = [
        (
            each["table"],
            CATALOGUE.get(each["game"], each["game"]),
            ", ".join(name or "·" for name in each["players"]),
            words("admin-status", status=each["status"]),
            ", ".join(each["turn"]),
            each["since"][:16].replace("T", " "),
        )
        for each in tables
    ]
    columns = ("table", "game", "seats", "status", "turn", "played")
    print_list(columns, rows, words("admin-no-tables"), asked)


def print_json(answer: Any) -> None:
    """Print what the server answered."""
    click.echo(json.dumps(answer, ensure_ascii=False))
