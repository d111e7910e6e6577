"""A lesson at the table: its position is the game, its script plays the rivals, and its words stand by the question."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any, Protocol

from engine.agenda import Decision
from saves.lessons.model import Lesson, Said
from saves.lessons.run import LessonRun
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
        """What was said about the last answer."""
        self._tips_given = 0

    def subscribe(self, presenter: Presenter) -> None:
        """Report every change to a presenter, and that this is another table than before."""
        super().subscribe(presenter)
        title = self.lesson.title.in_language(self._language())
        presenter.notices.say("lesson-opens", 5, number=self.lesson.number, title=title)

    # Whose decision it is

    def decision(self) -> Decision | None:
        """Return the learner's decision, or a rival's while the script plays; None where there is only to read."""
        if self.run.is_astray or self.run.is_done:
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
        before = len(self.match.entries)
        verdict = self.run.answer(move)
        self._said = verdict.said
        if not verdict.is_right:
            while self.run.play_next():  # what it leads to
                pass
        self._school.answered(self)
        self._presenter.changed(Change(since=before, is_own=True))

    def undo(self) -> None:
        """Take back an answer that missed the goal; otherwise there is nothing to undo in a lesson."""
        self._said = None if self.run.is_astray else self._said
        super().undo()

    # What the guide says

    def question(self, decision: Decision) -> str | None:
        """Return the text of the step, or None for a side question."""
        step = self.run.step
        if step is None or self.run.is_side_question:
            return None
        text = Said(step.en, step.fr).in_language(self._language())
        # What was said about a right answer stands before the next question.
        return f"{self._said.in_language(self._language())} {text}" if self._said is not None else text

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
        """The key that takes a wrong answer back, or goes on after the end."""
        if self.run.is_astray:
            return "take-back"
        if self.run.is_done:
            return "end-course" if self._school.is_last(self) else "next-lesson"
        return None

    def go_on(self) -> None:
        """Take the wrong answer back, or go on after the end."""
        if self.run.is_astray:
            self.undo()
        elif self.run.is_done:
            self._school.leave(self)

    def ending(self, scene: AnyScene) -> Ending | None:
        """Return what is said about a wrong answer, or at the end of the lesson."""
        words, lesson = scene.words, self.lesson
        if self.run.is_astray:
            said = self._said.in_language(self._language()) if self._said is not None else words("lesson-other")
            return Ending(words("lesson-astray"), said, [("", "ink"), (words("lesson-take-back"), "gold")])
        if self.run.is_done:
            close, learnt = (text.in_language(self._language()) for text in (lesson.close, lesson.learnt))
            way_on = words("lesson-last" if self._school.is_last(self) else "lesson-next")
            lines = [("", "ink"), (learnt, "good"), ("", "ink"), (way_on, "gold")]
            return Ending(words("lesson-done"), close, lines)
        return None
