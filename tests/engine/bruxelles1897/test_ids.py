"""Every ruling and every worked example of the rules is named by a test."""

from pathlib import Path

import pytest

from tests.engine.naming import named_in

IDS = (
    *(f"R{number:02}" for number in range(1, 46)),
    *(f"V{number}" for number in range(1, 9)),
    *(f"D{number}" for number in range(1, 28) if number not in (9, 18, 20)),  # the rules leave these numbers out
    *(f"M{number}" for number in range(1, 7)),
    *("F1a", "F1b", "F1c", "F3", "T1", "T3"),
)


NAMED = named_in(Path(__file__).parent)


@pytest.mark.parametrize("id_", IDS)
def test_every_id_is_named(id_: str) -> None:
    assert id_ in NAMED
