"""Signs: what the boards write in signs and abbreviations, and what it means."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign or abbreviation as it is drawn, and its meaning in words.

    The page of signs looks for it in the panels in sight, shows the first place where it is drawn just as it is drawn
    there, and leaves it out where it is not in sight.
    """

    pattern: re.Pattern[str]
    """What is drawn: the whole match is shown, or its group `sign` where the match needs its surroundings."""
    meaning: str
    panels: tuple[str, ...] = ()
    """The panels it is drawn in, by their places in the plan; empty for any of the game's."""


def sign(drawn: str, meaning: str, *panels: str) -> Sign:
    """Return the sign of a fixed text that stands by itself, not within a word."""
    escaped = re.escape(drawn)
    before = r"(?<!\w)" if drawn[:1].isalnum() else ""
    after = r"(?!\w)" if drawn[-1:].isalnum() else ""
    return Sign(re.compile(f"{before}{escaped}{after}"), meaning, panels)


def sign_like(pattern: str, meaning: str, *panels: str) -> Sign:
    """Return the sign of everything that matches a regular expression, such as a sum with its number."""
    return Sign(re.compile(pattern), meaning, panels)
