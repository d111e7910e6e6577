"""Bruxelles 1897: a card game for 2 to 4 players in four rounds."""

from engine.game import Game

from . import insight, invariants, scoring, view, worths
from .art_nouveau import Assignment, Sale
from .box import EDITIONS
from .brussels import Cinquantenaire, CityHall, Delegation, Selection
from .construction import Construction
from .events import AnyEvent
from .exhibition import Showing
from .majority import Imprisonment
from .moves import AnyMove
from .nobles import Influence, Liberation
from .parts import Options
from .setup import new_table
from .state import State
from .turn import Turn

GAME: Game[State, AnyMove] = Game(
    key="bruxelles1897",
    title="Bruxelles 1897",
    rules_version=1,
    seats=range(2, 5),
    rounds=4,
    minutes=(40, 70),
    weight=3,
    options=Options,
    editions=EDITIONS,
    state_type=State,
    move_type=AnyMove,
    event_type=AnyEvent,
    choices=(
        Turn,
        Assignment,
        Delegation,
        Sale,
        Construction,
        Influence,
        Selection,
        Liberation,
        CityHall,
        Cinquantenaire,
        Showing,
        Imprisonment,
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
