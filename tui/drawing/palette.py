"""Palette: the theme's colours as styles to draw with."""

from collections.abc import Mapping

from rich.color import Color as RichColor
from rich.style import Style
from textual.color import Color

FALLBACK = {
    "seat-1": "#6fa8dc",
    "seat-2": "#e06666",
    "seat-3": "#f1c232",
    "seat-4": "#93c47d",
    "seat-5": "#c27ba0",
    "neutral": "#999999",
    "ink": "#e8e0cc",
    "faint": "#9a9684",
    "line": "#5a6257",
    "lit": "#d9b75c",
    "cursor": "#d9b75c",
    "flash": "#8c5a5a",
    "gold": "#d9b75c",
    "blue": "#6fa8dc",
    "red": "#e06666",
    "yellow": "#f1c232",
    "green": "#93c47d",
    "steel": "#a9b7c6",
    "sand": "#c0b49a",
    "brown": "#b98b5e",
    "good": "#93c47d",
    "bad": "#e06666",
    "table": "#101814",
    "card": "#1a241f",
    "card-lit": "#263329",
}
"""The colours of themes that do not define them."""


class Palette:
    """Styles by the names of the theme's variables; each style is made once."""

    def __init__(self, variables: Mapping[str, str]) -> None:
        self._variables = variables
        self._styles: dict[tuple[str, str, bool, bool], Style] = {}
        self._colours: dict[str, RichColor] = {}

    def __call__(self, ink: str = "ink", on: str = "table", bold: bool = False, reverse: bool = False) -> Style:
        """Return the style of an ink on a ground."""
        key = (ink, on, bold, reverse)
        style = self._styles.get(key)
        if style is None:
            style = Style(color=self._colour(ink), bgcolor=self._colour(on), bold=bold or None, reverse=reverse or None)
            self._styles[key] = style
        return style

    def seat(self, seat: int, on: str = "table", bold: bool = True) -> Style:
        """Return the style of a seat's sign and name."""
        return self(f"seat-{seat + 1}" if seat >= 0 else "neutral", on, bold)

    def _colour(self, name: str) -> RichColor:
        colour = self._colours.get(name)
        if colour is None:
            try:
                colour = Color.parse(self._variables.get(name, FALLBACK[name])).rich_color
            except ValueError:
                colour = Color.parse(FALLBACK[name]).rich_color
            self._colours[name] = colour
        return colour
