"""Lessons at the table by the keyboard: every course, wrong answers, tips, leaving and resuming, in both languages."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.game import CATALOGUE
from saves.lessons.files import BrokenLesson, lessons
from saves.lessons.model import Answer, Lesson, Page
from tests.tui.table.courses import to_course
from tests.tui.table.tables import AppRunner, Sitting
from tui.i18n.words import LANGUAGES, Words
from tui.screens import learn
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


async def read_pages(sitting: Sitting, language: str) -> None:
    """Read what stands before a question, on the board it speaks of."""
    game, step = taken(sitting), taken(sitting).run.step
    assert step is not None
    for page in step.reads:
        assert game.way_on == "next-page"
        assert shows(sitting, page.in_language(language)), panel_text(sitting)
        assert CUT not in panel_text(sitting)
        assert board_in_sight(sitting) == page.board or not page.board
        await sitting.press("enter")
    assert game.way_on is None


def board_in_sight(sitting: Sitting) -> str:
    """The board in sight, by the name of its tab."""
    name: str = sitting.table.boards.tabs[sitting.table.scene.tab]
    return name.removeprefix("tab-")


async def take(sitting: Sitting, language: str, tries: int = 2) -> None:
    """Take a lesson: read every text, give some wrong answers to every question and take them back, and finish it."""
    game, run, told = taken(sitting), taken(sitting).run, -1
    solution = [run.match.game.read_move(raw) for raw in run.lesson.solution]
    while not run.is_done:
        decision, step = run.decision, run.step
        assert decision is not None
        assert step is not None
        if not run.is_side_question:
            if run.index != told:
                await read_pages(sitting, language)
            told = run.index
            assert board_in_sight(sitting) == step.board or not step.board
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
    scene = sitting.table.scene
    assert scene.standings == run.match.game.standings(run.match.state)
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


def test_a_lesson_that_was_left_goes_on_where_it_was(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_course(sitting, "bruxelles1897")
        await sitting.press("enter")
        run = taken(sitting).run
        await sitting.answer(run.main_answer())
        await sitting.answer(run.main_answer())
        state, step = run.match.game.encode(run.match.state), run.index
        await sitting.press("q")
        assert isinstance(sitting.app.screen, LearnScreen)
        assert Words("en")("learn-begun") in sitting.frame()
        await sitting.press("enter")
        again = taken(sitting).run
        assert again is not run
        assert (again.match.game.encode(again.match.state), again.index) == (state, step)
        assert again.decision is not None
        await sitting.press("q")

    runner.run(scene)


def test_what_comes_before_a_question_is_read_and_not_again_after_a_wrong_answer(runner: AppRunner) -> None:
    lesson = course("bruxelles1897")[0]
    pages = [Page("One.", "Un.", board="city"), Page("Two.", "Deux.")]
    lesson = replace(lesson, step=[replace(lesson.step[0], reads=pages), *lesson.step[1:]])

    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.open_lesson(lesson)
        await sitting.rest()
        run = taken(sitting).run
        assert shows(sitting, "One.")
        assert board_in_sight(sitting) == "city"
        assert sitting.labels() == []
        await sitting.press("enter")
        assert shows(sitting, "Two.")
        await sitting.press("enter")
        assert shows(sitting, lesson.step[0].en)
        assert board_in_sight(sitting) == "area"
        await sitting.answer(run.match.game.read_move(["pass"]))
        assert run.is_astray
        await sitting.press("enter")
        assert shows(sitting, lesson.step[0].en)
        assert run.index == 0

    runner.run(scene)


def test_a_reply_stays_before_the_next_question_after_a_wrong_answer(runner: AppRunner) -> None:
    lesson = course("bruxelles1897")[0]
    first, second = lesson.step[:2]
    reply = Answer("Well done.", "Bien.", move=first.accept[0])
    wrong = next(answer for answer in second.wrong if answer.move)
    lesson = replace(lesson, step=[replace(first, reply=[reply]), *lesson.step[1:]])

    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.open_lesson(lesson)
        await sitting.rest()
        game = taken(sitting).run.match.game
        await sitting.answer(game.read_move(first.accept[0]))
        assert shows(sitting, f"Well done. {second.en}")
        await sitting.answer(game.read_move(wrong.move))
        await sitting.press("enter")
        assert shows(sitting, f"Well done. {second.en}")

    runner.run(scene)


def test_a_tip_puts_the_cursor_on_the_answer_and_plays_nothing(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_course(sitting, "bruxelles1897")
        await sitting.press("enter")
        run, chooser = taken(sitting).run, sitting.table.mode.chooser
        await sitting.press("end", "H")
        assert chooser.selection.current.move == run.main_answer()
        assert run.answers == []
        assert any(chooser.selection.current.label in notice for notice in sitting.notices())

    runner.run(scene)


def test_every_tip_of_a_lesson_played_at_will_is_shown_in_turn(runner: AppRunner) -> None:
    free = next(each for each in course("bruxelles1897") if each.free)

    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.open_lesson(free)
        await sitting.rest()
        for tip in free.hint:
            await sitting.press("H")
            assert tip.en in sitting.notices()

    runner.run(scene)


def test_undo_takes_back_a_wrong_answer_and_nothing_else(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_course(sitting, "bruxelles1897")
        await sitting.press("enter")
        run = taken(sitting).run
        await sitting.press("u")
        assert Words("en")("lesson-no-undo") in sitting.notices()
        await sitting.answer(run.match.game.read_move(["pass"]))
        assert run.is_astray
        await sitting.press("u")
        assert not run.is_astray
        assert run.match.entries == []

    runner.run(scene)


def test_looking_around_works_in_a_lesson(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_course(sitting, "crystal_palace")
        await sitting.press("enter")
        table = sitting.table
        for key, back in (("f1", "escape"), ("question_mark", "escape"), ("S", "escape"), ("L", "escape")):
            await sitting.press(key)
            assert sitting.app.screen is not table
            await sitting.press(back)
            assert sitting.app.screen is table
        await sitting.press("i")
        assert table.look_around.is_open
        await sitting.press("escape")
        assert taken(sitting).run.answers == []

    runner.run(scene)


def test_a_broken_lesson_is_named_and_the_others_stay(runner: AppRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = BrokenLesson("02-houses.toml", "02-houses.toml: step 1: no such key")
    good = course("bruxelles1897")

    def found(game: str) -> list[Lesson | BrokenLesson]:
        return [good[0], broken, *good[2:]] if game == "bruxelles1897" else []

    monkeypatch.setattr(learn, "lessons", found)

    async def scene(sitting: Sitting) -> None:
        await to_course(sitting, "bruxelles1897")
        await sitting.press("home", "down")
        assert "no such key" in sitting.frame()
        await sitting.press("enter")
        assert isinstance(sitting.app.screen, LearnScreen)
        await sitting.press("up", "enter")
        assert taken(sitting).lesson == good[0]

    runner.run(scene)


def test_a_lesson_whose_position_cannot_be_reached_is_reported(runner: AppRunner) -> None:
    lesson = course("bruxelles1897")[0]
    position = replace(lesson.position, moves=[[0, "place", 9, 9]])

    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.open_lesson(replace(lesson, position=position))
        await sitting.rest()
        assert isinstance(sitting.app.screen, HomeScreen)
        assert any("position: move 1" in notice for notice in sitting.notices())

    runner.run(scene)
