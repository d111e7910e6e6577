"""Puzzle files that are broken: the message names the file, the puzzle and what is wrong, and the others stay."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from saves import json_lines
from saves.practice.files import PuzzleError, PuzzleFile, puzzles_of, read
from saves.practice.model import DIFFICULTIES, Puzzle
from saves.practice.run import laid_out

GAME = "bruxelles1897"
NAME = "bruxelles1897.jsonl"


@pytest.fixture
def sound() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The line of a game of two, and those of two puzzles from it, as data."""
    file = puzzles_of(GAME)
    first, second = next(
        pair for pair in pairwise(file.puzzles) if len({each.seed for each in pair}) == 1 and _seats(file, pair[0]) == 2
    )
    source: dict[str, Any] = {"line": "game", **msgspec.to_builtins(file.sources[first.seed])}
    return source, [{"line": "puzzle", **msgspec.to_builtins(each)} for each in (first, second)]


def _seats(file: PuzzleFile, puzzle: Puzzle) -> int:
    return file.sources[puzzle.seed].seats


def test_a_sound_file_is_read(sound: Any) -> None:
    source, puzzles = sound
    file = read(json_lines.encode(source, *puzzles), NAME)
    assert file.problems == ()
    assert [each.key for each in file.puzzles] == [each["key"] for each in puzzles]
    assert all(each in puzzles_of(GAME).puzzles for each in file.puzzles)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"at": 10_000}, "`at` is 10000, but its game has"),
        ({"at": "twelve"}, "Expected `int`, got `str` - at `$.at`"),
        ({"seed": 999}, "no game of seed 999 stands before it"),
        ({"player": 7}, "`player` is 7, but its game has 2 seats"),
        ({"solutions": [["dance"]]}, '["dance"] is not among its answers'),
        ({"solutions": []}, "its first solution is not its first answer"),
        ({"glance": ["dance"]}, '["dance"] is not among its answers'),
        ({"themes": "money"}, "Object contains unknown field `themes`"),
        ({"line": "riddle"}, "Invalid value 'riddle' - at `$.line`"),
    ],
)
def test_a_broken_puzzle_is_named_and_the_others_stay(sound: Any, change: dict[str, Any], problem: str) -> None:
    source, (first, second) = sound
    file = read(json_lines.encode(source, {**first, **change}, second), NAME)
    [said] = file.problems
    assert said.startswith(f"{NAME}: line 2, puzzle {first['key']}: ")
    assert problem in said
    assert [each.key for each in file.puzzles] == [second["key"]]


def test_the_same_key_twice_is_named(sound: Any) -> None:
    source, (first, _) = sound
    file = read(json_lines.encode(source, first, first), NAME)
    assert file.problems == (f"{NAME}: line 3, puzzle {first['key']}: another puzzle has this key",)
    assert len(file.puzzles) == 1


def test_a_line_that_is_no_json_or_torn_is_named_by_its_number(sound: Any) -> None:
    source, (first, second) = sound
    file = read(json_lines.encode(source, first) + b"\xff\xfe\n" + json_lines.encode(second)[:50], NAME)
    assert [each.partition(": ")[2][:8] for each in file.problems] == ["line 3: ", "line 4: "]
    assert len(file.puzzles) == 1


def test_a_game_without_a_file_has_no_puzzles() -> None:
    file = puzzles_of("whist")
    assert (file.puzzles, file.problems) == ((), ())


@pytest.mark.parametrize(
    ("puzzle", "source", "problem"),
    [
        ({}, {"moves": [[0, "dance"]] * 500}, "move 1: "),
        ({}, {"moves": [[]] * 500}, "move 1: "),
        ({}, {"edition": "0123456789ab"}, "0123456789ab"),
        ({}, {"seats": 9}, "seats, not 9"),
        ({"player": 1}, {}, "seat 1 has nothing to decide"),
        ({"theme": "weather"}, {}, "no theme 'weather'"),
        ({"answers": []}, {}, ""),
    ],
)
def test_a_position_that_cannot_be_laid_out_is_named(
    puzzle: dict[str, Any], source: dict[str, Any], problem: str
) -> None:
    known = puzzles_of(GAME)
    chosen = next(each for each in known.puzzles if each.player == 0)
    if "answers" in puzzle:
        illegal = replace(chosen.answers[0], move=["dance"])
        puzzle, problem = {"answers": [illegal]}, '["dance"] is not an answer to '
    broken = replace(chosen, **puzzle)
    file = PuzzleFile(NAME, (broken,), {chosen.seed: replace(known.sources[chosen.seed], **source)})
    with pytest.raises(PuzzleError) as caught:
        laid_out(file, GAME, broken)
    assert str(caught.value).startswith(f"{NAME}: puzzle {chosen.key}: ")
    assert problem in str(caught.value)


@pytest.mark.parametrize(
    ("found", "difficulty"),
    [
        ({"foreman": 3, "contractor": 0, "master": 5}, "easy"),
        ({"apprentice": 5, "foreman": 2, "contractor": 4}, "medium"),
        ({"foreman": 2, "contractor": 2, "master": 3}, "hard"),
        ({"master": 2}, "severe"),
        ({}, "severe"),
    ],
)
def test_the_difficulty_is_that_of_the_weakest_level_that_finds_it(found: dict[str, int], difficulty: str) -> None:
    puzzle: Puzzle = replace(puzzles_of(GAME).puzzles[0], found=found)
    assert puzzle.difficulty == difficulty
    assert difficulty in DIFFICULTIES
