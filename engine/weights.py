"""Weights: the numbers of a game's evaluation, kept as data beside the game.

`weights.toml` holds the numbers the bots play by. `weights-<name>.toml` holds those of an earlier time, so that bots
can be compared with what they were. What differs with the number of seats is in tables such as `[seats-2.money]`: they
replace single numbers of `[money]` at tables of that size.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

NEWEST = "weights"
_SEATS = "seats-"


Chance = Annotated[float, Meta(ge=0, le=1)]
Share = Annotated[float, Meta(ge=0)]
Purse = Annotated[float, Meta(ge=1, le=100)]
"""A sum of money after which another coin is worth little."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers about one subject: a table of the file."""


class WeightsError(ValueError):
    """A file of weights that cannot be used: which file, table and key, and what is wrong."""


class UnknownWeightsError(LookupError):
    """No weights have that name."""

    def __init__(self, name: str, among: tuple[str, ...]) -> None:
        super().__init__(f"no weights {name!r}; there are {', '.join(among) or 'none'}")
        self.among = among


class WeightSets:
    """The weights of one game: by name, and by the number of seats."""

    def __init__(
        self,
        folder: Traversable,
        kind: type[msgspec.Struct],
        seats: Iterable[int],
        prepare: Callable[[Any, int], Any] = lambda weights, seats: weights,
    ) -> None:
        """Make the sets of a folder; `prepare` makes of weights and a number of seats what the evaluation looks up."""
        self._folder = folder
        self._kind = kind
        self._seats = tuple(seats)
        self._loaded: dict[str, dict[int, Any]] = {}
        self._prepared: dict[tuple[int, str | None], Any] = {}
        self.prepare = prepare

    def names(self) -> tuple[str, ...]:
        """Return the names of the earlier weights."""
        files = [file.name for file in self._folder.iterdir()]
        prefix, suffix = f"{NEWEST}-", ".toml"
        return tuple(
            sorted(
                file.removeprefix(prefix).removesuffix(suffix)
                for file in files
                if file.startswith(prefix) and file.endswith(suffix)
            )
        )

    def of(self, seats: int, name: str | None = None) -> Any:
        """Return the prepared weights for a number of seats: those of today, or earlier ones by name."""
        found = self._prepared.get((seats, name))
        if found is None:
            found = self._prepared[seats, name] = self.prepare(self.raw(seats, name), seats)
        return found

    def raw(self, seats: int, name: str | None = None) -> Any:
        """Return the weights as they stand in the file."""
        key = name or ""
        if key not in self._loaded:
            if name is not None and name not in self.names():
                raise UnknownWeightsError(name, self.names())
            file = f"{NEWEST}-{name}.toml" if name is not None else f"{NEWEST}.toml"
            text = (self._folder / file).read_text(encoding="utf-8")
            self._loaded[key] = read(text, self._kind, self._seats, file)
        return self._loaded[key][seats]


def read(text: str, kind: type[msgspec.Struct], seats: Iterable[int], file: str) -> dict[int, Any]:
    """Read weights for every number of seats; raises `WeightsError`, which names the file, the table and the key."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise WeightsError(f"{file}: {wrong}") from None
    seats = tuple(seats)
    special = {key: values.pop(key) for key in list(values) if key.startswith(_SEATS)}
    _converted(values, kind, file)
    for key, tables in special.items():
        if key not in [f"{_SEATS}{number}" for number in seats] or not isinstance(tables, dict):
            raise WeightsError(f"{file}: [{key}]: there are tables for {', '.join(map(str, seats))} seats only")
        _check_known(values, tables, f"{file}: [{key}")
    return {number: _converted(laid_over(values, special.get(f"{_SEATS}{number}", {})), kind, file) for number in seats}


def laid_over(values: Mapping[str, Any], special: Mapping[str, Any]) -> dict[str, Any]:
    """Return values with those of special tables instead, number by number."""
    return {
        **values,
        **{
            key: laid_over(values.get(key, {}), value) if isinstance(value, Mapping) else value
            for key, value in special.items()
        },
    }


def _check_known(values: Mapping[str, Any], special: Mapping[str, Any], place: str) -> None:
    for key, value in special.items():
        if key not in values:
            raise WeightsError(f"{place}.{key}]: unknown")
        if isinstance(value, Mapping) and isinstance(values[key], Mapping):
            _check_known(values[key], value, f"{place}.{key}")


def _converted(values: dict[str, Any], kind: type[msgspec.Struct], file: str) -> Any:
    try:
        return msgspec.convert(values, type=kind)
    except msgspec.ValidationError as wrong:
        problem, _, place = str(wrong).partition(" - at `$")
        table, _, key = place.rstrip("`").lstrip(".").partition(".")
        where = f"[{table}] {key}".rstrip() if table else "the file"
        raise WeightsError(f"{file}: {where}: {problem}") from None
