"""What the tests of all games' rules share."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.agenda import tag_of

Told = Callable[[list[Any], str], list[Any]]


@pytest.fixture
def told() -> Told:
    """Pick the events of one tag out of what was told."""

    def pick(events: list[Any], tag: str) -> list[Any]:
        return [event for event in events if tag_of(event) == tag]

    return pick
