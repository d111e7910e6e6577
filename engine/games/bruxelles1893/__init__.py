"""Bruxelles 1893: a board game for 2 to 5 players in five rounds."""

from engine.game import Game

from . import insight, invariants, scoring, view, worths
from .art_nouveau import Performance, Stake
from .box import EDITIONS
from .brussels import GrandPlace, Park
from .construction import Needle, Paying, Site
from .events import AnyEvent
from .figures import NobleOffer
from .materials import Materials
from .moves import AnyMove
from .parts import Options
from .resolution import BonusCard, TiedPower
from .sale import Cursor, Sale, Shop
from .scoring import Upkeep
from .secondary import SecondaryMaterials, SecondaryTheatre
from .setup import new_table
from .state import State
from .stock import Bracket
from .theatre import Enlistment, Theatre
from .turn import NeutralAssistant, Turn
from .workshop import Workshop

GAME: Game[State, AnyMove] = Game(
    key="bruxelles1893",
    title="Bruxelles 1893",
    rules_version=2,
    seats=range(2, 6),
    rounds=5,
    minutes=(60, 125),
    weight=4,
    options=Options,
    editions=EDITIONS,
    state_type=State,
    move_type=AnyMove,
    event_type=AnyEvent,
    choices=(
        Bracket,
        NeutralAssistant,
        Turn,
        Stake,
        Performance,
        Workshop,
        Cursor,
        Sale,
        Shop,
        Theatre,
        Enlistment,
        NobleOffer,
        Materials,
        Paying,
        Needle,
        Site,
        Park,
        GrandPlace,
        SecondaryTheatre,
        SecondaryMaterials,
        BonusCard,
        TiedPower,
        Upkeep,
    ),
    set_up=new_table,
    score=scoring.standings,
    hide=view.hide,
    complete=view.complete,
    check=invariants.broken,
    weights=worths.SETS,
    term_names=insight.TERMS,
    appraise=insight.appraise,
)
