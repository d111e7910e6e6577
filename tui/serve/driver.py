"""The Textual driver of a remote app: draws to and reads from a byte stream, without threads or signals."""

import asyncio
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from typing import Any, BinaryIO, Protocol, TextIO

from textual import constants, events, messages
from textual.app import App
from textual.geometry import Size
from textual.message import Message

from tui.serve.flood import PasteTracker, without_flood
from tui.serve.response_times import Stopwatch
from tui.serve.terminal import sensible_size
from tui.serve.turns import FairTurns
from tui.textual_private import DriverBase, KeyParser

MOST_UNSENT = 64 * 1024
"""Unsent bytes above which the client counts as stalled and frames are dropped."""
NEARLY_SENT = 4 * 1024
"""Unsent bytes below which a stalled client counts as reading again."""
STALL_CHECK = 0.05
"""Seconds between checks of a stalled client."""
MOST_UNREAD = 4
"""Unread messages above which the app gets no more input: while it has messages, no other app runs."""
PIECE = 64
"""Characters of a piece of input that holds no complete key, as in the middle of a paste."""
COST_OF_SIZE = 8.0
"""A new size counts as much as so many keys: everything is laid out and painted again."""
INPUT_RETRY = 0.02
"""Seconds before input is offered again to an app that is behind."""
MOST_TYPED = 4 * 1024
"""Waiting characters above which no more are read from the client."""
LONGEST_PASTE = 16 * 1024
NOT_FOR_CLIENTS = (events.Resize, messages.InBandWindowResize)
"""Sizes come from SSH, where they are limited, and never from typed escape sequences."""
FOCUS = (events.AppFocus, events.AppBlur)
"""Reports that Textual would answer by painting the whole screen."""

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l\x1b[?1004h\x1b[?2026$p"
"""Alternate screen, no cursor, bracketed paste, no wrapping, reports of focus; query synchronised output."""
MOUSE = "\x1b[?1000h\x1b[?1006h"
"""Clicks and the wheel. Reports of every motion would flood the connection."""
LEAVE = "\x1b[?1004l\x1b[?2004l\x1b[?7h\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[?1049l\x1b[?25h"


class TerminalStream(Protocol):
    """What the driver needs of a connection."""

    @property
    def unsent(self) -> int:
        """The number of bytes written that the network has not taken yet."""

    def send(self, data: bytes) -> None:
        """Write; does nothing once the connection is closed."""

    def pause_reading(self) -> None:
        """Stop reading input."""

    def resume_reading(self) -> None:
        """Read input again."""


class RemoteDriver(DriverBase):
    """Draws to a stream and reads from it. While the client does not read, frames are dropped and repainted later."""

    def __init__(
        self,
        app: App[Any],
        stream: TerminalStream,
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
        turns: FairTurns,
        player: str,
        tell_dropped: Callable[[], None],
        notice: Callable[[Message], None],
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.stream = stream
        self._turns = turns
        self._stopwatch = Stopwatch(turns.response_times)
        self._player = player
        """Whose turn it is when this input is passed on."""
        self._tell_dropped = tell_dropped
        """Called in the app when keys were dropped."""
        self._notice = notice
        """Called when the terminal reports that it has the focus, or lost it."""
        self.is_stalled = False
        self.dropped = 0
        """The number of dropped writes."""
        self._batch: list[str] = []
        self._parser = KeyParser()
        self._paste = PasteTracker()
        self._decoder = getincrementaldecoder("utf-8")("replace")
        self._unparsed = 0
        self._typed = ""
        self._typed_at = 0.0
        self._new_size: tuple[int, int] | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}

    # Output

    def write(self, data: str) -> None:
        """Write part of a frame; the parts of a frame are sent together."""
        if self.is_stalled:
            self.dropped += 1
            return
        if not self._batch:
            # Textual does not flush after a bell.
            self.event_loop.call_soon(self.flush)
        self._batch.append(data)

    def flush(self) -> None:
        """Send the buffered output."""
        if self._batch:
            self.stream.send("".join(self._batch).encode("utf-8", "replace"))
            self._stopwatch.stop()
            self._batch.clear()
            if self.stream.unsent > MOST_UNSENT:
                self.is_stalled = True
                self._call_later("stall", STALL_CHECK, self._check_stall)

    def _check_stall(self) -> None:
        """Resume output once a stalled client reads again, with a full repaint of what it missed."""
        if self.stream.unsent > NEARLY_SENT:
            self._call_later("stall", STALL_CHECK, self._check_stall)
            return
        self.is_stalled = False
        if self.dropped:
            self.driven_app.call_later(self._repaint)

    def _repaint(self) -> None:
        self.driven_app.refresh(layout=True)

    # Input

    def feed(self, data: bytes) -> None:
        """Take input from the client; it is passed on in turn with that of others. Of a flood, all keys are dropped."""
        typed = self._typed + self._decoder.decode(data)
        self._typed = without_flood(typed, self._paste.is_inside)
        if len(self._typed) < len(typed):
            self.driven_app.call_later(self._tell_dropped)
            if not self._paste.is_inside:
                self._forget_parsed()
        self._typed_at = Message().time
        self._stopwatch.start()
        if len(self._typed) > MOST_TYPED:
            self.stream.pause_reading()
        self._wait()

    def expect_reply(self) -> None:
        """Expect the terminal to tell its background."""
        self._parser.expect_reply()

    def resize(self, width: int, height: int) -> None:
        """Resize the app to the client's window: of several sizes that wait, to the last."""
        self._new_size = sensible_size(width, height)
        self._wait()

    def _wait(self) -> None:
        self._timers.pop("input", None)
        self._turns.wait(self._player, self)

    @property
    def is_empty(self) -> bool:
        """Whether no input waits, or the app is behind."""
        return "input" in self._timers or not (self._typed or self._new_size)

    def pass_on(self) -> float:
        """Pass a new size or a key on, unless the app is behind; return how many keys it counts for."""
        if self.driven_app.message_queue_size > MOST_UNREAD:
            self._call_later("input", INPUT_RETRY, self._wait)
            return 0.0
        if self._new_size is not None:
            size, self._new_size = Size(*self._new_size), None
            self.set_size(size)
            self.driven_app.post_message(events.Resize(size, size))
            return COST_OF_SIZE
        self._parse_piece()
        if len(self._typed) <= MOST_TYPED:
            self.stream.resume_reading()
        if not self._typed:
            # The parser reports a lone Esc only on a tick, when nothing has followed it.
            self._call_later("tick", constants.ESCAPE_DELAY + 0.005, self._tick)
        return 1.0

    def _parse_piece(self) -> None:
        """Parse as far as the next key."""
        piece, at = self._typed[:PIECE], 0
        while at < len(piece):
            at += 1
            if self._parse(piece[at - 1]):
                break
        self._typed = self._typed[at:]

    def _parse(self, character: str) -> bool:
        """Parse a character; return whether it completes a key."""
        self._unparsed += 1
        self._paste.read(character)
        found = False
        try:
            found = self._pass_on(self._parser.feed(character))
        except (ValueError, OverflowError, StopIteration):  # a key code beyond Unicode
            self._parser = KeyParser()
        if self._unparsed > LONGEST_PASTE:
            self._forget_parsed()
        return found

    def _forget_parsed(self) -> None:
        """Forget the beginning of a key or a paste whose end does not come."""
        self._parser, self._paste, self._unparsed = KeyParser(), PasteTracker(), 0

    def _pass_on(self, found: Iterable[Message]) -> bool:
        any_found = False
        for event in found:
            any_found = True
            self._unparsed = 0
            event.time = self._typed_at  # keys typed before a screen closed are not for the one beneath
            if isinstance(event, FOCUS):
                self._notice(event)
            elif not isinstance(event, NOT_FOR_CLIENTS):
                self.process_message(event)
        return any_found

    def _tick(self) -> None:
        if not self._typed:
            self._pass_on(self._parser.tick())

    def send_message(self, message: Message) -> None:
        """Post a message to the app, which runs on the same loop."""
        self.driven_app.post_message(message)

    # Start and stop

    def start_application_mode(self) -> None:
        """Switch the terminal to the alternate screen and start reading."""
        self.write(ENTER + (MOUSE if self.has_mouse else ""))
        self.flush()
        self.stream.resume_reading()

    def disable_input(self) -> None:
        """Stop reading input."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._typed, self._new_size = "", None
        self._turns.leave(self._player, self)

    def stop_application_mode(self) -> None:
        """Restore the terminal, even if the client is stalled."""
        self.disable_input()
        self.is_stalled = False
        self.write(LEAVE)
        self.flush()

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Do nothing: the browser would open on the server."""

    def deliver_binary(self, binary: BinaryIO | TextIO, **_: Any) -> None:
        """Do nothing: the file would be saved on the server."""
        binary.close()

    def _call_later(self, name: str, seconds: float, callback: Any) -> None:
        """Schedule a call; it replaces a pending call of the same name."""
        if name in self._timers:
            self._timers[name].cancel()
        self._timers[name] = self.event_loop.call_later(seconds, callback)
