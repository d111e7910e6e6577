"""Wrapping: text in lines that break where a reader expects it."""

import re
import textwrap

_HELD = "\u00a0"
_TOGETHER = re.compile(r"(?<=[«→]) | (?=[»→:;!?%])")
"""Blanks that do not end a line: inside French quotation marks, before the signs French sets apart, beside an arrow."""


def held_together(text: str) -> str:
    """Put blanks that do not break in place of those that must not."""
    return _TOGETHER.sub(_HELD, text)


def released(line: str) -> str:
    """Put ordinary blanks back into a line that has been broken."""
    return line.replace(_HELD, " ")


def wrap(text: str, width: int) -> list[str]:
    """Break a paragraph into lines of so many columns; an empty one has no line."""
    lines = textwrap.wrap(held_together(text), max(width, 1))
    return [released(line) for line in lines]
