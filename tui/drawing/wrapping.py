"""Wrapping: text in lines that break where a reader expects it."""

import re
import textwrap

_HELD = "\u00a0"
_TOGETHER = re.compile(r"(?<=[«→]) | (?=[»→:;!?%])")
"""Blanks that do not end a line: inside French quotation marks, before the signs French sets apart, beside an arrow."""


def held_together(text: str) -> str:
    """Return text with non-breaking blanks where a line must not end."""
    return _TOGETHER.sub(_HELD, text)


def released(line: str) -> str:
    """Return a line with ordinary blanks again."""
    return line.replace(_HELD, " ")


def wrap(text: str, width: int) -> list[str]:
    """Break a paragraph into lines of at most `width` columns; an empty one has no line."""
    lines = textwrap.wrap(held_together(text), max(width, 1))
    return [released(line) for line in lines]
