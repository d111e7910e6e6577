"""What is not to be had: shells, commands, files, tunnels, agents, variables, second sessions."""

import asyncio

import asyncssh
import pytest

from tests.tui.serve.client import Line
from tests.tui.serve.screen import Screen


def test_without_a_terminal_there_is_a_line_of_advice(open_house):
    async def scene(house):
        async with house.sits("anna", term=None) as anna:
            assert await anna.goodbye() == 3
            assert anna.printed.count("\n") == 1
            assert "needs a terminal" in anna.printed
        async with house.sits("anna", term=None, env={"LANG": "fr_FR.UTF-8"}) as anna:
            await anna.goodbye()
            assert "besoin d'un terminal" in anna.printed
        assert house.server.tables.store.player("anna") is None, "nobody was registered for it"

    open_house(scene)


def test_a_terminal_that_cannot_draw_is_told_so(open_house):
    async def scene(house):
        async with house.sits("anna", term="dumb") as anna:
            assert await anna.goodbye() == 3
            assert "“dumb” cannot display the tables" in anna.printed

    open_house(scene)


@pytest.mark.parametrize("term", [None, "xterm"])
def test_no_command_is_run(open_house, term, tmp_path):
    async def scene(house):
        async with house.sits("anna", term=term, command=f"touch {tmp_path}/run") as anna:
            assert await anna.goodbye() == 3
            assert "This server runs no commands" in anna.printed
        assert not (tmp_path / "run").exists()

    open_house(scene)


def test_there_are_no_files(open_house):
    async def scene(house):
        async with house.connects("anna") as (connection, _):
            with pytest.raises((asyncssh.ChannelOpenError, asyncssh.SFTPError)):
                await connection.start_sftp_client()

    open_house(scene)


def test_there_are_no_tunnels_in_either_direction(open_house, folder):
    async def scene(house):
        async with house.connects("anna") as (connection, _):
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.open_connection("127.0.0.1", house.port)
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.open_unix_connection(str(folder / "admin.sock"))
            with pytest.raises(asyncssh.ChannelListenError):
                await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 22)

    open_house(scene)


def test_there_are_no_agents_and_no_windows(open_house):
    async def scene(house):
        async with house.connects("anna") as (connection, _):
            channel, _ = await connection.create_session(
                lambda: Line(Screen(80, 24)), term_type="xterm", term_size=(80, 24), encoding=None
            )
            assert not await channel._make_request(b"auth-agent-req@openssh.com")
            await house.until(lambda: house.server.visits)
            [visit] = house.server.visits.values()
            assert visit._channel.get_agent_path() is None
            assert visit._channel.get_x11_display() is None

    open_house(scene)


def test_only_the_terminals_variables_are_taken(open_house):
    async def scene(house):
        told = {"LANG": "en_GB.UTF-8", "LD_PRELOAD": "x", "PATH": "/tmp", "NO_COLOR": "1" * 1000}
        async with house.sits("anna", env=told) as anna:
            await anna.sees("Quit")
            [visit] = house.server.visits.values()
            assert visit.terminal.environment == {"LANG": "en_GB.UTF-8", "NO_COLOR": "1" * 64}
            assert visit._channel.get_environment() == {}

    open_house(scene)


def test_a_connection_has_one_session(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
            with pytest.raises(asyncssh.ChannelOpenError):
                await anna.connection.create_session(lambda: Line(Screen(80, 24)), encoding=None)
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")

    open_house(scene)


def test_a_client_that_takes_only_crumbs_is_refused(open_house):
    async def scene(house):
        async with house.connects("anna") as (connection, _):
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_session(lambda: Line(Screen(80, 24)), encoding=None, max_pktsize=16)

    open_house(scene)


def test_who_logs_in_and_wants_nothing_is_sent_away(open_house, monkeypatch):
    monkeypatch.setattr("tui.serve.login.SECONDS_TO_OPEN", 0.1)

    async def scene(house):
        async with house.connects("anna") as (connection, _):
            await asyncio.wait_for(connection.wait_closed(), 10)

    open_house(scene)
