"""Wrapping: text in lines that break where a reader expects it."""

import textwrap


def wrap(text: str, width: int) -> list[str]:
    """Wrap a paragraph to `width` columns; an empty one gives no lines. Lines never end at a non-breaking space."""
    return textwrap.wrap(text, max(width, 1))
