"""Puzzles at the table by the keyboard: right and wrong answers, tips, the next one, that of the day, and own games."""

from datetime import date, timedelta
from typing import Any

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from engine.game import CATALOGUE
from saves.practice.files import PuzzleFile, puzzles_of
from saves.practice.model import DIFFICULTIES
from saves.practice.schedule import Memory
from tests.tui.table.courses import to_entry
from tests.tui.table.tables import SIZES, AppRunner, Sitting
from tests.tui.table.test_lessons import CUT, panel_text, shows
from tui.boards import boards
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.learning import practice, practising
from tui.learning.practice import names_of, ordered
from tui.screens import learn
from tui.screens.home import HomeScreen
from tui.screens.learn import PRACTICE, LearnScreen
from tui.table.puzzle_game import PuzzleGame

TODAY = date(2026, 11, 16)
GAME = "bruxelles1897"
COMPARED = {"en": "VP compared with the best turn", "fr": "PV par rapport au meilleur tour"}


def solved(sitting: Sitting) -> PuzzleGame:
    """The puzzle at the table."""
    game = sitting.table.source
    assert isinstance(game, PuzzleGame)
    return game


async def to_practice(sitting: Sitting, game: str, today: date = TODAY) -> None:
    """Go from Home to the next puzzle of a game."""
    sitting.app.learning.today = lambda: today
    await to_entry(sitting, game, PRACTICE)
    await sitting.press("enter")


def wrong_answers(game: PuzzleGame) -> list[Any]:
    """The answers that are not solutions, the best first."""
    run, rules = game.run, game.match.game
    puzzle = next(each for each in puzzles_of(rules.key).puzzles if each.key == game.task.key)
    return [
        rules.read_move(each.move) for each in puzzle.answers if each.move not in puzzle.solutions and run.of(each.move)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_a_wrong_answer_is_shown_and_taken_back_and_the_right_one_leads_on(
    runner: AppRunner, key: str, language: str
) -> None:
    words = Words(language, key, strict=True)

    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, key)
        names = names_of(key)
        for place in (1, 2):
            game = solved(sitting)
            decision = game.run.decision
            assert shows(sitting, words("puzzle-number", number=place, count=len(names)))
            assert shows(sitting, words("puzzle-question"))
            for move in wrong_answers(game)[:2]:
                await sitting.answer(move)
                assert game.run.is_astray
                assert len(game.match.entries) > game.run.at
                said = game.ending(sitting.table.scene)
                assert said is not None
                assert said.heading == words("puzzle-wrong")
                assert shows(sitting, said.prompt)
                assert COMPARED[language] in said.prompt
                assert shows(sitting, words("lesson-take-back"))
                assert CUT not in panel_text(sitting)
                await sitting.press("enter")
                assert game.run.decision == decision
                assert shows(sitting, words("puzzle-again"))
            await sitting.answer(game.run.solution)
            assert game.run.is_done
            theme = words.name("term", game.task.theme)
            assert shows(sitting, words("puzzle-best", move=label(sitting, game), theme=theme))
            assert words("puzzle-late") in panel_text(sitting)
            assert shows(sitting, words("puzzle-next"))
            assert CUT not in panel_text(sitting)
            memory = sitting.app.session.settings.practice[f"{key}/{game.task.key}"]
            assert memory == Memory(0, TODAY + timedelta(1)), "the first answer counts"
            await sitting.press("enter")
        assert solved(sitting).task.place == 3
        await sitting.press("q")
        assert isinstance(sitting.app.screen, LearnScreen)

    runner.run(scene, language=language)


def label(sitting: Sitting, game: PuzzleGame) -> str:
    return boards(game.match.game.key).label(game._before(sitting.table.scene), game.run.solution)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_what_is_said_about_the_answers_fits_the_smallest_window(runner: AppRunner, key: str, language: str) -> None:
    async def scene(sitting: Sitting) -> None:
        for puzzle in ordered(puzzles_of(key))[::4]:
            sitting.app.learning.open_daily(f"{key}/{puzzle.key}")
            await sitting.rest()
            game = solved(sitting)
            for move in (wrong_answers(game)[0], wrong_answers(game)[-1], game.run.solution):
                game.play(move)
                await sitting.rest()
                assert CUT not in panel_text(sitting), (puzzle.key, move)
                ending = game.ending(sitting.table.scene)
                assert ending is not None
                assert ending.heading in panel_text(sitting)
                assert shows(sitting, ending.prompt), (puzzle.key, move)
                assert shows(sitting, ending.messages[-1][0]), (puzzle.key, move)
                if not game.run.is_done:
                    await sitting.press("enter")
            await sitting.press("q")

    runner.run(scene, language=language)


