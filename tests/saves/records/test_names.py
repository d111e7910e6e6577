from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves import gallery
from saves.records import names
from saves.records.record import Seat


@pytest.mark.parametrize(
    ("given_", "fitting"),
    [
        ("Soirée chez Zoé", "Soirée chez Zoé"),
        ("Soire\u0301e", "Soirée"),
        ("東京の夜", "東京の夜"),
        ("a/b\\c", "a-b-c"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("..", ""),
        (".hidden", "hidden"),
        ("  two   words\t", "two words"),
        ("line\nbreak", "line break"),
        ("bell\x07 and \x1b[2J", "bell and [2J"),
        ("left\u202eright", "leftright"),
        ('what? "this" <or> that: *|', "what- -this- -or- that- --"),
        ("con", "con-"),
        ("NUL.txt", "NUL.txt-"),
        ("console", "console"),
        ("game.pavilion", "game"),
        ("", ""),
        (" . ", ""),
    ],
)
def test_a_name_is_made_fit_for_a_file(given_: str, fitting: str) -> None:
    assert names.fit(given_) == fitting


@given(st.text(max_size=400))
def test_any_name_is_fit_for_a_file_and_stays_as_it_is(name: str) -> None:
    fitting = names.fit(name)
    assert names.fit(fitting) == fitting
    assert len(fitting.encode()) <= names.LONGEST + 1
    assert fitting == "" or Path("folder", fitting).parent == Path("folder")
    assert not fitting.startswith(".")
    assert not fitting.endswith((".", " "))
    assert all(sign.isprintable() for sign in fitting)


def test_a_game_is_named_after_its_players_and_the_day() -> None:
    people = [Seat("Ann", "human"), Seat("Bot", "journeyman"), Seat("Jean d’Ô", "human")]
    assert names.for_game("bruxelles1897", people[:2], "2026-11-16T10:00:00Z") == "bruxelles1897-ann-2026-11-16"
    assert names.for_game("bruxelles1897", people, "2026-11-16T10:00:00Z") == "bruxelles1897-ann-jean-d’ô-2026-11-16"
    assert names.for_game("bruxelles1897", people[1:2], "2026-11-16T10:00:00Z") == "bruxelles1897-bot-2026-11-16"
    assert names.for_game("bruxelles1897", [Seat("/", "human")], "2026-11-16") == "bruxelles1897---2026-11-16"


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    assert names.unused("ann", tmp_path) == "ann"
    for name in ("ann", "ann-2"):
        (tmp_path / f"{name}.pavilion").touch()
    assert names.unused("ann", tmp_path) == "ann-3"


def test_a_name_with_a_number_is_no_longer_than_a_file_may_have(tmp_path: Path) -> None:
    for name in ("x" * 246, "é" * 123, "x" * 5000):
        for _ in range(3):
            free = names.unused(name, tmp_path)
            (tmp_path / f"{free}.pavilion").touch(exist_ok=False)
    assert len(list(tmp_path.iterdir())) == 9


def test_a_copy_of_anything_has_a_name_that_can_be_read() -> None:
    assert names.for_copy("Soirée") == "Soirée"
    assert names.for_copy("\x1b[31m\u202e") == "[31m"
    assert names.for_copy("\x01\udce9")


@pytest.mark.parametrize(
    "made",
    [
        names.for_game("crystal_palace", [Seat("Ann", "human"), Seat("Jean d’Ô", "human")], "2026-11-16T10:00:00Z"),
        "crystal_palace-ann-2026-11-16-2",
        *(path.stem for path in gallery.folder().glob("crystal_palace*.pavilion")),
        "crystal_palace-annotated-2-3",
    ],
)
def test_names_that_the_program_makes_are_not_given_by_a_player(made: str) -> None:
    assert not names.is_given(made, "crystal_palace")


@pytest.mark.parametrize("typed", ["revenge", "crystal_palace", "crystal_palace-final", "Sunday 2026-11-16"])
def test_other_names_are(typed: str) -> None:
    assert names.is_given(typed, "crystal_palace")
    assert names.is_given(typed, "")
