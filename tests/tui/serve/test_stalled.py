"""Clients that do not read, that never stop typing, and that type what no keyboard has."""

import asyncio
import random
import socket
from collections.abc import Callable

import pytest

from tests.tui.serve.asyncssh_private import open_send_window, pause_socket, resume_socket
from tests.tui.serve.conftest import RunningServer
from tui.serve.asyncssh_private import RECEIVE_WINDOW
from tui.serve.driver import LONGEST_PASTE, MOST_TYPED, MOST_UNSENT
from tui.serve.flood import MOST_KEYS

LARGEST_FRAME = 40_000


async def repaint(server: RunningServer, number: int, times: int) -> None:
    """Make a session's app repaint its whole screen a number of times."""
    app = server.sessions[number].app
    for _ in range(times):
        app.call_later(app.refresh)
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", ["window", "network"])
def test_a_client_that_does_not_read_costs_little_slows_nobody_and_misses_nothing(
    run_server: Callable[..., None], how: str
) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", window=2**15) as anna, server.log_in("bob") as bob:
            await anna.sees("Quit")
            await bob.sees("Quit")
            driver = server.sessions[1].driver
            if how == "window":
                anna.channel.pause_reading()
            else:
                anna.connection.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32768)
                pause_socket(anna.connection)
                open_send_window(server.sessions[1]._channel)
            for _ in range(400):
                await repaint(server, 1, 5)
                if driver.is_stalled:
                    break
            assert driver.is_stalled
            # Whatever happens now on her screen is dropped, however much it is.
            anna.type("\x1bOP")
            await server.until(lambda: len(server.sessions[1].app.screen_stack) == 2, "at the rules")
            await repaint(server, 1, 20)
            assert driver.dropped
            assert driver.stream.unsent < MOST_UNSENT + LARGEST_FRAME
            await bob.press("f1")
            await bob.sees("Bruxelles 1897")
            if how == "window":
                anna.channel.resume_reading()
            else:
                resume_socket(anna.connection)
            await anna.sees("Bruxelles 1897")
            await anna.quiet(0.3)
            await bob.quiet(0.3)
            assert anna.text == bob.text
            assert not driver.is_stalled

    run_server(scene)


def test_a_stalled_session_can_be_closed(run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.serve.session.TIMEOUT", 0.3)

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", window=2**15) as anna:
            await anna.sees("Quit")
            session = server.sessions[1]
            anna.channel.pause_reading()
            for _ in range(400):
                await repaint(server, 1, 5)
                if session.driver.is_stalled:
                    break
            session.close("serve-kicked")
            await server.until(lambda: not server.sessions)
            await asyncio.wait_for(anna.connection.wait_closed(), 10)

    run_server(scene)


def test_a_client_that_never_stops_pasting_must_wait(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await anna.sees("Quit")
            await bob.sees("Quit")
            app, driver = server.sessions[1].app, server.sessions[1].driver
            anna.type("\x1b[200~x\x1b[201~" * 20_000)
            await server.until(lambda: driver._typed, "made to wait")
            await bob.press("f1")
            await bob.sees("Bruxelles 1897")
            assert driver._typed, "bob was served while anna was typing"
            assert driver.stream._is_paused
            assert len(driver._typed) <= MOST_TYPED + RECEIVE_WINDOW
            assert app.message_queue_size < 40
            anna.drop_connection()

    run_server(scene)


def test_of_more_keys_than_anyone_types_all_that_wait_are_dropped(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.serve.turns.PIECES_PER_SECOND", 0.001)

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            anna.type("x" * 10_000)
            await anna.sees("Too fast: some keys were dropped.")
            await anna.quiet()
            assert len(server.sessions[1].driver._typed) <= MOST_KEYS
            anna.type("x" * 10_000 + "\x1b[200~" + "y" * 1000 + "\x1b[201~")
            await anna.quiet()
            assert anna.text.count("Too fast") == 1
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")

    run_server(scene)


def test_a_paste_without_end_is_forgotten(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            driver = server.sessions[1].driver
            parser = driver._parser
            anna.type("\x1b[200~" + "x" * LONGEST_PASTE)
            await server.until(lambda: driver._parser is not parser, "forgotten")
            anna.type("\x1b[201~")
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")

    run_server(scene)


@pytest.mark.parametrize(
    "typed",
    [
        "\x1b[48;9999999;9999999;1;1t",  # a size, as some terminals tell it
        "\x1b[99999999999;5u",  # a key that no character has
        "\x1b[1114112u",
        "\x1b[<0;99999999999999;99999999999M",
        "\x1b[?2048;1$y",
        "\x1b[99999;99999R",
        "\x1b]52;c;?\x07",
        "\x00\x80\xff",
    ],
)
def test_what_no_keyboard_types_does_no_harm(run_server: Callable[..., None], typed: str) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            anna.channel.write(typed.encode("latin-1"))
            await anna.quiet()
            assert tuple(server.sessions[1].app.size) == (80, 24)
            await anna.press("escape", "escape")
            await anna.sees("Quit")

    run_server(scene)


def test_noise_does_no_harm(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        chance = random.Random(7)
        pieces = [
            b"\x1b",
            b"[",
            b"<",
            b"?",
            b";",
            b"5",
            b"999999",
            b"u",
            b"M",
            b"~",
            b"t",
            b"R",
            b"\xc3",
            b"\xff",
            b"O",
        ]
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            for _ in range(12):
                anna.channel.write(b"\x1b" + b"".join(chance.choices(pieces, k=25)))
                await asyncio.sleep(0.01)
            await anna.quiet(0.3)
            assert 1 in server.sessions
            assert tuple(server.sessions[1].app.size) == (80, 24)
        assert not server.logged("session-broke")

    run_server(scene)
