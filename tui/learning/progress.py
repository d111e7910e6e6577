"""What a player has learnt: which lessons are done or begun, and which comes next. It is kept with the settings."""

from collections.abc import Sequence
from typing import Any

import msgspec

from saves.lessons.files import lessons
from saves.lessons.model import Lesson
from tui.settings import Settings, SettingsFile


def is_learnt(settings: Settings, lesson: Lesson) -> bool:
    """Whether a lesson has been done."""
    return _name(lesson) in settings.learnt


def is_begun(settings: Settings, lesson: Lesson) -> bool:
    """Whether a lesson was left in the middle."""
    return _name(lesson) in settings.lessons_begun


def note_as_learnt(file: SettingsFile, lesson: Lesson) -> None:
    """Save that a lesson has been done."""
    name = _name(lesson)
    if name in file.settings.lessons_begun or not is_learnt(file.settings, lesson):
        file.settings.lessons_begun.pop(name, None)
        file.change("learnt", (*(each for each in file.settings.learnt if each != name), name))


def note_answers(file: SettingsFile, lesson: Lesson, answers: Sequence[Any]) -> None:
    """Save how far a lesson has been taken."""
    begun = {name: kept for name, kept in file.settings.lessons_begun.items() if name != _name(lesson)}
    if answers:
        begun[_name(lesson)] = [msgspec.to_builtins(each) for each in answers]
    if begun != file.settings.lessons_begun:
        file.change("lessons_begun", begun)


def answers_so_far(settings: Settings, lesson: Lesson) -> list[Any]:
    """Return the answers given before a lesson was left."""
    return settings.lessons_begun.get(_name(lesson), [])


def next_lesson(settings: Settings, game: str, after: Lesson | None = None) -> Lesson | None:
    """Return the lesson after one, or the first that has not been done; None after the last."""
    course = [each for each in lessons(game) if isinstance(each, Lesson)]
    if after is not None:
        return next((each for each in course if each.number > after.number), None)
    return next((each for each in course if not is_learnt(settings, each)), None)


def _name(lesson: Lesson) -> str:
    return f"{lesson.position.game}/{lesson.key}"
