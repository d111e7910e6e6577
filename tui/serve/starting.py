"""Connections that have not logged in yet, counted apart from sessions.

When there are many, some are dropped at random to make room: first silent ones, of the network that has most of them.
So a client that logs in gets in, however many connections do nothing.
"""

import random
from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Protocol

CALM = 10
"""How many connections may be starting before any is dropped."""
MOST = 100
"""How many connections may be starting at once."""
FIRST_CHANCE = 0.3
"""The chance that a new connection makes a silent one drop as soon as it is no longer calm; it grows to 1."""
SILENT_AFTER = 2.0
"""Seconds after which a connection that has sent nothing counts as silent."""
SECONDS_TO_LOG_IN = 60.0
"""Enough to compare a fingerprint or to type a code."""
FEWEST_SECONDS = 10.0
"""Seconds to log in when as many connections as possible are starting."""
PREFIXES = {4: (24, 32), 6: (48, 56, 64)}
"""By IP version, what may count as one network, widest first: an IPv6 host has at least a /64 for itself."""


class Stage(IntEnum):
    """How far a connection has come."""

    SILENT = 0
    GREETED = 1
    """The client has sent its version: it may be waiting for its user to accept the host key."""
    LOGGING_IN = 2


class StartingConnection(Protocol):
    """A connection that has not logged in yet."""

    @property
    def address(self) -> str:
        """The client's address."""

    @property
    def since(self) -> float:
        """When it was made, on the clock of the event loop."""

    @property
    def stage(self) -> Stage:
        """How far it has come."""

    def drop(self) -> None:
        """Close the connection; it removes itself."""


class StartingConnections:
    """All connections that have not logged in yet."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._connections: dict[int, StartingConnection] = {}
        self._chance = chance or random.SystemRandom()

    def __len__(self) -> int:
        return len(self._connections)

    @property
    def seconds_to_log_in(self) -> float:
        """The time that a new connection has to log in: less when many are starting."""
        return SECONDS_TO_LOG_IN - self._pressure * (SECONDS_TO_LOG_IN - FEWEST_SECONDS)

    def add(self, connection: StartingConnection, now: float) -> None:
        """Count a connection in, and drop another if there are too many."""
        if dropped := self._choose(now):
            self.remove(dropped)
            dropped.drop()
        self._connections[id(connection)] = connection

    def remove(self, connection: StartingConnection) -> None:
        """Count a connection out. Safe to call twice."""
        self._connections.pop(id(connection), None)

    @property
    def _pressure(self) -> float:
        """From 0, calm, to 1, full."""
        return min(max((len(self) - CALM) / (MOST - CALM), 0.0), 1.0)

    def _choose(self, now: float) -> StartingConnection | None:
        """Choose the connection that makes room for another; None if none has to."""
        if len(self) < CALM:
            return None
        waiting = [each for each in self._connections.values() if now - each.since >= SILENT_AFTER]
        silent = [each for each in waiting if each.stage is Stage.SILENT]
        if len(self) >= MOST:
            greeted = [each for each in waiting if each.stage is Stage.GREETED]
            return self._one_of(silent or greeted or list(self._connections.values()))
        chance = FIRST_CHANCE + (1 - FIRST_CHANCE) * self._pressure
        return self._one_of(silent) if silent and self._chance.random() < chance else None

    def _one_of(self, connections: Sequence[StartingConnection]) -> StartingConnection:
        """Choose one at random in the network that has most, and within it in the narrower network that has most."""
        left = [(networks_of(each.address), each) for each in connections]
        self._chance.shuffle(left)  # of two networks with as many, either
        for level in range(max(map(len, PREFIXES.values()))):
            [(largest, _)] = Counter(networks[level : level + 1] for networks, _ in left).most_common(1)
            left = [(networks, each) for networks, each in left if networks[level : level + 1] == largest]
        return left[0][1]


def networks_of(address: str) -> tuple[str, ...]:
    """Return the networks of an address, widest first; the last is what counts as one client."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return (address,)
    if not isinstance(known, IPv4Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    return tuple(str(ip_network((known, prefix), strict=False)) for prefix in PREFIXES[known.version])
