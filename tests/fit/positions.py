"""Positions from self-play: journeymen that imagine one world and choose with noise."""

import importlib
import math
import zlib
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec

from engine.agenda import Decision
from engine.bots import VERSION, dice_for, journeyman
from engine.bots.clock import Clock
from engine.bots.judge import Judge
from engine.bots.master import Search
from engine.bots.sight import Sight
from engine.game import CATALOGUE, AnyGame, game
from tests.fit.files import Heading, PlayedGame, Position
from tests.fit.processes import workers

SIGHT = Sight(worlds=1)
"""One outcome of a revelation is imagined: the noise is larger than what more of them would tell apart."""


def game_named(name: str) -> AnyGame:
    """Return a game of the catalogue by its key, or any other by its module."""
    if name in CATALOGUE or "." not in name:
        return game(name)
    found: AnyGame = importlib.import_module(name).GAME
    return found


def heading(
    name: str, seats: int, seed: int, noise: float, keep: float, explore: float, weights: str | None, search: int = 0
) -> Heading:
    """Return the heading of the games to be played."""
    rules = game_named(name)
    numbers = zlib.crc32(msgspec.msgpack.encode(rules.weights.raw(seats, weights)))
    return Heading(name, seats, seed, noise, keep, explore, weights, numbers, rules.rules_version, VERSION, search)


def played(settings: Heading, first: int, games: int, processes: int) -> Iterator[PlayedGame]:
    """Play the games of a file, from the one with the number `first`, and yield them in the order of their seeds."""
    seeds = range(settings.seed + first, settings.seed + games)
    with workers(processes) as in_order:
        yield from in_order(partial(play, settings), seeds)


def play(settings: Heading, seed: int) -> PlayedGame:
    """Play one game. The same settings and seed give the same game."""
    rules = game_named(settings.game)
    chance = Random(seed)
    judge = Judge(rules, settings.seats, settings.weights)
    state = rules.new(settings.seats, seed=seed)
    positions = []
    while decisions := rules.decisions(state):
        decision = decisions[0]
        # A search needs something to decide.
        is_fit = decision.opens_turn and (len(decision.moves) > 1 or not settings.search)
        if is_fit and chance.random() < settings.keep:
            expected = _searched(judge, state, decision.seat, settings.search) if settings.search else ()
            positions.append(Position(state.round, rules.encode(state), expected))
        rules.apply(state, _answer(judge, state, decision, settings, chance), decision.seat)
    standings = rules.standings(state)
    points = tuple(standings.of(seat).total for seat in range(settings.seats))
    return PlayedGame(seed, points, tuple(positions))


def _searched(judge: Judge, state: Any, seat: int, iterations: int) -> tuple[float, ...]:
    """Return the points that a search about a seat's decision expects for every seat."""
    view = judge.game.seen_by(state, seat)
    search = Search(judge, view, seat, dice_for(judge.game, view))
    search.think(Clock(), iterations)
    return search.expected()


def _answer(judge: Judge, state: Any, decision: Decision, settings: Heading, chance: Random) -> Any:
    """Answer as the journeyman does, but with noise, or now and then at random, where a turn opens."""
    view = judge.game.seen_by(state, decision.seat)
    dice = dice_for(judge.game, view)
    imagined = judge.game.imagine(view, dice)
    asked = next(each for each in judge.game.decisions(imagined) if each.seat == decision.seat)
    aside = journeyman.worthwhile_aside(judge, imagined, asked, dice, SIGHT)
    if aside is not None:
        return aside
    if len(asked.moves) == 1:
        return asked.moves[0]
    varied = asked.opens_turn or asked.sealed
    if varied and chance.random() < settings.explore:
        return chance.choice(asked.moves)
    worths = journeyman.worths_of(judge, imagined, asked.seat, asked.moves, dice, SIGHT)
    if varied:
        worths = {move: worth + settings.noise * _gumbel(chance) for move, worth in worths.items()}
    return max(worths, key=worths.__getitem__)


def _gumbel(chance: Random) -> float:
    """Draw from the Gumbel distribution: with it, the chance of a move is exponential in its worth."""
    return -math.log(-math.log(chance.random() or 0.5))
