"""The private part of Rich that we change: where lines end. Apart from Textual's, whose import takes long."""

import re

from rich import _wrap

_WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def respect_no_break_spaces() -> None:
    """Make Textual and Rich wrap text at ordinary spaces only: `rich._wrap.re_word`, which counts every kind."""
    _wrap.re_word = _WORD
