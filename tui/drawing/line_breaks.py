"""Line breaks of Textual and Rich, which would end a line at a non-breaking space."""

import re

from rich import _wrap

_WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def respect_no_break_spaces() -> None:
    """Make Textual and Rich wrap text at ordinary spaces only: `rich._wrap.re_word`, which counts every kind."""
    _wrap.re_word = _WORD
