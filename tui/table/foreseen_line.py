"""The line that a bot foresees after an answer, move by move, in a position imagined from what a seat sees."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from engine.agenda import Decision, GameState
from engine.bots.reasons import Reason, compared
from engine.bots.thought import Foreseen, Prospect
from engine.chance import Dice, scatter
from engine.game import AnyGame, MoveT, StateT
from tui.boards.base import Boards
from tui.table.scene import AnyScene, Scene


@dataclass(frozen=True, slots=True)
class Followed:
    """A move of a line that was made in the imagined position."""

    seat: int
    label: str
    asks: str
    """The question it answers."""
    move: Any
    spots: tuple[str, ...]
    state: Any
    """The imagined position after it, which the next step changes; None if the move reveals something, which nobody
    can foresee. Then it is the last one."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What a move changes for a seat and for its leading rival, each in points of its own."""

    rival: int
    own: Reason
    theirs: Reason

    @property
    def lead(self) -> float:
        """By how much the lead of the seat over the rival changes."""
        return self.own.lead - self.theirs.lead


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a line as it is shown: who makes it, the position after it and what it changes."""

    seat: int
    label: str
    asks: str
    move: Any
    spots: tuple[str, ...]
    state: Any
    """The position after it as the seat sees it that is asked; None if the move reveals something."""
    changes: Changes | None
    """What it changes for the seat that is asked; None if the move reveals something."""
    before_reveal: bool = False
    """Whether something is revealed right after it, whose worth `changes` cannot know."""


def followed(scene: Scene[StateT], boards: Boards[StateT, MoveT], seat: int, prospect: Prospect) -> Iterator[Followed]:
    """Make an answer and the moves foreseen after it, up to the first that reveals something or is not possible.

    They are made in a state imagined from what the seat sees, so that nothing can reveal what is hidden.
    """
    game = scene.game
    state = game.imagine(game.seen_by(scene.state, seat), Dice(scatter(0)))
    before = state.revealed
    for step in (Foreseen(seat, prospect.move), *prospect.line):
        decision = _question(game, state, step)
        if decision is None or state.revealed != before:
            return
        there = replace(scene, state=state, decision=decision, viewer=step.seat)
        label, spots = boards.label(there, step.move), boards.spots(there, step.move)
        game.apply(state, step.move, step.seat)
        is_known = state.revealed == before
        yield Followed(step.seat, label, decision.asks, step.move, spots, state if is_known else None)
        if not is_known:
            return


def expected(scene: AnyScene, boards: Boards[Any, Any], seat: int, prospect: Prospect) -> list[str]:
    """Return the moves foreseen after an answer, each in words with its player."""
    words = scene.words
    after = islice(followed(scene, boards, seat, prospect), 1, None)
    return [words("reason-then.move", seat=scene.player(step.seat), move=step.label) for step in after]


def foreseen(game: AnyGame, raw: list[Any], line: Sequence[list[Any]]) -> Prospect:
    """Return an answer and its line as a file has them, without what is thought of it."""
    moves = [Foreseen(seat, game.read_move(each)) for seat, *each in line]
    return Prospect(game.read_move(raw), 0, 0.0, 0.0, tuple(moves))


def steps(scene: AnyScene, boards: Boards[Any, Any], seat: int, prospect: Prospect) -> list[Step]:
    """Return the steps of a line to be shown on the boards; nothing that is hidden from the seat is in them."""
    game = scene.game
    start = game.imagine(game.seen_by(scene.state, seat), Dice(scatter(0)))
    before = items_of(game, start)
    shown: list[Step] = []
    step = None
    for step in followed(scene, boards, seat, prospect):
        state, changes = None, None
        if step.state is not None:
            state, after = game.seen_by(step.state, seat), items_of(game, step.state)
            if boards.turn_item and _goes_on(game, step):
                # Evaluations give the turn to nobody in the middle of it.
                turn = game.term_names.index(boards.turn_item)
                for now, then in zip(after, before, strict=True):
                    now[turn] = then[turn]
            rival = max((each for each in range(len(after)) if each != seat), key=lambda each: sum(after[each]))
            own, theirs = (_change(game, before[each], after[each]) for each in (seat, rival))
            changes, before = Changes(rival, own, theirs), after
        shown.append(Step(step.seat, step.label, step.asks, step.move, step.spots, state, changes))
    # A revelation ends the line: it is made by the last step, or by a forced answer after it.
    if step is not None and step.state is None:
        shown[-2:-1] = [replace(each, before_reveal=True) for each in shown[-2:-1]]
    elif step is not None and step.state.revealed != start.revealed:
        shown[-1] = replace(shown[-1], before_reveal=True)
    return shown


def items_of(game: AnyGame, state: GameState) -> list[list[float]]:
    """Return what every seat's position is worth, item by item."""
    count = len(state.players)
    return game.appraise(state, game.weights.of(count), range(count))


def _change(game: AnyGame, before: Sequence[float], after: Sequence[float]) -> Reason:
    """Return the items by which a seat gains or loses most."""
    return compared(*(dict(zip(game.term_names, items, strict=True)) for items in (after, before)))


def _goes_on(game: AnyGame, step: Followed) -> bool:
    """Whether the turn goes on after a step: the same player is asked more."""
    following = next(iter(game.decisions(step.state)), None)
    return following is not None and following.seat == step.seat and not following.opens_turn


def _question(game: AnyGame, state: GameState, step: Foreseen) -> Decision | None:
    """Return the decision that a foreseen move answers, playing decisions with a single answer on the way."""
    while decisions := game.decisions(state):
        asked = next((each for each in decisions if each.seat == step.seat), None)
        if asked is not None and (step.move in asked.moves or step.move in asked.asides):
            return asked
        forced = decisions[0]
        if len(forced.moves) > 1:
            return None
        game.apply(state, forced.moves[0], forced.seat)
    return None
