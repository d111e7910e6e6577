"""Pictures of the table, at the sizes, in the themes and languages that matter. `make snapshots` accepts new ones."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.table.pictures import VIEWS, opening
from tests.tui.table.tables import House, Sitting
from tui.app import Pavilion

SMALL, MIDDLE, LARGE = (80, 24), (120, 40), (160, 50)
PICTURES = (
    ("turn", SMALL),
    ("turn", MIDDLE),
    ("turn", LARGE),
    ("turn-two-seats", SMALL),
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
    ("scores-final", SMALL),
    ("scores-final", MIDDLE),
    ("replay", MIDDLE),
)


@pytest.mark.parametrize(("name", "size"), PICTURES, ids=[f"{name}-{size[0]}x{size[1]}" for name, size in PICTURES])
def test_the_table(snap_compare: Callable[..., bool], house: House, name: str, size: tuple[int, int]) -> None:
    view = next(view for view in VIEWS if view.name == name)
    session = house.session(language=view.language, theme=view.theme, glyphs=view.glyphs)
    app = Pavilion(session, opening(view, house.library))

    async def look(pilot: Pilot[Any]) -> None:
        sitting = Sitting(app, pilot)
        await sitting.rest()
        await sitting.press(*view.keys)

    assert snap_compare(app, terminal_size=size, run_before=look)
    assert not session.bots.pids
