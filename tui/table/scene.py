"""Scene: what the panels of a table draw from. One per table, changed in place, shared by all its panels."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from engine.agenda import Choice, Decision
from engine.game import Game, StateT
from engine.standings import Standings
from saves.records.record import Seat
from tui.drawing.glyphs import Glyphs
from tui.drawing.palette import Palette
from tui.i18n.words import Words
from tui.key_names import key_name
from tui.keymap import Bound


@dataclass
class Scene(Generic[StateT]):
    """A position of a game, in the words, signs and colours of one viewer."""

    game: Game[StateT, Any]
    state: StateT
    seats: tuple[Seat, ...]
    words: Words
    glyphs: Glyphs
    palette: Palette
    viewer: int = 0
    """The seat the table is seen from."""
    decision: Decision | None = None
    lit: set[str] = field(default_factory=set)
    """The spots of legal moves."""
    numbers: dict[str, str] = field(default_factory=dict)
    """What is typed to choose at a spot: the number of its option, as the list shows it; boards draw it there."""
    order: list[int] = field(default_factory=list)
    """The seats in turn order."""
    focus: str = ""
    """The spot looked at or chosen last; a board with too little room shows it open."""
    tab: int = 0
    """The board in sight where only one fits."""
    absent: frozenset[int] = frozenset()
    """The seats of a shared table whose players are offline."""
    bound: Bound = field(default_factory=dict)
    """The keys that the player has changed."""

    _scored: tuple[StateT, Standings] | None = field(default=None, init=False, repr=False, compare=False)

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return self.seats[seat].name

    def key(self, id_: str, usual: str) -> str:
        """Name the key of an action as the player has bound it."""
        return key_name(self.bound.get(id_, usual).split(",")[0], self.words, ascii_only=False)

    @property
    def step(self) -> Choice | None:
        """The step that asks for the decision."""
        return self.decision.step if self.decision else None

    @property
    def decider(self) -> int:
        """The seat that decides; the viewer's where nobody does."""
        return self.decision.seat if self.decision else self.viewer

    @property
    def standings(self) -> Standings:
        """The scores as they stand, itemised once for each position."""
        if self._scored is None or self._scored[0] is not self.state:
            self._scored = self.state, self.game.standings(self.state)
        return self._scored[1]

    @property
    def seats_in_view(self) -> list[int]:
        """The seats clockwise, the viewer's own first."""
        count = len(self.seats)
        return [(self.viewer + offset) % count for offset in range(count)]


AnyScene: TypeAlias = Scene[Any]
"""A scene of a game that is known only by its key."""
