"""Foresight: a bot's thoughts in the words of the game: its best moves, and what they lead to."""

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engine.agenda import Decision, GameState
from engine.bots.thought import Foreseen, Prospect, Thought
from engine.chance import Dice, scatter
from engine.game import MoveT, StateT
from tui.boards.base import Boards
from tui.i18n.words import Words
from tui.table.scene import AnyScene, Scene

MOST_ADVICE = 3
"""The most moves that are suggested."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggested move: its label and spots, the result it leads to and the moves on the way."""

    move: Any
    label: str
    spots: tuple[str, ...]
    result: str
    line: tuple[tuple[int, str], ...]
    """The moves that follow, each with its seat, up to the first revelation."""
    goes_on: bool
    """Whether the bot looked further than `line`."""


Said: TypeAlias = dict[tuple[Any, tuple[Foreseen, ...]], tuple[tuple[tuple[int, str], ...], bool]]
"""Lines already put into words, by their first move and the rest: most thoughts repeat the one before."""


def advice(
    scene: Scene[StateT], boards: Boards[StateT, MoveT], thought: Thought, said: Said | None = None
) -> list[Advice]:
    """Return the best moves of a thought about the decision of the scene; `said` keeps lines for the next call."""
    said = {} if said is None else said
    given = []
    for prospect in thought.prospects[:MOST_ADVICE]:
        key = prospect.move, prospect.line
        if key not in said:
            said[key] = _line(scene, boards, thought.seat, prospect)
        line, goes_on = said[key]
        label, spots = boards.label(scene, prospect.move), boards.spots(scene, prospect.move)
        given.append(Advice(prospect.move, label, spots, result(scene.words, prospect), line, goes_on))
    return given


def percent(words: Words, chance: float) -> str:
    """Write a chance as a percentage."""
    return words("cli-percent", number=round(chance * 100))


def result(words: Words, prospect: Prospect) -> str:
    """Describe the chance to win and the expected lead."""
    lead = round(prospect.lead)
    side = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return words("hint-result", chance=percent(words, prospect.chance), points=abs(lead), side=side)


def _line(
    scene: Scene[StateT], boards: Boards[StateT, MoveT], seat: int, prospect: Prospect
) -> tuple[tuple[tuple[int, str], ...], bool]:
    """Return the labels of the moves that follow up to the first revelation, and whether more were foreseen.

    They are played in a state imagined from what the seat sees, so that no label can reveal what is hidden.
    """
    game = scene.game
    state = game.imagine(game.seen_by(scene.state, seat), Dice(scatter(0)))
    said: list[tuple[int, str]] = []
    steps = (Foreseen(seat, prospect.move), *prospect.line)
    for number, step in enumerate(steps):
        decision = _question(scene, state, step)
        if decision is None:
            return tuple(said), True
        if number:
            there = replace(scene, state=state, decision=decision, viewer=step.seat)
            said.append((step.seat, boards.label(there, step.move)))
        before = state.revealed
        game.apply(state, step.move, step.seat)
        if state.revealed != before:
            return tuple(said), number + 1 < len(steps)
    return tuple(said), False


def _question(scene: AnyScene, state: GameState, step: Foreseen) -> Decision | None:
    """Return the decision that a foreseen move answers, playing decisions with a single answer on the way."""
    game = scene.game
    while decisions := game.decisions(state):
        asked = next((each for each in decisions if each.seat == step.seat), None)
        if asked is not None and (step.move in asked.moves or step.move in asked.asides):
            return asked
        forced = decisions[0]
        if len(forced.moves) > 1:
            return None
        game.apply(state, forced.moves[0], forced.seat)
    return None
