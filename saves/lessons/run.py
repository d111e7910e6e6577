"""A lesson being taken: the position, the step one is at, and what becomes of an answer. It knows no terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.agenda import Decision, tag_of
from saves.lessons.files import LessonError
from saves.lessons.model import Answer, Condition, Goal, Lesson, Said, Step
from saves.positions import PositionError, SeatMove


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said about an answer, and whether it leads on."""

    is_right: bool
    said: Said | None = None


class LessonRun:
    """A lesson from its position to its goal.

    After an answer, `play_next` plays what the lesson plays by itself, one move at a time. An answer that misses the
    goal has been carried out, too: `is_astray` is true until `take_back`.
    """

    def __init__(self, lesson: Lesson) -> None:
        """Lay out the position; raises `LessonError` where it cannot be reached."""
        self.lesson = lesson
        self.player = lesson.position.player
        try:
            self.match = lesson.position.laid_out()
        except PositionError as wrong:
            raise LessonError(f"{lesson.key}: position: {wrong}") from None
        self._opening = len(self.match.entries)
        self._round = self.match.state.round
        self._points = self._points_now()
        self.index = 0
        """The number of the step, from 0; that of the steps once all are done."""
        self._accepted = False
        """Whether the question of this step has been answered."""
        self._step_began = self._opening
        self._pending: list[SeatMove] = []
        self.answers: list[Any] = []
        """The learner's answers that led here, for `resume`."""
        self._astray: int | None = None
        """The number of moves before an answer that missed the goal."""

    # Where one is

    @property
    def step(self) -> Step | None:
        """The step one is at; None once all are done."""
        steps = self.lesson.step
        return steps[self.index] if self.index < len(steps) else None

    @property
    def is_astray(self) -> bool:
        """Whether an answer that missed the goal waits to be taken back."""
        return self._astray is not None

    @property
    def is_done(self) -> bool:
        """Whether the goal has been reached."""
        return self.step is None

    @property
    def decision(self) -> Decision | None:
        """The learner's open decision; None while the lesson plays by itself, is astray or done."""
        if self.is_astray or self.is_done or (self._pending and self._next_legal() is not None):
            return None
        return next((each for each in self.match.decisions if each.seat == self.player), None)

    @property
    def is_side_question(self) -> bool:
        """Whether the open question is none of the lesson's: any answer to it will do."""
        decision, step = self.decision, self.step
        return decision is not None and step is not None and (self._accepted or decision.asks != step.asks)

    def lit(self) -> list[Any] | None:
        """Return the answers that are lit; None where all are."""
        decision, step = self.decision, self.step
        if decision is None or step is None or not step.lit or self.is_side_question or self.lesson.free:
            return None
        return [move for move in decision.moves if self._leads_on(step, move)]

    def main_answer(self) -> Any:
        """Return the answer of the main line: what a hint shows, and a script plays."""
        decision, step = self.decision, self.step
        assert decision is not None
        if step is None or self.is_side_question:
            return decision.moves[0]
        legal = [*decision.moves, *decision.asides]
        named = [self.match.game.read_move(raw) for raw in step.accept]
        return next((move for move in named if move in legal), None) or next(
            move for move in decision.moves if self._leads_on(step, move)
        )

    # Answering

    def answer(self, move: Any) -> Verdict:
        """Carry an answer out, and judge it."""
        decision, step = self.decision, self.step
        assert decision is not None
        assert step is not None
        before = len(self.match.entries)
        if self.lesson.free or self.is_side_question or self._leads_on(step, move):
            reply = None if self.is_side_question or self.lesson.free else self._named(step.reply, move)
            if not self.is_side_question and not self.lesson.free:
                self._accepted = True
                self._pending = list(step.then)
            self._play(move, self.player)
            self.answers.append(move)
            return self._after_right(reply)
        wrong = self._named(step.wrong, move)
        self._play(move, self.player)
        self._astray = before
        if wrong is not None and wrong.show:
            self._pending = list(wrong.then)
        said = Said(wrong.en, wrong.fr) if wrong is not None else step.other
        return Verdict(False, said)

    def _after_right(self, reply: Answer | None) -> Verdict:
        said = Said(reply.en, reply.fr) if reply is not None else None
        if self.lesson.free:
            self._play_rivals()
            if self._round_is_over() and not self.reached_goal():
                self._astray = self._opening
                self.answers.clear()
                return Verdict(False, self.lesson.retry)
        self._settle()
        return Verdict(True, said)

    def resume(self, answers: Sequence[Any]) -> None:
        """Answer as in an earlier sitting, as far as they still lead on."""
        for raw in answers:
            while self.play_next():
                pass
            decision = self.decision
            move = self.match.game.read_move(raw)
            if decision is None or move not in (*decision.moves, *decision.asides):
                return
            if not self.answer(move).is_right:
                self.take_back()
                return
        while self.play_next():
            pass

    def play_next(self) -> bool:
        """Play the next move that the lesson plays by itself; return whether there was one."""
        found = self._next_legal()
        if found is None:
            return False
        seat, move = found
        self._pending.pop(0)
        self._play(move, seat)
        if not self.is_astray:
            self._settle()
        return True

    def take_back(self) -> None:
        """Undo an answer that missed the goal."""
        if self._astray is not None:
            self.match.drop_after(self._astray)
            self._astray, self._pending = None, []

    def _settle(self) -> None:
        """Go on to the next step once this one is answered, played out and its goal reached."""
        step = self.step
        if step is None:
            return
        if self.lesson.free:
            if self._round_is_over() and self.reached_goal():
                self.index = len(self.lesson.step)
            return
        reached = step.goal is None or self._reached(step.goal, self._step_began)
        if self._accepted and not self._pending and reached:
            self.index += 1
            self._accepted, self._step_began = False, len(self.match.entries)

    def _next_legal(self) -> tuple[int, Any] | None:
        """Return the next move of the script if it can be played now; otherwise the learner has a question first."""
        if not self._pending:
            return None
        seat, *raw = self._pending[0]
        move = self.match.game.read_move(raw)
        asked = next((each for each in self.match.decisions if each.seat == seat), None)
        return (seat, move) if asked is not None and (move in asked.moves or move in asked.asides) else None

    def _play_rivals(self) -> None:
        """Answer for the rivals of a free lesson: they take the first answer to whatever they are asked."""
        while not self._round_is_over():
            asked = self.match.decision
            if asked is None or asked.seat == self.player:
                return
            self._play(asked.moves[0], asked.seat)

    def _play(self, move: Any, seat: int) -> None:
        """Play a move on a copy of the state: what is shown is known by the state it was drawn from."""
        self.match.prepare(move, seat)
        self.match.play(move, seat)

    # What an answer is like

    def _leads_on(self, step: Step, move: Any) -> bool:
        if any(self.match.game.read_move(raw) == move for raw in step.accept):
            return True
        return step.accept_if is not None and _meets(step.accept_if, move)

    def _named(self, answers: Sequence[Answer], move: Any) -> Answer | None:
        """Return the first of some answers that is meant by a move."""
        for each in answers:
            if each.move and self.match.game.read_move(each.move) == move:
                return each
            if each.condition is not None and _meets(each.condition, move):
                return each
        return None

    # Goals

    def reached_goal(self) -> bool:
        """Whether everything has happened that the lesson is about."""
        return all(self._reached(goal, self._opening) for goal in self.lesson.goal)

    def _reached(self, goal: Goal, since: int) -> bool:
        if goal.any:
            return any(self._reached(each, since) for each in goal.any)
        if goal.vp is not None:
            return self._points_now() - self._points >= goal.vp
        happened = [event for _, event in self.match.events_since(since) if self._is_meant(goal, event)]
        return len(happened) >= goal.count

    def _is_meant(self, goal: Goal, event: Any) -> bool:
        fields = goal.fields
        if "seat" not in fields and hasattr(event, "seat"):
            fields = fields | {"seat": self.player}
        return tag_of(event) == goal.event and all(
            _plain(getattr(event, name, None)) == value for name, value in fields.items()
        )

    def _round_is_over(self) -> bool:
        return self.match.is_over or self.match.state.round != self._round

    def _points_now(self) -> int:
        return self.match.game.standings(self.match.state).of(self.player).now


def _meets(condition: Condition, move: Any) -> bool:
    """Whether a move meets every part of a condition."""
    if condition.any:
        return True
    if condition.move and tag_of(move) != condition.move:
        return False
    values = next((value for value in _fields(move) if isinstance(value, tuple | list)), ())
    highest, total = max(values, default=0), sum(values)
    return (
        (condition.highest_at_least is None or highest >= condition.highest_at_least)
        and (condition.highest_under is None or highest < condition.highest_under)
        and (condition.sum_at_most is None or total <= condition.sum_at_most)
        and (condition.sum_over is None or total > condition.sum_over)
    )


def _fields(move: Any) -> list[Any]:
    return [getattr(move, name) for name in move.__struct_fields__]


def _plain(value: Any) -> Any:
    """Return a value as a file would write it."""
    return list(value) if isinstance(value, tuple) else value
