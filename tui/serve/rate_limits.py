"""Limits per player and address on connections and sessions, so that no client can use up the server."""

from collections import Counter
from dataclasses import dataclass

from tui.serve.starting import networks_of

SECONDS_TO_OPEN = 20
"""How long a connection may stay open after login without requesting a session."""
MOST_ADDRESSES = 4096
"""How many addresses are remembered for their rate."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The configured limits; 0 means no limit."""

    sessions: int = 200
    per_player: int = 4
    """Sessions of one player on this server; other servers of the same store count their own."""
    per_address: int = 20
    per_minute: int = 30
    """New connections from one address."""
    idle_minutes: float = 120
    tables: int = 20
    """Unfinished tables that one player has opened."""


class RateLimiter:
    """Counts connections and sessions, and refuses those above a limit with the id of a message."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connections: Counter[str] = Counter()
        self._logged_in = 0
        """The connections that have logged in."""
        self._players: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        """The sessions of each player, and from each address."""
        self._allowance: dict[str, tuple[float, float]] = {}
        """For each address the connections it has left in its token bucket, and the time of that count."""

    @property
    def sessions(self) -> int:
        """The number of sessions."""
        return self._players.total()

    @property
    def connections(self) -> int:
        """The number of connections."""
        return self._connections.total()

    def connect(self, address: str, now: float) -> str | None:
        """Count a connection in, or return the reason for a refusal."""
        network = network_of(address)
        if not self._is_within_rate(network, now):
            return "serve-too-fast"
        # Twice as many as sessions: a player may log in while another session is still closing.
        if 0 < self.limits.per_address * 2 <= self._connections[network]:
            return "serve-crowded-address"
        if 0 < self.limits.sessions * 2 <= self._logged_in:
            return "serve-full"
        self._connections[network] += 1
        return None

    def log_in(self) -> None:
        """Count a connection as logged in."""
        self._logged_in += 1

    def disconnect(self, address: str, *, was_logged_in: bool = False) -> None:
        """Count a connection out."""
        _release(self._connections, network_of(address))
        self._logged_in -= was_logged_in

    def open_session(self, player: str, address: str) -> str | None:
        """Count a session in, or return the reason for a refusal."""
        network = network_of(address)
        if 0 < self.limits.sessions <= self.sessions:
            return "serve-full"
        if 0 < self.limits.per_player <= self._players[player]:
            return "serve-crowded-player"
        if 0 < self.limits.per_address <= self._addresses[network]:
            return "serve-crowded-address"
        self._players[player] += 1
        self._addresses[network] += 1
        return None

    def close_session(self, player: str, address: str) -> None:
        """Count a session out."""
        _release(self._players, player)
        _release(self._addresses, network_of(address))

    def _is_within_rate(self, network: str, now: float) -> bool:
        """Take a token for a connection: a burst of one minute's worth, then an even rate."""
        most = self.limits.per_minute
        if not most:
            return True
        left, then = self._allowance.get(network, (float(most), now))
        left = min(most, left + (now - then) * most / 60)
        if len(self._allowance) >= MOST_ADDRESSES and network not in self._allowance:
            self._allowance.pop(next(iter(self._allowance)))
        self._allowance[network] = (left - 1 if left >= 1 else left, now)
        return left >= 1


def network_of(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 network of an IPv6 address."""
    return networks_of(address)[-1]


def _release(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]
