"""Every ruling and every worked example of the rules is named by a test."""

from pathlib import Path

import pytest

from tests.engine.naming import named_in

IDS = (
    *(f"R{number:02}" for number in range(1, 59)),
    # The rules leave these numbers out.
    *(f"TV{number:02}" for number in range(1, 38) if number not in (11, 23, 28, 31)),
)


NAMED = named_in(Path(__file__).parent)


@pytest.mark.parametrize("id_", IDS)
def test_every_id_is_named(id_: str) -> None:
    assert id_ in NAMED
