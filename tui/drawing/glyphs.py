"""Glyphs: the signs of every table, all one cell wide, in Unicode or plain ASCII.

What only one game draws stands in its own package, as `GameSigns` of its own type.
"""

import unicodedata
from dataclasses import dataclass
from typing import Generic, TypeVar

SignsT = TypeVar("SignsT")


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs."""

    seats: tuple[str, ...]
    neutral: str
    """A piece that belongs to no seat."""
    lit: str
    """Before a spot that can be chosen."""
    cursor: str
    target: str
    """At the spot a decision is about."""
    first: str
    """Behind the name of the first player."""
    corners: str
    """Top left, top right, bottom left, bottom right."""
    line: str
    column: str
    heavy_line: str
    tees: str
    """Left, right, top, bottom, cross."""
    dot: str
    bar: str
    arrow: str
    more: str
    ornament: str
    play: str
    times: str
    done: str
    """Before something that has been done."""


UNICODE = Glyphs(
    seats=("●", "◆", "▲", "■", "★"),
    neutral="○",
    lit="›",
    cursor="▶",
    target="◎",
    first="⚑",
    corners="╭╮╰╯",
    line="─",
    column="│",
    heavy_line="━",
    tees="├┤┬┴┼",
    dot="·",
    bar="█",
    arrow="→",
    more="…",
    ornament="~∽≈∽~",
    play="▸",
    times="×",
    done="✓",
)
ASCII = Glyphs(
    seats=("o", "d", "^", "#", "*"),
    neutral="n",
    lit=":",
    cursor=">",
    target="@",
    first="1",
    corners="++++",
    line="-",
    column="|",
    heavy_line="=",
    tees="+++++",
    dot=".",
    bar="#",
    arrow=">",
    more=".",
    ornament="~-=-~",
    play=">",
    times="x",
    done="x",
)


_PLAIN = str.maketrans({
    "←": "<", "→": ">", "↑": "^", "↓": "v", "·": ".", "•": ".", "×": "x", "…": "...", "–": "-", "—": "-", "−": "-",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "‘": "'",
    "£": "L", "€": "EUR", "⟨": "<", "⟩": ">",
})  # fmt: skip


def plain(text: str) -> str:
    """Return a text in ASCII: letters lose their accents, other signs without an equivalent become question marks."""
    if text.isascii():
        return text
    decomposed = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    letters = (sign for sign in decomposed if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in letters)


GLYPH_SETS = {"unicode": UNICODE, "ascii": ASCII}
"""The sets of signs by their names in the settings."""


@dataclass(frozen=True, slots=True)
class GameSigns(Generic[SignsT]):
    """The signs of one game in both sets."""

    unicode: SignsT
    ascii: SignsT

    def matching(self, glyphs: Glyphs) -> SignsT:
        """Return the set that goes with these glyphs."""
        return self.ascii if glyphs is ASCII else self.unicode
