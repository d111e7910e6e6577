"""Editions: a game's component values, as shipped now, as shipped before, or corrected by an owner of the box.

An edition is known by the fingerprint of its values. States name their edition and find its `Box` here, so tables
with different values run side by side in one process, and a game goes on with the edition it began with.

`components.toml` holds the newest edition. Those it replaced lie beside it, as they were shipped, in
`editions/<number>-<fingerprint>.toml`. A key that a shipped file does not know has the default of its type, and a key
that says no more than its default is left out of the fingerprint: new keys make no new edition.

Every table names its `source`, and so may an entry of it that has another. A single key has one of its own in the
table's `sources`, such as `sources = { research_spaces = "single" }`; dots lead further in.
"""

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect

BoxT = TypeVar("BoxT")
ComponentsT = TypeVar("ComponentsT")

SOURCES = ("rulebook", "public", "single", "reconstructed", "ruling", "owner")
"""Where a value can come from; a ruling is ours, where the rules do not say."""

_ABOUT_SOURCES = ("source", "sources")
"""The keys of a table that are no values."""

NEWEST = "components.toml"
OLDER = "editions"


class ComponentsError(ValueError):
    """Component values that cannot be played with; the message names the table, the key and what is wrong."""


class UnknownEditionError(ComponentsError):
    """No shipped edition, with or without the corrections given, has that fingerprint."""

    def __init__(self, fingerprint: str) -> None:
        super().__init__(f"edition {fingerprint!r} is not known here")


class Sources(dict[str, str]):
    """Sources by table, and by the path of what has another than its table, such as `pieces.research_spaces`."""

    def __missing__(self, path: str) -> str:
        """Look a value up that has no source of its own: it has that of the table it stands in."""
        table, dot, _ = path.rpartition(".")
        if not dot:
            raise KeyError(path)
        return self[table]


