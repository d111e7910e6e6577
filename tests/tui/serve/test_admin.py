"""The admin desk: who is here, which tables there are, ending sessions and tables, and closing the house gently."""

import asyncio
import json
import stat
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from tui.cli.localized import CliError
from tui.cli.main import main
from tui.serve.admin import SOCKET, AdminDesk, ask


async def admin(house, do, *arguments, code=0):
    """Run `pavilion admin …` for the house, and give what it prints.

    The server is asked beforehand: a runner puts another standard output in the place of ours, which the sessions of
    the same process must not see.
    """
    try:
        answer = await asyncio.to_thread(ask, house.folder, do, *(each for each in arguments if each[:2] != "--"))
    except CliError as complaint:
        answer = complaint

    def answered(folder, asked, whom=""):
        assert (folder, asked, whom) == (str(house.folder), do, whom)
        if isinstance(answer, CliError):
            raise answer
        return answer

    with patch("tui.cli.serve._ask", answered):
        done = CliRunner().invoke(main, ["admin", do, *arguments, "--folder", str(house.folder), "--lang", "en"])
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def test_the_owner_sees_who_is_here(open_house):
    async def scene(house):
        assert "Nobody is here." in await admin(house, "sessions")
        async with house.sits("anna") as anna, house.sits("eve", key=None, size=(100, 30)) as eve:
            await anna.sees("Quit")
            await eve.sees("Quit")
            listed = json.loads(await admin(house, "sessions", "--json"))
            assert [(each["player"], each["guest"], each["size"]) for each in listed] == [
                ("anna", False, [80, 24]),
                ("~eve", True, [100, 30]),
            ]
            assert listed[0]["key"].startswith("SHA256:")
            table = await admin(house, "sessions")
            assert "127.0.0.1" in table
            assert "xterm-256color 100x30" in table

    open_house(scene, takes_guests=True)


def test_a_session_is_ended_by_name_or_number(open_house):
    async def scene(house):
        async with house.sits("anna") as anna, house.sits("anna") as second, house.sits("bob") as bob:
            for terminal in (anna, second, bob):
                await terminal.sees("Quit")
            assert "2 sessions ended." in await admin(house, "kick", "Anna")
            assert await anna.goodbye() == 0
            assert await second.goodbye() == 0
            assert "The administrator has ended this session" in anna.printed
            assert "No connected player is called “cleo”" in await admin(house, "kick", "cleo", code=2)
            assert "1 session ended." in await admin(house, "kick", "3")
            await bob.goodbye()

    open_house(scene)


def test_tables_are_listed_and_closed(open_house):
    async def scene(house):
        assert "There are no tables." in await admin(house, "tables")
        live = await house.server.tables.create("anna", "bruxelles1897", (None, "apprentice"), word="hush")
        [table] = json.loads(await admin(house, "tables", "--json"))
        assert (table["table"], table["status"], table["owner"]) == (live.id, "open", "anna")
        assert table["players"] == ["anna", "apprentice"]
        assert "Bruxelles 1897" in await admin(house, "tables")
        assert f"Table {live.id} is closed." in await admin(house, "close", live.id)
        assert live.now.status == "closed"
        assert "has been closed" in await admin(house, "close", live.id, code=2)
        assert "There is no table" in await admin(house, "close", "nowhere", code=2)

    open_house(scene)


def test_a_house_is_drained(open_house):
    async def scene(house):
        running = asyncio.create_task(house.server._closing.wait())
        async with house.sits("anna") as anna:
            await anna.sees("Quit")
            assert "closes after 1 session" in await admin(house, "drain")
            await anna.sees("accepts no new players")
            with pytest.raises(ConnectionRefusedError):
                async with house.connects("bob"):
                    pass
            assert not running.done()
            await anna.press("q")
            await anna.goodbye()
        await asyncio.wait_for(running, 10)

    open_house(scene)


def test_an_empty_house_is_drained_at_once(open_house):
    async def scene(house):
        assert "The server is closing." in await admin(house, "drain")
        await asyncio.wait_for(house.server._closing.wait(), 10)

    open_house(scene)


def test_the_desk_is_for_the_owner_alone(open_house, monkeypatch):
    async def scene(house):
        path = house.folder / SOCKET
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        monkeypatch.setattr("tui.serve.admin._is_owner", lambda line: False)
        with pytest.raises(CliError, match="admin-no-server"):
            await asyncio.to_thread(ask, house.folder, "sessions")
        assert not house.told("admin")

    open_house(scene)


@pytest.mark.parametrize("line", [b"\n", b"nonsense\n", b"[]\n", b'{"do": "dance"}\n', b'{"do": 1}\n', b"{}\n", b"1\n"])
def test_nonsense_is_answered(open_house, line):
    async def scene(house):
        reader, writer = await asyncio.open_unix_connection(house.folder / SOCKET)
        writer.write(line)
        assert json.loads(await reader.readline()) == {"error": "admin-unknown", "arguments": {}}
        writer.close()

    open_house(scene)


def test_one_server_has_a_folder_and_what_a_dead_one_left_is_cleared_away(open_house):
    async def scene(house):
        with pytest.raises(CliError, match="serve-already"):
            await AdminDesk(house.server, house.folder).open()
        await house.server._desk.close()
        (house.folder / SOCKET).touch()
        desk = AdminDesk(house.server, house.folder)
        await desk.open()
        assert await asyncio.to_thread(ask, house.folder, "sessions") == []
        await desk.close()
        assert not (house.folder / SOCKET).exists()

    open_house(scene)


def test_without_a_server_there_is_nobody_to_ask(folder):
    with pytest.raises(CliError, match="admin-no-server"):
        ask(folder, "sessions")
    with pytest.raises(CliError, match="serve-long-path"):
        ask(folder / ("x" * 120), "sessions")
