"""LearningOpener: opens for the app what one learns from: the courses, a lesson and puzzles at a table."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saves.lessons.model import Lesson
    from saves.records.entry import ListedGame
    from tui.app import Pavilion
    from tui.table.lesson_game import LessonGame
    from tui.table.puzzle_game import Task


class LearningOpener:
    """Opens lessons in an app. What cannot be opened is reported, and the screen stays."""

    def __init__(self, app: "Pavilion") -> None:
        self._app = app
        self._session = app.session
        self.today: Callable[[], date] = date.today
        """The day, by which puzzles come again."""

    def open(self, game: str | None = None) -> None:
        """Open the courses, at the one of a game."""
        from tui.screens.learn import LearnScreen

        self._app.push_screen(LearnScreen(self._session, game))

    def open_first_game(self, game: str) -> None:
        """Resume the first game of a game, or start one; its guide is on."""
        self._app.run_worker(self._open_first_game(game), group="first-game", exclusive=True)

    async def _open_first_game(self, game: str) -> None:
        from tui.game_opener import GameOpener
        from tui.learning.first_games import is_guided, new_first_game, turn

        def is_unfinished(listed: "ListedGame") -> bool:
            ends = listed.finished or listed.problem is not None
            return listed.game == game and not ends and is_guided(self._session.settings, listed)

        listed = await asyncio.to_thread(self._session.library.list)
        begun = next(filter(is_unfinished, listed), None)
        file = self._session.settings_file
        if begun is not None:
            turn(file, begun, on=True)
            self._app.resume(begun.name)
        else:
            new = new_first_game(self._session, game)
            GameOpener(self._app).start(new, lambda header: turn(file, header, on=True))

    def open_lesson(self, lesson: "Lesson") -> None:
        """Open a lesson at a table, where it was left."""
        from saves.lessons.files import LessonError
        from tui.learning.progress import answers_so_far
        from tui.table.lesson_game import LessonGame
        from tui.table.opening import lesson_table

        try:
            game = LessonGame(lesson, self._name, lambda: self._session.language, self)
            game.run.resume(answers_so_far(self._session.settings, lesson))
        except LessonError as wrong:
            self._app.notify(self._session.words("learn-broken", problem=str(wrong)), severity="error", timeout=12)
            return
        self._app.push_screen(lesson_table(self._session, game))

    def open_practice(self, game: str) -> None:
        """Open the puzzle of a game that comes next."""
        from tui.learning.practising import GamePractice

        GamePractice(self._app, game, self._name, self.today).begin()

    def open_daily(self, name: str) -> None:
        """Open the puzzle of the day."""
        from tui.learning.practising import GamePractice

        GamePractice(self._app, name.partition("/")[0], self._name, self.today, is_daily=True).open(name)

    def open_own(self, tasks: "Sequence[Task]") -> None:
        """Open decisions of an own game as puzzles."""
        from tui.learning.practising import OwnPractice

        OwnPractice(self._app, tasks).open()

    @property
    def _name(self) -> str:
        """The name of the learner: the player's own, unless a rival has it whom the texts of lessons name."""
        from tui.table.tried_out import RIVALS

        own = self._session.settings.name
        return own if own and own not in RIVALS else self._session.words("cli-player", number=1)

    def open_annotated(self, game: str) -> None:
        """Open the replay of a game with comments, the example of good play."""
        from saves.gallery import annotated

        path = annotated(game)
        if path is not None:
            self._app.open_replay(path)

    # What a lesson reports

    def is_last(self, game: "LessonGame") -> bool:
        """Whether no lesson comes after one."""
        from tui.learning.progress import next_lesson

        return next_lesson(self._session.settings, game.lesson.position.game, after=game.lesson) is None

    def answered(self, game: "LessonGame") -> None:
        """Save how far a lesson has been taken, or that it is done."""
        from tui.learning.progress import note_answers, note_as_learnt

        if game.run.is_done:
            note_as_learnt(self._session.settings_file, game.lesson)
        else:
            note_answers(self._session.settings_file, game.lesson, game.run.answers)

    def leave(self, game: "LessonGame") -> None:
        """Leave a lesson that is done for the next one; after the last, return to the courses."""
        from tui.learning.progress import next_lesson

        self._app.pop_screen()
        following = next_lesson(self._session.settings, game.lesson.position.game, after=game.lesson)
        if following is not None:
            self.open_lesson(following)