def test_a_puzzle_solved_at_once_is_done_and_the_next_one_is_another(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        game = solved(sitting)
        await sitting.answer(game.run.solution)
        assert sitting.app.session.settings.practice == {f"{GAME}/{game.task.key}": Memory()}
        assert Words("en")("puzzle-right") in panel_text(sitting)
        await sitting.press("enter")
        assert solved(sitting).task.key != game.task.key
        await sitting.press("q")
        assert "Practice: 1 of " in sitting.frame()

    runner.run(scene)


def test_an_equally_good_answer_solves_it_too(runner: AppRunner) -> None:
    key, puzzle = next((key, each) for key in CATALOGUE for each in puzzles_of(key).puzzles if each.solutions[1:])

    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.open_daily(f"{key}/{puzzle.key}")
        await sitting.rest()
        game = solved(sitting)
        await sitting.answer(game.match.game.read_move(puzzle.solutions[1]))
        assert game.run.is_done
        assert not game.run.is_missed
        assert CUT not in panel_text(sitting)

    runner.run(scene)


def test_what_was_missed_is_due_the_next_day_and_comes_first(runner: AppRunner) -> None:
    first, second, *_ = names_of(GAME)
    settings: dict[str, Any] = {"practice": {first: Memory(), second: Memory(0, TODAY + timedelta(1))}}

    async def today(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        assert solved(sitting).task.place == 3

    async def tomorrow(sitting: Sitting) -> None:
        sitting.app.learning.today = lambda: TODAY + timedelta(1)
        await to_entry(sitting, GAME, PRACTICE)
        assert ", 1 due" in sitting.frame()
        await sitting.press("enter")
        game = solved(sitting)
        assert game.task.place == 2
        await sitting.answer(game.run.solution)
        assert sitting.app.session.settings.practice[second] == Memory(1, TODAY + timedelta(4))

    runner.run(today, **settings)
    runner.run(tomorrow, **settings)


def test_everything_tried_begins_again(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        assert Words("en")("practice-all-tried") in sitting.notices()
        assert solved(sitting).task.place == 1

    runner.run(scene, practice=dict.fromkeys(names_of(GAME), Memory()))


@pytest.mark.parametrize(
    ("language", "announced"),
    [
        ("en", "Press H again to see the solution; the puzzle then counts as missed."),
        ("fr", "H encore une fois : voir la solution ; le problème comptera comme manqué."),
    ],
)
def test_a_tip_tells_the_theme_and_announces_that_the_second_one_shows_the_solution(
    runner: AppRunner, language: str, announced: str
) -> None:
    words = Words(language, GAME)

    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        game, chooser = solved(sitting), sitting.table.mode.chooser
        theme = words("puzzle-theme", theme=words.name("term", game.task.theme))
        assert theme not in sitting.frame()
        await sitting.press("H")
        said = [notice.replace(NO_BREAK_SPACE, " ") for notice in sitting.notices()]
        assert f"{theme} {words('puzzle-easy')} {announced}".replace(NO_BREAK_SPACE, " ") in said
        assert not game.run.is_missed
        await sitting.press("H")
        assert words("puzzle-shown") in sitting.notices()
        assert chooser.selection.current.move == game.run.solution
        assert game.run.is_missed
        assert not sitting.app.session.settings.practice[f"{GAME}/{game.task.key}"].is_solved

    runner.run(scene, language=language)


def test_after_a_wrong_answer_a_tip_threatens_nothing(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        await sitting.answer(wrong_answers(solved(sitting))[0])
        await sitting.press("enter", "H")
        assert sitting.notices()[-1].endswith("Press H again to see the solution.")

    runner.run(scene)


def test_every_difficulty_and_theme_has_words() -> None:
    for language in LANGUAGES:
        for key in CATALOGUE:
            words = Words(language, key, strict=True)
            for difficulty in DIFFICULTIES:
                assert words.has(f"puzzle-{difficulty}")
            for puzzle in puzzles_of(key).puzzles:
                assert words.has(f"term-{puzzle.theme}")


def test_undo_takes_back_a_wrong_answer_and_nothing_else(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        game = solved(sitting)
        await sitting.press("u")
        assert Words("en")("puzzle-no-undo") in sitting.notices()
        await sitting.answer(wrong_answers(game)[0])
        await sitting.press("u")
        assert game.run.decision is not None
        assert len(game.match.entries) == game.run.at

    runner.run(scene)


# The line on the boards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_v_shows_on_the_boards_what_follows_an_answer(runner: AppRunner, key: str, language: str) -> None:
    words = Words(language, key, strict=True)

    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, key)
        game, table = solved(sitting), sitting.table
        await sitting.press("V")
        assert words("puzzle-line-not-now") in sitting.notices()
        for move in (wrong_answers(game)[0], game.run.solution):
            await sitting.answer(move)
            line = game.line(table.scene)
            assert "line" in table.live_keys()
            told, state = panel_text(sitting), game.match.state
            await sitting.press("V")
            heading = words("line-steps", number=0, step=1, steps=len(line)).replace(NO_BREAK_SPACE, " ")
            assert heading in sitting.frame()
            assert words("line-imagined") in sitting.frame().split("\n")[0]
            # A step that reveals something has no position: the boards stay as they are.
            assert table.scene.state == (line[0].state or state)
            assert "line-pick" not in table.live_keys()
            await sitting.press("1", *["right"] * len(line), "enter")
            assert table.mode.advisor.walk.at == len(line), "it ends at the end"
            await sitting.press(*["left"] * (len(line) + 1))
            assert table.mode.advisor.walk.at == 0
            assert table.scene.state is state, "the answer is on the boards"
            await sitting.press("V" if game.run.is_done else "escape")
            assert table.mode.advisor.walk is None
            assert panel_text(sitting) == told
            assert game.match.state is state
            if not game.run.is_done:
                await sitting.press("enter")
        await sitting.press("V", "escape", "enter")
        assert solved(sitting).task.place == 2

    runner.run(scene, language=language)


def test_without_foreseen_moves_v_says_so(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, GAME)
        game = solved(sitting)
        move = wrong_answers(game)[0]
        judged = game.run.of(to_builtins(move))
        assert judged is not None
        game.run.judge(replace(judged, line=[]))
        await sitting.answer(move)
        assert "line" not in sitting.table.live_keys()
        await sitting.press("V")
        assert Words("en")("puzzle-line-none") in sitting.notices()
        assert sitting.table.mode.advisor.walk is None

    runner.run(scene)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_looking_around_works_in_a_puzzle(runner: AppRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        await to_practice(sitting, "crystal_palace")
        table = sitting.table
        for key in ("f1", "question_mark", "S", "L"):
            await sitting.press(key)
            assert sitting.app.screen is not table
            await sitting.press("escape")
            assert sitting.app.screen is table
        await sitting.press("i")
        assert table.look_around.is_open
        await sitting.press("escape", "x")
        assert solved(sitting).run.decision is not None

    runner.run(scene, size=size)


# Broken files


def test_a_broken_puzzle_is_named_and_the_others_stay(runner: AppRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    known = puzzles_of(GAME)
    easy = ordered(known)[0]
    broken = replace(easy, theme="weather")
    rest = tuple(each for each in known.puzzles if each != easy)

    def found(game: str) -> PuzzleFile:
        problems = (f"{known.name}: line 9, puzzle x: no such key",)
        return PuzzleFile(known.name, (broken, *rest), known.sources, problems) if game == GAME else puzzles_of(game)

    for module in (learn, practice, practising):
        monkeypatch.setattr(module, "puzzles_of", found)

    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.today = lambda: TODAY
        await to_entry(sitting, GAME, PRACTICE)
        assert "line 9, puzzle x: no such key" in " ".join(sitting.frame().replace("│", " ").split())
        await sitting.press("enter")
        assert any(f"puzzle {broken.key}: no theme 'weather'" in notice for notice in sitting.notices())
        assert solved(sitting).task.key == ordered(known)[1].key, "the next one is opened instead"

    runner.run(scene)


# The puzzle of the day


def test_the_puzzle_of_the_day_is_one_key_away_once_a_lesson_is_done(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.app.learning.today = lambda: TODAY
        await sitting.press("l", "escape")
        assert Words("en")("home-puzzle.line", game="Bruxelles 1897", key="p") in sitting.frame()
        await sitting.press("p")
        game = solved(sitting)
        assert game.header.game == GAME
        await sitting.answer(wrong_answers(game)[0])
        await sitting.press("enter")
        await sitting.answer(game.run.solution)
        await sitting.press("enter")
        assert isinstance(sitting.app.screen, HomeScreen)
        assert "Puzzle of the day" not in sitting.frame()
        await sitting.press("p")
        assert isinstance(sitting.app.screen, HomeScreen), "one a day"
        sitting.app.learning.today = lambda: TODAY + timedelta(1)
        await sitting.press("l", "escape", "p")
        assert solved(sitting).task.key == game.task.key, "it was missed, and is due"

    runner.run(scene, learnt=("bruxelles1897/card",))


def test_newcomers_are_not_bothered_with_puzzles(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        assert "Puzzle of the day" not in sitting.frame()
        await sitting.press("p")
        assert isinstance(sitting.app.screen, HomeScreen)

    runner.run(scene)
