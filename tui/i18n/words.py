"""Words: the messages of the interface in one language, by id (Project Fluent).

The common messages are in `locales/<language>/common.ftl`; each game adds its own file. A move, an event or a decision
has a message for its tag. Its fields are the arguments, and fields whose values have names are replaced by them: `seat`
by the player's name, `card` by the card's name, and so on (each game's are in
`tui/boards/<game>/names.toml`). Numbers of a game are never written in
a message: they are arguments from the tables of its components. Names that follow from the values of a component, such
as that of a bonus card with its powers, are added with `Words.naming`. In addition to Fluent's functions, messages can
use `SIGNED($number)`, which writes the sign of a gain as well, and `COLUMN($col)`, `SPACE($col, $row)` and
`CROSSING($col, $row)`, which name places on a grid: `B`, `B3`, `B3–C4`.
"""

import re
import tomllib
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from tui.i18n.coordinates import column_name, crossing_name, space_name
from tui.i18n.typography import typeset

if TYPE_CHECKING:
    from babel import Locale

    from saves.problems import Notice, SavesError

LANGUAGES = {"en": "English", "fr": "Français"}
"""The languages, each by its own name."""
LOCALES = {"en": "en_GB", "fr": "fr"}
"""Whose dates and lists a language uses."""
LIST_STYLES: dict[str, Literal["standard", "or"]] = {"listed": "standard", "either": "or"}
"""The styles of Babel for lists of things that all count, or of which one counts."""

COMMON_FIELDS = {"item": "score", "decided": "decided"}
"""The fields of every game whose values have names, and the prefix of the message with the name."""
PLAYERS = ("seat", "target")
"""The fields that hold a seat, and are given as the player's name."""


MOST_FORMED = 4096
"""Messages that are remembered as they were formed: a table asks for the same few hundred at every move."""


class UnknownLanguageError(LookupError):
    """No such language."""


class MessageError(LookupError):
    """A message is missing, or does not fit what it is given."""


