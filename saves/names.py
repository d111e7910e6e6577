"""Names of players: which are accepted, when two are the same, and when they look alike (UTS #39).

The characters, scripts and look-alikes are in `name_characters.json`, made from Unicode's data; names that would pass
for the server, its owner or a bot are in `reserved_names.txt`. The rules apply to new names: a registered player keeps
any name.
"""

import json
import unicodedata
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import resources

LONGEST_NAME = 20
MOST_MARKS = 2
"""Combining marks on one base character, after composition."""
EVERY_SCRIPT = frozenset({"Zyyy", "Zinh"})
"""Common and inherited characters, which go with any script."""
WRITTEN_WITH = {
    "Hani": {"Hanb", "Jpan", "Kore"},
    "Hira": {"Jpan"},
    "Kana": {"Jpan"},
    "Bopo": {"Hanb"},
    "Hang": {"Kore"},
}
"""By script, the writing systems that combine it with others: Japanese is written in three scripts."""


@dataclass(frozen=True, slots=True)
class _Characters:
    """What is known of the characters of names."""

    starts: tuple[int, ...]
    """The first characters of ranges, in order."""
    ranges: tuple[tuple[int, frozenset[str]], ...]
    """For each range its last character and its scripts."""
    alike: dict[int, str]
    capitals: dict[int, str]
    """What characters look like among capitals."""

    def scripts(self, char: str) -> frozenset[str] | None:
        """Return the scripts that a character belongs to; None if it is not allowed in names."""
        place = bisect_right(self.starts, ord(char)) - 1
        if place < 0 or ord(char) > self.ranges[place][0]:
            return None
        return self.ranges[place][1]


def folded(name: str) -> str:
    """Return the form of a name to compare it by, whatever its case and the encoding of its accents."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton(name: str) -> str:
    """Return what a name looks like in small letters: two names with the same skeleton can be mistaken."""
    text = unicodedata.normalize("NFD", " ".join(folded(name).split()))
    return unicodedata.normalize("NFD", text.translate(_characters().alike))


def capital_skeleton(name: str) -> str:
    """Return what a name looks like in capitals: those of Greek "ΤΟΜ" look Latin, though its small letters do not."""
    text = unicodedata.normalize("NFD", " ".join(folded(name).split()).upper())
    return unicodedata.normalize("NFD", text.translate(_characters().capitals))


SKELETONS = (skeleton, capital_skeleton)


def name_problem(name: str) -> str | None:
    """Return the id of the message that explains why a new name is refused; None if it is accepted."""
    text = unicodedata.normalize("NFC", name)
    scripts = [_characters().scripts(char) for char in text]
    if not 0 < len(name) <= LONGEST_NAME or text != " ".join(text.split()) or None in scripts:
        return "serve-bad-name"
    if not any(char.isalnum() for char in text):
        return "serve-bad-name"
    if _marks(text) > MOST_MARKS:
        return "serve-name-marks"
    if not _is_one_script([each for each in scripts if each is not None]) or not _has_one_kind_of_digits(text):
        return "serve-name-script"
    return "serve-name-reserved" if _is_reserved(text) else None


def _marks(text: str) -> int:
    """Return the largest number of combining marks in a row; too many if the first character is one."""
    most = row = MOST_MARKS + 1 if unicodedata.category(text[0]).startswith("M") else 0
    for char in text[1:]:
        row = row + 1 if unicodedata.category(char).startswith("M") else 0
        most = max(most, row)
    return most


def _is_one_script(scripts: list[frozenset[str]]) -> bool:
    """Whether some script, or writing system of several scripts, has all characters."""
    common: set[str] | None = None
    for each in scripts:
        if not each & EVERY_SCRIPT:
            written = each.union(*(WRITTEN_WITH.get(script, ()) for script in each))
            common = set(written) if common is None else common & written
    return common is None or bool(common)


def _has_one_kind_of_digits(text: str) -> bool:
    """Whether all digits are of one numeral system."""
    return len({ord(char) - unicodedata.decimal(char) for char in text if char.isdecimal()}) <= 1


def _is_reserved(text: str) -> bool:
    """Whether a name passes for a reserved one: with numbers ("Master 2 s"), spaces, accents or look-alikes."""
    words = "".join(char if char.isalpha() or unicodedata.combining(char) else " " for char in text).split()
    readings = (text, "".join(words), "".join(word for word in words if len(word) > 1))
    return any(_look(make(reading)) in _reserved_looks(make) for reading in readings for make in SKELETONS)


def _look(text: str) -> str:
    """Return a skeleton without accents, in which "l", "1" and "i" are the same."""
    return "".join(char for char in text if not unicodedata.combining(char)).casefold().replace("l", "i")


@cache
def _reserved_looks(make: Callable[[str], str]) -> frozenset[str]:
    listed = (resources.files("saves") / "reserved_names.txt").read_text(encoding="utf-8")
    return frozenset(_look(make(name)) for name in listed.split())


@cache
def _characters() -> _Characters:
    data = json.loads((resources.files("saves") / "name_characters.json").read_text(encoding="ascii"))
    ranges = []
    for scripts, listed in data["scripts"].items():
        for each in listed.split():
            first, _, last = each.partition("-")
            ranges.append((int(first, 16), int(last or first, 16), frozenset(scripts.split())))
    ranges.sort(key=lambda each: each[0])
    alike = {ord(char): look for char, look in data["alike"].items()}
    return _Characters(
        starts=tuple(first for first, _, _ in ranges),
        ranges=tuple((last, scripts) for _, last, scripts in ranges),
        alike=alike,
        capitals=alike | {ord(char): look for char, look in data["capitals"].items()},
    )
