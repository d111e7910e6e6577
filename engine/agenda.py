"""The kernel: steps on an agenda, the moves that answer them, and advancing a state to its next decision.

Moves, events and steps hold plain values only, never each other, so the garbage collector need not track them.
A state's agenda is a stack of steps; the last one is current. A `Rule` runs by itself, a `Choice` asks a seat; a sealed
choice asks several seats at once, and they answer in any order.
Steps plan what follows with `state.then(...)`: planned steps run in the order of the calls, before those planned
earlier. Only this module touches the agenda itself.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from engine.chance import Dice


class Move(msgspec.Struct, frozen=True, gc=False, array_like=True, forbid_unknown_fields=True, tag_field="move"):
    """One atomic choice; it saves as `["place", 2, 3]`."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """One fact for the log: data, never a sentence."""


class Step(msgspec.Struct, frozen=True, gc=False, tag_field="step"):
    """The next thing the rules ask for. A step that goes on plans a new one."""

    asks: ClassVar[bool] = False


class Rule(Step, frozen=True):
    """A step that runs by itself."""

    def run(self, state: Any) -> None:
        """Carry out the rule."""
        raise NotImplementedError


class Choice(Step, frozen=True):
    """A step that asks a seat. A choice with a single answer answers itself, unless it opens a turn."""

    asks: ClassVar[bool] = True
    opens_turn: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    """Whether the answer is kept secret until every seat asked has answered; until then it may be withdrawn."""
    seat: int

    def moves(self, state: Any) -> Sequence[Any]:
        """List the legal answers; never empty."""
        raise NotImplementedError

    def asides(self, state: Any) -> Sequence[Any]:
        """List the asides: what the seat may do before it answers."""
        return ()

    def waits(self, state: Any) -> bool:
        """Whether the seat is asked even if there is a single answer: by default, if there are asides.

        A choice whose answers are secret waits, too: skipping it would reveal them.
        """
        return bool(self.asides(state))

    def open(self, state: Any) -> Sequence["Choice"]:
        """List the choices that may be answered now, itself first: one for each seat if it is sealed."""
        return (self,)

    def play(self, state: Any, move: Any) -> None:
        """Carry out an answer; after an aside, plan the choice again.

        A sealed choice stores the answer with its player and plans itself for the first seat that has not answered.
        """
        raise NotImplementedError


class Decision(msgspec.Struct, frozen=True):
    """A question to a seat: what is asked (the step's tag) and every legal answer."""

    seat: int
    asks: str
    moves: Sequence[Any]
    asides: Sequence[Any]
    step: Any

    @property
    def opens_turn(self) -> bool:
        """Whether it opens a turn of the seat."""
        return bool(self.step.opens_turn)

    @property
    def sealed(self) -> bool:
        """Whether the answer stays secret until every seat asked has answered."""
        return bool(self.step.sealed)


class GameState(msgspec.Struct):
    """The fields that the states of all games share."""

    edition: str
    agenda: list[Any]
    dice: int
    revealed: int
    round: int
    news: list[Any]
    players: list[Any]
    """By seat."""

    def then(self, *steps: Step) -> None:
        """Plan these steps next, in this order, after those the current step planned before."""
        self.agenda.extend(steps)

    def tell(self, event: Event) -> None:
        """Add an event to those of the move being played."""
        self.news.append(event)

    def seats_from(self, seat: int) -> list[int]:
        """List the seats clockwise, starting with this one."""
        return [*range(seat, len(self.players)), *range(seat)]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place with the state's own dice."""
        dice = Dice(self.dice)
        dice.shuffle(items)
        self.dice = dice.state


Question = tuple[Any, Sequence[Any]]
"""An open choice and its answers."""


class IllegalMoveError(ValueError):
    """The move is not legal now. The state is unchanged."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind

    @classmethod
    def of(cls, move: Any, asks: str) -> "IllegalMoveError":
        """Return the error of a move that does not answer the question asked."""
        return cls("move", f"{msgspec.json.encode(move).decode()} is not an answer to {asks!r} now")


def advance(state: GameState) -> None:
    """Run rules, and choices with a single answer, until a seat must decide or the game is over."""
    _go_on(state, len(state.agenda))


def apply(state: GameState, move: Any, seat: int | None = None) -> list[Any]:
    """Carry out a move known to be legal and return its events. For search; everyone else uses `play`.

    Without a seat the move answers the first open choice.
    """
    _carry_out(state, move, seat)
    news = state.news
    state.news = []
    return news


class _ToldInTime(list[Any]):
    """The events of a move up to its first revelation: what is told later is dropped."""

    def __init__(self, state: GameState) -> None:
        super().__init__()
        self._state, self._revealed = state, state.revealed

    def append(self, event: Any) -> None:
        """Keep an event if nothing has been revealed yet."""
        if self._state.revealed == self._revealed:
            super().append(event)


def certain(state: GameState, move: Any, seat: int | None = None) -> list[Any]:
    """Carry out a move known to be legal and return the events that come before anything is revealed.

    For previews: these events depend on nothing that the players do not know.
    """
    state.news = _ToldInTime(state)
    return list(apply(state, move, seat))


def answer(state: GameState, move: Any, seat: int | None = None) -> Question | None:
    """Carry out a move known to be legal and return the next open choice with its answers; None at the end.

    For search, which needs neither events nor asides: a choice that waits for asides only answers itself.
    """
    moves = _carry_out(state, move, seat, may_wait=False)
    state.news = []
    return (state.agenda[-1], moves) if moves else question(state)


def question(state: GameState) -> Question | None:
    """Return the first open choice with its answers, or None when the game is over."""
    if not state.agenda:
        return None
    step = state.agenda[-1]
    return step, step.moves(state)


def _carry_out(state: GameState, move: Any, seat: int | None, may_wait: bool = True) -> Sequence[Any]:
    agenda = state.agenda
    step = agenda[-1] if seat is None else _asked(state, seat)
    agenda.pop()
    planned = len(agenda)
    step.play(state, move)
    return _go_on(state, planned, may_wait)


def _go_on(state: GameState, planned: int, may_wait: bool = True) -> Sequence[Any]:
    """Advance after a step; the steps above the first `planned` of the agenda are new, in the order of the calls.

    Return the answers to the choice it stops at, if it had to list them.
    """
    agenda = state.agenda
    while True:
        fresh = len(agenda) - planned
        if fresh == 2:
            agenda[-1], agenda[-2] = agenda[-2], agenda[-1]
        elif fresh > 2:
            agenda[planned:] = agenda[planned:][::-1]
        elif not agenda:
            return ()
        step = agenda[-1]
        if step.asks:
            if step.opens_turn:
                return ()
            moves: Sequence[Any] = step.moves(state)
            if len(moves) > 1 or (may_wait and step.waits(state)):
                return moves
            agenda.pop()
            planned = len(agenda)
            step.play(state, moves[0])
        else:
            agenda.pop()
            planned = len(agenda)
            step.run(state)


def decisions(state: GameState) -> list[Decision]:
    """List the open decisions, one for each seat that may answer now; empty when the game is over."""
    return [_decision(state, step) for step in state.agenda[-1].open(state)] if state.agenda else []


def play(state: GameState, move: Any, seat: int | None = None) -> list[Any]:
    """Check a move, carry it out and return its events; an illegal one raises `IllegalMoveError`, changing nothing."""
    if not state.agenda:
        raise IllegalMoveError("over", "the game is over")
    step = state.agenda[-1] if seat is None else _asked(state, seat)
    if move not in step.moves(state) and move not in step.asides(state):
        raise IllegalMoveError.of(move, tag_of(step))
    return apply(state, move, seat)


def _decision(state: GameState, step: Any) -> Decision:
    return Decision(step.seat, tag_of(step), step.moves(state), step.asides(state), step)


def _asked(state: GameState, seat: int) -> Any:
    """Return the open choice of a seat; the step on the agenda is the first of them."""
    step = state.agenda[-1]
    if step.seat == seat:
        return step
    for each in step.open(state):
        if each.seat == seat:
            return each
    raise IllegalMoveError("seat", f"it is for seat {step.seat} to decide, not for seat {seat}")


def tag_of(thing: msgspec.Struct) -> str:
    """Return the tag a move, event or step is saved under."""
    return str(thing.__struct_config__.tag)
