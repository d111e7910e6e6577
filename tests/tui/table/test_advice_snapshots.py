"""Pictures of hints, the teacher's word and the story of a game. `make snapshots` accepts new ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.game import AnyGame
from tests.tui.table.advisors import AdvisedRunner
from tests.tui.table.pictures import View, opening
from tests.tui.table.tables import Sitting
from tui.app import Pavilion
from tui.screens.story import StoryScreen
from tui.table import foreseen_line

SMALL, MIDDLE = (80, 24), (120, 40)
PICTURES = (
    (View("hint", ("H", "2")), SMALL),
    (View("hint-fr", ("H",), language="fr"), MIDDLE),
    (View("line", ("H", "V", "right")), SMALL),
    (View("line-fr", ("H", "V", "right", "right"), language="fr"), MIDDLE),
    (View("teacher", ("0", "1")), SMALL),
    (View("story", ("t", "down"), moment="end"), SMALL),
    (View("story-fr", ("t", "down"), moment="end", seats=3, language="fr"), MIDDLE),
    (View("story-ascii", ("t", "end"), moment="end", seats=2, glyphs="ascii"), SMALL),
)


@pytest.mark.parametrize(("view", "size"), PICTURES, ids=[f"{view.name}-{size[0]}" for view, size in PICTURES])
def test_advice(
    snap_compare: Callable[..., bool],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    view: View,
    size: tuple[int, int],
) -> None:
    # The numbers of the evaluation change whenever they are fitted.
    monkeypatch.setattr(foreseen_line, "items_of", _by_money)
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


def _by_money(game: AnyGame, state: Any) -> list[list[float]]:
    """Judge a position by the money in hand alone."""
    return [[player.money if name == "money" else 0.0 for name in game.term_names] for player in state.players]
