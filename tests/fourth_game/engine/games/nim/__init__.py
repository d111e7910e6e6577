"""Nim: take counters from a heap; each is a point, and the last one brings more."""

from collections.abc import Sequence
from importlib import resources
from typing import Any, ClassVar

import msgspec

from engine.agenda import Choice, Event, GameState, Move
from engine.chance import Dice
from engine.editions import Editions
from engine.game import Game
from engine.standings import Item, Standing, Standings, rank
from engine.weights import WeightSets


class Heap(msgspec.Struct, frozen=True):
    """The table `heap` of the components."""

    counters: int
    most: int
    last_vp: int


class Components(msgspec.Struct, frozen=True):
    """The components file."""

    heap: Heap


class Box:
    """One edition."""

    def __init__(self, values: dict[str, Any], fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.sources = {name: table["source"] for name, table in values.items()}
        self.heap = msgspec.convert(values, Components).heap


EDITIONS: Editions[Box] = Editions(resources.files(__package__), Components, Box)


class Options(msgspec.Struct, frozen=True):
    """No variants."""


class Player(msgspec.Struct):
    """Counters taken, and points for the last one."""

    taken: int = 0
    last_vp: int = 0


class Take(Move, frozen=True, tag="take"):
    """Take so many counters."""

    counters: int


class Taken(Event, frozen=True, tag="taken"):
    """A seat took counters."""

    seat: int
    counters: int


class Turn(Choice, frozen=True, tag="turn"):
    """How many counters to take."""

    opens_turn: ClassVar[bool] = True

    def moves(self, state: "State") -> list[Take]:
        """List the numbers of counters that can be taken."""
        return [Take(count) for count in range(1, min(state.box.heap.most, state.heap) + 1)]

    def play(self, state: "State", move: Take) -> None:
        """Take them; the next player follows unless the heap is empty."""
        player = state.players[self.seat]
        state.heap -= move.counters
        player.taken += move.counters
        state.tell(Taken(self.seat, move.counters))
        if state.heap:
            state.then(Turn((self.seat + 1) % len(state.players)))
        else:
            player.last_vp = state.box.heap.last_vp


class State(GameState):
    """A heap and the players."""

    agenda: list[Turn]
    players: list[Player]
    options: Options
    heap: int

    @property
    def box(self) -> Box:
        """The edition of this table."""
        return EDITIONS[self.edition]


def set_up(seats: int, options: Options, dice: Dice, edition: str) -> State:
    """Lay out the heap."""
    return State(
        edition=edition,
        agenda=[Turn(0)],
        dice=dice.state,
        revealed=0,
        round=1,
        news=[],
        players=[Player() for _ in range(seats)],
        options=options,
        heap=EDITIONS[edition].heap.counters,
    )


def score(state: State, over: bool) -> Standings:
    """Itemise the scores."""
    seats = [
        Standing(
            seat,
            0,
            player.taken + player.last_vp,
            player.taken,
            (Item("counters", player.taken), Item("last", player.last_vp)),
            (),
        )
        for seat, player in enumerate(state.players)
    ]
    return rank(seats, over)


def hide(state: State, seat: int | None) -> None:
    """Hide nothing but the dice."""
    state.dice = 0


def complete(state: State, dice: Dice) -> None:
    """Set the dice of a view."""
    state.dice = dice.state


def check(state: State) -> list[str]:
    """Check that no counter is lost."""
    total = state.heap + sum(player.taken for player in state.players)
    return [] if total == state.box.heap.counters else ["counters are lost"]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a bot's evaluation."""

    counter: float


def appraise(state: State, weights: Weights, seats: Sequence[int]) -> list[list[float]]:
    """Count the counters and the points for the last one."""
    players = [state.players[seat] for seat in seats]
    return [[weights.counter * player.taken, float(player.last_vp)] for player in players]


GAME: Game[State, Take] = Game(
    key="nim",
    title="Nim",
    rules_version=1,
    seats=range(2, 4),
    rounds=1,
    minutes=(1, 2),
    weight=1,
    options=Options,
    editions=EDITIONS,
    state_type=State,
    move_type=Take,
    event_type=Taken,
    choices=(Turn,),
    set_up=set_up,
    score=score,
    hide=hide,
    complete=complete,
    check=check,
    weights=WeightSets(resources.files(__package__), Weights, range(2, 4)),
    term_names=("counters", "last"),
    appraise=appraise,
)
