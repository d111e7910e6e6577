"""Component values as read from TOML: their types, sources, fingerprints and corrections.

Every table names its `source`; an entry with a different one names its own. The `sources` of a table name those of
single keys, such as `sources = { research_spaces = "single" }`; dots lead to nested keys.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, inspect

ComponentsT = TypeVar("ComponentsT")

LARGEST = 1000
"""No count is larger: a box holds some hundred pieces, and a game with more would never end."""
FEW = 12
"""The most of what the rules combine in every way, such as dice."""
LARGEST_NUMBER = 10_000
"""No other number is larger; years are the largest that there are."""

Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Positive = Annotated[int, Meta(ge=1, le=LARGEST)]
Few = Annotated[int, Meta(ge=1, le=FEW)]

SOURCES = ("rulebook", "public", "single", "reconstructed", "ruling", "owner")
"""Where a value can come from; a ruling is ours, where the rules are silent."""

_ABOUT_SOURCES = ("source", "sources")
"""The keys of a table that are not values."""


class ComponentsError(ValueError):
    """Component values that cannot be played with; the message names the table, the key and what is wrong."""


class ComponentTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the components file."""


class Sources(dict[str, str]):
    """Sources by table, and by the path of a value whose source differs, such as `pieces.research_spaces`."""

    def __missing__(self, path: str) -> str:
        """Return the source of the enclosing table for a value without one of its own."""
        table, dot, _ = path.rpartition(".")
        if not dot:
            raise KeyError(path)
        return self[table]


def read(values: dict[str, Any], kind: type[ComponentsT]) -> tuple[ComponentsT, Sources]:
    """Convert the tables of an edition to their types, and return them with the sources of their values."""
    sources = Sources()
    plain = {name: _without_sources(table, name, sources) for name, table in values.items()}
    for name, table in plain.items():
        _check_bounds(table, name)
    return msgspec.convert(plain, type=kind, str_keys=True), sources


def _without_sources(value: Any, path: str, sources: Sources) -> Any:
    """Copy a value without its sources, which are added to `sources` by path."""
    if not isinstance(value, dict):
        return value
    if "source" in value:
        sources[path] = value["source"]
    for key, source in _single_sources(value.get("sources", {})):
        sources[f"{path}.{key}"] = source
    return {
        key: _without_sources(inner, f"{path}.{key}", sources)
        for key, inner in value.items()
        if key not in _ABOUT_SOURCES
    }


def _check_bounds(value: Any, path: str) -> None:
    """Refuse numbers, and tables and lists, that are too large for any game."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise ComponentsError(f"[{path}]: {value} is more than {LARGEST_NUMBER}, the most that a number may be")
    if isinstance(value, dict | list):
        if len(value) > LARGEST:
            raise ComponentsError(f"[{path}]: there are {len(value)} entries, and {LARGEST} is the most")
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            _check_bounds(each, f"{path}.{key}")


def with_sources_of(newest: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """Copy a table with the sources of another one of the same kind."""
    copy = {}
    for key, value in table.items():
        if key not in _ABOUT_SOURCES:
            known = newest.get(key)
            if isinstance(value, dict) and isinstance(known, dict):
                value = with_sources_of(known, value)
            copy[key] = value
    return copy | {key: newest[key] for key in _ABOUT_SOURCES if key in newest}


def _single_sources(named: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the paths in the `sources` of a table, each with its source."""
    if not isinstance(named, dict):
        yield path, named
        return
    for key, inner in named.items():
        yield from _single_sources(inner, f"{path}.{key}" if path else key)


def check_sources(values: dict[str, Any]) -> None:
    """Refuse tables without a source, unknown sources, and sources of keys that do not exist."""
    for name, table in values.items():
        if isinstance(table, dict) and "source" not in table:
            raise ComponentsError(f"table [{name}]: source must be one of {', '.join(SOURCES)}")
        _check_sources_in(table, name)


