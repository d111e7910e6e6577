"""Glyphs: the signs things are drawn with, all one cell wide, in Unicode or plain ASCII."""

import unicodedata
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of signs."""

    seats: tuple[str, ...]
    neutral: str
    lit: str
    cursor: str
    target: str
    expo: str
    first: str
    upright: str
    tilted: str
    shield: str
    shield_done: str
    corners: str
    """Top left, top right, bottom left, bottom right."""
    heavy_corners: str
    line: str
    column: str
    heavy_line: str
    heavy_column: str
    tees: str
    """Left, right, top, bottom, cross."""
    dot: str
    bar: str
    half: str
    arrow: str
    more: str
    ornament: str
    play: str
    pause: str
    times: str
    bars: str
    """Before prisoners."""
    building: str
    symbol: str
    """A victory point printed on a card."""
    manneken: str
    needle: str
    payable: str
    """Before a price that can be paid now."""
    lasting: str
    """Before a benefit that comes again every round."""
    spent: str
    """A tile that has worked and only fills its place."""


UNICODE = Glyphs(
    seats=("●", "◆", "▲", "■", "★"),
    neutral="○",
    lit="›",
    cursor="▶",
    target="◎",
    expo="✦",
    first="⚑",
    upright="▮",
    tilted="▱",
    shield="◇",
    shield_done="◈",
    corners="╭╮╰╯",
    heavy_corners="┏┓┗┛",
    line="─",
    column="│",
    heavy_line="━",
    heavy_column="┃",
    tees="├┤┬┴┼",
    dot="·",
    bar="█",
    half="▌",
    arrow="→",
    more="…",
    ornament="~∽≈∽~",
    play="▸",
    pause="‖",
    times="×",
    bars="║",
    building="⌂",
    symbol="✧",
    manneken="♙",
    needle="▲",
    payable="✓",
    lasting="∞",
    spent="▫",
)
ASCII = Glyphs(
    seats=("o", "d", "^", "#", "*"),
    neutral="n",
    lit=":",
    cursor=">",
    target="@",
    expo="*",
    first="1",
    upright="|",
    tilted="_",
    shield=".",
    shield_done="V",
    corners="++++",
    heavy_corners="####",
    line="-",
    column="|",
    heavy_line="=",
    heavy_column="#",
    tees="+++++",
    dot=".",
    bar="#",
    half="|",
    arrow=">",
    more=".",
    ornament="~-=-~",
    play=">",
    pause="=",
    times="x",
    bars="#",
    building="H",
    symbol="+",
    manneken="m",
    needle="^",
    payable="$",
    lasting="&",
    spent="-",
)


_PLAIN = str.maketrans({
    "←": "<", "→": ">", "↑": "^", "↓": "v", "·": ".", "•": ".", "×": "x", "…": "...", "–": "-", "—": "-", "−": "-",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "«": '"', "»": '"', "“": '"', "”": '"', "’": "'", "‘": "'",
    "£": "L", "€": "EUR", "⟨": "<", "⟩": ">",
})  # fmt: skip


def plain(text: str) -> str:
    """Write any text in ASCII: letters lose their accents, what has no likeness becomes a question mark."""
    if text.isascii():
        return text
    decomposed = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    letters = (sign for sign in decomposed if not unicodedata.combining(sign))
    return "".join(sign if sign.isascii() else "?" for sign in letters)


GLYPH_SETS = {"unicode": UNICODE, "ascii": ASCII}
"""The sets of signs by their names in the settings."""
