"""State: everything true at a table of Bruxelles 1897."""

from engine.agenda import GameState

from . import art_nouveau, brussels, construction, exhibition, maintenance, majority, nobles, scoring, turn
from .box import EDITIONS, Box
from .parts import Area, Options, Player

AnyStep = (
    maintenance.Maintenance
    | maintenance.NewArea
    | turn.NextTurn
    | turn.Turn
    | art_nouveau.Assignment
    | art_nouveau.Sale
    | construction.Construction
    | nobles.Effect
    | nobles.Influence
    | nobles.Liberation
    | brussels.Delegation
    | brussels.CityHall
    | brussels.Cinquantenaire
    | brussels.Draw
    | brussels.Selection
    | exhibition.Exhibition
    | exhibition.Showing
    | majority.Columns
    | majority.Column
    | majority.CoatsOfArms
    | majority.Brussels
    | majority.Imprisonment
    | majority.EndOfRound
    | scoring.FinalScoring
)


class State(GameState):
    """A table. Everything is public but the order of the piles and the dice."""

    agenda: list[AnyStep]
    options: Options
    players: list[Player]
    first: int
    """The seat that plays first this round."""
    expo: int
    """The seat that holds the Expo card; nobody's while it lies in the area or beside it."""
    area: Area
    bonuses: list[int]
    uses: list[int]
    """How often each Brussels card was used this round."""
    piles: list[list[int]]
    discards: list[list[int]]
    """Face up, by type."""

    @property
    def box(self) -> Box:
        """The edition this table is played with."""
        return EDITIONS[self.edition]

    def level(self, seat: int, track: int) -> int:
        """Return the level a seat has reached on a ladder."""
        return self.box.ladders[self.options.tracks][track][self.players[seat].steps[track]]

    def sum_of_levels(self, seat: int) -> int:
        """Add up the levels a seat has reached on its ladders."""
        return sum([self.level(seat, track) for track in range(len(self.players[seat].steps))])
