"""Game: what a rules module offers to interfaces, bots and saves; and the catalogue of games."""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, get_args, get_type_hints

import msgspec

from engine import agenda
from engine.agenda import Decision
from engine.chance import Dice, scatter
from engine.copying import copier
from engine.editions import Editions

CATALOGUE = {
    "bruxelles1897": "Bruxelles 1897",
    "bruxelles1893": "Bruxelles 1893",
    "crystal_palace": "Crystal Palace",
}
"""The games that can be played, key and title, in the order they are offered."""


STATE_VERSION = "state_version"
"""The key under which the data of a state says its version."""


class Item(msgspec.Struct, frozen=True):
    """One line of a score: its key names it in every language. `final` lines count only when the game ends."""

    key: str
    points: int
    final: bool = False


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands: its rank, its total and where every point comes from; `now` is what it has on the track."""

    seat: int
    rank: int
    total: int
    now: int
    items: tuple[Item, ...]
    tie_breaks: tuple[Item, ...]


class Standings(msgspec.Struct, frozen=True):
    """All seats, best first, and what decided the first place: "points", a tie-break's key, or "shared"."""

    seats: tuple[Standing, ...]
    decided_by: str
    over: bool

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(standing.seat for standing in self.seats if standing.rank == 1)

    def of(self, seat: int) -> Standing:
        """Give the standing of one seat."""
        return next(standing for standing in self.seats if standing.seat == seat)


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
"""Turns the data of a state into that of the next version."""


