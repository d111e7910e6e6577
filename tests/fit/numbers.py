"""The numbers of a file of weights: each has a place in the file, and bounds if its type has some."""

import tomllib
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from engine.game import AnyGame
from engine.weights import laid_over, read
from tests.fit.positions import game_named

SEATS = "seats-"
"""How the names of tables for a number of seats begin."""

Place = tuple[str | int, ...]
"""Tables, key and positions in lists."""


class Number(msgspec.Struct, frozen=True):
    """One number of the file."""

    place: Place
    least: float | None = None
    most: float | None = None

    @property
    def key(self) -> str:
        """The tables and the key, such as `money.purse`."""
        return ".".join(str(part) for part in self.place if isinstance(part, str))

    @property
    def name(self) -> str:
        """The key, and where in its list the number stands."""
        return self.key + "".join(f"[{part}]" for part in self.place if isinstance(part, int))

    def bounded(self, value: float) -> float:
        """Return the value, or the bound it exceeds."""
        if self.least is not None:
            value = max(value, self.least)
        return value if self.most is None else min(value, self.most)


class Sheet(msgspec.Struct, frozen=True):
    """The numbers of a file that are to be fitted, and the file around them.

    With `seats` they are those for that number of seats, else those for all that have no others of their own.
    """

    game: str
    tables: bytes
    """The whole file, in msgpack."""
    seats: int | None
    numbers: tuple[Number, ...]
    values: tuple[float, ...]
    """What the numbers are in the file."""

    def prepared(self, seats: int, values: Sequence[float]) -> Any:
        """Return the weights with these values, as the evaluation looks them up."""
        rules = game_named(self.game)
        plain, special = _split(msgspec.msgpack.decode(self.tables))
        if self.seats is not None:
            plain = laid_over(plain, special.get(f"{SEATS}{self.seats}", {}))
        for number, value in zip(self.numbers, values, strict=True):
            _put(plain, number.place, value)
        if self.seats is None:
            plain = laid_over(plain, special.get(f"{SEATS}{seats}", {}))
        return rules.weights.prepare(msgspec.convert(plain, _kind(rules)), seats)


def sheet(name: str, file: Path, seats: int | None = None, only: Sequence[str] = ()) -> Sheet:
    """Read a file of weights; `only` selects numbers by table or key. Raises `WeightsError` or `LookupError`."""
    rules = game_named(name)
    text = file.read_text(encoding="utf-8")
    read(text, _kind(rules), rules.seats, str(file))
    tables = tomllib.loads(text)
    plain, special = _split(tables)
    if seats is not None:
        plain = laid_over(plain, special.get(f"{SEATS}{seats}", {}))
    found = list(_numbers(inspect.type_info(_kind(rules)), plain, ()))
    for key in only:
        if not any(_selects(key, number) for number, _ in found):
            raise LookupError(f"{file} has no numbers {key!r}")
    selected = [(number, value) for number, value in found if not only or any(_selects(key, number) for key in only)]
    numbers = tuple(number for number, _ in selected)
    return Sheet(name, msgspec.msgpack.encode(tables), seats, numbers, tuple(value for _, value in selected))


def _selects(key: str, number: Number) -> bool:
    return number.name == key or f"{number.key}.".startswith(f"{key}.")


def _kind(rules: AnyGame) -> Any:
    return type(rules.weights.raw(rules.seats[0]))


def _split(tables: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the tables for all, which may be changed, and those for numbers of seats."""
    special = {key: value for key, value in tables.items() if key.startswith(SEATS)}
    return deepcopy({key: value for key, value in tables.items() if key not in special}), special


def _numbers(kind: inspect.Type, value: Any, place: Place) -> Iterator[tuple[Number, float]]:
    """Find the numbers of a type that are not whole by nature, in the order of the type."""
    match kind:
        case inspect.FloatType():
            yield _number(kind, float(value), place), float(value)
        case inspect.StructType():
            for field in kind.fields:
                if field.encode_name in value:
                    yield from _numbers(field.type, value[field.encode_name], (*place, field.encode_name))
        case inspect.TupleType():
            for index, (item, part) in enumerate(zip(kind.item_types, value, strict=True)):
                yield from _numbers(item, part, (*place, index))
        case inspect.VarTupleType() | inspect.ListType():
            for index, part in enumerate(value):
                yield from _numbers(kind.item_type, part, (*place, index))
        case inspect.DictType():
            for key, part in value.items():
                yield from _numbers(kind.value_type, part, (*place, key))


def _number(kind: inspect.FloatType, value: float, place: Place) -> Number:
    """Return a number with the bounds of its type; if it has none, the number keeps its sign."""
    least, most = _first(kind.ge, kind.gt), _first(kind.le, kind.lt)
    if least is most is None and value:
        return Number(place, 0.0, None) if value > 0 else Number(place, None, 0.0)
    return Number(place, least, most)


def _first(*bounds: float | None) -> float | None:
    return next((float(bound) for bound in bounds if bound is not None), None)


def _put(tables: Any, place: Place, value: float) -> None:
    for part in place[:-1]:
        tables = tables[part]
    tables[place[-1]] = value
