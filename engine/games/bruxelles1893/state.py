"""State: everything true at a table of Bruxelles 1893."""

from engine.agenda import GameState

from . import (
    art_nouveau,
    brussels,
    construction,
    end_of_turn,
    figures,
    materials,
    resolution,
    sale,
    scoring,
    secondary,
    stock,
    theatre,
    turn,
    workshop,
)
from .box import EDITIONS, Box
from .parts import Board, Options, Player

AnyStep = (
    stock.StockPhase
    | stock.Bracket
    | turn.NeutralAssistants
    | turn.NeutralAssistant
    | turn.NextTurn
    | turn.Turn
    | art_nouveau.Stake
    | art_nouveau.Performance
    | workshop.Workshop
    | sale.Cursor
    | sale.Sale
    | sale.Shop
    | theatre.Theatre
    | theatre.Enlistment
    | figures.NobleOffer
    | materials.Materials
    | construction.Paying
    | construction.Needle
    | construction.Site
    | brussels.Park
    | brussels.GrandPlace
    | secondary.Secondary
    | secondary.SecondaryTheatre
    | secondary.SecondaryMaterials
    | resolution.Auctions
    | resolution.FirstPlayer
    | resolution.BonusCards
    | resolution.BonusCard
    | resolution.TiedPower
    | resolution.Shields
    | resolution.Brussels
    | resolution.EndOfRound
    | end_of_turn.EndOfTurn
    | scoring.FinalScoring
    | scoring.Upkeep
    | scoring.CountUp
)


class State(GameState):
    """A table. Hidden are the order of the piles, the dice, and the works another player has just drawn."""

    agenda: list[AnyStep]
    options: Options
    players: list[Player]
    first: int
    """The seat that holds the Manneken-Pis: it plays first."""
    actions: tuple[int, ...]
    """The action of each space of the Art Nouveau board, row by row."""
    board: Board
    shield: int
    """The shield on which the bracket lies."""
    stock: int
    """The stock exchange card of the round."""
    bonuses: list[int]
    """The bonus card under each column."""
    uses: list[int]
    """How often each location of the Brussels board was used this round."""
    exhibitions: list[int]
    """Who took the exhibition tile of each round, in order."""
    display: list[int]
    """The figures in the theatre from the right, the cheapest first."""
    cursor: int
    """The square of the workshop grid on which the centre of the cursor lies."""
    shop: list[list[int]]
    """The sold works in each slot of the shop, the visible one last."""
    compass: tuple[int, ...]
    """The tile on each space of the compass, clockwise."""
    needles: list[int]
    """The spaces the two needles point at."""
    supply: list[int]
    """Cubes by kind."""
    blacks: int
    """Black works in their stack: they are all alike."""
    piles: list[list[int]]
    """Figures, stock cards, bonus cards and works of the four colours; the last is drawn first."""
    discards: list[list[int]]
    """Figures, stock cards and bonus cards."""

    @property
    def box(self) -> Box:
        """The edition this table is played with."""
        return EDITIONS[self.edition]

    def level(self, seat: int, track: int) -> int:
        """Return the level a seat has reached on a track."""
        return self.box.tracks[track][self.players[seat].steps[track]]

    def sum_of_levels(self, seat: int) -> int:
        """Add up the levels a seat has reached on its tracks."""
        return sum([self.level(seat, track) for track in range(len(self.players[seat].steps))])
