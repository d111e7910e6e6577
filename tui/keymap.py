"""The player's own keys: `keys.toml`, beside the settings, changes the keys of any action by its id.

    "table.undo" = "z"
    "walk.left" = ["h", "left"]
    "app.rules" = []

What is wrong in the file is reported, and the rest still applies. Layouts come first, the file over them.
"""

import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import combinations
from pathlib import Path
from typing import Any

from saves.problems import shown, why
from tui.i18n.words import Words
from tui.key_names import SAME_BYTES, key_code, key_name, written_key
from tui.layouts import LAYOUTS
from tui.settings import default_path

FILE_NAME = "keys.toml"
LARGEST = 256 * 1024
"""Bytes of a file that is read; a keymap has a few thousand."""

Bound = Mapping[str, str]
"""The keys of the actions that a layout or the file has changed: ids, and keys with commas between."""


@dataclass(frozen=True, slots=True)
class KeymapProblem:
    """Something in the file that is left out, and why."""

    kind: str
    file: str
    line: int = 0
    """0 where it is not known."""
    id: str = ""
    detail: str = ""
    """What was written, or what the reader of the file found."""
    key: str = ""
    other: str = ""
    """The id of the action that has the key already, of one with a similar name, or the key that is meant."""

    def text(self, words: Words) -> str:
        """Return the problem as a sentence that names the file, the line and what is wrong."""
        place = words("keymap-line", file=self.file, line=self.line) if self.line else self.file
        key = key_name(self.key, words, ascii_only=False) if self.key else ""
        other = key_name(self.other, words, ascii_only=False) if self.kind == "same-bytes" else self.other
        what = words(f"keymap-{self.kind}", id=self.id, detail=self.detail, key=key, other=other)
        return words("keymap-problem", place=place, what=what)


