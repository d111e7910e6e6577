"""The admin socket: lists sessions and tables, ends them, and drains the server."""

import asyncio
import gc
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from saves.tables import TableError
from tests.tui.serve.conftest import RunningServer
from tui.cli.localized import CliError
from tui.cli.main import main
from tui.serve.admin import SOCKET, AdminSocket, ask


async def admin(server: RunningServer, *arguments: str, code: int = 0, language: str = "en") -> str:
    """Run `pavilion admin …` for the server, and return what it prints.

    The command runs twice: to find out what it asks the server, and to print the answer. The server is asked in
    between: a runner puts another standard output in the place of ours, which the sessions of the same process must
    not see.
    """
    asked: list[tuple[Any, ...]] = []
    line = ["admin", *arguments, "--folder", str(server.folder), "--lang", language]

    def note(folder: str, *request: Any, **options: Any) -> Any:
        assert folder == str(server.folder)
        asked.append((request, options))
        raise CliError("admin-unknown")

    with patch("tui.cli.serve.ask_server", note):
        done = CliRunner().invoke(main, line)
    if asked:
        [(request, options)] = asked
        try:
            answer = await asyncio.to_thread(ask, server.folder, *request, **options)
        except CliError as complaint:
            answer = complaint

        def answered(*_: Any, **__: Any) -> Any:
            if isinstance(answer, CliError):
                raise answer
            return answer

        with patch("tui.cli.serve.ask_server", answered):
            done = CliRunner().invoke(main, line)
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def test_the_owner_sees_who_is_here(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert "Nobody is connected." in await admin(server, "sessions")
        async with server.log_in("anna") as anna, server.log_in("eve", key=None, size=(100, 30)) as eve:
            await anna.sees("Quit")
            await eve.sees("Quit")
            listed = json.loads(await admin(server, "sessions", "--json"))
            assert [(each["player"], each["guest"], each["size"]) for each in listed] == [
                ("anna", False, [80, 24]),
                ("~eve", True, [100, 30]),
            ]
            assert listed[0]["key"].startswith("SHA256:")
            table = await admin(server, "sessions")
            assert "127.0.0.1" in table
            assert "xterm-256color 100x30" in table

    run_server(scene, allow_guests=True)


@pytest.mark.parametrize("arguments", [(), ("--json",), ("--ascii",)])
def test_nothing_that_a_terminal_would_obey_is_printed(arguments: tuple[str, ...]) -> None:
    hostile = "x\x1b]52;c;eA==\x07\x9b31m\u202e"
    session = {"session": 1, "player": hostile, "address": hostile, "terminal": hostile, "size": [80, 24]}
    with patch("tui.cli.serve.ask_server", lambda *_: [{**session, "seconds": 60, "idle": 0}]):
        done = CliRunner().invoke(main, ["admin", "sessions", *arguments])
    assert done.output.count("52;c;eA==") == 3
    assert all(sign.isprintable() or sign == "\n" for sign in done.output)
    if arguments == ("--json",):
        assert json.loads(done.output)[0]["terminal"] == hostile


def test_a_session_is_ended_by_name_or_number(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("anna") as second, server.log_in("bob") as bob:
            for terminal in (anna, second, bob):
                await terminal.sees("Quit")
            assert "2 sessions ended." in await admin(server, "kick", "Anna")
            assert await anna.wait_closed() == 0
            assert await second.wait_closed() == 0
            assert "The administrator has ended this session" in anna.printed
            assert "No connected player is called “cleo”" in await admin(server, "kick", "cleo", code=2)
            assert "1 session ended." in await admin(server, "kick", "3")
            await bob.wait_closed()

    run_server(scene)


def test_a_number_is_a_session_or_a_player_and_never_both(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("2") as two, server.log_in("anna") as anna, server.log_in("bob") as bob:
            for terminal in (two, anna, bob):
                await terminal.sees("Quit")
            assert "Use --session 2 or --player 2" in await admin(server, "kick", "2", code=2)
            assert "utilisez --session 2" in (await admin(server, "kick", "2", code=2, language="fr")).lower()
            assert len(server.sessions) == 3
            assert "1 session ended." in await admin(server, "kick", "--session", "2")
            await anna.wait_closed()
            assert "1 session ended." in await admin(server, "kick", "--player", "2")
            await two.wait_closed()
            assert "No session has the number 9" in await admin(server, "kick", "--session", "9", code=2)
            assert "No connected player is called “3”" in await admin(server, "kick", "--player", "3", code=2)
            assert "Name one player or one session" in await admin(server, "kick", code=2)
            assert "Name one player" in await admin(server, "kick", "bob", "--session", "3", code=2)
            server.tables.store.register("3", "SHA256:3")
            assert "Use --session 3" in await admin(server, "kick", "3", code=2), "though player 3 is elsewhere"
            assert list(server.sessions) == [3]

    run_server(scene)


def test_tables_are_listed_and_closed(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert "There are no tables." in await admin(server, "tables")
        live = await server.tables.create("anna", "bruxelles1897", (None, "apprentice"), word="hush")
        [table] = json.loads(await admin(server, "tables", "--json"))
        assert (table["table"], table["status"], table["owner"]) == (live.id, "open", "anna")
        assert table["players"] == ["anna", "apprentice"]
        assert "Bruxelles 1897" in await admin(server, "tables")
        assert "anna, Apprenti " in await admin(server, "tables", language="fr")
        for selection in (
            ("--game", "crystal_palace"),
            ("--player", "nobody"),
            ("--search", "x y"),
            ("--status", "over"),
        ):
            assert await admin(server, "tables", *selection) == "No table matches.\n"
        assert await admin(server, "tables", "--player", "nobody", language="fr") == "Aucune table ne correspond.\n"
        assert f"Table {live.id} is closed." in await admin(server, "close", live.id)
        assert live.now.status == "closed"
        assert "has been closed" in await admin(server, "close", live.id, code=2)
        assert "There is no table" in await admin(server, "close", "nowhere", code=2)

    run_server(scene)


def test_a_damaged_table_is_listed_as_such_and_closed(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await server.tables.create("anna", "bruxelles1897", (None, "apprentice"))
        name = live.id
        del live
        gc.collect()
        await asyncio.to_thread(server.tables.store.append, name, 3, ["nonsense"])
        with pytest.raises(TableError):
            await server.tables.open(name)
        assert "damaged" in await admin(server, "tables")
        assert name in await admin(server, "tables", "--status", "damaged")
        assert f"Table {name} is closed." in await admin(server, "close", name)
        assert name in await admin(server, "tables", "--status", "closed")

    run_server(scene)


def test_a_server_is_drained(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        running = asyncio.create_task(server.wait_closing())
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            assert "closes after 1 session" in await admin(server, "drain")
            await anna.sees("accepts no new players")
            with pytest.raises(ConnectionRefusedError):
                async with server.connect("bob"):
                    pass
            assert not running.done()
            await anna.press("q")
            await anna.wait_closed()
        await asyncio.wait_for(running, 10)

    run_server(scene)


def test_a_server_without_sessions_is_drained_at_once(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        assert "The server is closing." in await admin(server, "drain")
        await asyncio.wait_for(server.wait_closing(), 10)

    run_server(scene)


def test_the_socket_is_for_the_owner_alone(run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: RunningServer) -> None:
        path = server.folder / SOCKET
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        monkeypatch.setattr("tui.serve.admin._is_owner", lambda connection: False)
        with pytest.raises(CliError, match="admin-no-server"):
            await asyncio.to_thread(ask, server.folder, "sessions")
        assert not server.logged("admin")

    run_server(scene)


@pytest.mark.parametrize("line", [b"\n", b"nonsense\n", b"[]\n", b'{"do": "dance"}\n', b'{"do": 1}\n', b"{}\n", b"1\n"])
def test_nonsense_is_answered(run_server: Callable[..., None], line: bytes) -> None:
    async def scene(server: RunningServer) -> None:
        reader, writer = await asyncio.open_unix_connection(server.folder / SOCKET)
        writer.write(line)
        assert json.loads(await reader.readline()) == {"error": "admin-unknown", "arguments": {}}
        writer.close()

    run_server(scene)


def test_one_server_has_a_folder_and_what_a_dead_one_left_is_cleared_away(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        with pytest.raises(CliError, match="serve-already"):
            await AdminSocket(server, server.folder).open()
        await server._admin.close()
        (server.folder / SOCKET).touch()
        socket = AdminSocket(server, server.folder)
        await socket.open()
        assert await asyncio.to_thread(ask, server.folder, "sessions") == []
        await socket.close()
        assert not (server.folder / SOCKET).exists()

    run_server(scene)


def test_without_a_server_there_is_nobody_to_ask(folder: Path) -> None:
    with pytest.raises(CliError, match="admin-no-server"):
        ask(folder, "sessions")
    with pytest.raises(CliError, match="serve-long-path"):
        ask(folder / ("x" * 120), "sessions")
