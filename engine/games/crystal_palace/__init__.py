"""Crystal Palace: dice placement at the Great Exhibition, for 2 to 5 players in five rounds."""

from engine.game import Game

from . import insight, invariants, scoring, view, weights
from .actions import Action
from .assistants import AssistantAction
from .bank_of_england import ShareChoice
from .black_market import Descent, PushedDown
from .box import EDITIONS
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

GAME: Game[State, AnyMove] = Game(
    key="crystal_palace",
    title="Crystal Palace",
    rules_version=2,
    seats=SEATS,
    rounds=5,
    minutes=(90, 150),
    weight=4,
    foresight=2,  # Dice are placed one by one, and pay only when all are.
    options=Options,
    editions=EDITIONS,
    state_type=State,
    move_type=AnyMove,
    event_type=AnyEvent,
    choices=(
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
    ),
    set_up=new_table,
    score=scoring.standings,
    hide=view.hide,
    complete=view.complete,
    check=invariants.broken,
    weights=weights.SETS,
    term_names=insight.TERMS,
    appraise=insight.appraise,
)
