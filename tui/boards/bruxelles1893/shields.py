"""Shields: which can still score, and what an assistant would change around them."""

from engine.games.bruxelles1893 import resolution
from engine.games.bruxelles1893.parts import NEUTRAL, NO_SHIELD, NOBODY
from engine.games.bruxelles1893.state import State


def can_score(state: State, number: int) -> bool:
    """Whether a shield is full, or players who have not passed have assistants enough to fill it."""
    if state.shield == NO_SHIELD or number not in state.box.area_shields[state.shield]:
        return False
    return missing(state, number) <= sum(
        player.reserve + player.courthouse for player in state.players if not player.passed
    )


def missing(state: State, number: int) -> int:
    """Count the spaces around a shield that have no assistant."""
    return sum(state.board.owners[space] == NOBODY for space in state.box.shields[number].spaces)


def has_neutral(state: State, number: int) -> bool:
    """Whether a neutral assistant is at a shield."""
    return any(state.board.owners[space] == NEUTRAL for space in state.box.shields[number].spaces)


def around(state: State, space: int) -> list[int]:
    """List the shields at a space that can still score."""
    return [
        number for number, shield in enumerate(state.box.shields) if space in shield.spaces and can_score(state, number)
    ]


def counts(state: State, number: int) -> dict[int, int]:
    """Count the assistants around a shield by owner, neutral ones included."""
    owners = [state.board.owners[space] for space in state.box.shields[number].spaces]
    return {owner: owners.count(owner) for owner in dict.fromkeys(owners) if owner != NOBODY}


def filled_by(state: State, seat: int, space: int) -> list[tuple[int, list[int]]]:
    """List the shields that an assistant of a seat would fill, each with the seats that would then lead it."""
    filled = [number for number in around(state, space) if missing(state, number) == 1]
    owners = state.board.owners
    before, owners[space] = owners[space], seat
    try:
        return [(number, resolution.shield_leaders(state, number)) for number in filled]
    finally:
        owners[space] = before
