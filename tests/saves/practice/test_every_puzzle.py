"""Every puzzle of the program: its position is reached, its answers are legal, and a short search agrees with it."""

from collections import Counter

import pytest

from engine import bots
from engine.bots.spec import LEVELS
from engine.game import CATALOGUE, game
from engine.soundness import problems
from saves.practice.files import puzzles_of
from saves.practice.find import (
    FEWEST,
    FROM_ONE_GAME,
    FROM_ONE_ROUND,
    LEAST_CHANCE,
    LEAST_LEAD,
    MOST,
    SOLUTIONS,
    USUAL,
)
from saves.practice.make import THEMES
from saves.practice.model import EQUAL_CHANCE, EQUAL_LEAD, TRIES, Puzzle
from saves.practice.run import laid_out

ENOUGH = 60
"""Puzzles that every game has at least."""
EVERY = 9
"""One puzzle in this many is searched again."""
SHORT = 2
"""The part of the usual thinking for this: one in this many."""
AMONG = 3
"""The solution must be among so many answers that were tried most."""
ROUNDING = 0.006


@pytest.mark.parametrize("key", CATALOGUE)
def test_there_are_enough_puzzles_of_several_kinds(key: str) -> None:
    file = puzzles_of(key)
    assert file.problems == ()
    assert len(file.puzzles) >= ENOUGH
    themes = Counter(each.theme for each in file.puzzles)
    assert len(themes) >= 6
    assert max(themes.values()) <= len(file.puzzles) / THEMES + FROM_ONE_GAME
    assert len({each.round for each in file.puzzles}) >= 4
    assert len({file.sources[each.seed].seats for each in file.puzzles}) >= 2
    assert len({each.difficulty for each in file.puzzles}) >= 2
    assert max(Counter(each.seed for each in file.puzzles).values()) <= FROM_ONE_GAME
    assert max(Counter((each.seed, each.round) for each in file.puzzles).values()) <= FROM_ONE_ROUND


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_position_is_sound_and_every_answer_known(key: str) -> None:
    file, rules = puzzles_of(key), game(key)
    for puzzle in file.puzzles:
        run = laid_out(file, key, puzzle)
        assert not problems(rules, run.match.state), puzzle.key
        decision = run.decision
        assert decision is not None
        assert decision.opens_turn
        assert not decision.sealed
        assert FEWEST <= len(decision.moves) <= MOST
        answers = [rules.read_move(each.move) for each in puzzle.answers]
        assert len(answers) == len(set(answers)) == len(decision.moves), puzzle.key
        assert set(answers) == set(decision.moves), puzzle.key
        assert run.match.state.round == puzzle.round
        assert run.solution == answers[0]
        assert set(puzzle.found) == set(LEVELS)
        assert all(0 <= times <= TRIES for times in puzzle.found.values())


@pytest.mark.parametrize("key", CATALOGUE)
def test_the_solution_is_clearly_better_and_not_what_a_glance_chooses(key: str) -> None:
    for puzzle in puzzles_of(key).puzzles:
        best = puzzle.answers[0]
        assert puzzle.glance not in puzzle.solutions
        assert puzzle.found["journeyman"] * 2 < TRIES, puzzle.key
        assert len(puzzle.solutions) <= SOLUTIONS
        for answer in puzzle.answers:
            lead, chance = best.lead - answer.lead, best.chance - answer.chance
            if answer.move in puzzle.solutions:
                assert lead <= EQUAL_LEAD + ROUNDING, puzzle.key
                assert chance <= EQUAL_CHANCE + ROUNDING, puzzle.key
            else:
                assert lead >= LEAST_LEAD - ROUNDING, puzzle.key
                assert chance >= LEAST_CHANCE - ROUNDING, puzzle.key


def sample(key: str) -> list[Puzzle]:
    """Return the puzzles that are searched again: by their place in the file."""
    return list(puzzles_of(key).puzzles[::EVERY])


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_short_search_finds_the_solution_among_the_best(key: str) -> None:
    file, rules = puzzles_of(key), game(key)
    for puzzle in sample(key):
        run = laid_out(file, key, puzzle)
        view = rules.seen_by(run.match.state, puzzle.player)
        [thought] = bots.consider(f"master@{USUAL[key] // SHORT}", rules, view, puzzle.player, salt=20)
        solutions = [rules.read_move(raw) for raw in puzzle.solutions]
        assert any(each.move in solutions for each in thought.prospects[:AMONG]), puzzle.key
