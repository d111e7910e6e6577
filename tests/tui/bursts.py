"""Bursts: keys that arrive together, as when somebody types faster than the app draws."""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from textual import events
from textual.app import App
from textual.keys import _character_to_key, key_to_character
from textual.pilot import Pilot

import tui.app
from tui.app import ASKS_TO_QUIT, QUIT, Pavilion

QUITTING = (QUIT, ASKS_TO_QUIT, "ctrl+z")
STRAY = ("enter", "escape", "space", "tab", "up", "down", "left", "right", "backspace", "x", "7", "f1", "ctrl+p")
"""Keys to press anywhere, whether the screen has them or not."""


class StayingApp(Pavilion):
    """An app whose menus and palette do not quit: when it ends, something has ended it that should not."""

    CSS_PATH: ClassVar[list[Any]] = [Path(tui.app.__file__).parent / path for path in Pavilion.CSS_PATH]

    def places(self) -> dict[str, Callable[[], Any]]:
        return {**super().places(), "quit": lambda: None}


def key_event(name: str) -> events.Key:
    """Return the press of a key by its name, such as `escape` or `question_mark`, or by its character."""
    name = _character_to_key(name) if len(name) == 1 else name
    return events.Key(name, key_to_character(name))


def send_at_once(app: App[Any], keys: Iterable[str]) -> None:
    """Press keys before the app can handle the first of them."""
    for each in keys:
        app.post_message(key_event(each))


async def type_at_once(pilot: Pilot[Any], *keys: str) -> None:
    """Press keys in one go, and wait until all have been handled."""
    send_at_once(pilot.app, keys)
    await settle(pilot)


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until the app has handled everything it was sent."""
    app = pilot.app
    assert isinstance(app, Pavilion)
    for _ in range(1000):
        await pilot.pause(0)
        if not app.is_running or (app.message_queue_size == 0 and app._keys.is_idle):
            return
    raise AssertionError("keys were left")


def keys_here(app: Pavilion) -> list[str]:
    """Return the keys that are bound on the screen in front, but those that quit."""
    return sorted(set(app.screen.active_bindings) - set(QUITTING))


def burst(chance: Random, keys: list[str], length: int) -> list[str]:
    """Return random keys, many of them pressed several times in a row."""
    typed: list[str] = []
    while len(typed) < length:
        typed += [chance.choice([*keys, *STRAY])] * chance.choice((1, 1, 2, 3))
    return typed
