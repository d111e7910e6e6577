"""Foresight: what a thinking bot has found out, in the words of the game: its best moves, what they lead to and how."""

from dataclasses import dataclass, replace
from typing import Any

from engine.bots.thought import Foreseen, Prospect, Thought
from engine.chance import Dice, scatter
from tui.boards.base import Boards
from tui.i18n.words import Words
from tui.table.scene import Scene

MOST_ADVICE = 3
"""How many moves are proposed."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that is proposed: how it reads, where it is, what it leads to and by which moves."""

    move: Any
    label: str
    spots: tuple[str, ...]
    result: str
    line: tuple[tuple[int, str], ...]
    """The moves to follow, each with its seat, as far as nothing unknown comes up."""
    goes_on: bool
    """Whether more was foreseen than can be said."""


Said = dict[tuple[Any, tuple[Foreseen, ...]], tuple[tuple[tuple[int, str], ...], bool]]
"""Lines that have been said already, by their first move and the rest: thoughts change less than they come."""


def advice(scene: Scene, boards: Boards, thought: Thought, said: Said | None = None) -> list[Advice]:
    """Say the best moves of a thought about the decision of the scene."""
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
    """Say a chance in hundredths."""
    return words("cli-percent", number=round(chance * 100))


def result(words: Words, prospect: Prospect) -> str:
    """Say how likely it is to win and by how much one would be ahead or behind."""
    lead = round(prospect.lead)
    side = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return words("hint-result", chance=percent(words, prospect.chance), points=abs(lead), side=side)


def _line(scene: Scene, boards: Boards, seat: int, prospect: Prospect) -> tuple[tuple[tuple[int, str], ...], bool]:
    """Say the moves to follow. They are played in a world made up from what the seat sees, until something is revealed.

    A made-up world and not the real one, so that no word can tell what is hidden.
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


def _question(scene: Scene, state: Any, step: Foreseen) -> Any:
    """Give the question that a foreseen move answers; on the way there, those with a single answer are passed by."""
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
