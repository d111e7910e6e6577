"""Names of players in little room."""

import pytest

from tui.boards.names import distinct_names


@pytest.mark.parametrize(
    ("names", "width", "short"),
    [
        (["Ann", "Bob"], 6, ["Ann", "Bob"]),
        (["Wilhelmina van Dyck", "Ann"], 12, ["Wilhelmina", "Ann"]),
        (["Maximilienne", "Ann"], 8, ["Maximil.", "Ann"]),
        (["Journeyman 2", "Journeyman 3"], 10, ["Journeym.2", "Journeym.3"]),
        (["Jean-Baptiste Horta", "Jean-Baptiste Hankar"], 15, ["Jean-Baptiste.a", "Jean-Baptiste.r"]),
    ],
)
def test_names_are_whole_or_shortened_and_stay_apart(names: list[str], width: int, short: list[str]) -> None:
    assert distinct_names(names, width) == short
    assert len(set(short)) == len(short)
