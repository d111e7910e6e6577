"""Editions: a game's component values, as shipped now, as shipped before, or corrected by an owner of the box.

An edition is identified by the fingerprint of its values. States name their edition and find its `Box` here, so tables
with different values run side by side in one process, and a game continues with the edition it began with.

`components.toml` holds the newest edition. Those it replaced are kept as they were shipped, in
`editions/<number>-<fingerprint>.toml`. A key that a shipped file lacks has its default, and a key that equals its
default is left out of the fingerprint: new keys make no new edition.
"""

import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from engine.components import (
    ComponentsError,
    check_sources,
    fingerprint_of,
    laid_over,
    plain_fingerprint,
    with_sources_of,
)

BoxT = TypeVar("BoxT")

NEWEST = "components.toml"
OLDER = "editions"


class UnknownEditionError(ComponentsError):
    """No shipped edition, with or without the corrections given, has that fingerprint."""

    def __init__(self, fingerprint: str) -> None:
        super().__init__(f"edition {fingerprint!r} is not known here")


class Editions(dict[str, BoxT], Generic[BoxT]):
    """The editions of one game, by fingerprint; those shipped are loaded at first need."""

    def __init__(
        self, folder: Traversable, components: type[msgspec.Struct], build: Callable[[dict[str, Any], str], BoxT]
    ) -> None:
        super().__init__()
        self._folder = folder
        self._components = components
        self._build = build
        self._standard = ""
        self._values: dict[str, dict[str, Any]] = {}
        """The values of shipped editions, by fingerprint."""
        self._corrections: dict[str, tuple[str, dict[str, Any]]] = {}
        """For each corrected edition, its base and the corrections."""

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
        """Return the numbers of the editions shipped before, by fingerprint, oldest first."""
        folder = self._folder / OLDER
        names = [file.name.removesuffix(".toml").split("-") for file in folder.iterdir()] if folder.is_dir() else []
        return {fingerprint: int(number) for number, fingerprint in sorted(names, key=lambda name: int(name[0]))}

    def newest_number(self) -> int:
        """Return the number of the newest edition."""
        return len(self.older()) + 1

    def number(self, fingerprint: str) -> int:
        """Return the number of a shipped edition, or of the base of a corrected one.

        Raises `UnknownEditionError`; a corrected edition must have been registered by `corrected` or `find`.
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
        fingerprint = self._register(laid_over(self.shipped(base), corrections))
        if fingerprint != base:
            self._corrections[fingerprint] = (base, dict(corrections))
        return fingerprint

    def find(self, fingerprint: str, corrections: Mapping[str, Any] | None) -> str:
        """Register the edition that a game began with, by its fingerprint and its corrections.

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
                values = laid_over(self.shipped(base), corrections)
                # Before keys had defaults, a correction to the default value changed the fingerprint.
                if fingerprint in (self._fingerprint(values), plain_fingerprint(values)):
                    self._register(values, fingerprint, laid_over(self._retagged(base), corrections))
                    if fingerprint not in bases:  # not if the corrections change nothing
                        self._corrections[fingerprint] = (base, dict(corrections))
                    return fingerprint
            except ComponentsError as misfit:
                misfits.append(misfit)
        raise misfits[0] if len(misfits) == len(bases) else UnknownEditionError(fingerprint)

    def renewed(self, fingerprint: str) -> str:
        """Return the edition for a new game like one of this edition: the newest, with the same corrections.

        If they no longer fit, it is the edition itself.
        """
        try:
            return self.corrected(self.corrections(fingerprint))
        except ComponentsError:
            return fingerprint

    def corrections(self, fingerprint: str) -> dict[str, Any] | None:
        """Return the corrections an edition was made with; None for an edition as shipped."""
        return self._corrections[fingerprint][1] if fingerprint in self._corrections else None

    def _fingerprint(self, values: dict[str, Any]) -> str:
        return fingerprint_of(values, self._components)

    def _retagged(self, fingerprint: str) -> dict[str, Any]:
        """Return the values of a shipped edition with the sources of the newest, which are better known."""
        return with_sources_of(self.shipped(), self.shipped(fingerprint))

    def _register(self, values: dict[str, Any], fingerprint: str = "", retagged: dict[str, Any] | None = None) -> str:
        """Register an edition under its fingerprint, or under the one given.

        Its box is built from `retagged`: the same values with newer sources.
        """
        check_sources(values)
        fingerprint = fingerprint or self._fingerprint(values)
        if fingerprint not in self:
            try:
                self[fingerprint] = self._build(retagged or values, fingerprint)
            except msgspec.ValidationError as wrong:
                raise ComponentsError(_in_toml_words(self._with_entry(values, str(wrong)))) from None
        return fingerprint

    def _with_entry(self, values: dict[str, Any], message: str) -> str:
        """Replace `[...]` in a message of msgspec by the names of the entries that fail on their own."""
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


def _parsed(file: Traversable) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _table_at(values: dict[str, Any], path: list[str]) -> dict[str, Any]:
    for name in path:
        values = values[name]
    return values


def _with_only(values: dict[str, Any], path: list[str], entry: str) -> dict[str, Any]:
    """Copy the values with only one entry (and the source) of the table at a path."""
    if not path:
        return {key: value for key, value in values.items() if key in (entry, "source")}
    return {**values, path[0]: _with_only(values[path[0]], path[1:], entry)}


def _in_toml_words(message: str) -> str:
    """Turn msgspec's `... - at `$.tracks.nobility`` into a message that starts with the table."""
    problem, _, place = message.replace("`key` in ", "").partition(" - at `$")
    place = place.rstrip("`").lstrip(".")
    return f"[{place}]: {problem}" if place else problem
