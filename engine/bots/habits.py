"""Habits: what answers usually bring the seat that gives them.

It is measured once, where an answer first comes up: it is given, the rest of the turn is played out of habit, and the
gain is kept for every other place where the same question has the same answer in the same round. A space is worth about
as much whatever a rival has just done elsewhere, and measuring again would take most of a search's time.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from engine.agenda import Question
from engine.bots.judge import Judge
from engine.chance import Dice

KEENNESS = 2.0
"""An answer that usually brings this many points less than another is tried e times less often."""

SURE = 20.0
"""The bound of gains over `KEENNESS`, which keeps powers within the range of a float."""

WIDE = 40
"""Answers to a question that are considered when it first comes up: all, except where dice can be set in hundreds of
ways, which would take longer than all the rest. They are drawn at random, so that fewer would miss what rivals do when
there are many players."""

LONGEST_TURN = 20
"""Most answers of a turn that are given out of habit before it is judged as it stands."""

Made = list[tuple[int, Any]]
"""Moves with the seats that made them."""


def prior(gain: float) -> float:
    """Return how readily an answer is tried at first that usually brings so many points."""
    return exp(max(-SURE, min(SURE, gain / KEENNESS)))


class Habits:
    """The habits of all seats in the rounds a search looks at."""

    def __init__(self, judge: Judge, dice: Dice) -> None:
        self._judge = judge
        self._clone = judge.game.clone
        self._answer = judge.game.answer
        self._dice = dice
        self._records: dict[tuple[int, Any], _Record] = {}
        """By the round and the question."""

    def priors(self, state: Any, step: Any, moves: Sequence[Any], patience: int = LONGEST_TURN) -> list[float]:
        """Return how readily each answer to a question is tried at first.

        An answer without a record is tried out here. `patience` is how many more answers the turn may take.
        """
        return self._record(state, step, moves, patience).priors

    def next_question(self, state: Any, move: Any, seat: int) -> Question | None:
        """Make a move and go on to the next question that leaves a choice; None at the end of the game."""
        question = self._answer(state, move, seat)
        while question is not None and len(question[1]) == 1:
            question = self._answer(state, question[1][0])
        return question

    def after_turn(self, state: Any, seat: int, move: Any, patience: int = LONGEST_TURN) -> float:
        """Return how things look to a seat after a move when the rest of the turn is played out of habit."""
        position = self._clone(state)
        self.rest_of_turn(position, self.next_question(position, move, seat), patience)
        return self._judge.look(position, seat)

    def rest_of_turn(
        self, state: Any, question: Question | None, patience: int = LONGEST_TURN
    ) -> tuple[Question | None, Made]:
        """Answer out of habit up to the question that opens a turn, or as long as patience lasts.

        Return that question, and the moves up to it.
        """
        made: Made = []
        while patience and question is not None and not question[0].opens_turn:
            patience -= 1
            step, moves = question
            move = self.usual(state, step, moves, patience)
            made.append((step.seat, move))
            question = self.next_question(state, move, step.seat)
        return question, made

    def usual(self, state: Any, step: Any, moves: Sequence[Any], patience: int = LONGEST_TURN) -> Any:
        """Return the answer that usually brings most."""
        if len(moves) > WIDE:
            moves = self._dice.drawn(moves, WIDE)
        return self._record(state, step, moves, patience).usual

    def _record(self, state: Any, step: Any, moves: Sequence[Any], patience: int) -> "_Record":
        key = state.round, step
        record = self._records.get(key)
        if record is None:
            record = self._records[key] = _Record()
        # The answers are mostly those of last time, the very same objects, and comparing these takes no time.
        if moves != record.moves:
            priors = self._measured(state, step, moves, patience, record.known)
            record.moves, record.priors = moves, priors
            record.usual = moves[priors.index(max(priors))]
        return record

    def _measured(
        self, state: Any, step: Any, moves: Sequence[Any], patience: int, known: dict[Any, float]
    ) -> list[float]:
        priors, before = [], None
        for move in moves:
            found = known.get(move)
            if found is None:
                if before is None:
                    before = self._judge.look(state, step.seat)
                # Entered before it is tried out: a turn may come back to the same question.
                known[move] = 0.0
                found = known[move] = prior(self.after_turn(state, step.seat, move, patience) - before)
            priors.append(found)
        return priors


class _Record:
    """What is known of a question: the priors of its answers, those of last time, and the one that brings most."""

    __slots__ = ("known", "moves", "priors", "usual")

    def __init__(self) -> None:
        self.known: dict[Any, float] = {}
        self.moves: Sequence[Any] = ()
        self.priors: list[float] = []
        self.usual: Any = None
