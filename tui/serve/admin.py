"""The admin socket: a local socket through which the owner of a server lists and controls sessions and tables.

A request is one line of JSON, `{"do": "kick", "whom": "anna"}`, with further fields for options. So is the response:
`{"ok": …}`, or the id and arguments of an error message, `{"error": ID, "arguments": {…}}`.
"""

import asyncio
import json
import os
import socket
import struct
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.problems import SavesError, owners_message
from saves.store import TableQuery, folded
from tui.cli.localized import CliError
from tui.serve.admin_commands import AdminCommand, PlayerCommands, Request

if TYPE_CHECKING:
    from tui.serve.server import Server
    from tui.serve.session import SshSession

SOCKET = "admin.sock"
LONGEST_LINE = 64 * 1024
LONGEST_PATH = 100
"""Slightly below the limit of every system for the path of a socket."""
MOST_TABLES = 100
"""Tables in a response that asks for no other number."""
TIMEOUT = 10.0
"""Seconds for a request and its response."""
LONGEST_REQUEST = 600.0
"""Seconds for a backup, which takes longer than other requests."""
CLOSE_TIMEOUT = 1.0
"""Seconds for pending responses when the server shuts down."""


class AdminSocket:
    """Handles the owner's requests while the server runs."""

    def __init__(self, server: "Server", folder: Path) -> None:
        self._server = server
        self._path = folder / SOCKET
        self._listener: asyncio.Server | None = None
        self._requests: set[asyncio.Task[Any]] = set()
        self._commands: dict[str, AdminCommand] = {
            "sessions": self._sessions,
            "tables": self._tables,
            "kick": self._kick,
            "close": self._close,
            "drain": self._drain,
            **PlayerCommands(server).commands(),
        }

    async def open(self) -> None:
        """Listen with access for the owner only; raises `CliError` if another server uses this folder."""
        check_path(self._path)
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self._path.exists():
            if await _is_served(self._path):
                raise CliError("serve-already", given=str(self._path.parent))
            self._path.unlink()
        before = os.umask(0o177)
        try:
            self._listener = await asyncio.start_unix_server(self._handle, self._path, limit=LONGEST_LINE)
        except OSError as error:
            raise CliError("serve-unwritable", file=str(self._path), problem=error.strerror) from None
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Stop listening and finish pending requests."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            self._path.unlink(missing_ok=True)
            await asyncio.sleep(0)  # starts the handlers of connections just accepted
        if requests := list(self._requests):
            await asyncio.wait(requests, timeout=CLOSE_TIMEOUT)
            for task in requests:
                task.cancel()
            await asyncio.gather(*requests, return_exceptions=True)

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)
        try:
            async with asyncio.timeout(LONGEST_REQUEST):
                if _is_owner(writer.get_extra_info("socket")):
                    writer.write(json.dumps(await self._respond(await reader.readline())).encode() + b"\n")
                    await writer.drain()
        except (TimeoutError, ValueError, ConnectionError):
            pass
        except Exception as error:
            self._server.log.exception("admin-broke", error)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _respond(self, line: bytes) -> dict[str, Any]:
        try:
            request = json.loads(line)
            do, whom = str(request["do"]), str(request.get("whom", ""))
            command = self._commands[do]
        except (ValueError, LookupError, TypeError, AttributeError):
            return {"error": "admin-unknown", "arguments": {}}
        self._server.log("admin", do=do, whom=whom)
        try:
            return {"ok": await command(whom, request)}
        except CliError as error:
            return {"error": error.id, "arguments": {"given": error.given, "among": error.among, **error.arguments}}
        except SavesError as problem:
            return {"error": owners_message(problem.kind), "arguments": problem.arguments}

    async def _sessions(self, _: str, __: Request) -> list[dict[str, Any]]:
        now = time.monotonic()
        return [_described(each, now) for each in self._server.sessions.values() if each.player is not None]

    async def _tables(self, _: str, request: Request) -> dict[str, Any]:
        """Return a page of the tables that a request asks for, and the number of all of them."""
        query = TableQuery(
            statuses=[status] if (status := str(request.get("status", ""))) else (),
            player=str(request.get("player", "")) or None,
            game=str(request.get("game", "")),
            search=str(request.get("search", "")),
            limit=int(request.get("limit", MOST_TABLES)),
            offset=int(request.get("offset", 0)),
        )
        tables = self._server.tables
        cards, total = await tables.page(query), await tables.count(query)
        listed = [
            {
                "table": card.id,
                "game": card.game,
                "status": card.status,
                "owner": card.owner,
                "players": [chair.player or chair.bot or "" for chair in card.chairs],
                "bots": [seat for seat, chair in enumerate(card.chairs) if chair.bot and not chair.player],
                "turn": [card.chairs[seat].player or card.chairs[seat].bot or "" for seat in card.turn],
                "since": card.since,
                "round": card.round,
                "moves": card.moves,
                "private": card.private,
            }
            for card in cards
        ]
        return {"tables": listed, "total": total}

    async def _kick(self, whom: str, request: Request) -> int:
        """Close the sessions of a player, or the session with a number; returns how many.

        A number that is also the name of a player is refused unless the request says which is meant.
        """
        kind = str(request.get("kind", ""))
        sessions = list(self._server.sessions.values())
        named = [each for each in sessions if each.player is not None and folded(each.player.name) == folded(whom)]
        numbered = [each for each in sessions if whom == str(each.number)]
        if not kind and numbered:
            if named or await self._server.login_calls(self._server.tables.store.player, whom) is not None:
                raise CliError("admin-session-or-player", given=whom)
            kind = "session"
        meant = numbered if kind == "session" else named
        if not meant:
            raise CliError("admin-no-session" if kind == "session" else "admin-nobody", given=whom)
        for session in meant:
            session.close("serve-kicked")
        return len(meant)

    async def _close(self, table: str, _: Request) -> str:
        await self._server.tables.close_table(table, None)
        return table

    async def _drain(self, _: str, __: Request) -> int:
        sessions = len(self._server.sessions)
        # After the response: without sessions the server shuts down at once, and this socket with it.
        asyncio.get_running_loop().call_later(0.05, self._server.drain)
        return sessions


