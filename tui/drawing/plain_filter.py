"""PlainFilter: whatever a widget draws, only ASCII reaches the terminal."""

from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from tui.drawing.glyphs import plain


class PlainFilter(LineFilter):
    """Replaces every sign that is not ASCII by a similar one of the same width."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Write the segments of a line in ASCII."""
        return [
            segment if segment.text.isascii() else Segment(_in_place(segment.text), segment.style, segment.control)
            for segment in segments
        ]


@lru_cache(maxsize=2048)
def _in_place(text: str) -> str:
    return "".join(sign if sign.isascii() else (plain(sign) or " ")[0].ljust(cell_len(sign)) for sign in text)
