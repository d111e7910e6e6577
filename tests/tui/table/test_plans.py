"""Where the panels of every game stand: within the window, apart from each other, whatever its size."""

import pytest
from textual.geometry import Region, Size

from engine.game import CATALOGUE, game
from tui.boards import boards

SITTINGS = [(key, seats) for key in CATALOGUE for seats in game(key).seats]


@pytest.mark.parametrize(
    ("width", "height"), [(80, 24), (100, 30), (109, 60), (200, 35), (110, 36), (160, 50), (300, 90)]
)
@pytest.mark.parametrize(("key", "seats"), SITTINGS)
def test_panels_share_a_window_of_any_size_without_covering_each_other(
    key: str, seats: int, width: int, height: int
) -> None:
    window = Region(0, 0, width, height)
    for tab in range(len(boards(key).tabs)):
        regions = boards(key).plan(Size(width, height), seats, tab)
        assert {"status", "decision", "keys"} <= set(regions)
        seen = [region for region in regions.values() if region.area]
        for index, region in enumerate(seen):
            assert window.contains_region(region)
            assert not any(region.overlaps(other) for other in seen[index + 1 :])
