"""Practising: puts puzzles to a player one after the other: those of a game, that of the day, or from an own game."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from saves.practice.files import PuzzleError, puzzles_of
from saves.practice.run import laid_out
from tui.learning.practice import name_of, next_name, note_answer, note_daily, ordered
from tui.table.opening import puzzle_table
from tui.table.puzzle_game import PuzzleGame, Task
from tui.table.tried_out import header_of

if TYPE_CHECKING:
    from tui.app import Pavilion


class GamePractice:
    """The puzzles of a game, as a coach puts them: see `puzzle_game.Coach`."""

    def __init__(
        self, app: "Pavilion", game: str, name: str, today: Callable[[], date], is_daily: bool = False
    ) -> None:
        """Practise a game as a player of this name; `is_daily` for the puzzle of the day."""
        self._app = app
        self._session = app.session
        self._game = game
        self._name = name
        self._today = today
        self._is_daily = is_daily
        self._broken: set[str] = set()
        """Puzzles that could not be laid out."""

    def begin(self) -> None:
        """Open what is to be practised next; if everything is solved, the first puzzle once more."""
        found = self._next()
        puzzles = ordered(puzzles_of(self._game))
        if found is None and puzzles:
            self._app.notify(self._session.words("practice-all-tried"), timeout=6)
            found = name_of(self._game, puzzles[0].key)
        if found is not None:
            self.open(found)

    def _next(self, after: str = "") -> str | None:
        if self._is_daily:
            return None
        return next_name(self._session.settings, self._game, self._today(), {after, *self._broken})

    def open(self, name: str) -> None:
        """Open a puzzle by its name; one that is broken is reported, and the next one opened instead."""
        file = puzzles_of(self._game)
        puzzles = ordered(file)
        place = next(number for number, each in enumerate(puzzles) if name_of(self._game, each.key) == name)
        puzzle = puzzles[place]
        try:
            run = laid_out(file, self._game, puzzle)
        except PuzzleError as wrong:
            problem = self._session.words("practice-broken", problem=str(wrong))
            self._app.notify(problem, severity="error", timeout=12)
            self._broken.add(name)
            if (following := self._next()) is not None:
                self.open(following)
            return
        source = file.sources[puzzle.seed]
        header = header_of(run.match, puzzle.player, self._name, source.seed, dict(source.options))
        task = Task(run, header, place + 1, len(puzzles), puzzle.theme, puzzle.glance, puzzle.key, puzzle.difficulty)
        self._app.push_screen(puzzle_table(self._session, PuzzleGame(task, self._session, self)))

    def missed(self, task: Task) -> None:
        """Note that the solution was not found at once."""
        self._note(task, is_right=False)

    def solved(self, task: Task) -> None:
        """Note that it was."""
        self._note(task, is_right=True)

    def _note(self, task: Task, is_right: bool) -> None:
        if self._is_daily:
            note_daily(self._session.settings_file, self._today())
        note_answer(self._session.settings_file, name_of(self._game, task.key), is_right, self._today())

    def leave(self, task: Task) -> None:
        """Go on to the next puzzle; after the last, and after that of the day, return."""
        self._app.pop_screen()
        if (following := self._next(after=name_of(self._game, task.key))) is not None:
            self.open(following)


class OwnPractice:
    """Decisions of an own game, one after the other. Nothing is noted about them."""

    def __init__(self, app: "Pavilion", tasks: Sequence[Task]) -> None:
        """Practise some decisions."""
        self._app = app
        self._tasks = tasks

    def open(self, place: int = 0) -> None:
        """Open a decision by its place."""
        game = PuzzleGame(self._tasks[place], self._app.session, self)
        self._app.push_screen(puzzle_table(self._app.session, game))

    def missed(self, task: Task) -> None:
        """Do nothing."""

    def solved(self, task: Task) -> None:
        """Do nothing."""

    def leave(self, task: Task) -> None:
        """Go on to the next decision; after the last, return."""
        self._app.pop_screen()
        if task.place < task.count:
            self.open(task.place)
