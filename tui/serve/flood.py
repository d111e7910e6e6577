"""Floods: more typed than a player can mean, such as a long text pasted by a terminal without bracketed paste."""

import re

MOST_KEYS = 400
"""Waiting keys above which all that wait are dropped: ten seconds of typing at the full rate."""
PASTE_START, PASTE_END = "\x1b[200~", "\x1b[201~"
_PASTE = re.compile(r"\x1b\[200~.*?(?:\x1b\[201~|\Z)", re.DOTALL)
_KEY = re.compile(r"\x1b\[[0-?]*[@-~]|\x1bO.|.", re.DOTALL)
"""A key or a report of the mouse, as one escape sequence; or a character."""


class PasteTracker:
    """Whether the characters read so far end inside a bracketed paste."""

    def __init__(self) -> None:
        self.is_inside = False
        self._last = ""

    def read(self, character: str) -> None:
        """Take the next character."""
        self._last = (self._last + character)[-len(PASTE_START) :]
        if self._last == PASTE_START:
            self.is_inside = True
        elif self._last == PASTE_END:
            self.is_inside = False


def without_flood(typed: str, is_in_paste: bool) -> str:
    """Return what waits without its keys if they are too many. Pastes stay: each is a single event."""
    if len(typed) <= MOST_KEYS:
        return typed
    begun = PASTE_START if is_in_paste else ""
    keys = _PASTE.sub("", begun + typed)
    if sum(1 for _ in _KEY.finditer(keys)) <= MOST_KEYS:
        return typed
    pastes = "".join(_PASTE.findall(begun + typed))
    return pastes.removeprefix(begun) + _start_of_paste(keys)


def _start_of_paste(keys: str) -> str:
    """Return the end of some keys if a paste may begin with it."""
    starts = (PASTE_START[:length] for length in range(len(PASTE_START) - 1, 0, -1))
    return next((start for start in starts if keys.endswith(start)), "")
