"""Limits on sessions per player and address, on the rate of connections, and on idle time."""

import asyncio
from collections.abc import Callable

import asyncssh
import pytest

from tests.tui.serve.conftest import RunningServer
from tui.serve.rate_limits import Limits, RateLimiter, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ("somewhere", "somewhere"),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_connections_come_at_a_rate() -> None:
    limiter = RateLimiter(Limits(per_minute=6, per_address=0))
    assert [limiter.connect("192.0.2.1", 0.0) for _ in range(7)] == [None] * 6 + ["serve-too-fast"]
    assert limiter.connect("192.0.2.2", 0.0) is None, "another address has its own"
    assert limiter.connect("192.0.2.1", 9.0) == "serve-too-fast"
    assert [limiter.connect("192.0.2.1", 20.0) for _ in range(3)] == [None, None, "serve-too-fast"]
    assert [limiter.connect("192.0.2.1", 1000.0) for _ in range(7)].count(None) == 6, "no more is saved up"


def test_addresses_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.serve.rate_limits.MOST_ADDRESSES", 10)
    limiter = RateLimiter(Limits(per_minute=1))
    for number in range(100):
        limiter.connect(f"192.0.2.{number}", 0.0)
        limiter.disconnect(f"192.0.2.{number}")
    assert len(limiter._allowance) == 10
    assert not limiter.connections


def test_sessions_are_counted_in_and_out() -> None:
    limiter = RateLimiter(Limits(sessions=3, per_player=2, per_address=2))
    assert limiter.open_session("anna", "192.0.2.1") is None
    assert limiter.open_session("anna", "192.0.2.2") is None
    assert limiter.open_session("anna", "192.0.2.3") == "serve-crowded-player"
    assert limiter.open_session("bob", "192.0.2.1") is None
    assert limiter.open_session("cleo", "192.0.2.1") == "serve-full"
    limiter.close_session("anna", "192.0.2.2")
    assert limiter.open_session("cleo", "192.0.2.1") == "serve-crowded-address"
    assert limiter.open_session("cleo", "192.0.2.2") is None
    assert limiter.sessions == 3


def test_nothing_is_no_limit() -> None:
    limiter = RateLimiter(Limits(0, 0, 0, 0, 0))
    for _ in range(500):
        assert limiter.connect("192.0.2.1", 0.0) is None
        assert limiter.open_session("anna", "192.0.2.1") is None


@pytest.mark.parametrize(
    ("limits", "second", "said"),
    [
        (Limits(sessions=1, per_minute=0), "bob", "The server is full"),
        (Limits(per_player=1, per_minute=0), "anna", "reached the limit of open sessions"),
        (Limits(per_address=1, per_minute=0), "bob", "Too many sessions from your address"),
    ],
)
def test_one_session_too_many_is_told_so_and_a_closed_session_makes_room(
    run_server: Callable[..., None], limits: Limits, second: str, said: str
) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            async with server.log_in(second) as other:
                assert await other.wait_closed() == 3
                assert said in other.printed
            await anna.press("q")
            await anna.wait_closed()
        async with server.log_in(second) as other:
            await other.sees("Quit")

    run_server(scene, limits=limits)


def test_a_client_that_connects_too_often_is_refused(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        for _ in range(2):
            async with server.connect("anna"):
                pass
        with pytest.raises((asyncssh.DisconnectError, OSError)):
            async with server.connect("anna"):
                pass
        assert [line["reason"] for line in server.logged("connection-refused")] == ["serve-too-fast"]

    run_server(scene, limits=Limits(per_minute=2))


def test_connections_without_login_count(run_server: Callable[..., None]) -> None:
    """Connections that never log in count towards the limit of their address."""

    async def scene(server: RunningServer) -> None:
        connections = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(2)]
        await server.until(lambda: server.rate_limiter.connections == 2)
        with pytest.raises((asyncssh.DisconnectError, OSError)):
            async with server.connect("anna"):
                pass
        for _, writer in connections:
            writer.close()
        await server.until(lambda: not server.rate_limiter.connections)
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")

    run_server(scene, limits=Limits(per_address=1, per_minute=0))


def test_an_idle_session_is_closed(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            assert await anna.wait_closed() == 0
            assert "disconnected after a long time" in anna.printed
        [closed] = server.logged("session-closed")
        assert closed["reason"] == "serve-idle"

    run_server(scene, limits=Limits(per_minute=0, idle_minutes=0.03))
