"""Signs that only Bruxelles 1897 draws, all one cell wide."""

from dataclasses import dataclass

from tui.drawing.glyphs import GameSigns


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs."""

    shield: str
    """A coat of arms where nobody leads."""
    upright: str
    """A noble that can be activated."""
    tilted: str
    """A noble that was activated."""
    prison: str
    """Before the architects in prison."""
    expo: str
    """The Expo card."""


SIGNS = GameSigns(
    unicode=Signs(
        shield="◇",
        upright="▮",
        tilted="▱",
        prison="║",
        expo="✦",
    ),
    ascii=Signs(
        shield=".",
        upright="|",
        tilted="_",
        prison="#",
        expo="*",
    ),
)
