"""Lesson files that are broken: the message names the file, the step and what is wrong."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from saves.lessons import files
from saves.lessons.files import BrokenLesson, LessonError, lessons, read
from saves.lessons.run import LessonRun

SOUND = """
key = "card"
number = 1
minutes = 1
title = { en = "A", fr = "A" }
idea = { en = "A", fr = "A" }
learnt = { en = "A", fr = "A" }
goal = [{ event = "sold", money = 3 }]

[position]
game = "bruxelles1897"
seats = 3
seed = 7
player = 0
moves = []

[[step]]
asks = "turn"
en = "Take it."
fr = "Prenez-la."
accept = [["place", 1, 1]]

[[step]]
asks = "assignment"
en = "Pay."
fr = "Payez."
accept = [["assign", "1/3", 1]]

[close]
en = "Done."
fr = "Fini."
"""


def test_a_sound_lesson_is_read() -> None:
    lesson = read(SOUND, "01-card.toml")
    assert lesson.step[1].asks == "assignment"
    assert lesson.goal[0].fields == {"money": 3}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('asks = "assignment"', "asks = 3", "01-card.toml: step 2.asks: Expected `str`, got `int`"),
        ('fr = "Payez."', "", "01-card.toml: step 2: Object missing required field `fr`"),
        ('en = "Pay."', 'en = "Pay."\nlitt = true', "01-card.toml: step 2: Object contains unknown field `litt`"),
        ("number = 1", "number = [", "01-card.toml: "),
        ("seed = 7", 'seed = "seven"', "01-card.toml: position.seed: Expected `int`, got `str`"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, expected: str) -> None:
    with pytest.raises(LessonError) as caught:
        read(SOUND.replace(old, new), "01-card.toml")
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("moves = []", 'moves = [[0, "place", 9, 9]]', "card: position: move 1: "),
        ("moves = []", 'moves = [[0, "juggle"]]', "card: position: move 1: "),
        ("moves = []", "moves = [[]]", "card: position: move 1: "),
        ("moves = []", 'moves = []\nedition = "none"', "card: position: edition 'none' is not known here"),
        ("seats = 3", "seats = 9", "card: position: "),
        ('game = "bruxelles1897"', 'game = "chess"', "card: position: "),
    ],
)
def test_a_position_that_cannot_be_reached_says_why(old: str, new: str, expected: str) -> None:
    with pytest.raises(LessonError) as caught:
        LessonRun(read(SOUND.replace(old, new), "01-card.toml"))
    assert str(caught.value).startswith(expected)


def test_a_game_without_lessons_has_none() -> None:
    assert lessons("nim") == ()


def test_a_broken_lesson_is_listed_with_its_problem_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "bruxelles1897"
    folder.mkdir()
    (folder / "01-card.toml").write_text(SOUND, encoding="utf-8")
    (folder / "02-house.toml").write_text(SOUND.replace("number = 1", 'number = "two"'), encoding="utf-8")
    (folder / "03-latin.toml").write_bytes(SOUND.replace("Payez.", "Payé.").encode("latin-1"))
    (folder / "04-column.toml").write_text(SOUND, encoding="utf-8")
    (folder / "notes.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(files, "resources", SimpleNamespace(files=lambda _package: tmp_path))
    uncached = lessons.__wrapped__
    first, wrong, undecodable, last = uncached("bruxelles1897")
    assert first == last == read(SOUND, "01-card.toml")
    assert wrong == BrokenLesson("02-house.toml", "02-house.toml: number: Expected `int`, got `str`")
    assert isinstance(undecodable, BrokenLesson)
    assert undecodable.name == "03-latin.toml"
    assert "utf-8" in undecodable.problem
