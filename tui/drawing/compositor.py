"""A compositor that repaints exactly the cells that changed, so that moving the cursor costs little over a slow line.

Textual repaints a changed region from the left edge of its widget on (its `ChopsUpdate` has "TODO: crop to x extents")
and writes the whole style before every run of cells. Our panels are wide and the changes in them small, so the screens
of the table crop on the left too and write only what differs from the style before.
"""

from functools import lru_cache
from operator import itemgetter

from rich.color import Color, ColorSystem
from rich.console import Console, RenderableType
from rich.control import Control
from rich.style import Style
from textual.strip import Strip

from tui.textual_private import PartialUpdate, RegionUpdate, ScreenCompositor, color_system

WEIGHTS = {"bold": "1", "dim": "2"}
"""Attributes that are turned off together, by one code."""
ATTRIBUTES = {"italic": "3", "underline": "4", "reverse": "7", "strike": "9"}
"""The codes that turn an attribute on. Our screens use no others."""
OFF = ("22", "23", "24", "27", "29")
"""The codes that turn the weight and the attributes off."""
LINES = slice(2, 5)
"""The places of the attributes that show even on a blank: underline, reverse and strike."""
PLAIN: tuple[str, ...] = ("", "", "", "", "", "39", "49")


@lru_cache(maxsize=4096)
def _codes(style: Style, system: ColorSystem) -> tuple[str, ...]:
    """Return the codes of a style: weight, each attribute on or off, foreground, background."""
    weight = ";".join(on for name, on in WEIGHTS.items() if getattr(style, name))
    attributes = [on if getattr(style, name) else "" for name, on in ATTRIBUTES.items()]
    return (weight, *attributes, _colour(style.color, system, True), _colour(style.bgcolor, system, False))


def _colour(colour: Color | None, system: ColorSystem, foreground: bool) -> str:
    if colour is None:
        return "39" if foreground else "49"
    return ";".join(colour.downgrade(system).get_ansi_codes(foreground))


class ChangedCellsUpdate(PartialUpdate):
    """A partial update cropped on both sides, each style written as the difference from the one before."""

    def render_segments(self, console: Console) -> str:
        """Return what to write to the terminal: for each changed run of cells its place, its style and the cells.

        The runs are ordered by panel, each from top to bottom, since the lines of a panel share their styles.
        """
        runs = []
        for y, start, stop in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                if strip is None or x >= stop or end <= start:
                    continue
                left = max(x, start)
                runs.append((x, y, left, strip.crop(left - x, min(end, stop) - x)))
        writer = _StyleWriter(console)
        for _, y, left, strip in sorted(runs, key=itemgetter(slice(3))):
            writer.move(left, y)
            writer.draw(strip)
        return writer.finish()


class ChangedStylesUpdate(RegionUpdate):
    """A whole region, each style written as the difference from the one before."""

    def render_segments(self, console: Console) -> str:
        """Return what to write to the terminal."""
        writer = _StyleWriter(console)
        for y, line in enumerate(self.strips, self.region.y):
            writer.move(self.region.x, y)
            for strip in line:
                writer.draw(strip)
        return writer.finish()


def compact(update: RenderableType | None) -> RenderableType | None:
    """Return an update of Textual's in its shortest form; anything else as it is.

    It also keeps terminals of different colours apart in one process: Rich and Textual cache the codes of a style on
    the style, for the first terminal that used it, and styles are shared.
    """
    match update:
        case ChangedCellsUpdate() | ChangedStylesUpdate():
            return update
        case PartialUpdate():
            return ChangedCellsUpdate(update.chops, update.spans, update.chop_ends)
        case RegionUpdate():
            return ChangedStylesUpdate(update.strips, update.region)
    return update


class _StyleWriter:
    """Writes strips for a terminal, with codes only where the style changes."""

    def __init__(self, console: Console) -> None:
        self._system = color_system(console) or ColorSystem.TRUECOLOR  # as Textual does for a whole screen
        self._before = PLAIN
        self._parts: list[str] = []

    def move(self, x: int, y: int) -> None:
        self._parts.append(Control.move_to(x, y).segment.text)

    def draw(self, strip: Strip) -> None:
        for text, style, _ in strip:
            codes = _codes(style or Style.null(), self._system)
            before = self._before
            if text.isspace() and not any((*before[LINES], *codes[LINES])):
                codes = (*before[:-1], codes[-1])  # a blank shows only its background
            self._parts.append(_change(before, codes))
            self._parts.append(text)
            self._before = codes

    def finish(self) -> str:
        """Return what was written, ending in the terminal's own style."""
        self._parts.append("\x1b[0m")
        return "".join(self._parts)


def _change(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """Return the sequence that turns one style into another."""
    if before == after:
        return ""
    changes = [now or OFF[place] for place, (was, now) in enumerate(zip(before, after, strict=True)) if was != now]
    if before[0] and after[0] and before[0] != after[0]:
        changes.insert(0, OFF[0])  # bold and dim are turned off together
    return f"\x1b[{';'.join(changes)}m"


class ChangedCellsCompositor(ScreenCompositor):
    """A compositor whose partial updates contain only the changed cells."""

    def render_partial_update(self) -> PartialUpdate | None:
        """Render what changed since the last time."""
        update = super().render_partial_update()
        return update and ChangedCellsUpdate(update.chops, update.spans, update.chop_ends)
