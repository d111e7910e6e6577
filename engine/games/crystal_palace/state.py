"""State: everything true at a table of Crystal Palace."""

from typing import Any

from engine.agenda import GameState

from . import (
    actions,
    assistants,
    bank_of_england,
    black_market,
    buzz,
    dice,
    effects,
    exchanges,
    greens,
    loans,
    patent_office,
    payments,
    placement,
    preparation,
    prototypes,
    reform_club,
    research,
    revenue,
    salaries,
    scoring,
    stations,
    westminster,
    windows,
)
from .board_sides import BoardSides
from .box import EDITIONS, Box
from .moves import Borrow, Repay, Trade
from .parts import Options, Player

AnyStep = (
    dice.BeginRound
    | dice.DiceSetting
    | dice.Reveal
    | dice.Payment
    | dice.LowestSum
    | windows.Windows
    | windows.Window
    | payments.Due
    | payments.Funding
    | payments.Purchase
    | loans.LoanSpace
    | placement.Begin
    | placement.NextPlacement
    | placement.Placement
    | placement.DieChoice
    | placement.SlotCost
    | assistants.AssistantAction
    | black_market.Enter
    | black_market.Rise
    | black_market.Descent
    | black_market.PushedDown
    | actions.Begin
    | actions.NextDie
    | actions.Action
    | actions.Perform
    | patent_office.PatentChoice
    | research.TileOffer
    | research.DisplayedTile
    | research.DrawnTile
    | research.Lay
    | research.TileSpace
    | bank_of_england.ShareChoice
    | westminster.Ascent
    | reform_club.CharacterOffer
    | reform_club.Recruitment
    | reform_club.ImmediateEffect
    | reform_club.Join
    | stations.SpotOffer
    | stations.SpotChoice
    | buzz.BuzzMove
    | buzz.Token
    | effects.Carry
    | effects.Alternative
    | effects.Bargain
    | effects.Bargained
    | greens.GreenBonus
    | greens.GreenEffects
    | greens.PocketWatch
    | salaries.Begin
    | salaries.Salaries
    | salaries.Help
    | salaries.CharacterEffects
    | prototypes.Begin
    | prototypes.Workshop
    | prototypes.Building
    | prototypes.Discount
    | prototypes.Complete
    | prototypes.Target
    | prototypes.TurnOver
    | revenue.Begin
    | revenue.Income
    | revenue.Expenses
    | revenue.Drop
    | revenue.Greens
    | revenue.Illustrations
    | revenue.Illustration
    | revenue.EndOfRound
    | preparation.NextRound
    | scoring.FinalScoring
)


class State(GameState):
    """A table. Hidden are the order of the piles, dice set in secret, and the dice of chance."""

    agenda: list[AnyStep]
    options: Options
    players: list[Player]
    phase: int
    stage: int
    """The step of phase 6."""
    turn: int
    """The seat whose placement, die or building turn it is; nobody's in what all do together."""
    order: tuple[int, ...]
    placed: list[int]
    """By placement slot, the die that lies there."""
    acting: list[int]
    """By action slot, the die that has taken it."""
    spots: list[int]
    """By spot, the die that used it this round."""
    tickets: tuple[int, ...]
    """The dice on ticket spaces."""
    patents: list[int]
    tiles: list[int]
    shares: list[int]
    characters: list[int]
    """What lies open at the locations."""
    piles: list[list[int]]
    """The top card last."""
    under: list[int]
    """For each pile, how many cards at its bottom were put there for everybody to see."""
    gone: list[int]
    """Research tiles that have left the game."""
    market: list[int]
    """By space of the Black Market, from the lowest, who has an assistant there."""
    banner: int
    """Gears on the market's banner."""
    pool: list[int]
    """Loan tiles left, by kind."""
    watch: int
    """The seat that holds the Pocket Watch."""
    arrivals: tuple[int, ...]
    """The seats that reached the end of the buzz track, in this order."""
    editor: int
    flyers: tuple[int, ...]
    """By colour, the flyer on its space."""

    @property
    def box(self) -> Box:
        """The edition this table is played with."""
        return EDITIONS[self.edition]

    @property
    def boards(self) -> BoardSides:
        """The sides of the boards in use."""
        return EDITIONS[self.edition].boards[len(self.players)]

    def offers(self, seat: int) -> list[Any]:
        """List what a seat may exchange, borrow or repay now."""
        return exchanges.offers(self, seat)

    def exchange(self, seat: int, move: Trade | Borrow | Repay) -> None:
        """Carry out an exchange, a loan or a repayment."""
        exchanges.carry_out(self, seat, move)

    def draw(self, pile: int) -> int:
        """Draw the top card of a pile, which reveals it."""
        self.revealed += 1
        card = self.piles[pile].pop()
        self.under[pile] = min(self.under[pile], len(self.piles[pile]))
        return card

    def put_under(self, pile: int, card: int) -> None:
        """Put a card under its pile for everybody to see."""
        self.piles[pile].insert(0, card)
        self.under[pile] += 1
