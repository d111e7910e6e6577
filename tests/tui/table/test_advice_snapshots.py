"""Pictures of hints, the teacher's word and the story of a game. `make snapshots` accepts new ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.table.advisors import AdvisedRunner
from tests.tui.table.pictures import View, opening
from tests.tui.table.tables import Sitting
from tui.app import Pavilion
from tui.screens.story import StoryScreen

SMALL, MIDDLE = (80, 24), (120, 40)
PICTURES = (
    (View("hint", ("H", "2")), SMALL),
    (View("hint-fr", ("H",), language="fr"), MIDDLE),
    (View("teacher", ("1",)), SMALL),
    (View("story", ("t", "down"), moment="end"), SMALL),
    (View("story-fr", ("t", "down"), moment="end", seats=3, language="fr"), MIDDLE),
    (View("story-ascii", ("t", "end"), moment="end", seats=2, glyphs="ascii"), SMALL),
)


@pytest.mark.parametrize(("view", "size"), PICTURES, ids=[f"{view.name}-{size[0]}" for view, size in PICTURES])
def test_advice(snap_compare: Callable[..., bool], tmp_path: Path, view: View, size: tuple[int, int]) -> None:
    runner = AdvisedRunner(tmp_path)
    session = runner.session(
        language=view.language, theme=view.theme, glyphs=view.glyphs, teacher=view.name == "teacher"
    )
    app = Pavilion(session, opening(view, runner.library))

    async def look(pilot: Pilot[Any]) -> None:
        sitting = Sitting(app, pilot)
        await sitting.rest()
        for key in view.keys:
            await sitting.press(key)
            if isinstance(app.screen, StoryScreen):
                await sitting.until(lambda: sitting.table.teller.story.is_complete)
        await sitting.rest()

    assert snap_compare(app, terminal_size=size, run_before=look)
    assert not runner.advisor.pids
