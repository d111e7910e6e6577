"""The bots' judgement: how well what a position looks like agrees with how the game ends, by round.

Journeymen play, now and then at random, so that positions differ. Compared is how far a seat seems to be ahead of the
average of the others with how far it is ahead in the end: 1 is clairvoyance, 0 is guessing.
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
"""How many of the moves are."""
LOOKED_AT = 0.2
"""How many of the turns."""

Leads = list[tuple[float, float]]
"""What leads seemed to be, and what they were."""


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
            asked = decisions[0]
            if asked.opens_turn and chance.random() < LOOKED_AT:
                seen.append((state.round, [rules.insight(state, seat) for seat in range(SEATS)]))
            if chance.random() < AT_RANDOM:
                move = chance.choice(asked.moves)
            else:
                move = bots.choose("journeyman", rules, rules.seen_by(state, asked.seat), asked.seat)
            rules.apply(state, move, asked.seat)
        ends = _ahead([float(rules.standings(state).of(seat).total) for seat in range(SEATS)])
        for number, looks in seen:
            found[number] += zip(_ahead(looks), ends, strict=True)
    return found


def _ahead(points: list[float]) -> list[float]:
    """Say how far each seat is ahead of the average of the others."""
    return [own - mean(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
