"""Thrift: repainting exactly the cells that changed, which is what makes the cursor light over a slow line.

Textual repaints a changed region from the left edge of its widget on (in its `ChopsUpdate`, "TODO: crop to x extents"),
and says the whole style before every run of cells. Our panels are wide and the changes in them small, so the screens
of the table crop on the left too and say only what differs from the style before.
"""

from functools import lru_cache

from rich.color import Color, ColorSystem
from rich.console import Console
from rich.control import Control
from rich.style import Style
from textual._compositor import ChopsUpdate, Compositor

ATTRIBUTES = {"bold": ("1", "22"), "italic": ("3", "23"), "underline": ("4", "24"), "reverse": ("7", "27")}
"""What turns an attribute on and off. Our panels use no others."""
LINES = slice(2, 4)
"""Where a style says whether a blank shows a line or is reversed."""
PLAIN: tuple[str, ...] = ("", "", "", "", "39", "49")


@lru_cache(maxsize=1024)
def _codes(style: Style, system: ColorSystem) -> tuple[str, ...]:
    """Give what a terminal is told for a style: each attribute on or off, foreground, background."""
    attributes = [on if getattr(style, name) else "" for name, (on, _) in ATTRIBUTES.items()]
    return (*attributes, _colour(style.color, system, True), _colour(style.bgcolor, system, False))


def _colour(colour: Color | None, system: ColorSystem, foreground: bool) -> str:
    if colour is None:
        return "39" if foreground else "49"
    return ";".join(colour.downgrade(system).get_ansi_codes(foreground))


class ThriftyUpdate(ChopsUpdate):
    """An update cut on both sides, each style said as the difference from the one before."""

    def render_segments(self, console: Console) -> str:
        """Give the bytes for the terminal: for each changed run of cells a place, a style and the cells."""
        system = console._color_system or ColorSystem.TRUECOLOR  # as Textual does for a whole screen
        parts = []
        before = PLAIN
        for y, start, stop in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                if strip is None or x >= stop or end <= start:
                    continue
                left = max(x, start)
                parts.append(Control.move_to(left, y).segment.text)
                for text, style, _ in strip.crop(left - x, min(end, stop) - x):
                    codes = _codes(style or Style.null(), system)
                    if text.isspace() and not any((*before[LINES], *codes[LINES])):
                        codes = (*before[:-1], codes[-1])  # of a blank only the ground is seen
                    parts.append(_change(before, codes))
                    parts.append(text)
                    before = codes
        parts.append("\x1b[0m")
        return "".join(parts)


def _change(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """Give the sequence that turns one style into another."""
    if before == after:
        return ""
    off = [off for _, off in ATTRIBUTES.values()]
    changes = [now or off[place] for place, (was, now) in enumerate(zip(before, after, strict=True)) if was != now]
    return f"\x1b[{';'.join(changes)}m"


class ThriftyCompositor(Compositor):
    """A compositor whose partial updates are thrifty."""

    def render_partial_update(self) -> ChopsUpdate | None:
        """Render what changed since the last time."""
        update = super().render_partial_update()
        return update and ThriftyUpdate(update.chops, update.spans, update.chop_ends)
