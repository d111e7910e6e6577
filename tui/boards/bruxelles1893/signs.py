"""Signs that only Bruxelles 1893 draws, all one cell wide."""

from dataclasses import dataclass

from tui.drawing.glyphs import GameSigns


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs."""

    shield: str
    """A shield where nobody leads."""
    building: str
    upright: str
    """A public figure that can be activated."""
    tilted: str
    """A public figure that was activated."""
    courthouse: str
    """Before the assistants in the courthouse."""
    exhibition: str
    """An exhibition tile."""
    symbol: str
    """A victory point printed on a bonus card."""
    manneken: str
    """A Manneken Pis printed on a bonus card."""
    needle: str
    """A needle of the compass."""


SIGNS = GameSigns(
    unicode=Signs(
        shield="◇",
        building="⌂",
        upright="▮",
        tilted="▱",
        courthouse="║",
        exhibition="✦",
        symbol="✧",
        manneken="♙",
        needle="▲",
    ),
    ascii=Signs(
        shield=".",
        building="H",
        upright="|",
        tilted="_",
        courthouse="#",
        exhibition="*",
        symbol="+",
        manneken="m",
        needle="^",
    ),
)
