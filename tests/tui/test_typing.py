"""Typing fast: every screen takes its keys twice and in bursts, and the app ends only by the keys that quit."""

import asyncio
import importlib
import inspect
import pkgutil
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

import pytest
from textual.app import ScreenStackError
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

import tui
from saves.gallery import folder
from saves.records.record import Seat
from tests.tui.bursts import StayingApp, burst, key_event, keys_here, settle, type_at_once
from tests.tui.conftest import Visit
from tests.tui.screens.looking import app_of, keep_library, screen_of
from tui.screens.closing import closes_once
from tui.screens.dialogs import AskText, Confirm
from tui.screens.help import HelpScreen
from tui.screens.home import HomeScreen
from tui.session import NewGame, Opening, ReplayGame, Session
from tui.table.screen import TableScreen

GAME = NewGame("bruxelles1897", (Seat("Anna", "human"), Seat("Bert", "human")), {}, 1)
PALACE = NewGame("crystal_palace", (Seat("Anna", "human"), Seat("Bert", "human")), {}, 1)
FINISHED = ReplayGame(folder() / "bruxelles1893-two-seats.pavilion")

WAYS: dict[str, tuple[Opening | None, Sequence[str], str]] = {
    "home": (None, (), "HomeScreen"),
    "new game": (None, ("n",), "NewGameScreen"),
    "name of a player": (None, ("n", "down", "enter"), "AskText"),
    "saved games": (None, ("s",), "SavedGamesScreen"),
    "renaming": (None, ("s", "r"), "AskText"),
    "trash": (None, ("s", "t"), "TrashScreen"),
    "emptying the trash": (None, ("s", "d", "t", "e"), "Confirm"),
    "replays": (None, ("r",), "ReplaysScreen"),
    "rules": (None, ("f1",), "RulesScreen"),
    "search": (None, ("f1", "slash"), "RulesScreen"),
    "settings": (None, ("o",), "SettingsScreen"),
    "help": (None, ("question_mark",), "HelpScreen"),
    "palette": (None, ("ctrl+p",), "Palette"),
    "table": (GAME, (), "TableScreen"),
    "curtain": (PALACE, (), "CurtainScreen"),
    "secret table": (PALACE, ("enter",), "TableScreen"),
    "help of the table": (GAME, ("question_mark",), "HelpScreen"),
    "log": (GAME, ("1", "L"), "LogScreen"),
    "scores": (GAME, ("S",), "ScoresScreen"),
    "copy": (GAME, ("ctrl+s",), "AskText"),
    "replay": (FINISHED, ("right", "right"), "TableScreen"),
    "scores of a replay": (FINISHED, ("end", "S"), "ScoresScreen"),
    "log of a replay": (FINISHED, ("L",), "LogScreen"),
    "story": (FINISHED, ("T",), "StoryScreen"),
    "puzzle": (None, ("l", "end", "enter"), "TableScreen"),
}
"""For every screen: what the app opens with, the keys that lead there, and the class of the screen."""

CLOSE_TWO = {("scores of a replay", "q")}
"""Keys that close two screens by a single press."""

Typist = Callable[[Pilot[Any], Callable[[], Awaitable[None]]], Awaitable[None]]


def type_at(session: Session, way: str, typist: Typist) -> None:
    """Go to a screen, with a function that leads there again."""
    opening, keys, kind = WAYS[way]
    keep_library(session)

    async def evening() -> None:
        app = StayingApp(session)
        try:
            async with app.run_test(size=(80, 24)) as pilot:

                async def go() -> None:
                    app.go_home()
                    await settle(pilot)
                    match opening:
                        case NewGame():
                            app.start_table(opening)
                        case ReplayGame(path):
                            app.open_replay(path)
                    await pilot.pause()
                    for key in keys:
                        await type_at_once(pilot, key)
                        await pilot.pause()  # lists are read by threads

                await go()
                assert type(app.screen).__name__ == kind
                await typist(pilot, go)
                assert app.is_running
        finally:
            await session.bots.close()

    asyncio.run(evening())


