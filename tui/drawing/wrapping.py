"""Wrapping: text in lines that break where a reader expects it."""

import textwrap
from collections.abc import Iterable


def wrap(text: str, width: int) -> list[str]:
    """Wrap a paragraph to `width` columns; an empty one gives no lines. Lines never end at a non-breaking space."""
    return textwrap.wrap(text, max(width, 1))


def fitting(texts: Iterable[str], width: int, most: int) -> str:
    """Return the first of some texts that fits into `most` lines of `width` columns; the last if none does."""
    last = ""
    for last in texts:
        if len(wrap(last, width)) <= most:
            break
    return last
