"""The screen of a client: interprets what the server sends, however the network splits it."""

import re
from codecs import getincrementaldecoder

from rich.cells import cell_len

from tests.tui.table.terminal import PLAIN, Terminal

SEQUENCE = re.compile(
    r"\x1b\[(?P<private>[?<>=]?)(?P<numbers>[\d;]*)(?P<between>\$?)(?P<final>[A-Za-z])"
    r"|\x1b\](?P<command>\d+);(?P<rest>[^\x07\x1b]*)\x07"
    r"|(?P<bell>\x07)"
    r"|(?P<line>\r\n|\r|\n)"
    r"|(?P<text>[^\x1b\x07\r\n]+)"
)


class Screen(Terminal):
    """A grid of cells for the alternate screen; what is printed before and after is kept apart."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.size = (width, height)
        self.modes: set[int] = set()
        """The private modes that are set."""
        self.printed = ""
        self.bells = 0
        self.commands: list[tuple[int, str]] = []
        """What the terminal was told besides pictures: numbers of sequences, and their texts."""
        self.colours: set[tuple[int, ...]] = set()
        """Every colour that was ever set, as numbers."""
        self._decode = getincrementaldecoder("utf-8")().decode
        self._rest = ""

    def resize(self, width: int, height: int) -> None:
        """Clear the screen and change its size."""
        self.size = (width, height)
        self.cells = [[(" ", PLAIN)] * width for _ in range(height)]

    @property
    def is_taken(self) -> bool:
        """Whether the alternate screen is in use."""
        return 1049 in self.modes

    def feed(self, data: bytes) -> None:
        """Interpret bytes; an incomplete sequence waits for its end."""
        text = self._rest + self._decode(data)
        at = 0
        while at < len(text):
            found = SEQUENCE.match(text, at)
            if found is None:
                assert len(text) - at < 40 or text.startswith("\x1b]", at), repr(text[at : at + 60])
                break
            at = found.end()
            self._take(found)
        self._rest = text[at:]

    def _take(self, found: re.Match[str]) -> None:
        if found["bell"]:
            self.bells += 1
        elif found["command"]:
            self.commands.append((int(found["command"]), found["rest"]))
        elif found["final"] == "t":
            self.commands.append((int(found["numbers"].split(";")[0]), ""))
        elif found["text"] or found["line"]:
            if self.is_taken:
                self._print(found["text"] or "")
            else:
                self.printed += found["text"] or found["line"]
        elif found["private"] == "?" and found["final"] in "hl":
            change = self.modes.add if found["final"] == "h" else self.modes.discard
            change(int(found["numbers"]))
        elif not found["private"] and not found["between"]:
            self._obey(found["final"], [int(number or 0) for number in found["numbers"].split(";")])

    def _dress(self, numbers: list[int]) -> None:
        kept: list[int] = []
        while numbers:
            # Dim and struck text matter to no test of the server; but their numbers may be part of a colour.
            length = 1 if numbers[0] not in (38, 48) else {2: 5, 5: 3}[numbers[1]]
            if numbers[0] not in (2, 9, 29):
                kept += numbers[:length]
            del numbers[:length]
        super()._dress(kept)
        self.colours |= {self.look[1], self.look[2]}

    def _print(self, text: str) -> None:
        row = self.cells[self.y] if self.y < len(self.cells) else []
        for char in text:
            width = cell_len(char)
            if self.x + width <= len(row):
                row[self.x] = (char, self.look)
                if width == 2:
                    row[self.x + 1] = ("", self.look)
            self.x += width
