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
    exhibition: str
    """An exhibition tile."""
    symbol: str
    """A victory point printed on a bonus card."""
    manneken: str
    """A Manneken Pis printed on a bonus card."""
    needle: str
    """A needle of the compass."""
    frame: str
    """A square of the workshop grid under the cursor that prices no colour."""
    foot: str
    """The line between the spaces and the bonus cards: its left end, its crossings and its right end."""


SIGNS = GameSigns(
    unicode=Signs(
        shield="◇",
        building="⌂",
        upright="▮",
        tilted="▱",
        exhibition="✦",
        symbol="✧",
        manneken="♙",
        needle="↓",
        frame="+",
        foot="╞╪╡",
    ),
    ascii=Signs(
        shield="~",
        building="H",
        upright="|",
        tilted="_",
        exhibition="E",
        symbol="V",
        manneken="m",
        needle="v",
        frame="+",
        foot="+++",
    ),
)