@pytest.mark.parametrize("way", WAYS)
def test_every_key_twice(session: Session, way: str) -> None:
    async def typist(pilot: Pilot[Any], go: Callable[[], Awaitable[None]]) -> None:
        app = app_of(pilot)
        here = app.screen
        for key in keys_here(app):
            depth = len(app.screen_stack)
            await type_at_once(pilot, key, key)
            assert app.is_running, key
            closes = 2 if (way, key) in CLOSE_TWO else 1
            assert len(app.screen_stack) >= depth - closes, key
            if app.screen is not here:
                await go()
                here = app.screen

    type_at(session, way, typist)


@pytest.mark.parametrize("way", WAYS)
def test_bursts_of_keys(session: Session, way: str) -> None:
    async def typist(pilot: Pilot[Any], go: Callable[[], Awaitable[None]]) -> None:
        app, chance = app_of(pilot), Random(way)
        for _ in range(4):
            await type_at_once(pilot, *burst(chance, keys_here(app), 12))
            assert app.is_running
        await go()

    type_at(session, way, typist)


def test_a_dialog_answers_once(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        answers: list[str | None] = []
        table = screen_of(pilot, TableScreen)
        app.push_screen(AskText(app.session, "What?"), answers.append)
        await pilot.pause()
        await type_at_once(pilot, "h", "i", *["enter"] * 4)
        assert answers == ["hi"]
        assert app.screen is table
        assert not table.match.entries

    visit(scene, opening=GAME)


def test_keys_typed_ahead_reach_the_screen_they_open(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        await type_at_once(pilot, "f1", "escape")
        assert isinstance(app.screen, HomeScreen)
        await type_at_once(pilot, "f1", "slash", *"cube")
        assert app.screen.query_one("#wanted", Input).value == "cube"
        await type_at_once(pilot, "escape", "escape", "n", "n")
        assert isinstance(app.screen, HomeScreen)

    visit(scene)


def test_the_keys_that_quit_are_never_dropped(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await type_at_once(pilot, "question_mark", "escape", "n", "ctrl+q")
        assert not app_of(pilot).is_running

    visit(scene)


def test_a_screen_under_others_closes_when_it_is_in_front(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        answers: list[bool | None] = []
        dialog, help_screen = Confirm(app.session, "Really?", "Yes"), HelpScreen(app.session, [])
        app.push_screen(dialog, answers.append)
        app.push_screen(help_screen)
        dialog.dismiss(True)
        await pilot.pause()
        assert app.screen is help_screen
        help_screen.dismiss()
        await pilot.pause()
        assert isinstance(app.screen, HomeScreen)
        assert answers == [True]

    visit(scene)


def test_the_first_screen_cannot_be_closed(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        home = screen_of(pilot, HomeScreen)
        home.dismiss()
        await pilot.pause()
        assert app_of(pilot).screen is home

    visit(scene)


def test_a_key_that_is_handled_when_the_last_screen_has_closed_is_forgotten(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app, key = app_of(pilot), key_event("n")
        with monkeypatch.context() as closing:
            closing.setattr(app._keys, "_current", key)
            closing.setattr(type(app), "screen_stack", property(lambda _app: []))
            closing.setattr(type(app), "screen", property(fail))
            assert not app._keys.is_for_screen_in_front(key)
            await app._keys.handled(key)
            await app._keys.put(key_event("escape"))
            app._keys.closed()

    def fail(_app: Any) -> Any:
        raise ScreenStackError("No screens on stack")

    visit(scene)


def test_the_next_key_does_not_wait_for_a_widget_that_was_removed(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.key_queue.LONGEST", 0.01)

    async def scene(pilot: Pilot[None]) -> None:
        app = app_of(pilot)
        with monkeypatch.context() as lost:
            lost.setattr(app._keys, "handled", nothing)
            await app._keys.put(key_event("n"))
            await app._keys.put(key_event("escape"))
            for _ in range(100):
                await pilot.pause(0.005)
                if len(app._keys) == 0:
                    break
        assert len(app._keys) == 0

    async def nothing(_event: Any) -> None:
        pass

    visit(scene)


def test_every_screen_closes_once() -> None:
    kinds = [
        kind
        for found in pkgutil.walk_packages(tui.__path__, "tui.")
        for kind in vars(importlib.import_module(found.name)).values()
        if inspect.isclass(kind) and issubclass(kind, Screen) and kind.__module__ == found.name
    ]
    assert len(kinds) > 15
    for kind in kinds:
        assert kind.dismiss.__qualname__.startswith(closes_once.__name__), kind
