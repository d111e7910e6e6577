"""Facts: what the conditions of notes may ask about a position, by game; every game knows the round and the seats."""

from collections.abc import Callable, Mapping
from typing import Any

Fact = Callable[[Any, int], int]
"""Counts something in a state, for a seat."""

COMMON: Mapping[str, Fact] = {
    "round": lambda state, _: int(state.round),
    "seats": lambda state, _: len(state.players),
}
OWN: Mapping[str, Mapping[str, Fact]] = {
    "bruxelles1893": {
        "money": lambda state, seat: int(state.players[seat].money),
        "reserve": lambda state, seat: int(state.players[seat].reserve),
    },
    "bruxelles1897": {
        "money": lambda state, seat: int(state.players[seat].money),
        "hand": lambda state, seat: sum(state.players[seat].hand),
        "artworks": lambda state, seat: sum(state.players[seat].artworks),
        "expo_in_area": lambda state, _: int(state.box.expo_card in state.area.cards),
    },
    "crystal_palace": {
        "newspapers": lambda state, seat: int(state.players[seat].newspapers),
        "reserve": lambda state, seat: int(state.players[seat].reserve),
    },
}


def facts(game: str) -> dict[str, Fact]:
    """Return the facts of a game by name."""
    return {**COMMON, **OWN.get(game, {})}
