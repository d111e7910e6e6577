"""Every lesson of every game, played through: right answers, every wrong one, goals, positions and texts."""

from textwrap import wrap
from typing import Any

import pytest
from msgspec import to_builtins

from engine.game import CATALOGUE
from saves.lessons.files import lessons
from saves.lessons.model import Lesson
from saves.lessons.run import LessonRun

LESSONS = [each for game in CATALOGUE for each in lessons(game) if isinstance(each, Lesson)]
STEP_LINES = 6
"""Lines of a step in the decision panel of the smallest window."""
PANEL = 27
"""Columns there."""
SAID_WIDTH = 44


def named(lesson: Lesson) -> str:
    return f"{lesson.position.game}-{lesson.key}"


def to_question(run: LessonRun) -> None:
    """Play on what the lesson plays by itself up to the learner's next question."""
    while run.play_next():
        pass


def main_line(run: LessonRun) -> list[Any]:
    """Take a lesson by its main line, and return the answers."""
    solution = [run.match.game.read_move(raw) for raw in run.lesson.solution]
    answers: list[Any] = []
    to_question(run)
    while not run.is_done:
        move = solution[len(answers)] if run.lesson.free else run.main_answer()
        assert run.answer(move).is_right, move
        answers.append(move)
        to_question(run)
    return answers


def test_no_lesson_file_is_broken_and_numbers_are_in_order() -> None:
    for game in CATALOGUE:
        found = lessons(game)
        assert all(isinstance(each, Lesson) for each in found), found
        assert [each.number for each in found if isinstance(each, Lesson)] == list(range(1, len(found) + 1))
        assert len(found) >= 8


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_its_position_is_sound_and_asks_the_learner(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    assert run.match.game.check(run.match.state) == []
    to_question(run)
    assert run.decision is not None
    assert run.decision.asks == lesson.step[0].asks


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_its_goal_is_reached_by_the_main_line_and_not_before(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    if lesson.goal:
        assert not run.reached_goal()
    assert main_line(run)
    assert run.reached_goal()
    assert run.match.game.check(run.match.state) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_other_answer_is_answered_and_taken_back(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    if lesson.free:
        return
    answered = set()
    to_question(run)
    while not run.is_done:
        decision, step = run.decision, run.step
        assert decision is not None
        assert step is not None
        before = run.match.game.encode(run.match.state)
        for move in (*decision.moves, *decision.asides) if not run.is_side_question else ():
            trial = LessonRunAt(run)
            verdict = trial.answer(move)
            if not verdict.is_right:
                answered.add(verdict.said)
                to_question(run)
                assert run.is_astray
                assert run.decision is None
                run.take_back()
                assert run.match.game.encode(run.match.state) == before
                assert run.decision is not None
            else:
                trial.rewind()
        run.answer(run.main_answer())
        to_question(run)
    words = {answer.en for step in lesson.step for answer in step.wrong}
    said = {each.en for each in answered if each is not None}
    assert words <= said, "every wrong answer that is named can be given"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_it_can_be_left_after_any_answer_and_resumed(lesson: Lesson) -> None:
    run = LessonRun(lesson)
    solution = [run.match.game.read_move(raw) for raw in lesson.solution]
    to_question(run)
    while not run.is_done:
        again = LessonRun(lesson)
        again.resume([to_builtins(answer) for answer in run.answers])
        assert again.match.game.encode(again.match.state) == run.match.game.encode(run.match.state)
        assert (again.index, again.answers) == (run.index, run.answers)
        run.answer(solution[len(run.answers)] if lesson.free else run.main_answer())
        to_question(run)


def test_answers_of_an_earlier_version_lead_as_far_as_they_can() -> None:
    lesson = LESSONS[0]
    run = LessonRun(lesson)
    run.resume([lesson.step[0].accept[0], ["pass"], ["pass"]])
    assert run.index == 1
    assert not run.is_astray


class LessonRunAt:
    """A run in which an answer can be tried and, if it was right, undone by hand."""

    def __init__(self, run: LessonRun) -> None:
        self.run, self.moves, self.kept = run, len(run.match.entries), dict(vars(run))
        self.kept |= {"_pending": list(run._pending), "answers": list(run.answers)}

    def answer(self, move: Any) -> Any:
        return self.run.answer(move)

    def rewind(self) -> None:
        self.run.match.drop_after(self.moves)
        vars(self.run).update(self.kept)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_its_texts_fit_their_places(lesson: Lesson) -> None:
    for step in lesson.step:
        for text in (step.en, step.fr, *(text for page in step.reads for text in (page.en, page.fr))):
            assert len(wrap(text, PANEL)) <= STEP_LINES, text
    said = [text for step in lesson.step for answer in step.wrong for text in (answer.en, answer.fr)]
    for text in (lesson.close.en, lesson.close.fr, *said):
        assert len(wrap(text, SAID_WIDTH)) <= 6, text
