"""Every kind of problem has its message in every language, with exactly the arguments it is given."""

import re
from pathlib import Path
from typing import Any

import pytest

from saves.problems import FOR_OWNERS, KINDS, RecordError, notice, owners_message
from saves.store import StoreError
from tui.i18n.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_said(language: str, kind: str) -> None:
    words = Words(language)
    arguments: dict[str, str | int] = {name: f"<{name}>" for name in KINDS[kind]}
    for number in ("version", "known", "rules", "moves", "lost", "megabytes", "seat"):
        if number in arguments:
            arguments[number] = 7
    said = words(owners_message(kind), **notice(kind, "<name>", 12, **arguments).arguments)
    assert "⟨" not in said
    assert not re.search(r"\{|\}", said)
    shown = set(KINDS[kind]) - {"moves", "lost"}
    assert all(f"<{name}>" in said or "7" in said for name in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(FOR_OWNERS))
def test_players_are_told_neither_where_the_store_is_nor_what_its_driver_says(language: str, kind: str) -> None:
    details: dict[str, Any] = dict.fromkeys(KINDS[kind], "connection to 10.0.0.7 failed")
    problem = StoreError(kind, "/srv/house.sqlite", **details)
    said = Words(language).notice(problem)
    assert "⟨" not in said
    assert "house" not in said
    assert "10.0.0.7" not in said
    assert "/srv/house.sqlite" in Words(language)(owners_message(kind), **problem.arguments)
    assert "/srv/house.sqlite" in str(problem)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["bad-line", "illegal-move", "digest", "bad-undo", "bad-header", "torn"])
def test_a_problem_with_a_line_names_it(language: str, kind: str) -> None:
    arguments = dict.fromkeys(KINDS[kind], 0)
    assert "4321" in re.sub(
        r"\D", "", Words(language)(f"record-{kind}", **notice(kind, "x", 4321, **arguments).arguments)
    )


def test_a_notice_has_the_arguments_of_its_kind() -> None:
    with pytest.raises(TypeError):
        notice("torn", "game", 3, detail="?")
    with pytest.raises(TypeError):
        notice("newer", "game", 3)
    assert notice("torn", "game", 3).line == 3


def test_an_error_says_where_and_what_without_any_words(tmp_path: Path) -> None:
    error = RecordError(tmp_path / "game.pavilion", "newer", 1, version=2, known=1)
    assert str(error) == "game.pavilion, line 1: newer {'version': 2, 'known': 1}"
