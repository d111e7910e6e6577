"""Bruxelles 1893: a board game for 2 to 5 players in five rounds."""

from typing import Any, ClassVar

from engine.agenda import Choice
from engine.chance import Dice
from engine.editions import Editions
from engine.game import Game, Standings

from . import insight as bots_insight
from . import invariants, scoring, view
from .art_nouveau import Performance, Stake
from .box import EDITIONS, Box
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


class Bruxelles1893(Game):
    """The rules of Bruxelles 1893 behind the common interface."""

    key = "bruxelles1893"
    title = "Bruxelles 1893"
    rules_version = 2
    seats = range(2, 6)
    rounds = 5
    minutes = (60, 125)
    weight = 4
    options = Options
    editions: ClassVar[Editions[Box]] = EDITIONS
    state_type = State
    move_type = AnyMove
    event_type = AnyEvent
    choices: ClassVar[tuple[type[Choice], ...]] = (
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
    )

    def _new(self, seats: int, options: Options, dice: Dice, edition: str) -> State:
        return new_table(seats, options, dice, edition)

    def standings(self, state: State) -> Standings:
        """Itemise the scores."""
        return scoring.standings(state, over=not state.agenda)

    def seen_by(self, state: State, seat: int | None) -> State:
        """Give what a seat may know: all but the order of the piles and what another one has drawn."""
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


GAME: Any = Bruxelles1893()
