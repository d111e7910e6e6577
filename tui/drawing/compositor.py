"""Thrift: repainting exactly the cells that changed, which is what makes the cursor light over a slow line.

Textual repaints a changed region from the left edge of its widget on (in its `ChopsUpdate`, "TODO: crop to x extents"),
and says the whole style before every run of cells. Our panels are wide and the changes in them small, so the screens
of the table crop on the left too and say only what differs from the style before.
"""

from functools import lru_cache
from operator import itemgetter

from rich.color import Color, ColorSystem
from rich.console import Console, RenderableType
from rich.control import Control
from rich.style import Style
from textual._compositor import ChopsUpdate, Compositor, LayoutUpdate
from textual.strip import Strip

WEIGHTS = {"bold": "1", "dim": "2"}
"""Attributes that are turned off together, by one code."""
ATTRIBUTES = {"italic": "3", "underline": "4", "reverse": "7", "strike": "9"}
"""What turns an attribute on. Our screens use no others."""
OFF = ("22", "23", "24", "27", "29")
"""What turns the weight and the attributes off."""
LINES = slice(2, 5)
"""Where a style says whether a blank shows a line or is reversed."""
PLAIN: tuple[str, ...] = ("", "", "", "", "", "39", "49")


@lru_cache(maxsize=4096)
def _codes(style: Style, system: ColorSystem) -> tuple[str, ...]:
    """Give what a terminal is told for a style: weight, each attribute on or off, foreground, background."""
    weight = ";".join(on for name, on in WEIGHTS.items() if getattr(style, name))
    attributes = [on if getattr(style, name) else "" for name, on in ATTRIBUTES.items()]
    return (weight, *attributes, _colour(style.color, system, True), _colour(style.bgcolor, system, False))


def _colour(colour: Color | None, system: ColorSystem, foreground: bool) -> str:
    if colour is None:
        return "39" if foreground else "49"
    return ";".join(colour.downgrade(system).get_ansi_codes(foreground))


class ThriftyUpdate(ChopsUpdate):
    """An update cut on both sides, each style said as the difference from the one before."""

    def render_segments(self, console: Console) -> str:
        """Give the bytes for the terminal: for each changed run of cells a place, a style and the cells.

        They go from top to bottom panel by panel and not right across the window: a panel's lines share their styles.
        """
        runs = []
        for y, start, stop in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                if strip is None or x >= stop or end <= start:
                    continue
                left = max(x, start)
                runs.append((x, y, left, strip.crop(left - x, min(end, stop) - x)))
        pen = _Pen(console)
        for _, y, left, strip in sorted(runs, key=itemgetter(slice(3))):
            pen.move(left, y)
            pen.draw(strip)
        return pen.lifted()


class ThriftyLayout(LayoutUpdate):
    """A whole region, each style said as the difference from the one before."""

    def render_segments(self, console: Console) -> str:
        """Give the bytes for the terminal."""
        pen = _Pen(console)
        for y, line in enumerate(self.strips, self.region.y):
            pen.move(self.region.x, y)
            for strip in line:
                pen.draw(strip)
        return pen.lifted()


def thrifty(update: RenderableType | None) -> RenderableType | None:
    """Make an update of Textual's thrifty.

    It is also what keeps terminals of different colours apart in one process: Rich and Textual remember the codes of a
    style on the style, for whichever terminal met it first, and styles are shared.
    """
    match update:
        case ThriftyUpdate() | ThriftyLayout():
            return update
        case ChopsUpdate():
            return ThriftyUpdate(update.chops, update.spans, update.chop_ends)
        case LayoutUpdate():
            return ThriftyLayout(update.strips, update.region)
    return update


class _Pen:
    """Writes strips for a terminal, changing its style only where it changes."""

    def __init__(self, console: Console) -> None:
        self._system = console._color_system or ColorSystem.TRUECOLOR  # as Textual does for a whole screen
        self._before = PLAIN
        self._parts: list[str] = []

    def move(self, x: int, y: int) -> None:
        self._parts.append(Control.move_to(x, y).segment.text)

    def draw(self, strip: Strip) -> None:
        for text, style, _ in strip:
            codes = _codes(style or Style.null(), self._system)
            before = self._before
            if text.isspace() and not any((*before[LINES], *codes[LINES])):
                codes = (*before[:-1], codes[-1])  # of a blank only the ground is seen
            self._parts.append(_change(before, codes))
            self._parts.append(text)
            self._before = codes

    def lifted(self) -> str:
        """Give what was written, with nothing left over for what others write."""
        self._parts.append("\x1b[0m")
        return "".join(self._parts)


def _change(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """Give the sequence that turns one style into another."""
    if before == after:
        return ""
    changes = [now or OFF[place] for place, (was, now) in enumerate(zip(before, after, strict=True)) if was != now]
    if before[0] and after[0] and before[0] != after[0]:
        changes.insert(0, OFF[0])  # of bold and dim one may have to go
    return f"\x1b[{';'.join(changes)}m"


class ThriftyCompositor(Compositor):
    """A compositor whose partial updates are thrifty."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """Render what changed since the last time."""
        update = super().render_partial_update()
        return update and ThriftyUpdate(update.chops, update.spans, update.chop_ends)
