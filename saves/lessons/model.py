"""The format of a lesson file.

A lesson is a position, a few steps and a goal. A step puts a question to the learner and names the answers that lead
on; other legal answers are carried out, answered in words and undone. Moves are written as in records: a list of the
tag and the arguments; moves of a script begin with their seat.
"""

from typing import Any

import msgspec

from saves.positions import Position, RawMove, SeatMove


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson file; a misspelt key is an error."""


class Said(Part, frozen=True):
    """A text in every language."""

    en: str
    fr: str

    def in_language(self, language: str) -> str:
        """Return the text in a language."""
        text: str = getattr(self, language)
        return text


class Page(Said, frozen=True):
    """A text that is only read, and the board to show beside it where there is room for one only."""

    board: str = ""


class Condition(Part, frozen=True):
    """What an answer must be like, where a list of moves would be too long; every field that is given must hold."""

    any: bool = False
    """Every legal answer."""
    move: str = ""
    """The tag of the move."""
    highest_at_least: int | None = None
    highest_under: int | None = None
    sum_at_most: int | None = None
    sum_over: int | None = None
    """Of the values of a move that sets several, such as dice."""


class Answer(Part, frozen=True, rename={"condition": "if"}):
    """The words for an answer, or for all that meet a condition."""

    en: str
    fr: str
    move: RawMove = []
    condition: Condition | None = None
    show: bool = False
    """Whether the moves in `then` are played after it, to show what it leads to."""
    shows: dict[str, Any] = {}
    """The event that is seen then."""
    then: list[SeatMove] = []


class Goal(Part, frozen=True):
    """What must have happened: an event with these fields, points gained, or one of several goals."""

    event: str = ""
    fields: dict[str, Any] = {}
    count: int = 1
    """How often it must have happened at least."""
    vp: int | None = None
    """Points gained since the lesson began."""
    any: list["Goal"] = []


class Step(Part, frozen=True):
    """A question to the learner, what is said about it, and the answers that lead on."""

    asks: str
    en: str
    fr: str
    reads: list[Page] = []
    """What is read before the question is asked, one text after the other."""
    accept: list[RawMove] = []
    """The answers that lead on; the first legal one is the main line."""
    accept_if: Condition | None = None
    lit: bool = False
    """Whether only the accepted answers are lit; otherwise the learner is to find them."""
    goal: Goal | None = None
    """What must have happened before the lesson goes on; side questions on the way can be answered at will."""
    wrong: list[Answer] = []
    other: Said | None = None
    """What is said about every other answer."""
    reply: list[Answer] = []
    """What is said about one of several right answers."""
    then: list[SeatMove] = []
    """What is played by itself after the accepted answer."""
    board: str = ""
    """The board to show where there is room for one only, by the name of its tab."""


class Lesson(Part, frozen=True):
    """A lesson of one or two minutes about one idea."""

    key: str
    number: int
    minutes: int
    title: Said
    idea: Said
    learnt: Said
    """The idea in one sentence, as it is remembered."""
    position: Position
    """Where it begins."""
    step: list[Step]
    close: Page
    """What is said at the end."""
    goal: list[Goal] = []
    free: bool = False
    """Whether the learner plays on at will to the end of the round, and then the goal decides."""
    rivals: str = ""
    """How rivals answer in a free lesson: "first" takes the first answer."""
    best: int = 0
    """The most points that can be reached in a free lesson."""
    solution: list[RawMove] = []
    """A way to reach the goal of a free lesson."""
    hint: list[Said] = []
    retry: Said | None = None
    """What is said where the goal of a free lesson was missed."""
