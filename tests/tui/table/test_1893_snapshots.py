"""Pictures of the table of Bruxelles 1893: each phase, at the sizes that differ. `make snapshots` accepts new ones."""

from collections.abc import Callable

import pytest

from tests.tui.table.pictures import opening
from tests.tui.table.pictures_1893 import VIEWS
from tests.tui.table.tables import AppRunner

SMALL, ROOMY, MIDDLE, LARGE = (80, 24), (100, 30), (120, 40), (160, 50)
PICTURES = (
    ("1893-bracket", SMALL),
    ("1893-turn", SMALL),
    ("1893-turn", ROOMY),
    ("1893-turn", MIDDLE),
    ("1893-turn-five-seats", SMALL),
    ("1893-turn-five-seats", LARGE),
    ("1893-turn-fr", MIDDLE),
    ("1893-stake", SMALL),
    ("1893-cursor", SMALL),
    ("1893-payment", SMALL),
    ("1893-bonus-card", SMALL),
    ("1893-bonus-card-five-seats", MIDDLE),
    ("1893-city", SMALL),
    ("1893-players", SMALL),
    ("1893-scores-final", SMALL),
    ("1893-over", MIDDLE),
)


@pytest.mark.parametrize(("name", "size"), PICTURES, ids=[f"{name}-{size[0]}x{size[1]}" for name, size in PICTURES])
def test_the_table(looks: Callable[..., bool], runner: AppRunner, name: str, size: tuple[int, int]) -> None:
    view = next(view for view in VIEWS if view.name == name)
    shown = opening(view, runner.library)
    assert looks(shown, size, view.keys, language=view.language, theme=view.theme, glyphs=view.glyphs)
