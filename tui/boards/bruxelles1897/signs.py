"""Signs that only Bruxelles 1897 draws."""

from dataclasses import dataclass

from tui.drawing.glyphs import GameSigns


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs, all one cell wide."""

    arms: str
    """A coat of arms where nobody leads."""
    dead: str
    """A coat of arms that can no longer be filled."""
    foot_left: str
    foot_between: str
    foot_right: str
    """Where the lines between columns meet the bonus cards."""
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
    lamp: str
    lantern: str
    """The lamp posts of the types of houses, which have one or two of them."""
    none: str
    """No such thing, or nobody."""


SIGNS = GameSigns(
    unicode=Signs(
        arms="◇",
        dead="×",
        foot_left="╞",
        foot_between="╪",
        foot_right="╡",
        upright="▮",
        tilted="▱",
        expo="✦",
        can="✓",
        cannot="✗",
        lamp="▪",
        lantern="▫",
        none="·",
    ),
    ascii=Signs(
        arms=".",
        dead="x",
        foot_left="+",
        foot_between="+",
        foot_right="+",
        upright="|",
        tilted="_",
        expo="*",
        can="+",
        cannot="-",
        lamp="!",
        lantern="%",
        none=".",
    ),
)
