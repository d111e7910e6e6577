"""Kinds of terminals: what each can do, as far as its name and its environment tell."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass

PLAIN = ("", "ansi", "cons25", "dumb", "emacs", "eterm", "linux", "unknown", "vt52", "vt100", "vt102", "vt220")
"""Terminals that have none of the means here, by the first part of their names; some would print the sequences."""
MULTIPLEXERS = ("screen", "tmux")
"""Programs between us and the terminal: they pass titles and copies on, but no notifications."""
TITLED_NOTIFICATIONS = ("contour", "foot", "gnome", "rxvt", "vte")
"""Terminals whose notifications have a heading (OSC 777)."""
CONSOLE = "linux"
"""The console of Linux, whose fonts lack most signs."""


@dataclass(frozen=True, slots=True)
class TerminalKind:
    """What a terminal is: its TERM, and the variables that terminals set for the programs in them."""

    type: str
    environment: Mapping[str, str]

    @property
    def is_capable(self) -> bool:
        """Whether it understands control sequences of this kind, or ignores them."""
        return self._family not in PLAIN or bool(self.environment.get("WT_SESSION"))

    @property
    def is_console(self) -> bool:
        """Whether it is the console of Linux."""
        return self._family == CONSOLE

    @property
    def has_notifications(self) -> bool:
        """Whether a notification may reach the screen."""
        return self.is_capable and self._family not in MULTIPLEXERS and not self.environment.get("TMUX")

    @property
    def has_titled_notifications(self) -> bool:
        """Whether its notifications have a heading."""
        return self._family in TITLED_NOTIFICATIONS or bool(self.environment.get("VTE_VERSION"))

    @property
    def _family(self) -> str:
        return self.type.lower().partition("-")[0]


def kind_here() -> TerminalKind | None:
    """Return the kind of terminal that this process runs in; None if its output goes elsewhere."""
    streams = (sys.__stdout__, sys.__stderr__)
    if not all(stream is not None and stream.isatty() for stream in streams):
        return None
    return TerminalKind(os.environ.get("TERM", ""), os.environ)
