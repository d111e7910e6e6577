"""Themes: the looks of the program, read from `styles/themes.toml`."""

import tomllib
from importlib import resources
from typing import Any

from textual.theme import Theme


def load_themes() -> list[Theme]:
    """Read the themes, the default first."""
    text = (resources.files("styles") / "themes.toml").read_text(encoding="utf-8")
    return [_theme(name, fields) for name, fields in tomllib.loads(text).items()]


def _theme(name: str, fields: dict[str, Any]) -> Theme:
    """Make a theme, and give Textual's own parts our colours where they would go their own way."""
    colours: dict[str, str] = fields.pop("variables")
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