@dataclass(slots=True)
class Keymap:
    """The keys that the player has chosen, by id in the order of the file."""

    path: Path | None = None
    chosen: dict[str, tuple[str, ...]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    """The lines of the ids."""
    unreadable: list[KeymapProblem] = field(default_factory=list)
    """What was left out when the file was read."""
    _applied: dict[str, tuple[Bound, list[KeymapProblem]]] = field(default_factory=dict)

    def bound(self, layout: str) -> Bound:
        """Return the keys that differ from the usual ones, with a layout."""
        return self._apply(layout)[0]

    def problems(self, layout: str) -> list[KeymapProblem]:
        """List what is left out, with a layout."""
        return [*self.unreadable, *self._apply(layout)[1]]

    def _apply(self, layout: str) -> tuple[Bound, list[KeymapProblem]]:
        if layout not in self._applied:
            self._applied[layout] = self._without_clashes(layout)
        return self._applied[layout]

    def _without_clashes(self, layout: str) -> tuple[Bound, list[KeymapProblem]]:
        """Leave out what would give a key two meanings on one screen: of two lines, the later one."""
        kept, problems = dict(self.chosen), list[KeymapProblem]()
        usual = {id_: tuple(keys.split(",")) for id_, keys in LAYOUTS[layout].items()}
        while kept and (clash := _first_clash(usual, kept)) is not None:
            key, ids = clash
            late = max((id_ for id_ in ids if id_ in kept), key=list(kept).index)
            del kept[late]
            other = next(iter(ids - {late}))
            problems.append(KeymapProblem("clash", self.file, self.lines[late], late, key=key, other=other))
        return {id_: ",".join(keys) for id_, keys in {**usual, **kept}.items()}, problems

    @property
    def file(self) -> str:
        """The name of the file."""
        return self.path.name if self.path is not None else FILE_NAME


def _first_clash(
    usual: Mapping[str, tuple[str, ...]], chosen: Mapping[str, tuple[str, ...]]
) -> tuple[str, frozenset[str]] | None:
    """Return a key that the player's choice gives to two actions of a screen, with their ids."""
    from tui.key_catalogue import offered_together

    for offered in offered_together():
        shared_before = {ids for _key, ids in _shared(offered, usual)}
        for key, ids in _shared(offered, {**usual, **chosen}):
            if ids not in shared_before and any(id_ in chosen for id_ in ids):
                return key, ids
    return None


def _shared(
    offered: Mapping[str, tuple[str, ...]], bound: Mapping[str, tuple[str, ...]]
) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the keys that two actions of a screen share, with their ids."""
    by_key: dict[str, list[str]] = {}
    for id_, keys in offered.items():
        for key in bound.get(id_, keys):
            by_key.setdefault(key, []).append(id_)
    for key, ids in by_key.items():
        for pair in combinations(ids, 2):
            yield key, frozenset(pair)


# Reading the file


def keymap_path() -> Path:
    """Return where the player's keys are: beside the settings."""
    return default_path().with_name(FILE_NAME)


def read_keymap(path: Path | None = None) -> Keymap:
    """Read the player's keys; without a file there are none. A file that cannot be read changes nothing."""
    path = path or keymap_path()
    keymap = Keymap(path)
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return keymap
    except OSError as wrong:
        keymap.unreadable.append(KeymapProblem("unreadable", path.name, detail=why(wrong)))
        return keymap
    if len(data) > LARGEST:
        keymap.unreadable.append(KeymapProblem("too-large", path.name))
        return keymap
    try:
        text = data.removeprefix(BOM_UTF8).decode("utf-8")
        written = tomllib.loads(text)
    except UnicodeDecodeError:
        keymap.unreadable.append(KeymapProblem("not-text", path.name))
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        detail, line = _where(str(wrong), text)
        keymap.unreadable.append(KeymapProblem("not-toml", path.name, line, detail=detail))
    else:
        _take(keymap, text, dict(_flat(written)))
    return keymap


def _take(keymap: Keymap, text: str, written: Mapping[str, Any]) -> None:
    """Take over what is right in the file, and note the rest."""
    from tui.key_catalogue import actions

    known = actions()
    for id_, value in written.items():
        line = keymap.lines[id_] = _line_of(id_, text)
        try:
            if id_ not in known:
                close = next(iter(get_close_matches(id_, known, 1)), "")
                raise _WrongError("unknown-id-close" if close else "unknown-id", other=close)
            keymap.chosen[id_] = _keys(value)
        except _WrongError as wrong:
            problem = KeymapProblem(wrong.kind, keymap.file, line, shown(id_, 60), wrong.detail, other=wrong.other)
            keymap.unreadable.append(problem)


class _WrongError(Exception):
    """A line of the file cannot be used."""

    def __init__(self, kind: str, detail: str = "", other: str = "") -> None:
        super().__init__(kind)
        self.kind, self.detail, self.other = kind, detail, other


def _keys(value: Any) -> tuple[str, ...]:
    """Return the keys that a value names."""
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _WrongError("not-keys")
    keys: list[str] = []
    for name in filter(None, names):
        key = key_code(name)
        if key is None:
            raise _WrongError("unknown-key", shown(name, 40))
        if key in SAME_BYTES:
            raise _WrongError("same-bytes", written_key(key), SAME_BYTES[key])
        keys.append(key)
    return tuple(dict.fromkeys(keys))


def _flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield ids and their values: `table.undo = …` is a table within a table to TOML."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def _line_of(id_: str, text: str) -> int:
    """Return the number of the line that an id begins, 0 if it is written in an unusual way."""
    section, _, name = id_.rpartition(".")
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if re.match(rf"""\s*["']?{re.escape(id_)}["']?\s*=""", line):
            return number
    inside = False
    for number, line in enumerate(lines, 1):
        if re.match(r"\s*\[", line):
            inside = re.match(rf"""\s*\[\s*["']?{re.escape(section)}["']?\s*\]""", line) is not None
        elif inside and re.match(rf"""\s*["']?{re.escape(name)}["']?\s*=""", line):
            return number
    return 0


def _where(wrong: str, text: str) -> tuple[str, int]:
    """Return what TOML's reader found, and the line it names."""
    found = re.search(r" \((?:at line (\d+), column \d+|at end of document)\)$", wrong)
    if found is None:
        return shown(wrong), 0
    return shown(wrong[: found.start()]), int(found[1]) if found[1] else len(text.splitlines())
