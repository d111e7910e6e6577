"""The lesson files of each game, read and checked one by one: a broken one takes down nothing else."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.abc import Traversable
from typing import Any

import msgspec

from saves.lessons.model import Lesson

GOAL_KEYS = {"event", "count", "vp", "any"}


class LessonError(Exception):
    """A lesson file cannot be used; the message names the file, the place in it and what is wrong."""


@dataclass(frozen=True, slots=True)
class BrokenLesson:
    """A lesson file that cannot be used, and why."""

    name: str
    problem: str


@cache
def lessons(game: str) -> tuple[Lesson | BrokenLesson, ...]:
    """Read the lessons of a game, once, in their order; broken files stand where their names put them."""
    folder = resources.files(__package__) / game
    if not folder.is_dir():
        return ()
    # Lessons begin with their number; notes.toml is for the first game.
    found = (file for file in folder.iterdir() if file.name.endswith(".toml") and file.name[0].isdigit())
    names = sorted(found, key=lambda each: each.name)
    return tuple([_lesson(file) for file in names])


def _lesson(file: Traversable) -> Lesson | BrokenLesson:
    try:
        return read(file.read_text(encoding="utf-8"), file.name)
    except (LessonError, OSError, UnicodeDecodeError) as wrong:
        return BrokenLesson(file.name, str(wrong))


def read(text: str, name: str) -> Lesson:
    """Read a lesson; raises `LessonError`."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise LessonError(f"{name}: {wrong}") from None
    _gather_fields(raw)
    try:
        return msgspec.convert(raw, type=Lesson)
    except msgspec.ValidationError as wrong:
        raise LessonError(f"{name}: {_place(str(wrong))}") from None


def _gather_fields(raw: Any) -> None:
    """Put the fields of goals' events together: the file writes them beside the event, as events are written."""
    goals = list(raw.get("goal", [])) if isinstance(raw.get("goal"), list) else []
    for step in raw.get("step", []):
        if isinstance(step, dict) and isinstance(step.get("goal"), dict):
            goals.append(step["goal"])
    while goals:
        goal = goals.pop()
        if not isinstance(goal, dict):
            continue
        goals += [each for each in goal.get("any", []) if isinstance(each, dict)]
        if "event" in goal:
            # `vp` beside an event is a field of the event.
            named = GOAL_KEYS - {"vp"}
            goal["fields"] = {key: goal.pop(key) for key in list(goal) if key not in named}


def _place(problem: str) -> str:
    """Return msgspec's message with the number of a step as people count."""
    place = problem.rpartition(" - at `$")[2].rstrip("`")
    for part in ("step", "goal", "hint"):
        head, found, rest = place.partition(f".{part}[")
        if found and rest.split("]")[0].isdigit():
            number, _, after = rest.partition("]")
            place = f"{head}{part} {int(number) + 1}{after}"
    what = problem.partition(" - at ")[0]
    return f"{place.lstrip('.')}: {what}" if place else what
