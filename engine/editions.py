"""Editions: a game's component values, as shipped or corrected by someone who owns the box.

An edition is known by the fingerprint of its values. States name their edition and find its `Box` here, so tables
with different values run side by side in one process.
"""

import hashlib
import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

BoxT = TypeVar("BoxT")
ComponentsT = TypeVar("ComponentsT")

SOURCES = ("rulebook", "public", "reconstructed", "owner")


class BadComponents(ValueError):  # noqa: N818 - said to a player, who reads it as a sentence
    """Component values that cannot be played with; the message names the table, the key and what is wrong."""


class Editions(dict[str, BoxT], Generic[BoxT]):
    """The editions of one game that this process knows, by fingerprint; the shipped one is loaded at first need."""

    def __init__(self, shipped: Callable[[], str], build: Callable[[dict[str, Any], str], BoxT]) -> None:
        super().__init__()
        self._read_shipped = shipped
        self._build = build
        self._shipped: dict[str, Any] | None = None
        self._standard = ""
        self._corrections: dict[str, dict[str, Any]] = {}

    def __missing__(self, fingerprint: str) -> BoxT:
        if fingerprint != self.standard():
            raise BadComponents(f"edition {fingerprint!r} is not known here")
        return self[fingerprint]

    def standard(self) -> str:
        """Give the fingerprint of the edition as shipped, loading it at first need."""
        if not self._standard:
            self._standard = self._register(self.shipped())
        return self._standard

    def shipped(self) -> dict[str, Any]:
        """Give the component values as shipped."""
        if self._shipped is None:
            self._shipped = tomllib.loads(self._read_shipped())
        return self._shipped

    def corrected(self, corrections: Mapping[str, Any] | None) -> str:
        """Register the shipped values with corrections laid over them and give the fingerprint."""
        if not corrections:
            return self.standard()
        fingerprint = self._register(_laid_over(self.shipped(), corrections, ""))
        if fingerprint != self.standard():
            self._corrections[fingerprint] = dict(corrections)
        return fingerprint

    def corrections(self, fingerprint: str) -> dict[str, Any] | None:
        """Give the corrections an edition was made with; None for the edition as shipped."""
        return self._corrections.get(fingerprint)

    def _register(self, values: dict[str, Any]) -> str:
        for name, table in values.items():
            if isinstance(table, dict) and table.get("source") not in SOURCES:
                raise BadComponents(f"table [{name}]: source must be one of {', '.join(SOURCES)}")
        fingerprint = hashlib.sha256(msgspec.json.encode(values)).hexdigest()[:12]
        if fingerprint not in self:
            try:
                self[fingerprint] = self._build(values, fingerprint)
            except msgspec.ValidationError as wrong:
                raise BadComponents(_in_toml_words(self._with_entry(values, str(wrong)))) from None
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
            except BadComponents:
                continue
        return None


def read(values: dict[str, Any], kind: type[ComponentsT]) -> tuple[ComponentsT, dict[str, str]]:
    """Give the tables of an edition by their types, and the source of each."""
    plain = {name: {key: value for key, value in table.items() if key != "source"} for name, table in values.items()}
    sources = {name: str(table["source"]) for name, table in values.items()}
    return msgspec.convert(plain, type=kind, str_keys=True), sources


def _laid_over(base: dict[str, Any], changes: Mapping[str, Any], path: str) -> dict[str, Any]:
    """Merge tables key by key; anything else replaces what was there."""
    merged = dict(base)
    for key, value in changes.items():
        where = f"{path}.{key}" if path else key
        if not path and key not in base:
            raise BadComponents(f"there is no table [{key}]; the tables are {', '.join(base)}")
        if isinstance(value, dict):
            under = base.get(key, {})
            if not isinstance(under, dict):
                raise BadComponents(f"[{where}] is a value, not a table")
            merged[key] = _laid_over(under, value, where)
        elif isinstance(base.get(key), dict):
            raise BadComponents(f"[{where}] is a table, not a value")
        else:
            merged[key] = value
    return merged


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
