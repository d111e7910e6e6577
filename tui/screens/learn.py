"""Learn: a course for every game, with what has been done and what comes next."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from engine.game import CATALOGUE, game
from saves.gallery import annotated
from saves.lessons.files import BrokenLesson, lessons
from saves.lessons.model import Lesson
from saves.practice.files import puzzles_of
from tui.keys import Key, Press, bindings
from tui.learning.first_games import FIRST_GAME, is_finished
from tui.learning.practice import progress
from tui.learning.progress import is_begun, is_learnt, next_lesson
from tui.screens.base import AppScreen
from tui.session import Session
from tui.widgets.listing import Listing, Row
from tui.widgets.text import show_text

PRACTICE = "practice"
"""The name of the entry of puzzles."""
TITLE = 36
"""Columns for the title of a lesson."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something of a course: what its row shows, what it is about, and what opens it."""

    name: str
    text: Content
    about: str
    open: Callable[[], None] | None = None


class Course(Listing):
    """The entries of a course. Left and right turn to those of another game."""

    KEYS = (
        Key(
            "key-course",
            (Press("left", "screen.turn(-1)", "walk.left"), Press("right", "screen.turn(1)", "walk.right")),
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*KEYS)


class LearnScreen(AppScreen[None]):
    """One course at a time; the cursor begins at what comes next."""

    title_id: ClassVar[str] = "learn-title"
    AUTO_FOCUS = "#lessons"

    def __init__(self, session: Session, game_key: str | None = None) -> None:
        super().__init__(session)
        self._lessons = {key: lessons(key) for key in CATALOGUE}
        last = session.settings.game
        self.course = game_key or (last if last in CATALOGUE else next(iter(CATALOGUE)))
        self._entries: list[Entry] = []

    def body(self) -> Iterator[Widget]:
        """Lay out the courses, the list of one, and what the entry under the cursor is about."""
        yield Vertical(
            Static("", id="courses"),
            Course(self.session, (), id="lessons"),
            Static("", id="detail"),
            id="learn",
        )

    def fit(self) -> None:
        """Show the course again, in the words of the session."""
        row = self.query_one(Listing).row
        self._show(row.name if row is not None else None)

    def on_screen_resume(self) -> None:
        """Show what was learnt meanwhile."""
        if self.is_mounted:
            self._show()

    def action_turn(self, by: int) -> None:
        """Show the course of another game."""
        keys = list(CATALOGUE)
        self.course = keys[(keys.index(self.course) + by) % len(keys)]
        self._show()

    def _show(self, at: str | None = None) -> None:
        """Show the course, with the cursor at an entry or else at what comes next."""
        following = next_lesson(self.session.settings, self.course)
        beyond = self._beyond()
        self._entries = [*self._steps(), *beyond]
        start = at or (beyond[0].name if following is None else following.key)
        show_text(self.query_one("#courses", Static), self._courses())
        self.query_one(Listing).show([Row(each.name, each.text) for each in self._entries], at=start)
        self._show_about()

    def _courses(self) -> Content:
        """Return the names of the games, each with what has been done of it."""
        parts = []
        for key, course in self._lessons.items():
            done = sum(isinstance(each, Lesson) and is_learnt(self.session.settings, each) for each in course)
            title = self.words("learn-course", game=game(key).title, done=done, count=len(course))
            parts.append(Content.styled(title, "$gold bold underline" if key == self.course else "$faint"))
        return Content("   ").join(parts)

    # The course

    def _steps(self) -> list[Entry]:
        """List the lessons."""
        return [
            self._broken(each) if isinstance(each, BrokenLesson) else self._step(each)
            for each in self._lessons[self.course]
        ]

    def _broken(self, lesson: BrokenLesson) -> Entry:
        problem = self.words("learn-broken", problem=lesson.problem)
        return Entry(lesson.name, Content.styled(f"  {lesson.name}", "$bad"), problem)

    def _step(self, lesson: Lesson) -> Entry:
        settings, language = self.session.settings, self.session.language
        state = self.words("learn-begun") if is_begun(settings, lesson) else ""
        minutes = state or self.words("learn-minutes", minutes=lesson.minutes)
        title = f"{lesson.title.in_language(language):<{TITLE}}"
        text = self._line(is_learnt(settings, lesson), title, f"{lesson.number}") + Content.styled(minutes, "$faint")
        about = lesson.learnt if is_learnt(settings, lesson) else lesson.idea
        return Entry(lesson.key, text, about.in_language(language), lambda: self.pavilion.learning.open_lesson(lesson))

    def _line(self, is_done: bool, title: str, number: str = "", style: str = "") -> Content:
        """Return the row of an entry: whether it is done, its number, and its title."""
        mark = self.session.glyphs.done if is_done else " "
        return Content.assemble((f"{mark} ", "$good bold"), f"{number:>2} ", (title, style))

    def _beyond(self) -> list[Entry]:
        """List what comes after the lessons."""
        return [self._first_game(), *self._practice(), *self._annotated()]

    def _first_game(self) -> Entry:
        key = self.course
        text = self._line(is_finished(self.session.settings, key), self.words("first-title"))
        return Entry(FIRST_GAME, text, self.words("first-about"), lambda: self.pavilion.learning.open_first_game(key))

    def _annotated(self) -> list[Entry]:
        """List the game with comments, if there is one."""
        if annotated(self.course) is None:
            return []
        text = self._line(False, self.words("learn-annotated"))
        about, course = self.words("learn-annotated.about"), self.course
        return [Entry("annotated", text, about, lambda: self.pavilion.learning.open_annotated(course))]

    def _practice(self) -> list[Entry]:
        """List the puzzles of the game in one entry; what is wrong with some of them stands in its detail."""
        key, learning = self.course, self.pavilion.learning
        found, problems = progress(self.session.settings, key, learning.today()), puzzles_of(key).problems
        if not found.count and not problems:
            return []
        title = self.words("practice-row", solved=found.solved, count=found.count, due=found.due)
        is_done = bool(found.count) and found.solved == found.count
        text = self._line(is_done, title, style="$bad" if problems else "")
        about = self.words("practice-broken", problem=problems[0]) if problems else self.words("practice-row.about")
        return [Entry(PRACTICE, text, about, lambda: learning.open_practice(key))]

    # What is under the cursor

    def _entry(self) -> Entry | None:
        row = self.query_one(Listing).row
        return next((each for each in self._entries if row is not None and each.name == row.name), None)

    @on(Listing.Moved)
    def _show_about(self) -> None:
        """Show what the entry under the cursor is about, or what is wrong with its file."""
        entry = self._entry()
        show_text(self.query_one("#detail", Static), Content(entry.about if entry is not None else ""))

    @on(Listing.Chosen)
    def take(self) -> None:
        """Open the entry under the cursor."""
        entry = self._entry()
        if entry is not None and entry.open is not None:
            entry.open()
