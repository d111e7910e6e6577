"""What a client's terminal can do: told by the client alone, never by the environment the server runs in."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from io import StringIO

from rich.console import Console

from tui.settings import language_of_locale

VARIABLES = ("COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG")
"""All that a client may say about its surroundings, besides the type of its terminal."""
LONGEST_VALUE = 64
LARGEST = (500, 200)
"""No screen is larger; a client may claim any size, and every cell costs memory."""
USUAL = (80, 24)
"""The size of a terminal that does not say."""
CANNOT_DRAW = ("", "dumb", "unknown", "emacs")
TRUE_COLOUR = ("alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm")
"""Terminals of 16 million colours whose names do not say so."""


@dataclass(frozen=True, slots=True)
class ClientTerminal:
    """The terminal at the other end of a session."""

    type: str
    environment: Mapping[str, str] = field(default_factory=dict)

    @property
    def can_draw(self) -> bool:
        """Whether it knows how to place the cursor."""
        return self.type.lower() not in CANNOT_DRAW

    @property
    def no_color(self) -> bool:
        """Whether the player asks for no colours."""
        return bool(self.environment.get("NO_COLOR"))

    @property
    def language(self) -> str:
        """The language its locale asks for, if we have it."""
        return language_of_locale(self.environment)

    @property
    def is_ascii(self) -> bool:
        """Whether its locale says that it shows no other signs than ASCII; silence says nothing."""
        for variable in ("LC_ALL", "LC_CTYPE", "LANG"):
            if value := self.environment.get(variable):
                return "utf" not in value.lower()
        return False

    def console(self) -> Console:
        """Make the console that gives an app its colours."""
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
    """Give a size that can be drawn on, whatever a client claims."""
    given = [claimed or usual for claimed, usual in zip((width, height), USUAL, strict=True)]
    return min(given[0], LARGEST[0]), min(given[1], LARGEST[1])
