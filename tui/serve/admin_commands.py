"""What the owner of a server does with players: bans, names and keys, announcements, health and backups."""

import os
import resource
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from saves.names import LONGEST_NAME, folded, name_problem
from saves.problems import SavesError, owners_message, shown
from saves.store import TableQuery
from saves.tables.table import OPEN, OVER, PLAYING
from tui.cli.localized import CliError
from tui.serve.bans import banned_value, is_same, is_wide, listed, read_ban
from tui.serve.guests import GUEST_PREFIX
from tui.serve.keys import KeyProblemError, PublicKey, read_public_key

if TYPE_CHECKING:
    from tui.serve.server import Server

Request = Mapping[str, Any]
AdminCommand = Callable[[str, Request], Awaitable[Any]]
"""A command takes what it is about, and the whole request for its options."""

LONGEST_REASON = 300
"""Most characters of the reason for a ban."""
LONGEST_ANNOUNCEMENT = 200
"""Most characters of an announcement, which covers part of every player's screen."""


class PlayerCommands:
    """The owner's commands about players and about the server as a whole."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._store = server.tables.store
        self._call = server.login_calls
        self._started = time.monotonic()

    def commands(self) -> dict[str, AdminCommand]:
        """Return the commands by name."""
        return {
            "ban": self._ban,
            "unban": self._unban,
            "bans": self._bans,
            "rename": self._rename,
            "free-name": self._free_name,
            "keys": self._keys,
            "add-key": self._add_key,
            "replace-key": self._replace_key,
            "announce": self._announce,
            "health": self._health,
            "backup": self._backup,
        }

    # Bans

    async def _ban(self, value: str, request: Request) -> dict[str, Any]:
        """Ban a key, a name or a network, and close the sessions that it concerns.

        Who is banned already stays so for the reason given then, unless the request gives another one.
        """
        reason = shown(str(request.get("reason", "")), LONGEST_REASON)
        ban = read_ban(str(request.get("kind", "")), value, reason, int(request.get("seconds", 0)))
        if is_wide(ban) and not request.get("force"):
            raise CliError("admin-wide-network", given=ban.value)
        earlier = next((each for each in await self._call(self._store.bans) if is_same(each, ban)), None)
        if earlier is not None and not ban.reason:
            ban = replace(ban, reason=earlier.reason)
        await self._call(self._store.ban, ban)
        sessions = await self._server.enforce_bans()
        return {**next(listed([ban])), "changed": earlier is not None, "sessions": sessions}

    async def _unban(self, value: str, request: Request) -> dict[str, str]:
        """Lift a ban."""
        kind = str(request.get("kind", ""))
        value = banned_value(kind, value)
        if not await self._call(self._store.unban, kind, value):
            raise CliError("admin-not-banned", given=value)
        await self._server.enforce_bans()
        return {"kind": kind, "value": value}

    async def _bans(self, _: str, __: Request) -> list[dict[str, str]]:
        return list(listed(await self._call(self._store.bans)))

    # Names and keys

    async def _rename(self, old: str, request: Request) -> str:
        """Rename a player, with settings and saved games, and close their sessions."""
        new = str(request.get("name", ""))
        if problem := name_problem(new):
            # The messages for owners do not take them for the player.
            raise CliError(problem.replace("serve-", "admin-", 1), name=shown(new), longest=LONGEST_NAME)
        known = await self._known(old)
        if known.startswith(GUEST_PREFIX):
            new = GUEST_PREFIX + new
        await self._call(self._store.rename_player, known, new)
        await self._close_sessions(known, "serve-renamed", name=new)
        self._server.move_player_folder(known, new)
        return new

    async def _free_name(self, name: str, _: Request) -> str:
        """Delete a player, so that the name and the keys can be registered again."""
        known = await self._known(name)
        await self._call(self._store.free_name, known)
        await self._close_sessions(known, "serve-freed")
        self._server.move_player_folder(known, None)
        return known

    async def _keys(self, name: str, _: Request) -> list[dict[str, str]]:
        known = await self._known(name)
        keys = await self._call(self._store.keys, known)
        return [{"key": each.key, "label": each.label, "added": each.added} for each in keys]

    async def _add_key(self, name: str, request: Request) -> dict[str, Any]:
        """Add a key to a player, who may have it already."""
        key = _read_key(request)
        known = await self._known(name)
        is_new = await self._is_new_key(known, key)
        await self._call(self._store.add_key, known, key.fingerprint, key.label)
        return {"key": key.fingerprint, "new": is_new}

    async def _replace_key(self, name: str, request: Request) -> str:
        """Replace all keys of a player, which may be lost or stolen, by another, and close their sessions."""
        key = _read_key(request)
        known = await self._known(name)
        await self._is_new_key(known, key)
        await self._call(self._store.add_key, known, key.fingerprint, key.label)
        for other in await self._call(self._store.keys, known):
            if other.key != key.fingerprint:
                await self._call(self._store.remove_key, known, other.key)
        await self._close_sessions(known, "serve-kicked")
        return key.fingerprint

    # The server

    async def _announce(self, text: str, _: Request) -> int:
        """Show a text to all players of this server."""
        text = " ".join(text.split())
        if not text:
            raise CliError("admin-no-text")
        if len(text) > LONGEST_ANNOUNCEMENT:
            raise CliError("admin-text-too-long", longest=LONGEST_ANNOUNCEMENT, count=len(text))
        text = shown(text, LONGEST_ANNOUNCEMENT)
        sessions = [each for each in self._server.sessions.values() if each.app is not None]
        for session in sessions:
            session.announce("serve-announcement", text=text)
        return len(sessions)

    async def _health(self, _: str, __: Request) -> dict[str, Any]:
        """Return figures that show how the server is doing."""
        server = self._server
        began = time.monotonic()
        measured: dict[str, Any] = {}
        try:
            await self._call(self._store.check)
            counts = self._store.count_tables
            measured["tables"] = {
                status: await self._call(counts, TableQuery(statuses=(status,))) for status in (OPEN, PLAYING, OVER)
            }
            store = "ok"
        except SavesError as problem:
            store = problem.kind
            measured["store_problem"] = {"message": owners_message(problem.kind), "arguments": problem.arguments}
        p95 = server.turns.response_times.p95
        if p95 is not None:
            measured["p95_ms"] = round(p95 * 1000)
        return {
            "seconds": round(began - self._started),
            "sessions": len(server.sessions),
            "connections": server.rate_limiter.connections,
            "starting": len(server.starting),
            "memory": _memory(),
            "bots": len(server.pool.pids),
            "store": store,
            "store_ms": round((time.monotonic() - began) * 1000, 1),
            "draining": server.is_draining,
            **measured,
        }

    async def _backup(self, path: str, _: Request) -> str:
        """Copy the store to a file."""
        await self._call(self._store.backup, Path(path))
        return path

    # Helpers

    async def _known(self, name: str) -> str:
        """Return the name of a registered player as it is written; raises `CliError`."""
        player = await self._call(self._store.player, name)
        if player is None:
            raise CliError("admin-no-player", given=name)
        return str(player.name)

    async def _is_new_key(self, name: str, key: PublicKey) -> bool:
        """Return whether nobody has a key; raises `CliError` if another player has it."""
        holder = await self._call(self._store.player_with_key, key.fingerprint)
        if holder is not None and folded(holder.name) != folded(name):
            raise CliError("admin-key-taken", name=holder.name)
        return holder is None

    async def _close_sessions(self, player: str, reason: str, **arguments: str) -> None:
        sessions = [
            each
            for each in self._server.sessions.values()
            if each.player is not None and folded(each.player.name) == folded(player)
        ]
        for session in sessions:
            session.close(reason, **arguments)
        for session in sessions:
            await session.wait_closed()


def _read_key(request: Request) -> PublicKey:
    line = str(request.get("key", ""))
    try:
        return read_public_key(line)
    except KeyProblemError as problem:
        raise CliError(problem.id.replace("serve-", "admin-", 1), **problem.arguments) from None


def _memory() -> int:
    """Return the memory that this process uses, in bytes; its peak where the system does not tell the present."""
    statistics = Path("/proc/self/statm")
    if statistics.exists():
        return int(statistics.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
