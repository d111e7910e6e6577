"""The driver: an app's screen and keyboard at the other end of a line. No threads, no signals, no terminal here."""

import asyncio
from codecs import getincrementaldecoder
from collections.abc import Iterable
from typing import Any, BinaryIO, Protocol, TextIO

from textual import constants, events, messages
from textual.app import App
from textual.geometry import Size
from textual.message import Message

from tui.serve.terminal import sensible_size
from tui.textual_private import DriverBase, KeyParser

MOST_UNSENT = 64 * 1024
"""With so many bytes on their way the other end is not reading, and frames are dropped."""
NEARLY_SENT = 4 * 1024
"""With so few left it reads again."""
LOOK_AGAIN = 0.05
MOST_UNREAD = 4
"""With more messages waiting for the app, its player must wait, too: an app that has messages lets nobody else run."""
AT_ONCE = 8
"""So many characters are read before we look how far the app has got."""
CATCH_UP = 0.02
MOST_TYPED = 4 * 1024
"""With so many characters waiting for the app, no more are taken from the client."""
LONGEST_PASTE = 16 * 1024
NOT_FOR_CLIENTS = (events.Resize, messages.InBandWindowResize)
"""The size comes from SSH, where it is bounded, and not from what is typed."""

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l\x1b[?2026$p"
"""Alternate screen, no cursor, bracketed paste, no wrapping; ask whether frames can be shown at once."""
MOUSE = "\x1b[?1000h\x1b[?1006h"
"""Clicks and the wheel. Being told of every motion floods a line."""
LEAVE = "\x1b[?2004l\x1b[?7h\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?1049l\x1b[?25h"


class Line(Protocol):
    """What a driver needs of a connection."""

    @property
    def unsent(self) -> int:
        """How many bytes have been written and not been taken by the network."""

    def send(self, data: bytes) -> None:
        """Write; without a word if nobody is there any more."""

    def pause_reading(self) -> None:
        """Let what is typed wait."""

    def resume_reading(self) -> None:
        """Take what is typed again."""


class LineDriver(DriverBase):
    """Draws on a line and reads from it. What the other end does not read is dropped, and painted again later."""

    def __init__(
        self,
        app: App[Any],
        line: Line,
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.line = line
        self.is_stalled = False
        self.dropped = 0
        """How many writes were dropped."""
        self._batch: list[str] = []
        self._parser = KeyParser()
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._without_event = 0
        self._typed = ""
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # Output

    def write(self, data: str) -> None:
        """Write a part of a frame; parts of one frame travel together."""
        if self.is_stalled:
            self.dropped += 1
            return
        if not self._batch:
            # A bell is followed by no flush.
            self.event_loop.call_soon(self.flush)
        self._batch.append(data)

    def flush(self) -> None:
        """Send what was written."""
        if self._batch:
            self.line.send("".join(self._batch).encode("utf-8", "replace"))
            self._batch.clear()
            if self.line.unsent > MOST_UNSENT:
                self.is_stalled = True
                self._later("look", LOOK_AGAIN, self._look)

    def _look(self) -> None:
        """See whether a client that had stalled reads again; what it missed is painted whole."""
        if self.line.unsent > NEARLY_SENT:
            self._later("look", LOOK_AGAIN, self._look)
            return
        self.is_stalled = False
        if self.dropped:
            self.driven_app.call_later(self._repaint)

    def _repaint(self) -> None:
        self.driven_app.refresh(layout=True)

    # Input

    def feed(self, data: bytes) -> None:
        """Take what was typed."""
        self._typed += self._decoder.decode(data)
        if "catch up" not in self._timers:
            self._read()

    def _read(self) -> None:
        """Give the app what was typed, no faster than it deals with it."""
        self._timers.pop("catch up", None)
        while self._typed:
            if self.driven_app.message_queue_size > MOST_UNREAD:
                if len(self._typed) > MOST_TYPED:
                    self.line.pause_reading()
                self._later("catch up", CATCH_UP, self._read)
                return
            piece, self._typed = self._typed[:AT_ONCE], self._typed[AT_ONCE:]
            self._parse(piece)
        self.line.resume_reading()
        # A lone Esc is told only by a tick, once nothing has followed it for a while.
        self._later("tick", constants.ESCAPE_DELAY + 0.005, self._tick)

    def _parse(self, text: str) -> None:
        self._without_event += len(text)
        try:
            self._pass_on(self._parser.feed(text))
        except (ValueError, OverflowError, StopIteration):  # a key with a number that no character has
            self._parser = KeyParser()
        if self._without_event > LONGEST_PASTE:
            self._parser, self._without_event = KeyParser(), 0

    def _pass_on(self, found: Iterable[Message]) -> None:
        for event in found:
            self._without_event = 0
            if not isinstance(event, NOT_FOR_CLIENTS):
                self.process_message(event)

    def _tick(self) -> None:
        if not self._typed:
            self._pass_on(self._parser.tick())

    def send_message(self, message: Message) -> None:
        """Give a message to the app, in whose loop we are."""
        self.driven_app.post_message(message)

    def resize(self, width: int, height: int) -> None:
        """Take the size the client tells."""
        self.set_size(sensible_size(width, height))
        size = Size(*sensible_size(width, height))
        self.driven_app.post_message(events.Resize(size, size))

    # From beginning to end

    def start_application_mode(self) -> None:
        """Take over the terminal."""
        self.write(ENTER + (MOUSE if self.has_mouse else ""))
        self.flush()
        self.line.resume_reading()

    def disable_input(self) -> None:
        """Read no more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was, even to someone who does not read."""
        self.disable_input()
        self.is_stalled = False
        self.write(LEAVE)
        self.flush()

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Open nothing: the browser would be the server's."""

    def deliver_binary(self, binary: BinaryIO | TextIO, **_: Any) -> None:
        """Deliver nothing: the file would be the server's."""
        binary.close()

    def _later(self, name: str, seconds: float, call: Any) -> None:
        """Call once after a while; a call of the same name that was still to come is forgotten."""
        if name in self._timers:
            self._timers[name].cancel()
        self._timers[name] = self.event_loop.call_later(seconds, call)
