"""Glyphs and the signs of each game: one cell wide, and ASCII where ASCII is asked for."""

from collections.abc import Iterator
from dataclasses import asdict
from importlib import import_module
from importlib.util import find_spec

import pytest
from rich.cells import cell_len

from engine.game import CATALOGUE
from tui.drawing.glyphs import ASCII, UNICODE, GameSigns

SETS = [
    GameSigns(UNICODE, ASCII),
    *(
        found.SIGNS
        for key in CATALOGUE
        for name in ("signs", "glyphs")
        if find_spec(path := f"tui.boards.{key}.{name}") and hasattr(found := import_module(path), "SIGNS")
    ),
]


def signs(of: object) -> Iterator[str]:
    for sign in asdict(of).values():  # type: ignore[call-overload]
        yield from sign


@pytest.mark.parametrize("both", SETS)
def test_every_sign_takes_one_cell(both: GameSigns[object]) -> None:
    assert all(cell_len(sign) == 1 for glyphs in (both.unicode, both.ascii) for sign in signs(glyphs))


@pytest.mark.parametrize("both", SETS)
def test_ascii_signs_are_ascii(both: GameSigns[object]) -> None:
    assert all(sign.isascii() for sign in signs(both.ascii))


def test_a_game_draws_in_the_set_of_the_table() -> None:
    both = GameSigns("✦", "*")
    assert [both.matching(glyphs) for glyphs in (UNICODE, ASCII)] == ["✦", "*"]
