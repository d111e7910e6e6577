"""What every test of the table is given."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.table.tables import AppRunner, Sitting
from tui.app import Pavilion
from tui.session import Opening


@pytest.fixture
def runner(tmp_path: Path) -> AppRunner:
    """A runner that keeps everything in a folder of its own."""
    return AppRunner(tmp_path)


@pytest.fixture
def looks(snap_compare: Callable[..., bool], runner: AppRunner) -> Callable[..., bool]:
    """Compare what is open after some keys with its picture: `looks(opening, size, keys, language=…)`."""

    def compare(opening: Opening, size: tuple[int, int], keys: Sequence[str], **settings: Any) -> bool:
        session = runner.session(**settings)
        app = Pavilion(session, opening)

        async def look(pilot: Pilot[Any]) -> None:
            sitting = Sitting(app, pilot)
            await sitting.rest()
            await sitting.press(*keys)

        is_same = snap_compare(app, terminal_size=size, run_before=look)
        bots: Any = session.bots
        assert not bots.pids
        return is_same

    return compare
