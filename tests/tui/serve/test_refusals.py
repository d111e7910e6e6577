"""What the server refuses: shells, commands, files, tunnels, agents, variables, second sessions."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import asyncssh
import pytest

from tests.tui.serve.asyncssh_private import request_agent
from tests.tui.serve.client import ClientSession
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.screen import Screen


def test_without_a_terminal_there_is_a_line_of_advice(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", term=None) as anna:
            assert await anna.wait_closed() == 3
            assert anna.printed.count("\n") == 1
            assert "needs a terminal" in anna.printed
        async with server.log_in("anna", term=None, env={"LANG": "fr_FR.UTF-8"}) as anna:
            await anna.wait_closed()
            assert "besoin d'un terminal" in anna.printed
        assert server.tables.store.player("anna") is None, "nobody was registered for it"

    run_server(scene)


def test_a_terminal_that_cannot_draw_is_told_so(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", term="dumb") as anna:
            assert await anna.wait_closed() == 3
            assert "“dumb” cannot display the tables" in anna.printed

    run_server(scene)


@pytest.mark.parametrize("term", [None, "xterm"])
def test_no_command_is_run(run_server: Callable[..., None], term: str | None, tmp_path: Path) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", term=term, command=f"touch {tmp_path}/run") as anna:
            assert await anna.wait_closed() == 3
            assert "This server runs no commands" in anna.printed
        assert not (tmp_path / "run").exists()

    run_server(scene)


def test_there_are_no_files(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.connect("anna") as (connection, _):
            with pytest.raises((asyncssh.ChannelOpenError, asyncssh.SFTPError)):
                await connection.start_sftp_client()

    run_server(scene)


def test_there_are_no_tunnels_in_either_direction(run_server: Callable[..., None], folder: Path) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.connect("anna") as (connection, _):
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.open_connection("127.0.0.1", server.port)
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.open_unix_connection(str(folder / "admin.sock"))
            with pytest.raises(asyncssh.ChannelListenError):
                await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 22)

    run_server(scene)


def test_there_are_no_agents_and_no_windows(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.connect("anna") as (connection, _):
            channel, _ = await connection.create_session(
                lambda: ClientSession(Screen(80, 24)), term_type="xterm", term_size=(80, 24), encoding=None
            )
            assert not await request_agent(channel)
            await server.until(lambda: server.sessions)
            [session] = server.sessions.values()
            assert session._channel.get_agent_path() is None
            assert session._channel.get_x11_display() is None

    run_server(scene)


def test_only_the_terminals_variables_are_taken(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        sent = {"LANG": "en_GB.UTF-8", "LD_PRELOAD": "x", "PATH": "/tmp", "NO_COLOR": "1" * 1000}
        async with server.log_in("anna", env=sent) as anna:
            await anna.sees("Quit")
            [session] = server.sessions.values()
            assert session.terminal.environment == {"LANG": "en_GB.UTF-8", "NO_COLOR": "1" * 64}
            assert session._channel.get_environment() == {}

    run_server(scene)


def test_what_a_terminal_would_obey_is_dropped_from_its_type(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        sent = {"LANG": "fr\x1b]52;c;eA==\x07\u202e", "COLORTERM": "\x9b31m"}
        async with server.log_in("anna", term="xterm-256color\x1b]52;c;eA==\x07", env=sent) as anna:
            await anna.sees("Quit")
            [session] = server.sessions.values()
            assert session.terminal.type == "xterm-256color52ceA"
            assert session.terminal.environment == {"LANG": "fr]52;c;eA==", "COLORTERM": "31m"}

    run_server(scene)


def test_a_connection_has_one_session(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            with pytest.raises(asyncssh.ChannelOpenError):
                await anna.connection.create_session(lambda: ClientSession(Screen(80, 24)), encoding=None)
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")

    run_server(scene)


def test_a_client_that_takes_only_small_packets_is_refused(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.connect("anna") as (connection, _):
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_session(lambda: ClientSession(Screen(80, 24)), encoding=None, max_pktsize=16)

    run_server(scene)


def test_a_login_without_a_session_is_disconnected(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.serve.login.SECONDS_TO_OPEN", 0.1)

    async def scene(server: RunningServer) -> None:
        async with server.connect("anna") as (connection, _):
            await asyncio.wait_for(connection.wait_closed(), 10)

    run_server(scene)
