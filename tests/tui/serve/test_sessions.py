"""A session from login to exit: the screen, keys, resizing, reconnecting, and crashes."""

import asyncio
import gc
import json
import sys
import weakref
from collections.abc import Callable
from typing import Any, ClassVar, Never

import pytest
from textual.binding import Binding

from tests.tui.serve.client import SshTerminal
from tests.tui.serve.conftest import RunningServer
from tui.screens.home import HomeScreen
from tui.serve import session as sessions
from tui.serve.context import ServerContext
from tui.session import Session


async def home(terminal: SshTerminal) -> None:
    await terminal.sees("Rules", "Quit")


def test_a_player_logs_in_presses_keys_and_exits(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
            await anna.press("f1")
            await anna.sees("Bruxelles")
            await anna.press("escape")
            await home(anna)
            await anna.press("q")
            assert await anna.wait_closed() == 0
            assert "See you soon." in anna.printed
            assert not anna.screen.modes - {7, 25}, "the terminal is given back as it was"
        [opened] = server.logged("session-opened")
        assert (opened["player"], opened["terminal"], opened["size"]) == ("anna", "xterm-256color", "80x24")
        assert [each["player"] for each in server.logged("session-closed")] == ["anna"]

    run_server(scene)


def test_a_player_who_reconnects_finds_the_same_game(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
            await anna.press("n")
            await anna.sees("Bruxelles 1897 in two minutes", "Enter set up the game")
            await anna.press("enter", "s")
            await anna.sees("Round 1", "─ ● anna ─", "Enter choose")
            await anna.quiet(0.5)
            before = anna.text
            anna.drop_connection()
            await server.until(lambda: not server.sessions, "gone")
        async with server.log_in("anna") as anna:
            await anna.sees("Continue")
            await anna.press("c")
            await anna.sees("Round 1", "─ ● anna ─", "Enter choose")
            await anna.quiet(0.5)
            assert anna.text.splitlines()[2:12] == before.splitlines()[2:12]

    run_server(scene)


def test_a_lesson_that_was_left_goes_on_at_the_next_login(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
            await anna.press("l")
            await anna.sees("A card for an architect")
            await anna.press("enter")
            await anna.sees("Four rounds")
            await anna.press("enter")
            await anna.sees("Every architect")
            anna.drop_connection()
            await server.until(lambda: not server.sessions, "gone")
        async with server.log_in("anna") as anna:
            await home(anna)
            await anna.press("l")
            await anna.sees("begun")
            await anna.press("enter")
            await anna.sees("Every architect")

    run_server(scene)


def test_two_sessions_have_nothing_in_common_but_the_server(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob", env={"LANG": "fr_FR.UTF-8"}) as bob:
            await home(anna)
            await bob.sees("Règles")
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")
            await bob.quiet()
            await bob.sees("Règles", "Quitter")
            assert server.presence.is_here("ANNA")
            await bob.press("q")
            assert await bob.wait_closed() == 0
            assert "À bientôt." in bob.printed
            await anna.press("escape")
            await home(anna)
            await server.until(lambda: not server.presence.is_here("bob"))

    run_server(scene)


def test_the_screen_follows_the_window(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", size=(80, 24)) as anna:
            await home(anna)
            anna.resize(120, 40)
            await home(anna)
            await anna.quiet()
            assert anna.text.splitlines()[39].strip(), "the keys are on the last line"
            anna.resize(30, 8)
            await anna.sees_no("Rules")
            anna.resize(80, 24)
            await home(anna)

    run_server(scene)


def test_many_sizes_at_once_end_with_the_last(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
            [session] = server.sessions.values()
            for number in range(40):
                session.terminal_size_changed(80 + number % 2 * 40, 24 + number % 2 * 16, 0, 0)
                assert session.app is not None
                session.app.screen.call_later(lambda: None)  # keeps the sizes from being merged
            anna.resize(100, 30)
            await anna.until(lambda: anna.text.splitlines()[29].strip(), "drawn to the last line")
            await anna.quiet()

    run_server(scene)


@pytest.mark.parametrize(
    ("claimed", "given"), [((0, 0), (80, 24)), ((2**31, 2**31), (500, 200)), ((100, 0), (100, 24))]
)
def test_a_client_may_claim_any_size(
    run_server: Callable[..., None], claimed: tuple[int, int], given: tuple[int, int]
) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna", size=claimed) as anna:
            await server.until(lambda: server.sessions)
            [session] = server.sessions.values()
            assert session.size == given
            await server.until(lambda: session.driver is not None and session.app.is_running)
            anna.channel.change_terminal_size(2**32 - 1, 2**32 - 1)
            await server.until(lambda: session.size == (500, 200))

    # Only the size of the window is of interest, not what a grid of that size would show.
    run_server(scene)


def test_settings_and_language_are_kept_for_each_player(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
            await server.until(lambda: server.sessions[1].app is not None)
            app = server.sessions[1].app
            app.call_later(app.change_language, "fr")
            await anna.sees("Règles")
        async with server.log_in("anna", env={"LANG": "en_GB.UTF-8"}) as anna, server.log_in("bob") as bob:
            await anna.sees("Règles", "Quitter")
            await home(bob)

    run_server(scene)


def test_settings_that_are_not_known_here_are_named_and_the_others_kept(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
            await server.until(lambda: server.sessions[1].app is not None)
            app = server.sessions[1].app
            kept = app.session.settings_file.path
            app.call_later(app.change_language, "fr")
            await anna.sees("Règles")
        values = {**json.loads(kept.read_text()), "theme": "guimard", "newer": 1}
        kept.write_text(json.dumps(values))
        async with server.log_in("anna") as anna:
            await anna.sees("Règles", "Thème", "guimard")
        assert json.loads(kept.read_text())["newer"] == 1

    run_server(scene)


def test_a_guest_leaves_nothing_behind(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("eve", key=None) as eve:
            await home(eve)
            app = server.sessions[1].app
            kept = app.session.settings_file.path
            app.call_later(app.change_language, "fr")
            await eve.sees("Règles")
            assert kept.exists()
            await eve.press("q")
            await eve.wait_closed()
        await server.until(lambda: not kept.parent.exists(), "cleared away")

    run_server(scene, allow_guests=True)


class Fragile(HomeScreen):
    """A home with a key that breaks."""

    BINDINGS: ClassVar = [Binding("x", "break_down", show=False)]

    def action_break_down(self) -> Never:
        raise RuntimeError("a broken key")


def test_a_crash_is_reported_to_one_session_and_the_log(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tui.serve.app.first_screen", lambda session, context: Fragile(session))

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna, server.log_in("bob") as bob:
            await home(anna)
            await home(bob)
            await anna.press("x")
            assert await anna.wait_closed() == 1
            assert "An unexpected error ended this session" in anna.printed
            assert "RuntimeError" not in anna.printed
            assert not anna.screen.modes - {7, 25}
            await bob.press("f1")
            await bob.sees("Bruxelles 1897")
        [broke] = server.logged("session-broke")
        assert broke["error"] == "RuntimeError: a broken key"
        assert "action_break_down" in broke["details"]

    run_server(scene)
    assert capsys.readouterr() == ("", "")


def test_a_crash_before_the_first_frame_is_reported(
    run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_screen(session: Session, context: ServerContext) -> Never:
        raise RuntimeError("no screen today")

    monkeypatch.setattr("tui.serve.app.first_screen", no_screen)

    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            assert await anna.wait_closed() == 1
            assert "An unexpected error ended this session" in anna.printed
        assert server.logged("session-broke")
        assert server.rate_limiter.sessions == 0

    run_server(scene)


def test_nothing_of_a_session_stays(run_server: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "RELEASE", 0.05)

    async def scene(server: RunningServer) -> None:
        before = sys.stdout, sys.stderr
        async with server.log_in("anna") as anna:
            await home(anna)
            await anna.press("f1", "escape", "up", "down")
            app = weakref.ref(server.sessions[1].app)
            session = weakref.ref(server.sessions[1])
            anna.drop_connection()
            await server.until(lambda: not server.sessions)
        assert (sys.stdout, sys.stderr) == before
        # After another session: Textual keeps some references to the last app.
        async with server.log_in("bob") as bob:
            await home(bob)
            await bob.press("q")
            await bob.wait_closed()
        for _ in range(3):
            # A cancelled timer stays in the loop until it is due, and keeps its context alive.
            loop: Any = asyncio.get_running_loop()
            loop._scheduled[:] = [timer for timer in loop._scheduled if not timer.cancelled()]
            gc.unfreeze()
            gc.collect()
            await asyncio.sleep(0.1)
        assert (app(), session()) == (None, None)

    run_server(scene)


def test_a_session_does_not_change_how_the_loop_starts_tasks(run_server: Callable[..., None]) -> None:
    """Textual does, from Python 3.12 on: tasks of the whole server would start within the call that creates them."""

    def start_later(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
        return asyncio.Task(coroutine, loop=loop, **options)

    async def scene(server: RunningServer) -> None:
        loop = asyncio.get_running_loop()
        loop.set_task_factory(start_later)
        async with server.log_in("anna") as anna:
            await home(anna)
            assert loop.get_task_factory() is start_later
            async with server.log_in("bob") as bob:
                await home(bob)
                assert loop.get_task_factory() is start_later
                await anna.press("q")
                await anna.wait_closed()
            assert loop.get_task_factory() is start_later
        loop.set_task_factory(None)

    run_server(scene)


def test_a_player_known_by_key_is_told_their_name(run_server: Callable[..., None]) -> None:
    async def scene(server: RunningServer) -> None:
        async with server.log_in("anna") as anna:
            await home(anna)
        async with server.log_in("annette", key="anna") as anna:
            await anna.sees("known here as anna")
        assert [each["player"] for each in server.logged("session-opened")] == ["anna", "anna"]

    run_server(scene)
