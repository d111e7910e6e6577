"""Themes: the looks of the program, read from `styles/themes.toml`."""

import tomllib
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.theme import Theme

_TABLES = tomllib.loads((resources.files("styles") / "themes.toml").read_text(encoding="utf-8"))
THEMES = tuple(_TABLES)
"""The names of the themes, the default first."""
LIGHT_THEME = next(name for name, fields in _TABLES.items() if not fields["dark"])
"""The theme for a light background."""


def load_themes() -> "list[Theme]":
    """Return the themes, the default first."""
    return [_theme(name, **fields) for name, fields in _TABLES.items()]


def _theme(name: str, variables: dict[str, str], **fields: Any) -> "Theme":
    """Return a theme, with our colours for the parts of Textual that have their own."""
    from textual.theme import Theme  # commands that open no app need only the names

    colours = variables
    cursor = {
        "block-cursor-background": colours["cursor"],
        "block-cursor-foreground": colours["table"],
        "block-cursor-blurred-background": colours["card-lit"],
        "block-cursor-blurred-foreground": colours["ink"],
        "block-hover-background": colours["card-lit"],
        "input-cursor-background": colours["ink"],
        "input-cursor-foreground": colours["table"],
        "border": colours["lit"],
        "border-blurred": colours["line"],
        "footer-key-foreground": colours["gold"],
        "scrollbar": colours["line"],
        "scrollbar-hover": colours["gold"],
        "scrollbar-active": colours["gold"],
        "scrollbar-background": colours["table"],
        "scrollbar-background-hover": colours["table"],
        "scrollbar-background-active": colours["table"],
        "scrollbar-corner-color": colours["table"],
    }
    return Theme(name=name, variables={**cursor, **colours}, **fields)
