"""What tests of several rooms share."""

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.postgres_server import PostgresServer


def pytest_configure() -> None:
    """Make processes interruptible: those of a shell's background job would inherit that they ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator["PostgresServer"]:
    """Run a real PostgreSQL, from the first test that asks for it to the last: ask it for an `emptied_database()`.

    A test may stop it, and starts it again then.
    """
    from tests.postgres_server import running_postgres

    with running_postgres() as server:
        yield server
