"""A lesson at the table: its position is the game, its script plays the rivals, and its words stand by the question."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, Protocol

from engine.agenda import Decision
from saves.lessons.model import Lesson, Page, Said
from saves.lessons.run import LessonRun
from tui.i18n.typography import typeset
from tui.table.guide import Guide, Tip
from tui.table.scene import AnyScene
from tui.table.source import Change, Ending, Presenter
from tui.table.tried_out import TriedOut, header_of


class School(Protocol):
    """Hears how a lesson goes."""

    def is_last(self, game: "LessonGame") -> bool:
        """Whether no lesson comes after it."""

    def answered(self, game: "LessonGame") -> None:
        """Note how far it has been taken."""

    def leave(self, game: "LessonGame") -> None:
        """Go on after its end."""


class LessonGame(TriedOut, Guide):
    """A lesson that is being taken. It is its own guide: see `guide.Guide`."""

    def __init__(
        self,
        lesson: Lesson,
        name: str,
        language: Callable[[], str],
        school: School,
    ) -> None:
        """Begin a lesson for a player of this name; raises `LessonError` if its position cannot be reached."""
        self.lesson = lesson
        self.run = LessonRun(lesson)
        position = lesson.position
        header = header_of(self.run.match, position.player, name, position.seed, dict(position.options))
        super().__init__(self.run, header, "lesson-no-undo")
        self._language = language
        self._school = school
        self._said: Said | None = None
        """What is said about an answer that missed the goal."""
        self._reply: Said | None = None
        """What is said about the right answer before; it stands before the next text."""
        self._read = (0, 0)
        """A step, and how many of its texts that come before the question have been read."""
        self._tips_given = 0

    def subscribe(self, presenter: Presenter) -> None:
        """Report every change to a presenter, and that this is another table than before."""
        super().subscribe(presenter)
        title = self.lesson.title.in_language(self._language())
        presenter.notices.say("lesson-opens", 5, number=self.lesson.number, title=title)

    # Whose decision it is

    def decision(self) -> Decision | None:
        """Return the learner's decision, or a rival's while the script plays; None where there is only to read."""
        if self.run.is_astray or self.run.is_done or self._page is not None:
            return None
        return self.run.decision or self.match.decision

    def is_mine(self, decision: Decision) -> bool:
        """Whether the learner takes a decision."""
        return decision.seat == self.run.player and self.run.decision is not None

    # Going on

    def proceed(self) -> None:
        """Play on what the lesson plays by itself."""
        if self.run.decision is None and not self.run.is_astray and not self.run.is_done:
            self._presenter.spawn(self._play_script, "bots", exclusive=True)

    async def _play_script(self) -> None:
        while self.run.play_next():
            await self._presenter.narrate(len(self.match.entries))
            await asyncio.sleep(0)
        self._school.answered(self)
        self._presenter.changed(Change())

    def play(self, move: Any) -> None:
        """Answer the question; what misses the goal is carried out, answered and waits to be taken back."""
        before, is_side_question = len(self.match.entries), self.run.is_side_question
        verdict = self.run.answer(move)
        if verdict.is_right and not is_side_question:
            self._reply = verdict.said
        elif not verdict.is_right:
            self._said = verdict.said
            while self.run.play_next():  # what it leads to
                pass
        self._school.answered(self)
        self._presenter.changed(Change(since=before, is_own=True))

    # What the guide says

    def question(self, decision: Decision) -> str | None:
        """Return the text of the step, or None for a side question."""
        step = self.run.step
        if step is None or self.run.is_side_question:
            return None
        return self._after_reply(Said(step.en, step.fr))

    def _after_reply(self, text: Said) -> str:
        said = [text] if self._reply is None else [self._reply, text]
        return " ".join(map(self._text, said))

    def _text(self, said: Said) -> str:
        return typeset(said.in_language(self._language()), self._language())

    @property
    def _page(self) -> Page | None:
        """The text that is to be read before the question of the step."""
        run, step = self.run, self.run.step
        if step is None or run.is_astray or run.decision is None or run.is_side_question:
            return None
        at, read = self._read
        unread = step.reads[read:] if at == run.index else step.reads
        return unread[0] if unread else None

    @property
    def board(self) -> str:
        """The board that the text speaks of."""
        step, page = self.run.step, self._page
        if page is not None:
            return page.board
        if step is None:
            return self.lesson.close.board
        return "" if self.run.decision is None or self.run.is_side_question else step.board

    def lit(self, decision: Decision) -> Collection[Any] | None:
        """Return the answers that are lit, or None where all are."""
        return self.run.lit()

    def tip(self, decision: Decision) -> Tip | None:
        """Return the answer that leads on; where the learner plays at will, the tips of the lesson one by one."""
        language = self._language()
        if self.lesson.free:
            tips = self.lesson.hint
            self._tips_given += 1
            return Tip(text=tips[(self._tips_given - 1) % len(tips)].in_language(language)) if tips else None
        return Tip(move=self.run.main_answer())

    @property
    def way_on(self) -> str | None:
        """The key that takes a wrong answer back, or goes on after a text or the end."""
        if self.run.is_astray:
            return "take-back"
        if self._page is not None:
            return "next-page"
        if self.run.is_done:
            return "end-course" if self._school.is_last(self) else "next-lesson"
        return None

    def go_on(self) -> None:
        """Take the wrong answer back, or go on after a text or the end."""
        if self.run.is_astray:
            self.undo()
        elif self._page is not None:
            at, read = self._read
            self._read = self.run.index, read + 1 if at == self.run.index else 1
            self._reply = None
            self._presenter.changed(Change())
        elif self.run.is_done:
            self._school.leave(self)

    def ending(self, scene: AnyScene) -> Ending | None:
        """Return what is said about a wrong answer, before a question or at the end of the lesson."""
        words, lesson = scene.words, self.lesson
        if self.run.is_astray:
            said = self._text(self._said) if self._said is not None else words("lesson-other")
            return Ending(words("lesson-astray"), said, [("", "ink"), (words("lesson-take-back"), "gold")])
        if self._page is not None:
            lines = [("", "ink"), (words("lesson-read-on"), "gold")]
            return Ending(self._text(lesson.title), self._after_reply(self._page), lines)
        if self.run.is_done:
            close, learnt = self._text(lesson.close), self._text(lesson.learnt)
            way_on = words("lesson-last" if self._school.is_last(self) else "lesson-next")
            lines = [("", "ink"), (learnt, "good"), ("", "ink"), (way_on, "gold")]
            return Ending(words("lesson-done"), close, lines)
        return None