class Editions(dict[str, BoxT], Generic[BoxT]):
    """The editions of one game that this process knows, by fingerprint; those shipped are loaded at first need."""

    def __init__(
        self, folder: Traversable, components: type[msgspec.Struct], build: Callable[[dict[str, Any], str], BoxT]
    ) -> None:
        super().__init__()
        self._folder = folder
        self._components = components
        self._build = build
        self._standard = ""
        self._values: dict[str, dict[str, Any]] = {}
        """What shipped editions hold, by fingerprint."""
        self._corrections: dict[str, tuple[str, dict[str, Any]]] = {}
        """The edition each corrected one was made from, and the corrections."""

    def __missing__(self, fingerprint: str) -> BoxT:
        if fingerprint != self.standard():
            self._register(self.shipped(fingerprint), fingerprint, self._retagged(fingerprint))
        return self[fingerprint]

    def standard(self) -> str:
        """Return the fingerprint of the newest edition, loading it at first need."""
        if not self._standard:
            values = _parsed(self._folder / NEWEST)
            self._standard = self._register(values)
            self._values[self._standard] = values
        return self._standard

    def older(self) -> dict[str, int]:
        """List the editions shipped before, oldest first: their numbers by fingerprint."""
        folder = self._folder / OLDER
        names = [file.name.removesuffix(".toml").split("-") for file in folder.iterdir()] if folder.is_dir() else []
        return {fingerprint: int(number) for number, fingerprint in sorted(names, key=lambda name: int(name[0]))}

    def newest_number(self) -> int:
        """Return the number of the newest edition: one more than there were before it."""
        return len(self.older()) + 1

    def number(self, fingerprint: str) -> int:
        """Return the number of a shipped edition, or of the one a corrected edition was made from.

        Raises `UnknownEditionError`; a corrected edition must have been made known by `corrected` or `find`.
        """
        base, _ = self._corrections.get(fingerprint, (fingerprint, None))
        older = self.older()
        if base not in older and base != self.standard():
            raise UnknownEditionError(fingerprint)
        return older.get(base, len(older) + 1)

    def shipped(self, fingerprint: str | None = None) -> dict[str, Any]:
        """Return the component values of a shipped edition, by default the newest; raises `UnknownEditionError`."""
        fingerprint = fingerprint or self.standard()
        if fingerprint not in self._values:
            number = self.older().get(fingerprint)
            if number is None:
                raise UnknownEditionError(fingerprint)
            self._values[fingerprint] = _parsed(self._folder / OLDER / f"{number}-{fingerprint}.toml")
        return self._values[fingerprint]

    def corrected(self, corrections: Mapping[str, Any] | None) -> str:
        """Register the newest values with corrections laid over them and return the fingerprint."""
        base = self.standard()
        if not corrections:
            return base
        fingerprint = self._register(_laid_over(self.shipped(base), corrections, ""))
        if fingerprint != base:
            self._corrections[fingerprint] = (base, dict(corrections))
        return fingerprint

    def find(self, fingerprint: str, corrections: Mapping[str, Any] | None) -> str:
        """Make the edition a game began with known here, by its fingerprint and its corrections.

        Raises `UnknownEditionError`, or `ComponentsError` when the corrections fit no shipped edition.
        """
        if not corrections:
            self[fingerprint]
            return fingerprint
        if self.corrections(fingerprint) == corrections:
            return fingerprint
        misfits = []
        bases = (self.standard(), *reversed(self.older()))
        for base in bases:
            try:
                values = _laid_over(self.shipped(base), corrections, "")
                # A correction to what is the default anyway counted before keys could have defaults.
                if fingerprint in (self._fingerprint(values), _hash(values)):
                    self._register(values, fingerprint, _laid_over(self._retagged(base), corrections, ""))
                    if fingerprint not in bases:  # corrections that correct nothing
                        self._corrections[fingerprint] = (base, dict(corrections))
                    return fingerprint
            except ComponentsError as misfit:
                misfits.append(misfit)
        raise misfits[0] if len(misfits) == len(bases) else UnknownEditionError(fingerprint)

    def renewed(self, fingerprint: str) -> str:
        """Return the edition for another game like one of this edition: the newest, with the same corrections.

        If those no longer fit, it is the edition itself.
        """
        try:
            return self.corrected(self.corrections(fingerprint))
        except ComponentsError:
            return fingerprint

    def corrections(self, fingerprint: str) -> dict[str, Any] | None:
        """Return the corrections an edition was made with; None for an edition as shipped."""
        return self._corrections[fingerprint][1] if fingerprint in self._corrections else None

    def _fingerprint(self, values: dict[str, Any]) -> str:
        return _hash(_without_defaults(values, inspect.type_info(self._components)))

    def _retagged(self, fingerprint: str) -> dict[str, Any]:
        """Return the values of a shipped edition with the sources of the newest: what is known of them since."""
        return _with_sources_of(self.shipped(), self.shipped(fingerprint))

    def _register(self, values: dict[str, Any], fingerprint: str = "", retagged: dict[str, Any] | None = None) -> str:
        """Make an edition known, under the fingerprint it has unless it was shipped under another.

        Its box is made of the values as `retagged`, if their sources are better known by now.
        """
        _check_sources(values)
        fingerprint = fingerprint or self._fingerprint(values)
        if fingerprint not in self:
            try:
                self[fingerprint] = self._build(retagged or values, fingerprint)
            except msgspec.ValidationError as wrong:
                raise ComponentsError(_in_toml_words(self._with_entry(values, str(wrong)))) from None
        return fingerprint

    def _with_entry(self, values: dict[str, Any], message: str) -> str:
        """Put the names of entries where msgspec writes `[...]`: those that fail alike on their own."""
        told = message
        while "[...]" in told:
            path = told.partition("`$.")[2].partition("[...]")[0].split(".")
            entry = self._failing_entry(values, path, message)
            if entry is None:
                break
            values = _with_only(values, path, entry)
            told = told.replace("[...]", f".{entry}", 1)
        return told

    def _failing_entry(self, values: dict[str, Any], path: list[str], message: str) -> str | None:
        for entry in _table_at(values, path):
            try:
                self._build(_with_only(values, path, entry), "")
            except msgspec.ValidationError as wrong:
                if str(wrong) == message:
                    return entry
            except ComponentsError:
                continue
        return None


