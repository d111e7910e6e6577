"""Room for everyone: how many sessions, from whom, from where, how fast, and for how long."""

import asyncio

import asyncssh
import pytest

from tui.serve.rate_limits import Limits, Turnstile, neighbourhood


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_what_counts_as_one_address(address, place):
    assert neighbourhood(address) == place


def test_connections_come_at_a_rate():
    turnstile = Turnstile(Limits(per_minute=6, per_address=0))
    assert [turnstile.connect("192.0.2.1", 0.0) for _ in range(7)] == [None] * 6 + ["serve-too-fast"]
    assert turnstile.connect("192.0.2.2", 0.0) is None, "another address has its own"
    assert turnstile.connect("192.0.2.1", 9.0) == "serve-too-fast"
    assert [turnstile.connect("192.0.2.1", 20.0) for _ in range(3)] == [None, None, "serve-too-fast"]
    assert [turnstile.connect("192.0.2.1", 1000.0) for _ in range(7)].count(None) == 6, "no more is saved up"


def test_addresses_are_not_remembered_without_end(monkeypatch):
    monkeypatch.setattr("tui.serve.rate_limits.MOST_ADDRESSES", 10)
    turnstile = Turnstile(Limits(per_minute=1))
    for number in range(100):
        turnstile.connect(f"192.0.2.{number}", 0.0)
        turnstile.disconnect(f"192.0.2.{number}")
    assert len(turnstile._left) == 10
    assert not turnstile._connected


def test_sessions_are_counted_in_and_out():
    turnstile = Turnstile(Limits(sessions=3, per_player=2, per_address=2))
    assert turnstile.enter("anna", "192.0.2.1") is None
    assert turnstile.enter("anna", "192.0.2.2") is None
    assert turnstile.enter("anna", "192.0.2.3") == "serve-crowded-player"
    assert turnstile.enter("bob", "192.0.2.1") is None
    assert turnstile.enter("cleo", "192.0.2.1") == "serve-full"
    turnstile.leave("anna", "192.0.2.2")
    assert turnstile.enter("cleo", "192.0.2.1") == "serve-crowded-address"
    assert turnstile.enter("cleo", "192.0.2.2") is None
    assert turnstile.sessions == 3


def test_nothing_is_no_limit():
    turnstile = Turnstile(Limits(0, 0, 0, 0, 0))
    for _ in range(500):
        assert turnstile.connect("192.0.2.1", 0.0) is None
        assert turnstile.enter("anna", "192.0.2.1") is None


@pytest.mark.parametrize(
    ("limits", "second", "said"),
    [
        (Limits(sessions=1, per_minute=0), "bob", "The server is full"),
        (Limits(per_player=1, per_minute=0), "anna", "reached the limit of open sessions"),
        (Limits(per_address=1, per_minute=0), "bob", "Too many sessions from your address"),
    ],
)
def test_one_session_too_many_is_told_so_and_room_is_made_by_leaving(open_house, limits, second, said):
    async def scene(house):
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
            async with house.sits(second) as other:
                assert await other.goodbye() == 3
                assert said in other.printed
            await anna.press("q")
            await anna.goodbye()
        async with house.sits(second) as other:
            await other.sees("Quit")

    open_house(scene, limits=limits)


def test_who_connects_too_often_is_turned_away_at_the_door(open_house):
    async def scene(house):
        for _ in range(2):
            async with house.connects("anna"):
                pass
        with pytest.raises((asyncssh.DisconnectError, OSError)):
            async with house.connects("anna"):
                pass
        assert [line["reason"] for line in house.told("connection-refused")] == ["serve-too-fast"]

    open_house(scene, limits=Limits(per_minute=2))


def test_who_does_not_log_in_is_not_waited_for_by_others(open_house):
    """Half-open connections are counted, too."""

    async def scene(house):
        lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(2)]
        await house.until(lambda: house.server.turnstile._connected.total() == 2)
        with pytest.raises((asyncssh.DisconnectError, OSError)):
            async with house.connects("anna"):
                pass
        for _, writer in lines:
            writer.close()
        await house.until(lambda: not house.server.turnstile._connected)
        async with house.sits("anna") as anna:
            await anna.sees("Quit")

    open_house(scene, limits=Limits(per_address=1, per_minute=0))


def test_who_types_nothing_for_long_is_sent_home(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            assert await anna.goodbye() == 0
            assert "disconnected after a long time" in anna.printed
        [closed] = house.told("session-closed")
        assert closed["reason"] == "serve-idle"

    open_house(scene, limits=Limits(per_minute=0, idle_minutes=0.03))
