"""Telling equal names apart."""

import pytest

from saves.numbering import distinct


@pytest.mark.parametrize(
    ("taken", "free"),
    [((), "Ann"), (("Bob",), "Ann"), (("Ann",), "Ann 2"), (("Ann", "Ann 2", "Ann 4"), "Ann 3"), (("Ann 2",), "Ann")],
)
def test_a_name_that_is_taken_gets_the_first_free_number(taken: tuple[str, ...], free: str) -> None:
    assert distinct("Ann", taken) == free