class Words:
    """The messages of one language: those of the interface, or those of a game as well.

    A missing message shows its id; `strict` words raise `MessageError` instead.
    """

    def __init__(self, language: str, game: str | None = None, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguageError(f"no language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self._strict = strict
        self._bundle = _bundle(language, game)
        self._formed, self._known = _formed(language, game)
        self._fields = fields_with_names(game)
        self._names: Mapping[tuple[str, str], str] = {}

    def game(self, key: str) -> "Words":
        """Return the words of this language with those of a game."""
        return Words(self.language, key, self._strict)

    def naming(self, names: Mapping[tuple[str, str], str]) -> "Words":
        """Return these words with names, by prefix and key, for components that no message can name."""
        named = copy(self)
        named._names = names
        return named

    def has(self, id_: str) -> bool:
        """Whether there is a message; `id.attribute` asks for an attribute."""
        known = self._known.get(id_)
        if known is None:
            known = self._known[id_] = self._pattern(id_) is not None
        return known

    def __call__(self, id_: str, /, **arguments: Any) -> str:
        """Format a message; a missing one shows its id."""
        key = (id_, *arguments.items())
        try:
            return self._formed[key]
        except KeyError:
            text, is_good = self._form(id_, arguments)
        except TypeError:  # an argument that has no hash
            return self._form(id_, arguments)[0]
        if is_good:
            if len(self._formed) >= MOST_FORMED:
                self._formed.clear()
            self._formed[key] = text
        return text

    def _form(self, id_: str, arguments: Mapping[str, Any]) -> tuple[str, bool]:
        """Return a message with its arguments, and whether it is one."""
        pattern = self._pattern(id_)
        if pattern is None:
            if self._strict:
                raise MessageError(f"no message {id_!r} in {self.language!r}")
            return f"⟨{id_}⟩", False
        try:
            text, errors = self._bundle.format_pattern(pattern, arguments)
        except ArithmeticError:  # a number from a damaged file, beyond what the formats of languages take
            plain = {key: str(value) if isinstance(value, int) else value for key, value in arguments.items()}
            text, errors = self._bundle.format_pattern(pattern, plain)
        if errors and self._strict:
            raise MessageError(f"{id_!r} in {self.language!r}: {errors[0]}")
        return typeset(str(text), self.language), not errors

    def notice(self, notice: "Notice | SavesError") -> str:
        """Return the sentence of a notice or a problem of saved games, tables and stores, as players may read it."""
        return self(f"record-{notice.kind}", **notice.arguments)

    def name(self, prefix: str, key: str) -> str:
        """Return the name of a component, such as `card` `metal+wood`: its own, that of its kind, or else the key."""
        if name := self._names.get((prefix, key)):
            return name
        return next((self(id_) for id_ in (f"{prefix}-{slug(key)}", prefix) if self.has(id_)), key)

    def describe(self, kind: str, thing: msgspec.Struct, player: Callable[[int], str], **known: Any) -> str:
        """Format the message of a move, an event or anything with a tag: `kind` and tag are its id.

        Its fields are the arguments, and `known` adds others, such as the name of the card a move would take.
        """
        tag = str(thing.__struct_config__.tag)
        return self(f"{kind}-{tag}", **{**self.arguments(thing, player), **known})

    def arguments(self, thing: msgspec.Struct, player: Callable[[int], str] = str) -> dict[str, Any]:
        """Turn the fields of a struct into arguments, values that have names into their names."""
        arguments: dict[str, Any] = {}
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            prefix = self._fields.get(field)
            if field in PLAYERS:
                value = player(value)
            elif field == "winners":
                arguments["count"] = len(value)
                value = self.listed([player(seat) for seat in value])
            elif isinstance(value, tuple):
                arguments["count"] = len(value)
                # Without names they are numbers as they stand, such as those of dice.
                value = self._counted(prefix, value) if prefix else " ".join(map(str, value))
            elif prefix and isinstance(value, str):
                arguments[f"{field}_key"] = value
                value = self.name(prefix, value)
            elif value is None:
                continue
            arguments[field] = value
        return arguments

    def _counted(self, prefix: str, keys: Sequence[str]) -> str:
        """Join the names of components: with their numbers where the language has words for that, as for cubes."""
        if not all(self.has(f"{prefix}-{slug(key)}.count") for key in keys):
            return self.listed([self.name(prefix, key) for key in keys])
        return self.listed([self(f"{prefix}-{slug(key)}.count", count=keys.count(key)) for key in dict.fromkeys(keys)])

    @property
    def locale(self) -> "Locale":
        """The locale for dates, numbers and lists."""
        return _locale(self.language)

    def listed(self, names: Sequence[str], joined: str = "listed") -> str:
        """Join names as the language does, counting equal ones: `2 × 1/3 and 2/4`.

        `joined` is `listed` for *and*, `either` for *or*, and `together` for commas alone.
        """
        counted = [name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in dict.fromkeys(names)]
        if joined == "together" or len(counted) < 2:
            return ", ".join(counted)
        from babel.lists import format_list

        return format_list(counted, LIST_STYLES[joined], self.locale)

    def _pattern(self, id_: str) -> Any:
        name, _, attribute = id_.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def slug(key: str) -> str:
    """Turn a component's key into a part of a message id: `metal+wood` becomes `metal-wood`."""
    return re.sub(r"[^a-zA-Z0-9]+", "-", key)


@lru_cache(maxsize=16)
def fields_with_names(game: str | None) -> Mapping[str, str]:
    """Return the fields whose values have names, each with the prefix of the message: the common and the game's own."""
    if game is None:
        return COMMON_FIELDS
    own = resources.files("tui") / "boards" / game / "names.toml"
    return COMMON_FIELDS | (tomllib.loads(own.read_text(encoding="utf-8")) if own.is_file() else {})


def _signed(number: int) -> str:
    """Write a number with its sign: what is gained or lost."""
    return f"{int(number):+d}"


FUNCTIONS: dict[str, Any] = {
    "SIGNED": _signed,
    "COLUMN": lambda col: column_name(int(col)),
    "SPACE": lambda col, row: space_name(int(col), int(row)),
    "CROSSING": lambda col, row: crossing_name(int(col), int(row)),
}


@lru_cache(maxsize=16)
def _locale(language: str) -> "Locale":
    """Load a locale when it is first needed: importing Babel takes time."""
    from babel import Locale

    return Locale.parse(LOCALES[language])


@lru_cache(maxsize=16)
def _formed(language: str, game: str | None) -> tuple[dict[tuple[Any, ...], str], dict[str, bool]]:
    """Return the messages that have been formed already, by id and arguments, and which ids there are."""
    return {}, {}


@lru_cache(maxsize=16)
def _bundle(language: str, game: str | None) -> Any:
    """Put a language together once, when it is first needed, and keep it: it never changes while the program runs."""
    from fluent.runtime import FluentBundle

    bundle: Any = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    files = [_entries(language, name) for name in ("common", game) if name is not None]
    # What a bundle asks of these is `in` and `[]` alone, which lets entries wait to be parsed.
    bundle._messages = ChainMap(*files)
    bundle._terms = ChainMap(*({id_[1:]: file[id_] for id_ in file if id_[0] == "-"} for file in files))
    return bundle


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry begins; its other lines are indented."""


class _Entries(dict[str, Any]):
    """The messages and terms of a file by id. Each is parsed when it is first asked for: few are needed at a time."""

    def __getitem__(self, id_: str) -> Any:
        entry = super().__getitem__(id_)
        if isinstance(entry, str):
            from fluent.runtime import FluentResource

            entry = self[id_] = FluentResource(entry).body[0]
        return entry


@lru_cache(maxsize=16)
def _entries(language: str, name: str) -> _Entries:
    """Read a file once, the common one for all games."""
    text = (resources.files(__package__) / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return _Entries({found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)})
