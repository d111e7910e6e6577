"""The key queue: keys reach the screens one at a time, and only the screen they were typed for.

Textual forwards each key to the focused widget as it comes, and runs its action once the key has bubbled up to the app,
on the screen that is then in front. Of keys that arrive together, the second would act on a screen that the first has
closed, or on one that it has yet to open.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from textual import events
from textual.app import App
from textual.message import Message
from textual.screen import Screen

TypedEvent = events.Key | events.Paste

QUIET_ROUNDS = 2
"""Rounds of `KeyHandled` without another screen in front: the first follows the key, the second what the key caused."""
LONGEST = 1.0
"""Seconds to wait for a key to be handled before the next one is forwarded."""


class KeyHandled(Message):
    """Follows a key along the path it bubbles: when this reaches the app, every widget on the path has had the key."""

    def __init__(self, event: TypedEvent) -> None:
        super().__init__()
        self.event = event


class KeyQueue:
    """Keys and pastes on their way to the screens of an app. `forward` does what Textual does with a single one."""

    def __init__(
        self,
        app: App[Any],
        forward: Callable[[TypedEvent], Awaitable[None]],
        is_always_live: Callable[[str], bool] = lambda _key: False,
    ) -> None:
        self._app = app
        self._forward = forward
        self._is_always_live = is_always_live
        self._waiting: deque[TypedEvent] = deque()
        self._current: TypedEvent | None = None
        """What was forwarded and may still be on its way."""
        self._screen: Screen[Any] | None = None
        """The screen that `_current` was typed for."""
        self._front: Screen[Any] | None = None
        """The screen in front when `KeyHandled` was last sent."""
        self._quiet = 0
        self._closed_at = 0.0
        self._holds = 0
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_idle(self) -> bool:
        """Whether everything that was typed has been handled."""
        return self._current is None and not self._waiting

    def __len__(self) -> int:
        """Return the number of keys that wait."""
        return len(self._waiting)

    async def put(self, event: TypedEvent) -> None:
        """Forward a key now, or once those before it have been handled."""
        if self._is_too_late(event) and not self._is_live(event):
            return
        self._waiting.append(event)
        if self._current is None:
            await self._forward_next()

    def accepts(self, event: events.Event) -> bool:
        """Whether the screen in front may have an event of the mouse.

        Not one that is older than the last closing of a screen, nor while screens are recomposed under the pointer.
        """
        return not self._holds and not self._is_too_late(event)

    def _is_too_late(self, event: events.Event) -> bool:
        return event.time < self._closed_at

    def is_for_screen_in_front(self, event: TypedEvent) -> bool:
        """Whether a key that has bubbled up to the app was typed for the screen that is still in front."""
        return event is not self._current or (self._is_open and self._app.screen is self._screen)

    def forget(self) -> None:
        """Drop everything that was typed so far but the keys that quit: the screen it was typed for closes."""
        self._closed_at = Message().time
        self._waiting = deque(event for event in self._waiting if self._is_live(event))

    def closed(self) -> None:
        """Note that a screen has closed: what followed a key there is lost, and is sent again."""
        self._send_handled()

    def hold(self) -> None:
        """Forward nothing until `release`: the screens are being recomposed."""
        self._holds += 1

    async def release(self) -> None:
        """Forward what was typed meanwhile."""
        self._holds -= 1
        if self._current is None:
            await self._forward_next()
        else:
            self._send_handled()  # again: what it follows may have been removed

    async def handled(self, event: TypedEvent) -> None:
        """Note that a key has been handled; after what it caused, forward the next one."""
        if event is not self._current or not self._is_open:
            return
        if self._app.screen is not self._front:
            self._quiet = 0
        self._quiet += 1
        if self._quiet > QUIET_ROUNDS or not self._send_handled():
            await self._forward_next()

    async def _give_up(self, event: TypedEvent) -> None:
        """Wait no longer: the widget that had the key may have been removed, and `KeyHandled` with it."""
        if event is self._current:
            await self._forward_next()

    async def _forward_next(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._current = None
        while self._waiting and not self._holds and self._is_open:
            self._current, self._quiet = self._waiting.popleft(), 1
            self._screen = self._app.screen
            await self._forward(self._current)
            if self._send_handled():
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(LONGEST, self._app.call_later, self._give_up, self._current)
                return
            self._current = None

    def _send_handled(self) -> bool:
        """Send `KeyHandled` along the path of the focused widget; return whether it can come back."""
        if self._current is None or not self._is_open:
            return False
        self._front = self._app.screen
        target = self._app.focused or self._front
        # A message does not bubble up to its sender, which would be the app.
        return target.post_message(KeyHandled(self._current).set_sender(target))

    @property
    def _is_open(self) -> bool:
        """Whether there is a screen in front: the last ones close a little before the app ends."""
        return self._app.is_running and bool(self._app.screen_stack)

    def _is_live(self, event: TypedEvent) -> bool:
        return isinstance(event, events.Key) and self._is_always_live(event.key)
