"""Connections that have not logged in: they are counted apart, and silent ones do not keep clients out."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from tests.tui.serve.conftest import RunningServer
from tui.serve.rate_limits import Limits
from tui.serve.starting import CALM, MOST, Stage, StartingConnections, networks_of


@dataclass(eq=False)
class Connection:
    """A connection that only counts."""

    address: str
    since: float = 0.0
    stage: Stage = Stage.SILENT
    dropped: list["Connection"] = field(default_factory=list)

    def drop(self) -> None:
        self.dropped.append(self)


def starting(*connections: Connection, now: float = 10.0) -> StartingConnections:
    made = StartingConnections(random.Random(1893))
    for connection in connections:
        made.add(connection, now)
    return made


@pytest.mark.parametrize(
    ("address", "networks"),
    [
        ("192.0.2.7", ("192.0.2.0/24", "192.0.2.7/32")),
        ("2001:db8:1:2:3:4:5:6", ("2001:db8:1::/48", "2001:db8:1::/56", "2001:db8:1:2::/64")),
        ("nowhere", ("nowhere",)),
    ],
)
def test_networks_get_wider(address: str, networks: tuple[str, ...]) -> None:
    assert networks_of(address) == networks


def test_a_few_connections_are_left_alone() -> None:
    dropped: list[Connection] = []
    made = starting(*(Connection("192.0.2.1", dropped=dropped) for _ in range(CALM)))
    assert len(made) == CALM
    assert not dropped
    assert made.seconds_to_log_in == 60


def test_a_burst_of_logins_is_left_alone() -> None:
    dropped: list[Connection] = []
    logins = [Connection("192.0.2.1", 0.0, Stage.LOGGING_IN, dropped) for _ in range(MOST // 2)]
    greeted = [Connection("192.0.2.1", 0.0, Stage.GREETED, dropped) for _ in range(MOST // 4)]
    young = [Connection("192.0.2.1", 9.5, Stage.SILENT, dropped) for _ in range(MOST // 4)]
    assert len(starting(*logins, *greeted, *young)) == MOST
    assert not dropped


def test_silent_connections_never_fill_it() -> None:
    dropped: list[Connection] = []
    silent = [Connection(f"10.{n % 7}.{n % 50}.{n % 250}", dropped=dropped) for n in range(3000)]
    made = starting(*silent)
    assert CALM < len(made) <= MOST
    assert len(made) + len(dropped) == 3000
    client = Connection("192.0.2.1", 10.0, Stage.GREETED, dropped)
    made.add(client, 10.0)
    for number in range(500):
        made.add(Connection(f"10.9.9.{number % 250}", dropped=dropped), 10.0 + number / 100)
    assert client not in dropped
    assert made.seconds_to_log_in < 20


def test_the_widest_network_with_most_connections_loses_them() -> None:
    dropped: list[Connection] = []
    alone = [Connection(f"2001:db8:{n:x}::1", dropped=dropped) for n in range(MOST // 2)]
    many = [Connection(f"2001:db8:ffff:{n:x}::1", dropped=dropped) for n in range(MOST)]
    starting(*alone, *many, now=0.0)
    lost = Counter(networks_of(each.address)[0] for each in dropped)
    assert lost == {"2001:db8:ffff::/48": MOST // 2}


def test_those_that_log_in_go_last() -> None:
    dropped: list[Connection] = []
    logins = [Connection("192.0.2.1", 0.0, Stage.LOGGING_IN, dropped) for _ in range(MOST - 1)]
    greeted = Connection("198.51.100.1", 0.0, Stage.GREETED, dropped)
    made = starting(*logins, greeted)
    for _ in range(2):
        made.add(Connection("192.0.2.1", 10.0, Stage.LOGGING_IN, dropped), 10.0)
    assert dropped[0] is greeted
    assert dropped[1].stage is Stage.LOGGING_IN
    assert len(made) == MOST


def test_a_client_gets_in_past_silent_connections_from_many_addresses(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        silent = []
        for number in range(14 * 10):
            address = (f"127.0.1.{1 + number % 14}", 0)
            silent.append(await asyncio.open_connection("127.0.0.1", server.port, local_addr=address))
        await server.until(lambda: len(server.starting) + len(server.logged("connection-refused")) >= 140)
        assert len(server.starting) <= MOST
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await anna.sees("Quit")
            await bob.sees("Quit")
            assert {line["reason"] for line in server.logged("connection-refused")} == {"serve-busy"}
        for _, writer in silent:
            writer.close()
        await server.until(lambda: not server.starting and not server.rate_limiter.connections)

    run_server(scene, limits=Limits(sessions=20, per_address=10, per_minute=0))


def test_a_login_takes_no_longer_than_it_may(run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.serve.starting.SECONDS_TO_LOG_IN", 0.2)
    monkeypatch.setattr("tui.serve.starting.FEWEST_SECONDS", 0.1)

    async def scene(server: RunningServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        assert b"SSH-2.0-Pavilion" in await asyncio.wait_for(reader.read(), 10)
        writer.close()
        [line] = server.logged("connection-refused")
        assert line["reason"] == "serve-slow"

    run_server(scene)


def test_a_refusal_before_login_is_sent_without_accents(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        streams = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        last, _ = streams[-1]
        assert b"Trop de sessions depuis votre adresse. Reessayez plus tard." in await asyncio.wait_for(last.read(), 30)
        for _, writer in streams:
            writer.close()

    run_server(scene, limits=Limits(per_minute=0, per_address=1), language="fr")


def test_refused_connections_are_closed_at_once_when_there_are_many(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.serve.login.SECONDS_TO_READ", 1000.0)
    monkeypatch.setattr("tui.serve.login.MOST_REFUSED", 3)

    async def scene(server: RunningServer) -> None:
        streams = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(10)]
        await server.until(lambda: len(server.logged("connection-refused")) == 8)
        await server.until(lambda: len(server.connections) == 5, "closed at once, but for three")
        for _, writer in streams:
            writer.close()

    run_server(scene, limits=Limits(per_minute=0, per_address=1))
