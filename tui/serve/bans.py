"""Bans of keys, names and networks. They are in the store, so they hold on all servers that share it."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from typing import Literal

from saves.names import folded
from saves.store import Ban, Store
from saves.store.base import clock
from saves.tables.calls import StoreCalls
from tui.cli.localized import CliError
from tui.serve.guests import GUEST_PREFIX
from tui.serve.identity import LoginRefusedError, RemotePlayer
from tui.serve.keys import KeyProblemError, read_public_key

BanKind = Literal["key", "name", "network"]
KINDS: tuple[BanKind, ...] = ("key", "name", "network")
FINGERPRINT = re.compile(r"SHA256:[A-Za-z0-9+/]{43}")
WIDEST = {4: 8, 6: 16}
"""By version of IP, the shortest prefix of a network that is banned without being forced to."""


class BanList:
    """The bans of a store, as last read: a connection must be checked before anything is waited for."""

    def __init__(self, store: Store, call: StoreCalls) -> None:
        self._store = store
        self._call = call
        self._bans: dict[tuple[str, str], Ban] = {}
        self._networks: list[Ban] = []

    async def refresh(self) -> None:
        """Read the bans again; raises `StoreError`."""
        bans = await self._call(self._store.bans)
        self._bans = {(ban.kind, folded(ban.value) if ban.kind == "name" else ban.value): ban for ban in bans}
        self._networks = [ban for ban in bans if ban.kind == "network"]

    def of_address(self, address: str) -> Ban | None:
        """Return the ban of an address's network."""
        try:
            known = ip_address(address.partition("%")[0])
        except ValueError:
            return None
        known = getattr(known, "ipv4_mapped", None) or known
        return next((ban for ban in self._networks if holds(ban) and known in ip_network(ban.value)), None)

    def of_key(self, key: str) -> Ban | None:
        """Return the ban of a key."""
        return self._found("key", key)

    def of_name(self, name: str) -> Ban | None:
        """Return the ban of a player's name, which holds for a guest of that name, too."""
        return self._found("name", name) or self._found("name", name.removeprefix(GUEST_PREFIX))

    def of_player(self, player: RemotePlayer) -> Ban | None:
        """Return the ban that keeps a player out."""
        return self.of_address(player.address) or self.of_key(player.key) or self.of_name(player.name)

    def _found(self, kind: str, value: str) -> Ban | None:
        ban = self._bans.get((kind, folded(value) if kind == "name" else value))
        return ban if ban is not None and holds(ban) else None


def holds(ban: Ban) -> bool:
    """Whether a ban has not expired."""
    return not ban.until or ban.until > clock()


def banned(ban: Ban) -> LoginRefusedError:
    """Return the refusal that tells a player of a ban."""
    return LoginRefusedError("serve-banned", **described(ban))


def described(ban: Ban) -> dict[str, str]:
    """Return the arguments of the messages about a ban."""
    return {
        "why": ban.reason or "none",
        "until": shown_until(ban.until),
    }


def shown_until(until: str) -> str:
    """Return the end of a ban as messages expect it."""
    return f"{until[:16].replace('T', ' ')} UTC" if until else "never"


def read_ban(kind: str, value: str, reason: str = "", seconds: int = 0) -> Ban:
    """Return a ban as an owner gives it, for some seconds or, with 0, for good; raises `CliError`."""
    until = ""
    if seconds:
        until = (datetime.now(UTC) + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    return Ban(_kind(kind), banned_value(kind, value), " ".join(reason.split()), until)


def banned_value(kind: str, value: str) -> str:
    """Return what is banned in the form in which it is stored; raises `CliError`."""
    value = value.strip()
    match _kind(kind):
        case "network":
            try:
                return str(ip_network(value, strict=False))
            except ValueError:
                raise CliError("admin-bad-network", given=value) from None
        case "key" if not FINGERPRINT.fullmatch(value):
            try:
                return read_public_key(value).fingerprint
            except KeyProblemError:
                raise CliError("admin-bad-key", given=value[:60]) from None
    return value


def is_wide(ban: Ban) -> bool:
    """Whether a ban is of so large a network that it is probably a mistake."""
    if ban.kind != "network":
        return False
    network = ip_network(ban.value)
    return network.prefixlen < WIDEST[network.version]


def is_same(one: Ban, other: Ban) -> bool:
    """Whether two bans are of the same key, name or network."""
    fold = folded if one.kind == "name" else str
    return one.kind == other.kind and fold(one.value) == fold(other.value)


def _kind(given: str) -> BanKind:
    for kind in KINDS:
        if kind == given:
            return kind
    raise CliError("admin-bad-ban", given=given, among=KINDS)


def listed(bans: list[Ban]) -> Iterator[dict[str, str]]:
    """Return bans as JSON objects."""
    for ban in bans:
        yield {
            "kind": ban.kind,
            "value": ban.value,
            "reason": ban.reason,
            "until": ban.until,
            "added": ban.added,
        }
