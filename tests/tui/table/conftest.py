"""What every test of the table is given."""

from pathlib import Path

import pytest

from tests.tui.table.tables import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A house that keeps everything in a folder of its own."""
    return House(tmp_path)
