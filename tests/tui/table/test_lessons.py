"""Lessons at the table by the keyboard: every course, wrong answers, tips, leaving and resuming, in both languages."""

from typing import Any

import pytest

from engine.game import CATALOGUE
from saves.lessons.files import lessons
from saves.lessons.model import Lesson
from tests.tui.table.tables import AppRunner, Sitting
from tui.i18n.words import LANGUAGES
from tui.screens.home import HomeScreen
from tui.screens.learn import LearnScreen
from tui.screens.report import ReportScreen
from tui.table.lesson_game import LessonGame

CUT = "…"


def course(game: str) -> list[Lesson]:
    return [each for each in lessons(game) if isinstance(each, Lesson)]


def taken(sitting: Sitting) -> LessonGame:
    """The lesson at the table."""
    game = sitting.table.source
    assert isinstance(game, LessonGame)
    return game


async def to_course(sitting: Sitting, game: str) -> None:
    """Go from Home to the lessons of a game."""
    await sitting.press("l")
    screen = sitting.app.screen
    assert isinstance(screen, LearnScreen)
    while screen.course != game:
        await sitting.press("right")


def panel_text(sitting: Sitting) -> str:
    """The words of the decision panel, in one line."""
    panel = sitting.table.view.decision.region
    rows = sitting.frame().split("\n")[panel.y : panel.bottom]
    return " ".join(" ".join(row[panel.x : panel.right].strip("│╭╮╰╯─ ") for row in rows).split())


def shows(sitting: Sitting, text: str) -> bool:
    """Whether a text stands whole in the decision panel; its words can be parted by the ends of lines."""
    return "".join(text.split()) in "".join(panel_text(sitting).split())


async def read_reports(sitting: Sitting) -> None:
    while isinstance(sitting.app.screen, ReportScreen):
        await sitting.press("enter")


async def take(sitting: Sitting, language: str, tries: int = 2) -> None:
    """Take a lesson: read every text, give some wrong answers to every question and take them back, and finish it."""
    game, run = taken(sitting), taken(sitting).run
    solution = [run.match.game.read_move(raw) for raw in run.lesson.solution]
    while not run.is_done:
        decision, step = run.decision, run.step
        assert decision is not None
        assert step is not None
        if not run.is_side_question:
            assert shows(sitting, step.fr if language == "fr" else step.en), panel_text(sitting)
        assert CUT not in panel_text(sitting)
        for move in [] if run.is_side_question or run.lesson.free else wrong_answers(run, step)[:tries]:
            await sitting.answer(move)
            assert run.is_astray, move
            said = game.ending(sitting.table.scene)
            assert said is not None
            assert shows(sitting, said.prompt)
            await sitting.press("enter")
            assert not run.is_astray
            assert run.decision == decision
        await sitting.answer(solution[len(run.answers)] if run.lesson.free else run.main_answer())
        await read_reports(sitting)
    assert shows(sitting, run.lesson.close.in_language(language)), panel_text(sitting)
    assert shows(sitting, run.lesson.learnt.in_language(language)), panel_text(sitting)


def wrong_answers(run: Any, step: Any) -> list[Any]:
    """The wrong answers that the lesson names, by their moves."""
    legal = [*run.decision.moves, *run.decision.asides]
    named = [run.match.game.read_move(answer.move) for answer in step.wrong if answer.move]
    return [move for move in named if move in legal and not run._leads_on(step, move)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_a_course_is_taken_by_the_keyboard_in_the_smallest_window(runner: AppRunner, key: str, language: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_course(sitting, key)
        await sitting.press("enter")
        for lesson in course(key):
            assert taken(sitting).lesson.key == lesson.key
            await take(sitting, language)
            assert f"{key}/{lesson.key}" in sitting.app.session.settings.learnt
            await sitting.press("enter")
        assert isinstance(sitting.app.screen, LearnScreen)
        assert f"{len(course(key))}/{len(course(key))}" in sitting.frame()
        await sitting.press("escape")
        assert isinstance(sitting.app.screen, HomeScreen)

    runner.run(scene, language=language)