def _described(session: "SshSession", now: float) -> dict[str, Any]:
    player = session.player
    assert player is not None
    return {
        "session": session.number,
        "player": player.name,
        "guest": player.is_guest,
        "key": player.key,
        "address": session.address,
        "terminal": session.terminal.type,
        "size": list(session.size),
        "seconds": round(now - session.since),
        "idle": round(now - session.last_input),
        "stalled": session.driver is not None and session.driver.is_stalled,
    }


def ask(folder: Path, do: str, whom: str = "", **options: str | int) -> Any:
    """Send a request to the server of a folder and return the result; raises `CliError`."""
    path = folder / SOCKET
    check_path(path)
    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(LONGEST_REQUEST if do == "backup" else TIMEOUT)
            connection.connect(str(path))
            connection.sendall(json.dumps({**options, "do": do, "whom": whom}).encode() + b"\n")
            with connection.makefile("rb") as stream:
                response = json.loads(stream.readline())
    except (OSError, ValueError):
        raise CliError("admin-no-server", given=str(folder)) from None
    if "error" in response:
        raise CliError(response["error"], **response["arguments"])
    return response["ok"]


def check_path(path: Path) -> None:
    """Raise `CliError` if the path is too long for a socket."""
    if len(os.fsencode(path)) > LONGEST_PATH:
        raise CliError("serve-long-path", given=str(path.parent))


async def _is_served(path: Path) -> bool:
    """Whether a server listens. Waits for its response: closing at once could break a server that is starting."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except OSError:
        return False
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(CLOSE_TIMEOUT):
            writer.write(b"\n")
            await reader.read()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return True


def _is_owner(connection: Any) -> bool:
    """Whether the peer runs as our user, where the system can tell; elsewhere file permissions must do."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    _, user, _ = struct.unpack(
        "3i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    )
    return bool(user == os.geteuid())