def read(values: dict[str, Any], kind: type[ComponentsT]) -> tuple[ComponentsT, Sources]:
    """Return the tables of an edition by their types, and where their values come from."""
    sources = Sources()
    plain = {name: _without_sources(table, name, sources) for name, table in values.items()}
    return msgspec.convert(plain, type=kind, str_keys=True), sources


def _without_sources(value: Any, path: str, sources: Sources) -> Any:
    """Copy a value without the sources named in it, which are noted by their paths."""
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


def _with_sources_of(newest: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """Copy a table with the sources that another one of the same kind names."""
    copy = {}
    for key, value in table.items():
        if key not in _ABOUT_SOURCES:
            known = newest.get(key)
            if isinstance(value, dict) and isinstance(known, dict):
                value = _with_sources_of(known, value)
            copy[key] = value
    return copy | {key: newest[key] for key in _ABOUT_SOURCES if key in newest}


def _single_sources(named: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """List the paths that the `sources` of a table name, with the source of each."""
    if not isinstance(named, dict):
        yield path, named
        return
    for key, inner in named.items():
        yield from _single_sources(inner, f"{path}.{key}" if path else key)


def _check_sources(values: dict[str, Any]) -> None:
    """Refuse a table without a source, a source of no known kind, and one of a key that is not there."""
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


def _parsed(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _hash(values: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(values)).hexdigest()[:12]


def _without_defaults(values: Any, kind: inspect.Type) -> Any:
    """Leave out every key that says no more than the default its type has for it."""
    match kind:
        case inspect.StructType() if isinstance(values, dict):
            fields = {field.encode_name: field for field in kind.fields}
            said = {key: _without_defaults(value, fields[key].type) for key, value in values.items() if key in fields}
            # A key that is no field tells of sources.
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


def _laid_over(base: dict[str, Any], changes: Mapping[str, Any], path: str) -> dict[str, Any]:
    """Merge tables key by key; anything else replaces what was there."""
    merged = dict(base)
    for key, value in changes.items():
        where = f"{path}.{key}" if path else key
        if not path and key not in base:
            raise ComponentsError(f"there is no table [{key}]; the tables are {', '.join(base)}")
        if isinstance(value, dict):
            under = base.get(key, {})
            if not isinstance(under, dict):
                raise ComponentsError(f"[{where}] is a value, not a table")
            merged[key] = _laid_over(under, value, where)
        elif isinstance(base.get(key), dict):
            raise ComponentsError(f"[{where}] is a table, not a value")
        else:
            merged[key] = value
    if "source" in changes and "sources" not in changes and "sources" in base:
        # Who names a source for a table names it for every value corrected in it.
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


def _table_at(values: dict[str, Any], path: list[str]) -> dict[str, Any]:
    for name in path:
        values = values[name]
    return values


def _with_only(values: dict[str, Any], path: list[str], entry: str) -> dict[str, Any]:
    """Copy the values, leaving one entry (and the source) of the table at a path."""
    if not path:
        return {key: value for key, value in values.items() if key in (entry, "source")}
    return {**values, path[0]: _with_only(values[path[0]], path[1:], entry)}


def _in_toml_words(message: str) -> str:
    """Turn msgspec's `... - at `$.tracks.nobility`` into a sentence that starts with the table."""
    problem, _, place = message.replace("`key` in ", "").partition(" - at `$")
    place = place.rstrip("`").lstrip(".")
    return f"[{place}]: {problem}" if place else problem