def _check_sources_in(table: Any, path: str) -> None:
    if not isinstance(table, dict):
        return
    if not isinstance(table.get("sources", {}), dict):
        raise ComponentsError(f"table [{path}]: sources is a table of keys, each with its source")
    named = [("", table["source"])] if "source" in table else []
    named += _single_sources(table.get("sources", {}))
    for key, source in named:
        if source not in SOURCES:
            raise ComponentsError(f"table [{path}]: source must be one of {', '.join(SOURCES)}")
        if key and not _is_in(table, key):
            raise ComponentsError(f"table [{path}]: sources names {key!r}, which is not there")
    for key, inner in table.items():
        if key not in _ABOUT_SOURCES:
            _check_sources_in(inner, f"{path}.{key}")


def _is_in(table: Any, path: str) -> bool:
    for key in path.split("."):
        if not isinstance(table, dict) or key not in table:
            return False
        table = table[key]
    return True


def fingerprint_of(values: dict[str, Any], kind: type[msgspec.Struct]) -> str:
    """Return the fingerprint of values that are read as a type: keys that equal their default do not count."""
    return plain_fingerprint(_without_defaults(values, inspect.type_info(kind)))


def plain_fingerprint(values: dict[str, Any]) -> str:
    """Return the fingerprint of all values, defaults included."""
    return hashlib.sha256(msgspec.json.encode(values)).hexdigest()[:12]


def _without_defaults(values: Any, kind: inspect.Type) -> Any:
    """Leave out every key whose value equals its default."""
    match kind:
        case inspect.StructType() if isinstance(values, dict):
            fields = {field.encode_name: field for field in kind.fields}
            said = {key: _without_defaults(value, fields[key].type) for key, value in values.items() if key in fields}
            # Keys that are no fields are about sources.
            return {
                key: said.get(key, value)
                for key, value in values.items()
                if key not in fields or not _is_default(said[key], fields[key])
            }
        case inspect.DictType() if isinstance(values, dict):
            return {
                key: value if key in _ABOUT_SOURCES else _without_defaults(value, kind.value_type)
                for key, value in values.items()
            }
        case inspect.ListType() | inspect.VarTupleType() if isinstance(values, list):
            return [_without_defaults(value, kind.item_type) for value in values]
        case inspect.UnionType():
            tables = [each for each in kind.types if isinstance(each, inspect.StructType)]
            return _without_defaults(values, tables[0]) if len(tables) == 1 else values
        case _:
            return values


def _is_default(said: Any, field: inspect.Field) -> bool:
    if field.required:
        return False
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    plain = _without_defaults(msgspec.json.decode(msgspec.json.encode(default)), field.type)
    if isinstance(said, dict):
        said = {key: value for key, value in said.items() if key not in _ABOUT_SOURCES}
    return bool(said == plain)


def laid_over(base: dict[str, Any], changes: Mapping[str, Any], path: str = "") -> dict[str, Any]:
    """Merge corrections into tables, key by key; anything but a table replaces the value."""
    merged = dict(base)
    for key, value in changes.items():
        where = f"{path}.{key}" if path else key
        if not path and key not in base:
            raise ComponentsError(f"there is no table [{key}]; the tables are {', '.join(base)}")
        if isinstance(value, dict):
            under = base.get(key, {})
            if not isinstance(under, dict):
                raise ComponentsError(f"[{where}] is a value, not a table")
            merged[key] = laid_over(under, value, where)
        elif isinstance(base.get(key), dict):
            raise ComponentsError(f"[{where}] is a table, not a value")
        else:
            merged[key] = value
    if "source" in changes and "sources" not in changes and "sources" in base:
        # The source of a corrected table is that of every value corrected in it.
        merged["sources"] = _of_others(base["sources"], changes)
    return merged


def _of_others(named: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out the sources of values that are corrected."""
    kept = {}
    for key, inner in named.items():
        change = changes.get(key)
        if change is None:
            kept[key] = inner
        elif isinstance(inner, dict) and isinstance(change, dict):
            kept[key] = _of_others(inner, change)
    return kept
