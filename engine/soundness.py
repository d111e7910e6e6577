"""Soundness: whether a state that was not reached by playing can be played on.

States come from files and other programs. The check of a game finds what breaks its rules; here are the bounds within
which every game stays, so that listing moves neither takes forever nor fills the memory.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

MOST = 10_000
"""No number in a state is larger: games count up to some hundreds, and owners may correct components."""
MOST_STEPS = 100
"""Steps on an agenda; games plan about ten."""
MOST_CHANCE = 1 << 48
"""The bound of the dice of chance and of the count of revelations, which are no quantities."""


def beyond_bounds(state: Any) -> list[str]:
    """List the numbers and lists of a state that are too large for any game."""
    return list(_beyond_bounds(state))


def _beyond_bounds(state: Any) -> Iterator[str]:
    if len(state.agenda) > MOST_STEPS:
        yield f"{len(state.agenda)} steps on the agenda"
    for field in state.__struct_fields__:
        value = getattr(state, field)
        if field in ("dice", "revealed"):
            if not 0 <= value < MOST_CHANCE:
                yield f"{field} is {value}"
        else:
            found = next(_too_large(msgspec.to_builtins(value)), None)
            if found is not None:
                yield f"{field} holds {found}, more than {MOST}"


def _too_large(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, int) and abs(value) > MOST:
        yield f"the number {value}"
    elif isinstance(value, list | tuple):
        if len(value) > MOST:
            yield f"a list of {len(value)}"
        else:
            for each in value:
                yield from _too_large(each)


def problems(game: Any, state: Any) -> list[str]:
    """List why a state cannot be played on; empty for a sound one. Raises nothing, whatever the state holds."""
    try:
        game.encode(state)  # a state that cannot be encoded cannot be undone either
        return game.check(state) or list(_unplayable(game, state))
    except Exception as wrong:  # a check may fail on an invalid state
        return [f"{type(wrong).__name__}: {wrong}"]


def _unplayable(game: Any, state: Any) -> Iterator[str]:
    """Yield what the check of a game takes for granted."""
    seats = len(game.standings(state).seats)
    if seats not in game.seats:
        yield f"{seats} seats"
        return
    for step in state.agenda:
        if not 0 <= getattr(step, "seat", 0) < seats:
            yield f"a step asks seat {step.seat}"
            return
    if state.agenda and not state.agenda[-1].asks:
        yield "it does not stand at a decision"
        return
    for decision in game.decisions(state):
        if not decision.moves:
            yield f"seat {decision.seat} has no moves"
    for seat in range(seats):
        game.seen_by(state, seat)
