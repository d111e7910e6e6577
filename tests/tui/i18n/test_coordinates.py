"""Places of a grid are named alike by boards and messages."""

import pytest

from tui.i18n.coordinates import column_name, crossing_name, space_name
from tui.i18n.words import FUNCTIONS


def test_columns_are_letters_as_far_as_the_alphabet_goes() -> None:
    assert [column_name(col) for col in (1, 4, 26, 27, 0)] == ["A", "D", "Z", "27", "0"]


@pytest.mark.parametrize(("col", "row", "space", "crossing"), [(1, 1, "A1", "A1–B2"), (3, 4, "C4", "C4–D5")])
def test_messages_name_places_as_boards_do(col: int, row: int, space: str, crossing: str) -> None:
    assert FUNCTIONS["SPACE"](col, row) == space_name(col, row) == space
    assert FUNCTIONS["CROSSING"](col, row) == crossing_name(col, row) == crossing
    assert FUNCTIONS["COLUMN"](col) == space[0]
