"""Signs that only Bruxelles 1897 draws."""

from dataclasses import dataclass

from tui.drawing.glyphs import GameSigns


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs, all one cell wide but the houses."""

    arms: str
    """A coat of arms where nobody leads."""
    dead: str
    """A coat of arms that can no longer be filled."""
    foot: str
    """Where the lines between columns meet the bonus cards: left, between, right."""
    upright: str
    """A noble that can be activated."""
    tilted: str
    """A noble that was activated."""
    expo: str
    """The Expo card."""
    can: str
    """A house that the player can pay."""
    cannot: str
    """A house that the player cannot pay."""
    houses: tuple[str, ...]
    """The lamp posts of the types of houses."""
    none: str
    """No such thing, or nobody."""


SIGNS = GameSigns(
    unicode=Signs(
        arms="◇",
        dead="×",
        foot="╞╪╡",
        upright="▮",
        tilted="▱",
        expo="✦",
        can="✓",
        cannot="✗",
        houses=("▪", "▪▪", "▫", "▫▫"),
        none="·",
    ),
    ascii=Signs(
        arms=".",
        dead="x",
        foot="+++",
        upright="|",
        tilted="_",
        expo="*",
        can="+",
        cannot="-",
        houses=("!", "!!", "%", "%%"),
        none=".",
    ),
)
