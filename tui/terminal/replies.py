"""Replies of a terminal among what is typed: the colour of its background, and nothing of it reaches the keys."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

REPLY = re.compile(
    r"\x1b\]11;rgba?:(?P<red>[0-9a-fA-F]{1,4})/(?P<green>[0-9a-fA-F]{1,4})/(?P<blue>[0-9a-fA-F]{1,4})"
    r"(?:/[0-9a-fA-F]{1,4})?(?:\x07|\x1b\\)"
)
BEGINNING = re.compile(r"\x1b(?:\](?:1(?:1(?:;(?:r(?:g(?:b(?:a?(?::[0-9a-fA-F/]{0,20}\x1b?)?)?)?)?)?)?)?)?)?")
"""What may still become a reply."""
PATIENCE = 5.0
"""Seconds for which a reply is expected: as long as over the slowest line."""
LIGHT = 0.5
"""The brightness, of 1, above which a background is light."""


@dataclass(frozen=True, slots=True)
class Background:
    """The colour of a terminal's background, each part from 0 to 1."""

    red: float
    green: float
    blue: float

    @property
    def is_light(self) -> bool:
        """Whether dark letters are easier to read on it."""
        return 0.299 * self.red + 0.587 * self.green + 0.114 * self.blue > LIGHT


class Replies:
    """Takes the reply out of what a terminal sends, while one is expected; keys pass in their order."""

    def __init__(self) -> None:
        self._until = 0.0
        self._held = ""
        self._held_since = 0.0

    def expect(self, now: float) -> None:
        """Expect a reply from now on, for some seconds."""
        self._until = now + PATIENCE

    def take(self, data: str, now: float) -> Iterator[str | Background]:
        """Return what was typed and the reply, in order; what may be the beginning of a reply is held back."""
        if now >= self._until and not self._held:
            yield data
            return
        typed = ""
        for sign in data:
            if not self._held and sign != "\x1b":
                typed += sign
                continue
            if not self._held:
                self._held_since = now
            self._held += sign
            if found := REPLY.fullmatch(self._held):
                if typed:
                    yield typed
                typed, self._held, self._until = "", "", 0.0
                yield Background(*(_part(found[name]) for name in ("red", "green", "blue")))
            elif not BEGINNING.fullmatch(self._held):
                # Another Esc may begin a reply.
                kept = "\x1b" if sign == "\x1b" else ""
                typed += self._held.removesuffix(kept) if kept else self._held
                self._held = kept
        if typed:
            yield typed

    def release(self, now: float, after: float) -> str:
        """Return what has been held back for so many seconds without becoming a reply."""
        if not self._held or now < self._held_since + after:
            return ""
        released, self._held = self._held, ""
        return released


def _part(digits: str) -> float:
    return int(digits, 16) / int("f" * len(digits), 16)
