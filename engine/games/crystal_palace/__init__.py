"""Crystal Palace: dice placement at the Great Exhibition, for 2 to 5 players in five rounds."""

from typing import Any, ClassVar

from engine.agenda import Choice
from engine.chance import Dice
from engine.editions import Editions
from engine.game import Game, Standings

from . import insight as bots_insight
from . import invariants, scoring, view
from .actions import Action
from .assistants import AssistantAction
from .bank_of_england import ShareChoice
from .black_market import Descent, PushedDown
from .box import EDITIONS, Box
from .buzz import Token
from .components import SEATS
from .dice import DiceSetting
from .effects import Alternative, Bargain
from .events import AnyEvent
from .greens import GreenBonus, GreenEffects, PocketWatch
from .loans import LoanSpace
from .moves import AnyMove
from .parts import Options
from .patent_office import PatentChoice
from .payments import Funding, Purchase
from .placement import DieChoice, Placement, SlotCost
from .prototypes import Building, Discount, Target
from .reform_club import ImmediateEffect, Recruitment
from .research import DisplayedTile, DrawnTile, TileSpace
from .salaries import CharacterEffects
from .setup import new_table
from .state import State
from .stations import SpotChoice
from .windows import Window


class CrystalPalace(Game):
    """The rules of Crystal Palace behind the common interface."""

    key = "crystal_palace"
    title = "Crystal Palace"
    rules_version = 2
    seats = SEATS
    rounds = 5
    minutes = (90, 150)
    weight = 4
    options = Options
    editions: ClassVar[Editions[Box]] = EDITIONS
    state_type = State
    move_type = AnyMove
    event_type = AnyEvent
    choices: ClassVar[tuple[type[Choice], ...]] = (
        DiceSetting,
        Window,
        Funding,
        Purchase,
        LoanSpace,
        Placement,
        DieChoice,
        SlotCost,
        AssistantAction,
        Descent,
        PushedDown,
        Action,
        PatentChoice,
        DisplayedTile,
        DrawnTile,
        TileSpace,
        ShareChoice,
        Recruitment,
        ImmediateEffect,
        SpotChoice,
        Token,
        Alternative,
        Bargain,
        GreenBonus,
        CharacterEffects,
        Building,
        Discount,
        Target,
        GreenEffects,
        PocketWatch,
    )

    def _new(self, seats: int, options: Options, dice: Dice, edition: str) -> State:
        return new_table(seats, options, dice, edition)

    def standings(self, state: State) -> Standings:
        """Itemise the scores."""
        return scoring.standings(state, over=not state.agenda)

    def seen_by(self, state: State, seat: int | None) -> State:
        """Give what a seat may know: not what others have set in secret, nor the order of the piles."""
        copy: State = self.clone(state)
        return view.seen_by(copy, seat)

    def imagine(self, view_: State, dice: Dice) -> State:
        """Give a state that agrees with a view."""
        copy: State = self.clone(view_)
        return view.imagine(copy, dice)

    def check(self, state: State) -> list[str]:
        """Say what is broken."""
        return invariants.broken(state)

    def insight(self, state: State, seat: int) -> float:
        """Estimate a position."""
        return bots_insight.insight(state, seat)


GAME: Any = CrystalPalace()
