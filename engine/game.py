"""Game: the interface of a game for front ends, bots and saves; and the catalogue of games."""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from engine import agenda
from engine.agenda import Decision, GameState, Move
from engine.chance import Dice, scatter
from engine.copying import copier
from engine.editions import Editions
from engine.soundness import beyond_bounds
from engine.standings import Standings
from engine.weights import WeightSets

StateT = TypeVar("StateT", bound=GameState)
MoveT = TypeVar("MoveT", bound=Move)

CATALOGUE = {
    "bruxelles1897": "Bruxelles 1897",
    "bruxelles1893": "Bruxelles 1893",
    "crystal_palace": "Crystal Palace",
}
"""The games by key, with their titles, in the order they are offered."""


STATE_VERSION = "state_version"
"""The key of the version in the data of a state."""


class UnknownGameError(LookupError):
    """No game has that key."""


class OptionsError(ValueError):
    """Seats or variants a game does not offer."""


class NewerStateError(ValueError):
    """A state that a later version of the program wrote."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(f"the state is of version {version}; {known} is the latest known here")
        self.version = version
        self.known = known


StateMigration = Callable[[dict[str, Any]], dict[str, Any]]
"""Converts the data of a state to the next version."""


@dataclass(kw_only=True, eq=False, repr=False)
class Game(Generic[StateT, MoveT]):
    """The rules of one game behind one interface. Holds no state of any table."""

    key: str
    title: str
    rules_version: int
    seats: range
    rounds: int
    minutes: tuple[int, int]
    """The playing time, from and to."""
    weight: int
    """How complex the game is, 1 to 5."""
    foresight: int = 1
    """How many turns of every seat bots should foresee: more where a turn only prepares what is done later."""
    options: type[msgspec.Struct]
    editions: Editions[Any]
    state_type: type[StateT]
    move_type: Any
    """The union of the moves, from which they are read; mypy knows it as `MoveT`."""
    event_type: Any
    choices: tuple[type[agenda.Choice], ...]
    """Every question the game can ask."""
    state_migrations: tuple[StateMigration, ...] = ()
    """For states that older versions wrote: the first converts version 1 to version 2, and so on.

    A new field with a default needs none: it is read with its default.
    """

    # What each game provides

    set_up: Callable[[int, Any, Dice, str], StateT]
    """Lay out a table for seats, options, dice and an edition; its agenda holds the first step."""
    score: Callable[[StateT, bool], Standings]
    """Itemise the scores as they stand or, with True, as they are once the game is over."""
    hide: Callable[[StateT, int | None], None]
    """Hide in a state what a seat (or, with None, a spectator) may not know."""
    complete: Callable[[StateT, Dice], None]
    """Fill in what a view hides, so that it becomes a full state that agrees with it."""
    check: Callable[[StateT], list[str]]
    """List the bounds or invariants that a state breaks; empty for a sound one.

    A game provides its invariants, which may rely on the bounds of every state (`engine/soundness.py`).
    """
    weights: WeightSets
    """The numbers of its evaluation."""
    term_names: tuple[str, ...]
    """The items its evaluation adds up, in the order they are shown."""
    appraise: Callable[[StateT, Any, Sequence[int]], list[list[float]]]
    """Estimate the final points of some seats, each item by item, with weights for their number."""

    # What every game shares

    def __post_init__(self) -> None:
        self._decoder = msgspec.msgpack.Decoder(self.state_type)
        self._encoder = msgspec.msgpack.Encoder()
        self._copy = copier(self.state_type)
        check_rules = self.check
        self.check = lambda state: beyond_bounds(state) or check_rules(state)

    def new(self, seats: int, options: Any = None, seed: int = 0, edition: str | None = None) -> StateT:
        """Start a game: the same seats, options, seed and edition give the same game."""
        if seats not in self.seats:
            raise OptionsError(f"{self.title} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        options = self.read_options(options)
        state = self.set_up(seats, options, Dice(scatter(seed)), edition or self.editions.standard())
        agenda.advance(state)
        state.news = []
        return state

    def standings(self, state: StateT) -> Standings:
        """Itemise the scores as they stand; once the game is over, as they are."""
        return self.score(state, not state.agenda)

    def seen_by(self, state: StateT, seat: int | None) -> StateT:
        """Return what a seat (or, with None, a spectator) may know: a copy with hidden things hidden."""
        view = self._copy(state)
        self.hide(view, seat)
        return view

    def imagine(self, view: StateT, dice: Dice) -> StateT:
        """Return a full state that agrees with a view."""
        state = self._copy(view)
        self.complete(state, dice)
        return state

    def insight(self, state: StateT, seat: int) -> float:
        """Estimate how good a position is for a seat, in points."""
        return sum(self.appraise(state, self.weights.of(len(state.players)), (seat,))[0])

    def terms(self, state: StateT, seat: int, weights: str | None = None) -> dict[str, float]:
        """Return the items of which the insight into a position is the sum, by name."""
        [items] = self.appraise(state, self.weights.of(len(state.players), weights), (seat,))
        return dict(zip(self.term_names, items, strict=True))

    def decisions(self, state: StateT) -> list[Decision]:
        """List the open decisions, one for each seat that may answer now; empty when the game is over."""
        return agenda.decisions(state)

    def play(self, state: StateT, move: MoveT, seat: int | None = None) -> list[Any]:
        """Check and play a move and return the events; an illegal one raises `IllegalMoveError` and changes nothing."""
        return agenda.play(state, move, seat)

    def apply(self, state: StateT, move: MoveT, seat: int | None = None) -> list[Any]:
        """Play a move known to be legal and return the events. Without a seat it answers the first open decision."""
        return agenda.apply(state, move, seat)

    def certain(self, state: StateT, move: MoveT, seat: int | None = None) -> list[Any]:
        """Play a move known to be legal and return the events that come before anything is revealed."""
        return agenda.certain(state, move, seat)

    def question(self, state: StateT) -> agenda.Question | None:
        """Return the first open question and its answers, without the asides; None when the game is over."""
        return agenda.question(state)

    def answer(self, state: StateT, move: MoveT, seat: int | None = None) -> agenda.Question | None:
        """Play a move known to be legal and return the question it leads to; for search."""
        return agenda.answer(state, move, seat)

    def next_question(self, state: StateT, move: MoveT, seat: int | None = None) -> agenda.Question | None:
        """Play a move known to be legal and go on to the next question that leaves a choice; None at the end."""
        question = agenda.answer(state, move, seat)
        while question is not None and len(question[1]) == 1:
            question = agenda.answer(state, question[1][0])
        return question

    def encode(self, state: StateT) -> bytes:
        """Pack a state."""
        return self._encoder.encode(state)

    def decode(self, packed: bytes) -> StateT:
        """Unpack a state."""
        return self._decoder.decode(packed)

    @property
    def state_version(self) -> int:
        """The version in which states are written."""
        return len(self.state_migrations) + 1

    def state_to_data(self, state: StateT) -> dict[str, Any]:
        """Write a state as plain data that later versions can read; version 1 is not marked."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
        return data if self.state_version == 1 else {**data, STATE_VERSION: self.state_version}

    def migrated(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the data of a state in the current version; fields that are new since are left out.

        Raises `NewerStateError`, or another `ValueError` when the data has an impossible version.
        """
        current = dict(data)
        version = current.pop(STATE_VERSION, 1)
        if not isinstance(version, int) or version < 1:
            raise ValueError(f"a state has no version {version!r}")
        if version > self.state_version:
            raise NewerStateError(version, self.state_version)
        for migrate in self.state_migrations[version - 1 :]:
            current = migrate(current)
        return current

    def state_from_data(self, data: Mapping[str, Any]) -> StateT:
        """Read a state that this version or an older one wrote; raises `msgspec.ValidationError` or a `ValueError`."""
        return msgspec.convert(self.migrated(data), type=self.state_type, str_keys=True)

    def clone(self, state: StateT) -> StateT:
        """Copy a state."""
        return self._copy(state)

    def read_move(self, raw: Any) -> MoveT:
        """Make a move from plain data such as `["place", 2, 3]`; raises `msgspec.ValidationError`."""
        move: MoveT = msgspec.convert(raw, type=self.move_type)
        return move

    def read_options(self, raw: Any) -> Any:
        """Make options from a mapping, or return those given; raises `OptionsError`, which names what is allowed."""
        if raw is None:
            return self.options()
        if isinstance(raw, self.options):
            return raw
        variants = self.variants()
        if not isinstance(raw, Mapping):
            raise OptionsError(f"options are named values ({_listed(variants)}), not {raw!r}")
        for name, value in raw.items():
            if name not in variants:
                raise OptionsError(f"{self.title} has no option {name!r}; it has {_listed(variants)}")
            if value not in variants[name]:
                raise OptionsError(f"option {name} is one of {_listed(variants[name])}, not {value!r}")
        return msgspec.convert(raw, type=self.options)

    def variants(self) -> dict[str, tuple[str, ...]]:
        """Return the options by name with their values, the default first."""
        hints = get_type_hints(self.options)
        return {field.name: get_args(hints[field.name]) for field in msgspec.structs.fields(self.options)}


def _listed(names: Mapping[str, Any] | Sequence[str]) -> str:
    return ", ".join(names)


AnyGame: TypeAlias = Game[Any, Any]
"""A game that is known only by its key."""

_loaded: dict[str, AnyGame] = {}


def game(key: str) -> AnyGame:
    """Return a game by its key, loading its rules at first need."""
    if key not in CATALOGUE:
        raise UnknownGameError(f"no game {key!r}; the games are {_listed(CATALOGUE)}")
    if key not in _loaded:
        module = importlib.import_module(f"engine.games.{key}")
        _loaded[key] = module.GAME
    return _loaded[key]