class Game(ABC):
    """One game's rules behind one interface. Holds no state of any table."""

    key: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    rounds: ClassVar[int]
    minutes: ClassVar[tuple[int, int]]
    """How long a game takes people, from and to."""
    weight: ClassVar[int]
    """How heavy it is, 1 to 5."""
    options: ClassVar[type[msgspec.Struct]]
    editions: ClassVar[Editions[Any]]
    state_type: ClassVar[type[Any]]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    choices: ClassVar[tuple[type[agenda.Choice], ...]]
    """Every question the game can ask."""
    state_migrations: ClassVar[tuple[StateMigration, ...]] = ()
    """For states as older versions wrote them: the first turns version 1 into version 2, and so on.

    A new field with a default needs none: it is read with its default.
    """

    def __init__(self) -> None:
        self._decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(self.state_type)
        self._encoder = msgspec.msgpack.Encoder()
        self._copy = copier(self.state_type)

    # What a game writes itself

    @abstractmethod
    def _new(self, seats: int, options: Any, dice: Dice, edition: str) -> Any:
        """Set up a table whose agenda holds the first step."""

    @abstractmethod
    def standings(self, state: Any) -> Standings:
        """Itemise the scores as they stand; once the game is over, as they are."""

    @abstractmethod
    def seen_by(self, state: Any, seat: int | None) -> Any:
        """Give what a seat (or, with None, a watcher) may know: a state with hidden things hidden."""

    @abstractmethod
    def imagine(self, view: Any, dice: Dice) -> Any:
        """Give a full state that agrees with a view."""

    @abstractmethod
    def check(self, state: Any) -> list[str]:
        """Say what is broken in a state; nothing for a sound one."""

    @abstractmethod
    def insight(self, state: Any, seat: int) -> float:
        """Estimate how good a position is for a seat, in points."""

    # What every game shares

    def new(self, seats: int, options: Any = None, seed: int = 0, edition: str | None = None) -> Any:
        """Start a game: the same seats, options, seed and edition give the same game."""
        if seats not in self.seats:
            raise OptionsError(f"{self.title} takes {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        options = self.read_options(options)
        state = self._new(seats, options, Dice(scatter(seed)), edition or self.editions.standard())
        agenda.advance(state)
        state.news = []
        return state

    def decisions(self, state: Any) -> list[Decision]:
        """List every seat that may answer now with what it is asked; empty when the game is over."""
        return agenda.decisions(state)

    def play(self, state: Any, move: Any, seat: int | None = None) -> list[Any]:
        """Play a checked move and give the events; raises `IllegalMoveError` and changes nothing if it is not legal."""
        return agenda.play(state, move, seat)

    def apply(self, state: Any, move: Any, seat: int | None = None) -> list[Any]:
        """Play a move known to be legal and give the events. Without a seat it answers the first open decision."""
        return agenda.apply(state, move, seat)

    def question(self, state: Any) -> agenda.Question | None:
        """Give the first open question and its answers, without what may be done besides; None when it is over."""
        return agenda.question(state)

    def answer(self, state: Any, move: Any, seat: int | None = None) -> agenda.Question | None:
        """Play a move known to be legal and give the question it leads to: the door for search."""
        return agenda.answer(state, move, seat)

    def encode(self, state: Any) -> bytes:
        """Pack a state."""
        return self._encoder.encode(state)

    def decode(self, packed: bytes) -> Any:
        """Unpack a state."""
        return self._decoder.decode(packed)

    @property
    def state_version(self) -> int:
        """The version of states as they are written today."""
        return len(self.state_migrations) + 1

    def state_to_data(self, state: Any) -> dict[str, Any]:
        """Write a state as plain data that later versions can read; version 1 does not say that it is."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
        return data if self.state_version == 1 else {**data, STATE_VERSION: self.state_version}

    def migrated(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the data of a state as today's version would write it, but without what it did not know.

        Raises `NewerStateError`, or another `ValueError` when the data says an impossible version.
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

    def state_from_data(self, data: Mapping[str, Any]) -> Any:
        """Read a state that this version or an older one wrote; raises `msgspec.ValidationError` or a `ValueError`."""
        return msgspec.convert(self.migrated(data), type=self.state_type, str_keys=True)

    def clone(self, state: Any) -> Any:
        """Copy a state."""
        return self._copy(state)

    def read_move(self, raw: Any) -> Any:
        """Make a move from plain data such as `["place", 2, 3]`; raises `msgspec.ValidationError`."""
        return msgspec.convert(raw, type=self.move_type)

    def read_options(self, raw: Any) -> Any:
        """Make options from a mapping, or check those given; raises `OptionsError` with what would be right."""
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
        """List the options and what each may be, the default first."""
        hints = get_type_hints(self.options)
        return {field.name: get_args(hints[field.name]) for field in msgspec.structs.fields(self.options)}


def _listed(names: Mapping[str, Any] | Sequence[str]) -> str:
    return ", ".join(names)


_loaded: dict[str, Game] = {}


def game(key: str) -> Game:
    """Give a game by its key, loading its rules at first need."""
    if key not in CATALOGUE:
        raise UnknownGameError(f"no game {key!r}; the games are {_listed(CATALOGUE)}")
    if key not in _loaded:
        module = importlib.import_module(f"engine.games.{key}")
        _loaded[key] = module.GAME
    return _loaded[key]


def rank(unranked: Sequence[Standing], over: bool) -> Standings:
    """Order seats by total and then by each tie-break, higher first; seats equal in all share a rank (given as 0)."""
    ordered = sorted(unranked, key=_values, reverse=True)
    ranked: list[Standing] = []
    before = None
    for place, standing in enumerate(ordered, start=1):
        values = _values(standing)
        ranked.append(msgspec.structs.replace(standing, rank=ranked[-1].rank if values == before else place))
        before = values
    return Standings(tuple(ranked), _deciding(ranked[0], ranked[1]), over)


def _values(standing: Standing) -> list[int]:
    return [standing.total, *[item.points for item in standing.tie_breaks]]


def _deciding(first: Standing, second: Standing) -> str:
    """Say what set the first seat apart from the second."""
    keys = ["points", *(item.key for item in first.tie_breaks)]
    for key, mine, other in zip(keys, _values(first), _values(second), strict=True):
        if mine != other:
            return key
    return "shared"
