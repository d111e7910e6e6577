"""The bots' evaluation: how well the insight into a position predicts the result of the game, by round.

Journeymen play, with some random moves, so that positions differ. The figure is the correlation between the estimated
lead of a seat over the average of the others and its final lead: 1 is perfect, 0 is guessing.
"""

from collections import defaultdict
from random import Random
from statistics import correlation, mean

from engine import bots
from engine.game import CATALOGUE, AnyGame, game
from tests.bench.figures import Figure

GAMES = 12
SEATS = 4
AT_RANDOM = 0.02
"""Share of random moves."""
SAMPLED = 0.2
"""Share of turns that are evaluated."""

Leads = list[tuple[float, float]]
"""Pairs of estimated and final leads."""


def figures() -> list[Figure]:
    """Measure every game."""
    return [
        Figure(
            f"insight and result agree, {key}, {SEATS} seats, round {number}",
            correlation(*zip(*leads, strict=True)),
            "",
        )
        for key in CATALOGUE
        for number, leads in sorted(_leads(game(key)).items())
    ]


def _leads(rules: AnyGame) -> dict[int, Leads]:
    found: dict[int, Leads] = defaultdict(list)
    chance = Random(1)
    for seed in range(GAMES):
        state = rules.new(SEATS, seed=seed)
        seen: list[tuple[int, list[float]]] = []
        while decisions := rules.decisions(state):
            decision = decisions[0]
            if decision.opens_turn and chance.random() < SAMPLED:
                seen.append((state.round, [rules.insight(state, seat) for seat in range(SEATS)]))
            if chance.random() < AT_RANDOM:
                move = chance.choice(decision.moves)
            else:
                move = bots.choose("journeyman", rules, rules.seen_by(state, decision.seat), decision.seat)
            rules.apply(state, move, decision.seat)
        ends = _ahead([float(rules.standings(state).of(seat).total) for seat in range(SEATS)])
        for number, looks in seen:
            found[number] += zip(_ahead(looks), ends, strict=True)
    return found


def _ahead(points: list[float]) -> list[float]:
    """Return the lead of each seat over the average of the others."""
    return [own - mean(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
