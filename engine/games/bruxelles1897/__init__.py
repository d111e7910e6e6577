"""Bruxelles 1897: a card game for 2 to 4 players in four rounds."""

from typing import Any, ClassVar

from engine.agenda import Choice
from engine.chance import Dice
from engine.editions import Editions
from engine.game import Game, Standings

from . import insight as bots_insight
from . import invariants, scoring, view
from .art_nouveau import Assignment, Sale
from .brussels import Cinquantenaire, CityHall, Delegation, Selection
from .components import EDITIONS, Box
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


class Bruxelles1897(Game):
    """The rules of Bruxelles 1897 behind the common interface."""

    key = "bruxelles1897"
    title = "Bruxelles 1897"
    rules_version = 1
    seats = range(2, 5)
    rounds = 4
    minutes = (40, 70)
    weight = 3
    options = Options
    editions: ClassVar[Editions[Box]] = EDITIONS
    state_type = State
    move_type = AnyMove
    event_type = AnyEvent
    choices: ClassVar[tuple[type[Choice], ...]] = (
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
    )

    def _new(self, seats: int, options: Options, dice: Dice, edition: str) -> State:
        return new_table(seats, options, dice, edition)

    def standings(self, state: State) -> Standings:
        """Itemise the scores."""
        return scoring.standings(state, over=not state.agenda)

    def seen_by(self, state: State, seat: int | None) -> State:
        """Give what a seat may know: all but the order of the piles."""
        copy: State = self.clone(state)
        return view.seen_by(copy)

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


GAME: Any = Bruxelles1897()
