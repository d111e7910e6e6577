from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from saves.store import Store, open_store


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The place of a new store, in each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    return str(request.getfixturevalue("postgres_server").emptied_database())


@pytest.fixture
def opened(place: str) -> Iterator[Callable[[], Store]]:
    """Open the store, several times if a test needs it: as two servers would."""
    stores: list[Store] = []

    def opened() -> Store:
        stores.append(open_store(place))
        return stores[-1]

    yield opened
    for store in stores:
        store.close()


@pytest.fixture
def store(opened: Callable[[], Store]) -> Store:
    return opened()
