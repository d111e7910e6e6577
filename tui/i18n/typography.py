"""Typography: the spaces at which no line may end.

Authors type ordinary spaces. Every message and every page of rules passes through `typeset`, so that panels, dialogs,
notifications and the command line all break lines where a reader expects it.
"""

import re

NO_BREAK_SPACE = "\u00a0"
_NARROW = "\u202f"
"""What the locale data have in thousands and before units: many fonts of terminals lack it."""

_ARROW = re.compile(r"(?<=→) | (?=→)")
_UNITS = "FB|PV|£|s|ms|min|h|j|ko|Mo|Go"
_FRENCH = re.compile(rf" (?:(?=[:;!?»%→])|(?<=[«→] )|(?<=\d )(?=(?:{_UNITS})(?![\w'’]))|(?<=n° ))")
"""Spaces before the signs French sets apart, inside quotation marks, between a number and its unit, beside an arrow.
Each alternative begins with the space: messages are formed by the thousand, and this is the quickest to search for."""


def typeset(text: str, language: str) -> str:
    """Replace the spaces of a text at which a line must not end with non-breaking ones; the length stays the same."""
    if language == "fr":
        return _FRENCH.sub(NO_BREAK_SPACE, text).replace(_NARROW, NO_BREAK_SPACE)
    return _ARROW.sub(NO_BREAK_SPACE, text) if "→" in text else text
