"""Tables as lines of text: aligned, wrapped where necessary, within the width."""

import pytest

from tui.cli.text_table import cells, text_table
from tui.i18n.typography import typeset

HEADINGS = ("Name", "Points")
ROWS = (("Anna", "7"), ("Éloïse d'Ursel", "112"), ("東京", "0"))


def test_columns_are_as_wide_as_what_is_in_them() -> None:
    assert text_table(HEADINGS, ROWS, 80, ascii_only=False, numbers=(1,)) == [
        "",
        " Name             Points",
        " ───────────────────────",
        " Anna                  7",
        " Éloïse d'Ursel      112",
        " 東京                  0",
        "",
    ]


def test_in_ascii_it_has_a_frame() -> None:
    assert text_table(HEADINGS, ROWS[:2], 80, ascii_only=True) == [
        "+---------------+-------+",
        "|Name           | Points|",
        "+---------------+-------+",
        "|Anna           | 7     |",
        "|Éloïse d'Ursel | 112   |",
        "+---------------+-------+",
    ]


def test_what_does_not_fit_is_wrapped() -> None:
    rows = (("one two three four", "alpha beta"), ("abcdefghijklmnop", "x"))
    assert text_table(("A", "B"), rows, 21, ascii_only=False) == [
        "",
        " A          B",
        " ───────────────────",
        " one two    alpha",
        " three      beta",
        " four",
        " abcdefgh   x",
        " ijklmnop",
        "",
    ]


@pytest.mark.parametrize("width", [32, 44, 60, 79])
def test_a_table_keeps_to_the_window(width: int) -> None:
    rows = [(f"game number {number} " * 3, "Anna, Bernard, Clara", "2025-03-04 10:00") for number in range(5)]
    lines = text_table(("Name", "Seats", "Played"), rows, width, ascii_only=False)
    assert max(map(cells, lines)) <= width
    assert " ".join(lines).split().count("number") == 15


def test_french_signs_do_not_begin_a_line() -> None:
    lines = text_table(["x"], [[typeset("La partie « Ann » est abîmée : rien à faire !", "fr")]], 15, ascii_only=False)
    assert not any(line.strip().startswith((":", "!", "»")) for line in lines)
    assert " ".join(" ".join(line.split()) for line in lines[3:-1]) == "La partie « Ann » est abîmée : rien à faire !"


def test_names_stay_whole_as_long_as_other_columns_can_be_narrowed() -> None:
    rows = [["bruxelles1897-two-seats", "Bruxelles 1897", "Ann, Bob and somebody else", "round 1, 20 moves"]]
    lines = text_table(["Name", "Game", "Seats", "Standing"], rows, 60, ascii_only=False)
    assert any("bruxelles1897-two-seats" in line for line in lines)
    assert max(map(len, lines)) <= 60
