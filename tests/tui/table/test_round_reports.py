"""Reports of rounds at the table: they wait, can be seen again, come in replays, and can be switched off."""

from typing import Any

import pytest

from engine.game import CATALOGUE
from saves.gallery import folder
from tests.tui.table.tables import AppRunner, Sitting
from tui.screens.report import ReportScreen
from tui.session import ReplayGame
from tui.table.history import round_ends


def ends_of(sitting: Sitting) -> list[Any]:
    return round_ends(sitting.table.boards, sitting.match)


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_replay_shows_how_a_round_was_settled_section_by_section(runner: AppRunner, key: str) -> None:
    async def scene(sitting: Sitting) -> None:
        table: Any = sitting.table
        end = ends_of(sitting)[0]
        table.mode.go(end.over - 1)
        await sitting.press("right")
        screen = sitting.app.screen
        assert isinstance(screen, ReportScreen)
        assert screen.panel.shown == 1
        for _ in range(60):
            if sitting.app.screen is not screen:
                break
            await sitting.press("enter")
        assert sitting.table is table
        assert sitting.table.mode.game.index == end.over

    path = folder() / f"{key}-three-seats.pavilion"
    runner.run(scene, ReplayGame(path), reports="wait")


@pytest.mark.parametrize("key", CATALOGUE)
def test_r_shows_the_last_report_whole_and_again(runner: AppRunner, key: str) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        await sitting.press("R")
        assert any("No round is over" in notice for notice in sitting.notices())
        table.mode.go(ends_of(sitting)[1].over)
        await sitting.press("R")
        screen: Any = sitting.app.screen
        assert isinstance(screen, ReportScreen)
        assert screen.panel.is_complete
        assert len(screen.panel.report.sections) > 1
        await sitting.press("escape")
        assert sitting.app.screen is table

    path = folder() / f"{key}-three-seats.pavilion"
    runner.run(scene, ReplayGame(path))


def test_quick_reports_do_not_wait(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        table = sitting.table
        table.mode.go(ends_of(sitting)[0].over - 1)
        await sitting.press("right")
        assert sitting.app.screen is table

    runner.run(scene, ReplayGame(folder() / "bruxelles1897-three-seats.pavilion"), reports="quick")
