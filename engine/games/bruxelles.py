"""What Bruxelles 1893 and Bruxelles 1897 share: majorities, tracks, whose turn it is, and picking counted things."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class TurnPlayer(Protocol):
    """A player who takes turns until passing."""

    passed: bool


def leading(strengths: Mapping[int, int], first: int, seats: int) -> list[int]:
    """List the seats with the highest strength, clockwise from the first player.

    An owner below 0 is no seat: neutral pieces can block the seats, but never lead.
    """
    if not strengths:
        return []
    best = max(strengths.values())
    leaders = [owner for owner, strength in strengths.items() if strength == best and owner >= 0]
    if len(leaders) > 1:
        leaders.sort(key=lambda seat: (seat - first) % seats)
    return leaders


def next_to_play(players: Sequence[TurnPlayer], seat: int) -> int | None:
    """Return the first seat that has not passed, from this one clockwise; None when all have."""
    for _ in players:
        if not players[seat].passed:
            return seat
        seat = (seat + 1) % len(players)
    return None


def climb(steps: list[int], track: int, levels: Sequence[int], spaces: int = 1) -> bool:
    """Move up a track and return whether that was possible; what goes beyond the last space is lost."""
    reached = min(steps[track] + spaces, len(levels) - 1)
    if reached == steps[track]:
        return False
    steps[track] = reached
    return True


def picks(have: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """List every way to take `size` things out of counted kinds, as counts; the first kinds are used up first."""
    found: list[tuple[int, ...]] = []

    def pick(kind: int, left: int, taken: tuple[int, ...]) -> None:
        if kind == len(have):
            if left == 0:
                found.append(taken)
            return
        for count in range(min(have[kind], left), -1, -1):
            pick(kind + 1, left - count, (*taken, count))

    pick(0, size, ())
    return found


def repeated(names: Sequence[str], counts: Sequence[int]) -> tuple[str, ...]:
    """Return each name as often as its count says."""
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))
