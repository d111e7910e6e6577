"""Columns of a list: fixed widths, and one column that takes the rest."""

import pytest
from textual.content import Content

from tui.widgets.columns import REST, columns, cut_middle


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


@pytest.mark.parametrize(
    ("text", "width", "cut"),
    [
        ("bruxelles", 9, "bruxelles"),
        ("bruxelles1893-anna-2025-03-02", 20, "bruxell…a-2025-03-02"),
        ("bruxelles1893-anna-2025-03-03", 20, "bruxell…a-2025-03-03"),
        ("ééééééééééé", 5, "é…ééé"),
        ("日本日本日本", 7, "日…日本"),
    ],
)
def test_a_long_name_is_cut_in_the_middle(text: str, width: int, cut: str) -> None:
    assert cut_middle(Content(text), width).plain == cut
    assert columns(cells((text, REST), ("ab", 2)), width + 5, keeps_ends=True).plain.split("  ")[0].strip() == cut
