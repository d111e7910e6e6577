"""The admin desk: a socket on this machine where the owner of the house sees what goes on, and puts it right.

One line of JSON asks, `{"do": "kick", "whom": "anna"}`, and one answers: `{"ok": …}`, or the sentence
that says why not: `{"error": ID, "arguments": {…}}`.
"""

import asyncio
import json
import os
import socket
import struct
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saves.problems import SavesError
from saves.store import folded
from saves.tables import acts
from tui.cli.localized import CliError

if TYPE_CHECKING:
    from tui.serve.server import Server
    from tui.serve.session import Visit

SOCKET = "admin.sock"
LONGEST_LINE = 64 * 1024
LONGEST_PATH = 100
"""A little less than what every system allows for the path of a socket."""
PATIENCE = 10.0
LAST_WORDS = 1.0
"""Seconds for an answer under way when the house closes."""


class AdminDesk:
    """Answers the owner's questions while the house is open."""

    def __init__(self, server: "Server", folder: Path) -> None:
        self._server = server
        self._path = folder / SOCKET
        self._listening: asyncio.Server | None = None
        self._attending: set[asyncio.Task[Any]] = set()
        self._does: dict[str, Callable[[str], Awaitable[Any]]] = {
            "sessions": self._sessions,
            "tables": self._tables,
            "kick": self._kick,
            "close": self._close,
            "drain": self._drain,
        }

    async def open(self) -> None:
        """Listen, so that only the owner can speak to us; complains if another server has this folder."""
        check_path(self._path)
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self._path.exists():
            if await _is_answered(self._path):
                raise CliError("serve-already", given=str(self._path.parent))
            self._path.unlink()
        before = os.umask(0o177)
        try:
            self._listening = await asyncio.start_unix_server(self._attend, self._path, limit=LONGEST_LINE)
        except OSError as error:
            raise CliError("serve-unwritable", file=str(self._path), problem=error.strerror) from None
        finally:
            os.umask(before)

    async def close(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.close()
            self._listening = None
            self._path.unlink(missing_ok=True)
            await asyncio.sleep(0)  # who has just come is attended to now
        if attending := list(self._attending):
            await asyncio.wait(attending, timeout=LAST_WORDS)
            for task in attending:
                task.cancel()
            await asyncio.gather(*attending, return_exceptions=True)

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._attending.add(task)
        task.add_done_callback(self._attending.discard)
        try:
            async with asyncio.timeout(PATIENCE):
                if _is_owner(writer.get_extra_info("socket")):
                    writer.write(json.dumps(await self._answer(await reader.readline())).encode() + b"\n")
                    await writer.drain()
        except (TimeoutError, ValueError, ConnectionError):
            pass
        except Exception as error:
            self._server.log.mishap("admin-broke", error)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def _answer(self, line: bytes) -> dict[str, Any]:
        try:
            asked = json.loads(line)
            do, whom = str(asked["do"]), str(asked.get("whom", ""))
            act = self._does[do]
        except (ValueError, LookupError, TypeError, AttributeError):
            return {"error": "admin-unknown", "arguments": {}}
        self._server.log("admin", do=do, whom=whom)
        try:
            return {"ok": await act(whom)}
        except CliError as complaint:
            return {"error": complaint.id, "arguments": {"given": complaint.given}}
        except SavesError as problem:
            return {"error": f"record-{problem.kind}", "arguments": problem.arguments}

    async def _sessions(self, _: str) -> list[dict[str, Any]]:
        now = time.monotonic()
        return [_described(visit, now) for visit in self._server.visits.values() if visit.player is not None]

    async def _tables(self, _: str) -> list[dict[str, Any]]:
        cards = await self._server.tables.cards(private=True)
        return [
            {
                "table": card.id,
                "game": card.game,
                "status": card.status,
                "owner": card.owner,
                "players": [chair.player or chair.bot or "" for chair in card.chairs],
                "turn": [card.chairs[seat].player or card.chairs[seat].bot or "" for seat in card.turn],
                "since": card.since,
                "round": card.round,
                "moves": card.moves,
                "private": card.private,
            }
            for card in cards
        ]

    async def _kick(self, whom: str) -> int:
        """End the sessions of a player, or the one of a number, and give how many."""
        ended = 0
        for visit in list(self._server.visits.values()):
            name = visit.player.name if visit.player is not None else ""
            if whom == str(visit.number) or (name and folded(name) == folded(whom)):
                visit.end("serve-kicked")
                ended += 1
        if not ended:
            raise CliError("admin-nobody", given=whom)
        return ended

    async def _close(self, table: str) -> str:
        live = await self._server.tables.open(table)
        await live.do(acts.close, None)
        return table

    async def _drain(self, _: str) -> int:
        sessions = len(self._server.visits)
        # After the answer: without sessions the house closes at once, and the desk with it.
        asyncio.get_running_loop().call_later(0.05, self._server.drain)
        return sessions


def _described(visit: "Visit", now: float) -> dict[str, Any]:
    player = visit.player
    assert player is not None
    return {
        "session": visit.number,
        "player": player.name,
        "guest": player.is_guest,
        "key": player.key,
        "address": visit.address,
        "terminal": visit.terminal.type,
        "size": list(visit.size),
        "seconds": round(now - visit.since),
        "idle": round(now - visit.last_heard),
        "stalled": visit.driver is not None and visit.driver.is_stalled,
    }


def ask(folder: Path, do: str, whom: str = "") -> Any:
    """Ask the server of a folder, from another process of its owner; complains in words."""
    path = folder / SOCKET
    check_path(path)
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(path))
            line.sendall(json.dumps({"do": do, "whom": whom}).encode() + b"\n")
            with line.makefile("rb") as answers:
                answer = json.loads(answers.readline())
    except (OSError, ValueError):
        raise CliError("admin-no-server", given=str(folder)) from None
    if "error" in answer:
        raise CliError(answer["error"], **answer["arguments"])
    return answer["ok"]


def check_path(path: Path) -> None:
    """Complain about a folder whose socket could not have a name."""
    if len(os.fsencode(path)) > LONGEST_PATH:
        raise CliError("serve-long-path", given=str(path.parent))


async def _is_answered(path: Path) -> bool:
    """Whether somebody sits at a desk. Its answer is waited for, so that nobody closes while we still knock."""
    try:
        reader, writer = await asyncio.open_unix_connection(path)
    except OSError:
        return False
    with suppress(TimeoutError, OSError):
        async with asyncio.timeout(LAST_WORDS):
            writer.write(b"\n")
            await reader.read()
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()
    return True


def _is_owner(line: Any) -> bool:
    """Whether the other end is a process of ours, where the system can tell; the file's permissions say so anyway."""
    if not hasattr(socket, "SO_PEERCRED"):
        return True
    _, user, _ = struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i")))
    return bool(user == os.geteuid())
