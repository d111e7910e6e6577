"""Limits: how much of the house one player or one address may take, so that there is room for everyone."""

from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

SECONDS_TO_LOG_IN = 30
SECONDS_TO_OPEN = 20
"""How long a connection may stay that is logged in and asks for nothing."""
MOST_ADDRESSES = 4096
"""How many addresses are remembered for their rate."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the owner of the house allows; 0 is no limit."""

    sessions: int = 200
    per_player: int = 4
    per_address: int = 20
    per_minute: int = 30
    """New connections from one address."""
    idle_minutes: float = 120


class Turnstile:
    """Counts who is in, and says no with a reason: the id of a message."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._connected: Counter[str] = Counter()
        self._players: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        """The sessions of each player, and from each address."""
        self._left: dict[str, tuple[float, float]] = {}
        """For each address how many connections it has left, and when that was so."""

    @property
    def sessions(self) -> int:
        """How many sessions there are."""
        return self._players.total()

    def connect(self, address: str, now: float) -> str | None:
        """Count a connection in, or give the reason why it may not be."""
        place = neighbourhood(address)
        if not self._may_knock(place, now):
            return "serve-too-fast"
        # Each session is a connection, and someone may just be logging in while another session is being left.
        if 0 < self.limits.per_address * 2 <= self._connected[place]:
            return "serve-crowded-address"
        if 0 < self.limits.sessions * 2 <= self._connected.total():
            return "serve-full"
        self._connected[place] += 1
        return None

    def disconnect(self, address: str) -> None:
        """Count a connection out."""
        _release(self._connected, neighbourhood(address))

    def enter(self, player: str, address: str) -> str | None:
        """Count a session in, or give the reason why it may not begin."""
        place = neighbourhood(address)
        if 0 < self.limits.sessions <= self.sessions:
            return "serve-full"
        if 0 < self.limits.per_player <= self._players[player]:
            return "serve-crowded-player"
        if 0 < self.limits.per_address <= self._addresses[place]:
            return "serve-crowded-address"
        self._players[player] += 1
        self._addresses[place] += 1
        return None

    def leave(self, player: str, address: str) -> None:
        """Count a session out."""
        _release(self._players, player)
        _release(self._addresses, neighbourhood(address))

    def _may_knock(self, place: str, now: float) -> bool:
        """Whether a connection is within the rate: a full minute's worth at once, then evenly."""
        most = self.limits.per_minute
        if not most:
            return True
        left, then = self._left.get(place, (float(most), now))
        left = min(most, left + (now - then) * most / 60)
        if len(self._left) >= MOST_ADDRESSES and place not in self._left:
            self._left.pop(next(iter(self._left)))
        self._left[place] = (left - 1 if left >= 1 else left, now)
        return left >= 1


def neighbourhood(address: str) -> str:
    """Give what counts as one address: of the sixth version everyone has as many as they like, all in one network."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return str(known)
    return str(known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64))


def _release(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if counter[name] <= 0:
        del counter[name]
