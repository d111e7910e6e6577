"""Typing fast over SSH, where keys arrive in one packet, and clients that drop while their session starts."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from textual.keys import key_to_character

from tests.tui.bursts import burst, keys_here, send_at_once
from tests.tui.serve.client import KEYS, SshTerminal, open_terminal
from tests.tui.serve.conftest import RunningServer, key_of
from tests.tui.serve.tables import at_table, moves_of, start_game
from tui.lobby.lobby import LobbyScreen
from tui.serve.app import RemoteApp
from tui.widgets.listing import Listing

SENT = {
    **KEYS,
    "shift+tab": "\x1b[Z",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
    "delete": "\x1b[3~",
}
"""What a terminal sends for keys that have no character."""

PLAYING, OPEN = "playing", "open"
WAYS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "lobby": (PLAYING, (), "LobbyScreen"),
    "new table": (PLAYING, ("n",), "NewGameScreen"),
    "invitation": (PLAYING, ("p",), "AskText"),
    "leaving a game": (PLAYING, ("l",), "Confirm"),
    "help of the lobby": (PLAYING, ("question_mark",), "HelpScreen"),
    "table": (PLAYING, ("enter",), "TableScreen"),
    "chat": (PLAYING, ("enter", "t"), "ChatDialog"),
    "players": (PLAYING, ("enter", "W"), "PeopleScreen"),
    "log": (PLAYING, ("enter", "L"), "LogScreen"),
    "scores": (PLAYING, ("enter", "S"), "ScoresScreen"),
    "rules": (PLAYING, ("enter", "f1"), "RulesScreen"),
    "waiting room": (OPEN, ("enter",), "WaitingRoomScreen"),
    "chat before the game": (OPEN, ("enter", "t"), "ChatDialog"),
}
"""For every screen of a server: the table under the cursor of the lobby, the keys from there, and its class."""


def as_sent(keys: list[str]) -> str:
    """Return what a terminal sends for keys; those it cannot send are left out."""
    return "".join(SENT.get(each) or key_to_character(each) or "" for each in keys)


def app_of(server: RunningServer) -> RemoteApp:
    """Return the app of the only session."""
    [session] = server.sessions.values()
    assert session.app is not None
    return session.app


async def settle(server: RunningServer, terminal: SshTerminal, *sent: str) -> None:
    """Wait until what was sent has been handled; a lone Esc is recognised by waiting."""
    await terminal.quiet(0.13 if "escape" in sent else 0.02)
    await server.until(lambda: not server.sessions or app_of(server)._keys.is_idle, "handled")


async def go(server: RunningServer, way: str) -> None:
    """Go to a screen from wherever the session of anna is; she has a seat at a game and at an open table."""
    table, keys, kind = WAYS[way]
    if table == PLAYING:
        live = await start_game(server)
    else:
        live = await server.tables.create("anna", "bruxelles1897", [None, "apprentice"])
    app = app_of(server)
    before = app.screen

    def is_listed() -> bool:
        is_lobby = isinstance(app.screen, LobbyScreen) and app.screen is not before and app.screen.is_mounted
        return is_lobby and any(row.name == live.id for row in listing().rows)

    def listing() -> Listing:
        return app.screen.query_one("#tables", Listing)

    def point() -> None:
        listing().cursor = next(index for index, row in enumerate(listing().rows) if row.name == live.id)

    app.call_later(app.open_lobby)
    await server.until(is_listed, "listed")
    app.call_later(point)
    for each in keys:
        before = app.screen
        send_at_once(app, [each])
        await server.until(lambda: app.screen is not before, each)  # noqa: B023 - awaited before the next
    assert type(app.screen).__name__ == kind


def test_a_chat_message_is_sent_once(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        async with at_table(server, "anna") as anna:
            await anna.press("t")
            await anna.sees("To everyone at the table")
            anna.type("hi\r\r\r\r\r")
            await anna.sees("anna: hi")
            await settle(server, anna)
            assert type(app_of(server).screen).__name__ == "TableScreen"
            assert [note.entry.text for note in live.now.notes if hasattr(note.entry, "text")] == ["hi"]
            assert moves_of(live) == 0

    run_server(scene)


def test_a_message_can_be_typed_ahead(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        async with at_table(server, "anna") as anna:
            anna.type("thello\r")
            await anna.sees("anna: hello")
            assert moves_of(live) == 0

    run_server(scene)


@pytest.mark.parametrize("way", WAYS)
def test_every_key_twice_in_one_packet(run_server: Callable[..., None], way: str) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Play with others")
            await go(server, way)
            app, here = app_of(server), app_of(server).screen
            for each in keys_here(app):
                depth = len(app.screen_stack)
                anna.type(as_sent([each, each]))
                await settle(server, anna, each)
                assert not anna.session.ended.is_set(), each
                assert len(app.screen_stack) >= depth - 1, each
                if app.screen is not here:
                    await go(server, way)
                    here = app.screen
        assert not server.logged("session-broke")

    run_server(scene)


@pytest.mark.parametrize("way", WAYS)
def test_bursts_in_one_packet(run_server: Callable[..., None], way: str) -> None:
    async def scene(server: RunningServer) -> None:
        chance = Random(way)
        async with server.log_in("anna") as anna:
            await anna.sees("Play with others")
            for _ in range(3):
                await go(server, way)
                typed = burst(chance, keys_here(app_of(server)), 25)
                anna.type(as_sent([each for each in typed if each != "q"]))  # which quits at home
                await settle(server, anna, *typed)
                assert not anna.session.ended.is_set(), typed
        assert not server.logged("session-broke")

    run_server(scene)


@pytest.mark.parametrize("returns", [False, True], ids=["home", "table"])
def test_clients_that_drop_while_they_start(run_server: Callable[..., None], returns: bool) -> None:
    async def scene(server: RunningServer) -> None:
        live, chance = await start_game(server), Random(3)
        if returns:
            async with at_table(server, "anna"):
                pass
        for number in range(24):
            seconds = chance.uniform(0, 0.25)
            async with open_terminal(server.port, "anna", key_of("anna")) as terminal:
                if number % 2:
                    terminal.type(as_sent(["t", "enter", "t", "f1"]))
                await asyncio.sleep(seconds)
                terminal.drop_connection()
        await server.until(lambda: not server.sessions, "closed")
        assert not server.logged("session-broke")
        assert moves_of(live) == 0

    run_server(scene)
