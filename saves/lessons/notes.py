"""The notes of a first game: what is said about a question or an event the first time it matters.

A note names a question (`asks`) or an event, perhaps whose event it must be (`seat = "me"` or `"other"`) and other
fields of it, and conditions on the position (`when`), whose names are those of `facts`. One without question and event
is about any question where its conditions hold. Of several notes that fit, the first of the file comes.
"""

import tomllib
from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from typing import Any

import msgspec

from engine.agenda import Decision, Event, tag_of
from engine.game import AnyGame
from engine.game import game as game_of
from saves.lessons.facts import facts
from saves.lessons.files import LessonError
from saves.lessons.model import Part, Said

FILE = "notes.toml"
NOTE_KEYS = {"key", "asks", "event", "when", "en", "fr"}
PEOPLE = ("me", "other")
"""Whose an event is: the player's, or anyone else's."""


class Range(Part, frozen=True):
    """Numbers that a fact may be, where one would not say it."""

    at_least: int


class Note(Part, frozen=True):
    """What is said once, and when."""

    key: str
    """Its name for good: by it, what a player has read is remembered."""
    en: str
    fr: str
    asks: str = ""
    event: str = ""
    fields: dict[str, Any] = msgspec.field(default_factory=dict)
    """What fields of the event must be; a list allows each of its values."""
    when: dict[str, int | Range] = msgspec.field(default_factory=dict)

    @property
    def text(self) -> Said:
        """The note in every language."""
        return Said(self.en, self.fr)

    def is_about_question(self, game: AnyGame, state: Any, decision: Decision) -> bool:
        """Whether it fits a question to a seat."""
        return not self.event and self.asks in ("", decision.asks) and self._holds(game, state, decision.seat)

    def is_about_event(self, game: AnyGame, state: Any, seat: int, event: Event) -> bool:
        """Whether it fits an event, as a seat sees it."""
        if self.event != tag_of(event) or not self._holds(game, state, seat):
            return False
        return all(_agrees(getattr(event, name), wanted, seat) for name, wanted in self.fields.items())

    def _holds(self, game: AnyGame, state: Any, seat: int) -> bool:
        known = facts(game.key)
        return all(_is(known[name](state, seat), wanted) for name, wanted in self.when.items())


class _File(Part, frozen=True):
    note: list[Note]


def _is(number: int, wanted: int | Range) -> bool:
    return number >= wanted.at_least if isinstance(wanted, Range) else number == wanted


def _agrees(value: Any, wanted: Any, seat: int) -> bool:
    if wanted in PEOPLE:
        return bool((value == seat) == (wanted == "me"))
    return bool(value in wanted if isinstance(wanted, list) else value == wanted)


def notes(game: str) -> list[Note]:
    """Return the notes of a game; raises `LessonError`. A game without the file has none."""
    file = resources.files("saves.lessons") / game / FILE
    if not file.is_file():
        return []
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise LessonError(f"{game}/{FILE}: {wrong}") from None
    return read(text, game)


def read(text: str, game: str) -> list[Note]:
    """Read the notes of a game; raises `LessonError`, which names the note and what is wrong with it."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise LessonError(f"{game}/{FILE}: {wrong}") from None
    listed = raw.get("note")
    for each in listed if isinstance(listed, list) else []:
        if isinstance(each, dict):
            # The file writes the fields of an event beside it, as events are written.
            each["fields"] = {name: each.pop(name) for name in list(each) if name not in NOTE_KEYS}
    try:
        found = msgspec.convert(raw, type=_File).note
    except msgspec.ValidationError as wrong:
        raise LessonError(f"{game}/{FILE}: {_place(str(wrong), listed)}") from None
    _check(game_of(game), found)
    return found


def _check(game: AnyGame, found: Sequence[Note]) -> None:
    """Check that notes speak of what their game has; raises `LessonError`."""
    questions, events, known = (
        {str(each.__struct_config__.tag) for each in game.choices},
        _events(game),
        facts(game.key),
    )
    keys: set[str] = set()
    for note in found:
        problem = _problem(note, questions, events, known)
        if note.key in keys:
            problem = "another note has this key"
        if problem:
            raise LessonError(f"{game.key}/{FILE}: note {note.key!r}: {problem}")
        keys.add(note.key)


def _problem(
    note: Note, questions: Collection[str], events: Mapping[str, Collection[str]], known: Collection[str]
) -> str:
    """Return what a note speaks of that its game does not have; nothing if all is well."""
    strange = [name for name in note.when if name not in known]
    fields = events.get(note.event, ()) if note.event else ()
    unknown = [name for name in note.fields if name not in fields]
    if note.asks and note.event:
        return "it is about a question or an event, not both"
    if not (note.asks or note.event or note.when):
        return "it has no question, event or condition"
    if note.asks and note.asks not in questions:
        return f"no question {note.asks!r}"
    if note.event and note.event not in events:
        return f"no event {note.event!r}"
    if unknown:
        return f"no field {unknown[0]!r} of the event" if note.event else f"unknown field {unknown[0]!r}"
    return f"no fact {strange[0]!r}" if strange else ""


def _events(game: AnyGame) -> dict[str, Collection[str]]:
    """Return the events of a game by tag, each with its fields."""
    return {tag_of(each): each.__struct_fields__ for each in game.event_type.__args__}


def _place(problem: str, listed: Any) -> str:
    """Return msgspec's message with the key of the note it is about."""
    what, _, place = problem.partition(" - at `$")
    _, found, rest = place.rstrip("`").partition(".note[")
    if not found:
        return what
    number, _, field = rest.partition("]")
    at = int(number)
    name = listed[at].get("key") if isinstance(listed[at], dict) else None
    return f"note {name!r}{field}: {what}" if name else f"note {at + 1}{field}: {what}"
