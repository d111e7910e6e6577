"""A visit from beginning to end: the screen, the keys, the size, leaving and coming back."""

import asyncio
import gc
import json
import sys
import weakref
from typing import ClassVar

import pytest
from textual.binding import Binding

from tui.screens.home import HomeScreen


async def home(terminal):
    await terminal.sees("Rules", "Quit")


def test_a_visitor_sees_the_house_presses_keys_and_leaves(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await home(anna)
            await anna.press("f1")
            await anna.sees("Bruxelles")
            await anna.press("escape")
            await home(anna)
            await anna.press("q")
            assert await anna.goodbye() == 0
            assert "See you soon." in anna.printed
            assert not anna.screen.modes - {7, 25}, "the terminal is given back as it was"
        [opened] = house.told("session-opened")
        assert (opened["player"], opened["terminal"], opened["size"]) == ("anna", "xterm-256color", "80x24")
        assert [each["player"] for each in house.told("session-closed")] == ["anna"]

    open_house(scene)


def test_who_drops_out_comes_back_to_the_same_game(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await home(anna)
            await anna.press("n", "s")
            await anna.sees("Round 1", "─ ● anna ─", "Enter choose")
            await anna.quiet(0.5)
            before = anna.text
            anna.vanish()
            await house.until(lambda: not house.server.visits, "gone")
        async with house.sits("anna") as anna:
            await anna.sees("Continue")
            await anna.press("c")
            await anna.sees("Round 1", "─ ● anna ─", "Enter choose")
            await anna.quiet(0.5)
            assert anna.text.splitlines()[2:12] == before.splitlines()[2:12]

    open_house(scene)


def test_two_visitors_have_nothing_in_common_but_the_house(open_house):
    async def scene(house):
        async with house.sits("anna") as anna, house.sits("bob", env={"LANG": "fr_FR.UTF-8"}) as bob:
            await home(anna)
            await bob.sees("Règles")
            await anna.press("f1")
            await anna.sees("Bruxelles 1897")
            await bob.quiet()
            await bob.sees("Règles", "Quitter")
            assert house.server.presence.is_here("ANNA")
            await bob.press("q")
            assert await bob.goodbye() == 0
            assert "À bientôt." in bob.printed
            await anna.press("escape")
            await home(anna)
            await house.until(lambda: not house.server.presence.is_here("bob"))

    open_house(scene)


def test_the_screen_follows_the_window(open_house):
    async def scene(house):
        async with house.sits("anna", size=(80, 24)) as anna:
            await home(anna)
            anna.resize(120, 40)
            await home(anna)
            await anna.quiet()
            assert anna.text.splitlines()[39].strip(), "the keys are on the last line"
            anna.resize(30, 8)
            await anna.sees_no("Rules")
            anna.resize(80, 24)
            await home(anna)

    open_house(scene)


@pytest.mark.parametrize(
    ("claimed", "given"), [((0, 0), (80, 24)), ((2**31, 2**31), (500, 200)), ((100, 0), (100, 24))]
)
def test_a_client_may_claim_any_size(open_house, claimed, given):
    async def scene(house):
        async with house.sits("anna", size=claimed) as anna:
            await house.until(lambda: house.server.visits)
            [visit] = house.server.visits.values()
            assert visit.size == given
            await house.until(lambda: visit.driver is not None and visit.app.is_running)
            anna.channel.change_terminal_size(2**32 - 1, 2**32 - 1)
            await house.until(lambda: visit.size == (500, 200))

    # Only the size of the window is of interest, not what a grid of that size would show.
    open_house(scene)


def test_settings_and_language_are_kept_for_each_player(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await home(anna)
            await house.until(lambda: house.server.visits[1].app is not None)
            app = house.server.visits[1].app
            app.call_later(app.change_language, "fr")
            await anna.sees("Règles")
        async with house.sits("anna", env={"LANG": "en_GB.UTF-8"}) as anna, house.sits("bob") as bob:
            await anna.sees("Règles", "Quitter")
            await home(bob)

    open_house(scene)


def test_settings_that_are_not_known_here_are_named_and_the_others_kept(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await home(anna)
            await house.until(lambda: house.server.visits[1].app is not None)
            app = house.server.visits[1].app
            kept = app.session.settings_file.path
            app.call_later(app.change_language, "fr")
            await anna.sees("Règles")
        values = {**json.loads(kept.read_text()), "theme": "guimard", "newer": 1}
        kept.write_text(json.dumps(values))
        async with house.sits("anna") as anna:
            await anna.sees("Règles", "Thème", "guimard")
        assert json.loads(kept.read_text())["newer"] == 1

    open_house(scene)


def test_a_guest_leaves_nothing_behind(open_house):
    async def scene(house):
        async with house.sits("eve", key=None) as eve:
            await home(eve)
            app = house.server.visits[1].app
            kept = app.session.settings_file.path
            app.call_later(app.change_language, "fr")
            await eve.sees("Règles")
            assert kept.exists()
            await eve.press("q")
            await eve.goodbye()
        await house.until(lambda: not kept.parent.exists(), "cleared away")

    open_house(scene, takes_guests=True)


class Fragile(HomeScreen):
    """A home with a key that breaks."""

    BINDINGS: ClassVar = [Binding("x", "break_down", show=False)]

    def action_break_down(self):
        raise RuntimeError("a fault of our own")


def test_a_crash_is_told_to_one_session_and_to_the_log(open_house, monkeypatch, capsys):
    monkeypatch.setattr("tui.serve.app.first_screen", lambda session, context: Fragile(session))

    async def scene(house):
        async with house.sits("anna") as anna, house.sits("bob") as bob:
            await home(anna)
            await home(bob)
            await anna.press("x")
            assert await anna.goodbye() == 1
            assert "Something went wrong" in anna.printed
            assert "RuntimeError" not in anna.printed
            assert not anna.screen.modes - {7, 25}
            await bob.press("f1")
            await bob.sees("Bruxelles 1897")
        [broke] = house.told("session-broke")
        assert broke["error"] == "RuntimeError: a fault of our own"
        assert "action_break_down" in broke["details"]

    open_house(scene)
    assert capsys.readouterr() == ("", "")


def test_a_crash_before_the_first_picture_is_told_too(open_house, monkeypatch):
    def no_screen(session, context):
        raise RuntimeError("no screen today")

    monkeypatch.setattr("tui.serve.app.first_screen", no_screen)

    async def scene(house):
        async with house.sits("anna") as anna:
            assert await anna.goodbye() == 1
            assert "Something went wrong" in anna.printed
        assert house.told("session-broke")
        assert house.server.turnstile.sessions == 0

    open_house(scene)


def test_nothing_of_a_visit_stays(open_house):
    async def scene(house):
        before = sys.stdout, sys.stderr
        async with house.sits("anna") as anna:
            await home(anna)
            await anna.press("f1", "escape", "up", "down")
            app = weakref.ref(house.server.visits[1].app)
            visit = weakref.ref(house.server.visits[1])
            anna.vanish()
            await house.until(lambda: not house.server.visits)
        assert (sys.stdout, sys.stderr) == before
        # Another comes and goes: what Textual remembers of the last app is of that one.
        async with house.sits("bob") as bob:
            await home(bob)
            await bob.press("q")
            await bob.goodbye()
        for _ in range(3):
            # A timer that was cancelled stays in the loop until its time has come, and with it the context it had.
            loop = asyncio.get_running_loop()
            loop._scheduled[:] = [timer for timer in loop._scheduled if not timer.cancelled()]
            gc.collect()
            await asyncio.sleep(0.1)
        assert (app(), visit()) == (None, None)

    open_house(scene)


def test_a_session_does_not_change_how_the_loop_starts_tasks(open_house):
    """Textual does, from Python 3.12 on: tasks of the whole server would start within the call that creates them."""

    def start_later(loop, coroutine, **options):
        return asyncio.Task(coroutine, loop=loop, **options)

    async def scene(house):
        loop = asyncio.get_running_loop()
        loop.set_task_factory(start_later)
        async with house.sits("anna") as anna:
            await home(anna)
            assert loop.get_task_factory() is start_later
            async with house.sits("bob") as bob:
                await home(bob)
                assert loop.get_task_factory() is start_later
                await anna.press("q")
                await anna.goodbye()
            assert loop.get_task_factory() is start_later
        loop.set_task_factory(None)

    open_house(scene)


def test_a_player_known_by_key_is_told_their_name(open_house):
    async def scene(house):
        async with house.sits("anna") as anna:
            await home(anna)
        async with house.sits("annette", key="anna") as anna:
            await anna.sees("known here as anna")
        assert [each["player"] for each in house.told("session-opened")] == ["anna", "anna"]

    open_house(scene)
