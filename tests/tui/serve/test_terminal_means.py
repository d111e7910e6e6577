"""The client's terminal: its title, notifications, clipboard and background, over SSH as on this machine."""

from base64 import b64decode
from collections.abc import Callable

import msgspec
import pytest

from tests.tui.serve.client import SshTerminal
from tests.tui.serve.conftest import RunningServer
from tests.tui.serve.tables import at_table, next_player, play_moves, start_game

FOCUS_OUT, FOCUS_IN = "\x1b[O", "\x1b[I"
FOCUS_REPORTS = 1004


def told(terminal: SshTerminal, command: int) -> list[str]:
    return [text for number, text in terminal.screen.commands if number == command]


def copied(terminal: SshTerminal) -> str:
    return b64decode(told(terminal, 52)[-1].removeprefix("c;")).decode()


def test_the_title_tells_whose_turn_it_is_and_is_restored(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        first = next_player(live)
        other = "bob" if first == "anna" else "anna"
        async with at_table(server, first) as player, at_table(server, other) as waiting:
            await player.until(lambda: told(player, 2)[-1].startswith("Your turn · Bruxelles 1897"), "titled")
            await waiting.until(lambda: told(waiting, 2)[-1].startswith(f"{first} to play · "), "titled")
            assert FOCUS_REPORTS in player.screen.modes
            await player.press("ctrl+q")
            await player.wait_closed()
            assert player.screen.commands[-2:] == [(2, ""), (23, "")]
            assert FOCUS_REPORTS not in player.screen.modes

    run_server(scene)


def test_a_player_is_notified_with_the_bell_unless_they_look(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server)
        first = next_player(live)
        other = "bob" if first == "anna" else "anna"
        async with at_table(server, first) as player, at_table(server, other) as waiting:
            while next_player(live) == first:
                await play_moves(server, live, {first: player}, 1)
            await waiting.until(lambda: waiting.screen.bells == 1 and bool(told(waiting, 9)), "called")
            assert told(waiting, 9) == ["Your turn · Bruxelles 1897"]
            assert not told(player, 9)
            player.type(FOCUS_IN)
            while next_player(live) == other:
                await play_moves(server, live, {other: waiting}, 1)
            await player.until(lambda: player.screen.bells == 1, "rung")
            await player.quiet()
            assert not told(player, 9), "they look at the table"

    run_server(scene)


def test_a_change_of_focus_paints_nothing(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await anna.quiet()
            anna.take()
            anna.type(FOCUS_OUT)
            await anna.quiet()
            anna.type(FOCUS_IN)
            await anna.quiet()
            assert anna.take() == b""

    run_server(scene)


@pytest.mark.parametrize(("colour", "theme"), [("ffff/ffff/ffff", "hankar"), ("1111/1111/1111", "horta")])
def test_the_first_login_follows_the_background(run_server: Callable[..., None], colour: str, theme: str) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            assert told(anna, 11) == ["?"]
            anna.type(f"n\x1b]11;rgb:{colour}\x1b\\")
            await anna.sees("in two minutes")
            await anna.press("enter")
            await anna.sees("New game", "[random]")
            await anna.quiet()
            app = server.sessions[1].app
            assert app is not None
            assert app.theme == theme
            await anna.sees("[random]")
            app.call_later(app.change_setting, "speed", "fast")
            await anna.quiet()
        async with server.log_in("anna") as anna:
            await anna.sees("Quit")
            await anna.quiet()
            assert told(anna, 11) == []

    run_server(scene)


def test_an_invitation_is_copied_in_the_waiting_room(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await server.tables.create("anna", "bruxelles1897", [None, None], word="sesame")
        async with server.log_in("anna") as anna:
            await anna.sees("Play with others")
            await anna.press("t")
            await anna.sees(live.id)
            await anna.press("enter")
            await anna.sees("i copy")
            await anna.press("i")
            await anna.sees("The invitation is in the clipboard")
            assert copied(anna) == (
                f"Join me at a game of Bruxelles 1897 on Pavilion: press p in the lobby and type {live.id} sesame"
            )

    run_server(scene)


def test_a_position_is_copied_as_its_player_sees_it(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        live = await start_game(server, game="bruxelles1893")
        async with at_table(server, "anna") as anna:
            await anna.press("C")
            await anna.until(lambda: bool(told(anna, 52)), "copied")
            state = msgspec.json.decode(copied(anna))["load"]
            rules, whole = live.now.match.game, live.now.match.state
            seat = live.now.seat_of("anna")
            seen = msgspec.to_builtins(rules.seen_by(whole, seat))
            hidden = {name for name, value in msgspec.to_builtins(whole).items() if seen[name] != value}
            assert hidden, "something is secret"
            assert all(state[name] == msgspec.json.decode(msgspec.json.encode(seen[name])) for name in hidden)
            await anna.press("X")
            await anna.quiet()
            assert len(told(anna, 52)) == 1, "the record is the server's"

    run_server(scene)


def test_a_console_is_told_nothing_and_drawn_in_ascii(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", term="linux") as anna:
            await anna.sees("Quit")
            assert anna.text.isascii()
            await anna.press("q")
            await anna.wait_closed()
            assert anna.screen.commands == []

    run_server(scene)
