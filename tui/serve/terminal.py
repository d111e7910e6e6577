"""The capabilities of a client's terminal, from what the client sends and never from the server's environment."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import StringIO

from rich.console import Console

from tui.settings import language_of_locale

VARIABLES = ("COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG")
"""The environment variables accepted from a client."""
LONGEST_TYPE = 40
LONGEST_VALUE = 64
NOT_IN_TYPES = re.compile(r"[^A-Za-z0-9+._-]")
"""Characters that no name of a terminal has. What a client sends is shown to the server's owner."""
NOT_IN_VALUES = re.compile(r"[^ -~]")
LARGEST = (500, 200)
"""The largest screen: a client may claim any size, and every cell costs memory."""
USUAL = (80, 24)
"""The size of a terminal that reports none."""
CANNOT_DRAW = ("", "dumb", "unknown", "emacs")
TRUE_COLOUR = ("alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm")
"""Terminals with 16 million colours whose names do not show it."""


@dataclass(frozen=True, slots=True)
class ClientTerminal:
    """The terminal at the other end of a session."""

    type: str
    environment: Mapping[str, str] = field(default_factory=dict)

    @property
    def can_draw(self) -> bool:
        """Whether the terminal can position the cursor."""
        return self.type.lower() not in CANNOT_DRAW

    @property
    def no_color(self) -> bool:
        """Whether NO_COLOR is set."""
        return bool(self.environment.get("NO_COLOR"))

    @property
    def language(self) -> str:
        """The language of its locale; empty if Pavilion does not speak it."""
        return language_of_locale(self.environment)

    @property
    def is_ascii(self) -> bool:
        """Whether its locale names an encoding other than UTF-8; without a locale, False."""
        for variable in ("LC_ALL", "LC_CTYPE", "LANG"):
            if value := self.environment.get(variable):
                return "utf" not in value.lower()
        return False

    def console(self) -> Console:
        """Return the console that determines the colours of an app."""
        variables = {"TERM": self.type, "COLORTERM": self.environment.get("COLORTERM", "")}
        if any(name in self.type.lower().split("-") for name in (*TRUE_COLOUR, "direct", "truecolor")):
            variables["COLORTERM"] = "truecolor"
        return Console(
            file=StringIO(),
            force_terminal=True,
            legacy_windows=False,
            markup=True,
            highlight=False,
            emoji=False,
            safe_box=False,
            soft_wrap=False,
            _environ=variables,
        )


def sensible_size(width: int, height: int) -> tuple[int, int]:
    """Return a usable size: the default for what is 0, and the maximum for what is too large."""
    given = [claimed or usual for claimed, usual in zip((width, height), USUAL, strict=True)]
    return min(given[0], LARGEST[0]), min(given[1], LARGEST[1])


def plain_type(given: str) -> str:
    """Return the name of a client's terminal without characters that no terminal's name has."""
    return NOT_IN_TYPES.sub("", given)[:LONGEST_TYPE]


def plain_value(given: str) -> str:
    """Return the value of a client's variable, in printable ASCII."""
    return NOT_IN_VALUES.sub("", given)[:LONGEST_VALUE]
