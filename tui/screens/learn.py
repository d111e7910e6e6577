"""Learn: the lessons of every game, with what has been done and what comes next."""

from collections.abc import Iterator
from typing import ClassVar

from textual import on
from textual.containers import Vertical
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from engine.game import CATALOGUE, game
from saves.lessons.files import BrokenLesson, lessons
from saves.lessons.model import Lesson
from tui.learning.first_games import FIRST_GAME, is_finished
from tui.learning.progress import is_learnt, next_lesson
from tui.screens.base import AppScreen
from tui.session import Session
from tui.widgets.listing import Listing, Row
from tui.widgets.text import show_text


class LearnScreen(AppScreen[None]):
    """The courses one below the other; the cursor begins at the lesson that comes next."""

    title_id: ClassVar[str] = "learn-title"
    AUTO_FOCUS = "#lessons"

    def __init__(self, session: Session, game_key: str | None = None) -> None:
        super().__init__(session)
        self.courses = {key: lessons(key) for key in CATALOGUE}
        self._first = game_key or session.settings.game or next(iter(CATALOGUE))

    def body(self) -> Iterator[Widget]:
        """Lay out the list, and what the lesson under the cursor is about."""
        listing = Listing(self.session, self._rows(), id="lessons")
        yield Vertical(listing, Static("", id="detail"), id="courses")

    def on_mount(self) -> None:
        """Put the cursor on the lesson that comes next."""
        self._show(self._first)

    def on_screen_resume(self) -> None:
        """Show what was learnt meanwhile."""
        if self.is_mounted:
            row = self.query_one(Listing).row
            self._show(row.name.partition("/")[0] if row is not None else self._first)

    def _show(self, game_key: str) -> None:
        following = next_lesson(self.session.settings, game_key)
        at = f"{game_key}/{following.key}" if following is not None else None
        self.query_one(Listing).show(self._rows(), at=at)
        self._show_detail()

    def _rows(self) -> list[Row]:
        rows = []
        for key, course in self.courses.items():
            done = sum(isinstance(each, Lesson) and is_learnt(self.session.settings, each) for each in course)
            title = self.words("learn-course", game=game(key).title, done=done, count=len(course))
            rows.append(Row(f"{key}/", Content.styled(title, "$gold bold"), enabled=False))
            rows += [self._row(key, each) for each in course]
            rows.append(self._first_game(key))
        return rows

    def _row(self, key: str, lesson: Lesson | BrokenLesson) -> Row:
        if isinstance(lesson, BrokenLesson):
            return Row(f"{key}/{lesson.name}", Content.styled(f"  {lesson.name}", "$bad"))
        mark = self.session.glyphs.done if is_learnt(self.session.settings, lesson) else " "
        title = lesson.title.in_language(self.session.language)
        minutes = self.words("learn-minutes", minutes=lesson.minutes)
        text = Content.assemble((f"{mark} ", "$good bold"), f"{lesson.number:>2} {title}  ", (minutes, "$faint"))
        return Row(f"{key}/{lesson.key}", text)

    def _first_game(self, key: str) -> Row:
        mark = self.session.glyphs.done if is_finished(self.session.settings, key) else " "
        text = Content.assemble((f"{mark} ", "$good bold"), f"   {self.words('first-title')}  ")
        return Row(f"{key}/{FIRST_GAME}", text)

    @on(Listing.Moved)
    def _show_detail(self) -> None:
        """Say what the lesson under the cursor is about, or what is wrong with its file."""
        row = self.query_one(Listing).row
        lesson = self._lesson(row.name) if row is not None else None
        text = self.words("first-about") if row is not None and row.name.endswith(f"/{FIRST_GAME}") else ""
        if isinstance(lesson, BrokenLesson):
            text = self.words("learn-broken", problem=lesson.problem)
        elif lesson is not None:
            text = lesson.idea.in_language(self.session.language)
        show_text(self.query_one("#detail", Static), Content(text))

    @on(Listing.Chosen)
    def take(self, event: Listing.Chosen) -> None:
        """Take the lesson under the cursor."""
        game_key, _, name = event.row.name.partition("/")
        lesson = self._lesson(event.row.name)
        if name == FIRST_GAME:
            self.pavilion.learning.open_first_game(game_key)
        elif isinstance(lesson, Lesson):
            self.pavilion.learning.open_lesson(lesson)

    def _lesson(self, name: str) -> Lesson | BrokenLesson | None:
        key, _, rest = name.partition("/")
        found = (
            each for each in self.courses.get(key, []) if rest in (getattr(each, "key", ""), getattr(each, "name", ""))
        )
        return next(found, None)
