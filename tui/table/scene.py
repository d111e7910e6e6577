"""Scene: what the panels of a table draw from. One per table, changed in place, given to every panel."""

from dataclasses import dataclass, field
from typing import Any

from engine.agenda import Decision
from engine.game import AnyGame
from engine.standings import Standings
from saves.records.record import Seat
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.i18n.words import Words


@dataclass
class Scene:
    """A position of a game, in the words, signs and colours of one viewer."""

    game: AnyGame
    state: Any
    seats: tuple[Seat, ...]
    words: Words
    glyphs: Glyphs
    palette: Palette
    viewer: int = 0
    """The seat the table is seen from."""
    decision: Decision | None = None
    lit: set[str] = field(default_factory=set)
    """The spots that legal moves have."""
    order: list[int] = field(default_factory=list)
    """The seats in turn order."""
    focus: str = ""
    """The spot looked at or chosen last: what a board with too little room for everything shows open."""
    tab: int = 0
    """The board in sight where there is room for one."""
    absent: frozenset[int] = frozenset()
    """The seats whose players are not here, where people play from elsewhere."""

    def player(self, seat: int) -> str:
        """Give a seat's name."""
        return self.seats[seat].name

    @property
    def standings(self) -> Standings:
        """The scores as they stand."""
        return self.game.standings(self.state)

    @property
    def seats_in_view(self) -> list[int]:
        """The seats clockwise, the viewer's own first."""
        count = len(self.seats)
        return [(self.viewer + offset) % count for offset in range(count)]
