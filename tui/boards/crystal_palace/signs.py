"""Signs that only Crystal Palace draws, all one cell wide."""

from dataclasses import dataclass

from tui.drawing.glyphs import GameSigns


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs."""

    payable: str
    """Before a price that can be paid now."""
    lasting: str
    """Before an effect that comes again every round."""
    spent: str
    """A tile that has taken effect and only fills its space."""
    watch: str
    """The Pocket Watch."""


SIGNS = GameSigns(
    unicode=Signs(
        payable="✓",
        lasting="∞",
        spent="▫",
        watch="✦",
    ),
    ascii=Signs(
        payable="$",
        lasting="&",
        spent="-",
        watch="*",
    ),
)
