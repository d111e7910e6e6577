"""Signs that only Crystal Palace draws, all one cell wide."""

from dataclasses import dataclass

from tui.drawing.glyphs import GameSigns


@dataclass(frozen=True, slots=True)
class GameGlyphs:
    """One set of signs."""

    payable: str
    """Before a price that can be paid now; after a count, that it is enough for the next level."""
    lasting: str
    """Before an effect that comes again every round."""
    assistant: str
    """An assistant, or an assistant action."""
    nothing: str
    """A cell with nothing in it."""


GLYPHS = GameSigns(
    unicode=GameGlyphs(payable="✓", lasting="↻", assistant="♙", nothing="–"),
    ascii=GameGlyphs(payable="$", lasting="&", assistant="a", nothing="-"),
)
