"""Pictures of the table, at the sizes, in the themes and languages that matter. `make snapshots` accepts new ones."""

from collections.abc import Callable

import pytest

from tests.tui.table.pictures import VIEWS, opening
from tests.tui.table.tables import AppRunner

SMALL, BETWEEN, MIDDLE, LARGE = (80, 24), (100, 30), (120, 40), (160, 50)
PICTURES = (
    ("turn", SMALL),
    ("turn", BETWEEN),
    ("turn", MIDDLE),
    ("turn", LARGE),
    ("turn-two-seats", SMALL),
    ("turn-last-round", SMALL),
    ("turn-last-round", LARGE),
    ("turn-fr", SMALL),
    ("turn-fr", MIDDLE),
    ("turn-hankar", MIDDLE),
    ("turn-paxton", MIDDLE),
    ("turn-contrast", MIDDLE),
    ("turn-ascii", SMALL),
    ("assignment", SMALL),
    ("inspect", SMALL),
    ("city", SMALL),
    ("players", SMALL),
    ("log", SMALL),
    ("report", SMALL),
    ("scores-final", SMALL),
    ("scores-final", MIDDLE),
    ("replay", MIDDLE),
)


@pytest.mark.parametrize(("name", "size"), PICTURES, ids=[f"{name}-{size[0]}x{size[1]}" for name, size in PICTURES])
def test_the_table(looks: Callable[..., bool], runner: AppRunner, name: str, size: tuple[int, int]) -> None:
    view = next(view for view in VIEWS if view.name == name)
    shown = opening(view, runner.library)
    assert looks(shown, size, view.keys, language=view.language, theme=view.theme, glyphs=view.glyphs)
