"""Wrapping: text in lines that break where a reader expects it."""

import re
import textwrap

_HELD = "\u00a0"
_TOGETHER = re.compile(r"(?<=[«→]) | (?=[»→:;!?%])")
"""Blanks that do not end a line: inside French quotation marks, before the signs French sets apart, beside an arrow."""


def wrap(text: str, width: int) -> list[str]:
    """Break a paragraph into lines of so many columns; an empty one has no line."""
    lines = textwrap.wrap(_TOGETHER.sub(_HELD, text), max(width, 1))
    return [line.replace(_HELD, " ") for line in lines]
