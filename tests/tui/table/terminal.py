"""A terminal to write to: a driver that keeps every byte, and a grid of cells that understands them."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from rich.cells import cell_len
from rich.color import ColorSystem
from textual import events
from textual.driver import Driver
from textual.geometry import Size
from textual.pilot import Pilot

from tui.app import Pavilion

SEQUENCE = re.compile(
    r"\x1b\[(?P<private>[?<>=]?)(?P<numbers>[\d;]*)(?P<final>[A-Za-z])"
    r"|(?P<pointer>\x1b\]22;\w+\x07)"
    r"|(?P<newline>\n)"
    r"|(?P<text>[^\x1b\n]+)"
)
TURNED_ON = {1: "bold", 3: "italic", 4: "underline", 7: "reverse"}
TURNED_OFF = {22: "bold", 23: "italic", 24: "underline", 27: "reverse"}

Look = tuple[frozenset[str], tuple[int, ...], tuple[int, ...]]
"""The attributes of a cell, its foreground and its background, as a terminal was told them."""
PLAIN: Look = (frozenset(), (39,), (49,))


class Terminal:
    """A grid of cells, each a character and its look. What it does not understand it refuses."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[tuple[str, Look]]] = [[(" ", PLAIN)] * width for _ in range(height)]
        self.x = self.y = 0
        self.look = PLAIN

    def write(self, data: str) -> None:
        at = 0
        while at < len(data):
            found = SEQUENCE.match(data, at)
            assert found, repr(data[at : at + 40])
            at = found.end()
            if found["text"]:
                self._print(found["text"])
            elif found["newline"]:
                self.x, self.y = 0, min(self.y + 1, len(self.cells) - 1)
            elif found["final"] and not found["private"]:
                numbers = [int(number or 0) for number in found["numbers"].split(";")]
                self._obey(found["final"], numbers)

    def _obey(self, final: str, numbers: list[int]) -> None:
        match final:
            case "H":
                self.y, self.x = numbers[0] - 1, numbers[1] - 1
            case "m":
                self._dress(numbers)
            case _:
                raise AssertionError(f"CSI {numbers} {final}")

    def _dress(self, numbers: list[int]) -> None:
        attributes, fore, back = self.look
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                attributes, fore, back = PLAIN
            elif number in TURNED_ON:
                attributes |= {TURNED_ON[number]}
            elif number in TURNED_OFF:
                attributes -= {TURNED_OFF[number]}
            elif number in (38, 48):
                length = {2: 4, 5: 2}[numbers[0]]
                colour = (number, *numbers[:length])
                del numbers[:length]
                fore, back = (colour, back) if number == 38 else (fore, colour)
            elif 30 <= number <= 39 or 90 <= number <= 97:
                fore = (number,)
            elif 40 <= number <= 49 or 100 <= number <= 107:
                back = (number,)
            else:
                raise AssertionError(f"SGR {number}")
        self.look = (attributes, fore, back)

    def _print(self, text: str) -> None:
        row = self.cells[self.y]
        for char in text:
            width = cell_len(char)
            assert self.x + width <= len(row), f"{char!r} runs over the edge of line {self.y}"
            row[self.x] = (char, self.look)
            if width == 2:
                row[self.x + 1] = ("", self.look)
            self.x += width

    def seen(self) -> list[list[tuple[str, Look]]]:
        """Return the cells as an eye sees them: a blank has no ink."""
        return [[_seen(*cell) for cell in row] for row in self.cells]

    def text(self) -> str:
        return "\n".join("".join(char for char, _ in row) for row in self.cells)


def _seen(char: str, look: Look) -> tuple[str, Look]:
    attributes, fore, back = look
    if char == " " and not attributes & {"reverse", "underline"}:
        return char, (frozenset(), (39,), back)
    return char, (attributes, fore, back)


class Wire(Driver):
    """A driver that keeps what the app writes to its terminal."""

    written: list[str]

    def __init__(
        self, app: Any, *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.written = []
        self.on_write: Callable[[], None] = lambda: None

    def write(self, data: str) -> None:
        self.written.append(data)
        self.on_write()

    def start_application_mode(self) -> None:
        assert self._size is not None
        size = Size(*self._size)
        self._app.post_message(events.Resize(size, size))

    def disable_input(self) -> None: ...

    def stop_application_mode(self) -> None: ...

    def take(self) -> str:
        """Return what was written since the last call."""
        data = "".join(self.written)
        self.written.clear()
        return data


@asynccontextmanager
async def wired(app: Pavilion, size: tuple[int, int], colours: ColorSystem | None) -> AsyncIterator[Wire]:
    """Run an app on a wire, as on a terminal with these colours."""
    app.driver_class = Wire
    app.console._color_system = colours
    task = asyncio.create_task(app.run_async(size=size))
    try:
        while app._driver is None:
            await asyncio.sleep(0.002)
            if task.done():
                task.result()
        wire = app._driver
        assert isinstance(wire, Wire)
        await quiet(wire)
        yield wire
    finally:
        app.exit()
        await task


async def quiet(wire: Wire, seconds: float = 0.06) -> None:
    """Wait until nothing has been written for a while."""
    count = -1
    while count != len(wire.written):
        count = len(wire.written)
        await asyncio.sleep(seconds)


async def press(app: Pavilion, key: str) -> None:
    """Press a key as if it came from the terminal, and see that everything it changes is painted."""
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    await settled(app)


async def settled(app: Pavilion) -> None:
    """Process every message, and paint."""
    with app._context():
        pilot = Pilot(app)
        for _ in range(4):
            await pilot.pause(0)
