"""Columns of a list: fixed widths, and one column that takes the rest."""

import pytest
from textual.content import Content

from tui.widgets.columns import REST, columns


def cells(*texts_and_widths: tuple[str, int]) -> list[tuple[Content, int]]:
    return [(Content(text), width) for text, width in texts_and_widths]


@pytest.mark.parametrize(
    ("given", "gap", "row"),
    [
        (cells(("name", REST), ("ab", 4), ("cd", 2)), 2, "name        ab    cd"),
        (cells(("ab", 4), ("name", REST), ("cd", 2)), 1, "ab   name         cd"),
        (cells(("a long name", REST), ("abcdefgh", 8)), 2, "a long na…  abcdefgh"),
    ],
)
def test_one_column_takes_the_rest(given: list[tuple[Content, int]], gap: int, row: str) -> None:
    assert columns(given, 21, gap).plain == row


def test_a_narrow_list_keeps_a_cell_of_every_column() -> None:
    assert columns(cells(("name", REST), ("abcdefgh", 8)), 5).plain == "…  abcdefgh"
