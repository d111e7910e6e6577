"""The rules: random decisions per second, time to copy and to evaluate a state, and time for a bot's answer."""

import gc
from functools import partial
from random import Random
from typing import Any

from engine import bots
from engine.game import CATALOGUE, AnyGame, game
from tests.bench.figures import Figure, milliseconds
from tests.bench.random_play import decisions_per_second
from tui.bots.frames import COLLECTED_AFTER

SECONDS = 1.5
ITERATIONS = 100
"""Of the master's search: a second or so at a full table."""
MIDGAME = 40
"""Decisions after which a position is typical, with filled hands, areas and discard piles."""


def figures() -> list[Figure]:
    """Measure every game at every number of seats."""
    return [figure for key in CATALOGUE for seats in game(key).seats for figure in _figures(game(key), seats)]


def _figures(rules: AnyGame, seats: int) -> list[Figure]:
    state = _midgame(rules, seats)
    seat = rules.decisions(state)[0].seat
    view = rules.seen_by(state, seat)

    decisions_per_second(rules.key, seats, 0.2)  # fills caches
    table = f"{rules.key}, {seats} seats"
    return [
        Figure(f"random decisions, {table}", decisions_per_second(rules.key, seats, SECONDS), "/s"),
        Figure(f"clone, {table}", milliseconds(partial(rules.clone, state), number=2000) * 1000, "µs", "≤ 15"),
        Figure(f"insight, {table}", milliseconds(partial(rules.insight, state, seat), number=1000) * 1000, "µs"),
        *(
            Figure(f"{level} answers, {table}", milliseconds(partial(bots.choose, level, rules, view, seat)), "ms")
            for level in bots.LEVELS
            if level not in bots.THINKERS
        ),
        Figure(f"turns the master plays on, {table}", _iterations_per_second(rules, view, seat), "/s"),
    ]


def _iterations_per_second(rules: AnyGame, view: Any, seat: int) -> float:
    """Measure a search as it runs in a worker: it looks for cycles rarely, and wants the move but no reasons."""

    def think() -> None:
        list(bots.consider(f"master@{ITERATIONS}", rules, view, seat, itemised=False))  # never stops early

    usual = gc.get_threshold()
    gc.set_threshold(COLLECTED_AFTER)
    try:
        return ITERATIONS / milliseconds(think) * 1000
    finally:
        gc.set_threshold(*usual)


def _midgame(rules: AnyGame, seats: int) -> Any:
    """Return a state after random moves, at the beginning of a turn in mid-game."""
    state, chance = rules.new(seats, seed=seats), Random(seats)
    for _ in range(MIDGAME):
        rules.apply(state, chance.choice(rules.decisions(state)[0].moves))
    while not rules.decisions(state)[0].opens_turn:
        rules.apply(state, chance.choice(rules.decisions(state)[0].moves))
    return state
