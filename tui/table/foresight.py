"""Foresight: a bot's thoughts in the words of the game: its best moves, what they lead to, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.bots.reasons import reason, suggested
from engine.bots.thought import Foreseen, Prospect, Thought
from engine.game import MoveT, StateT
from tui.boards.base import Boards
from tui.i18n.words import Words
from tui.table.foreseen_line import followed
from tui.table.reason_words import foremost, lists, sentences
from tui.table.scene import Scene

MOST_ADVICE = 3
"""The most moves that are suggested."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggested move: its label and spots, the result it leads to, why, and the moves on the way."""

    move: Any
    label: str
    spots: tuple[str, ...]
    result: tuple[str, ...]
    """The chance to win and the lead at the end, in ever fewer words."""
    why: tuple[str, ...]
    """What sets it apart from another suggestion: sentences with ever fewer items, then lists of items."""
    line: tuple[tuple[int, str], ...]
    """The moves that follow, each with its seat, up to the first revelation."""
    goes_on: bool
    """Whether the bot looked further than `line`."""
    prospect: Prospect
    """What the bot thinks of it."""


Said: TypeAlias = dict[tuple[Any, tuple[Foreseen, ...]], tuple[tuple[tuple[int, str], ...], bool]]
"""Lines already put into words, by their first move and the rest: most thoughts repeat the one before."""


def advice(
    scene: Scene[StateT], boards: Boards[StateT, MoveT], thought: Thought, said: Said | None = None
) -> list[Advice]:
    """Return the best moves of a thought about the decision of the scene; `said` keeps lines for the next call."""
    said = {} if said is None else said
    given = []
    best = suggested(thought, MOST_ADVICE)
    for place, prospect in enumerate(best):
        key = prospect.move, prospect.line
        if key not in said:
            said[key] = _line(scene, boards, thought.seat, prospect)
        line, goes_on = said[key]
        label, spots = boards.label(scene, prospect.move), boards.spots(scene, prospect.move)
        shown, why = result(scene.words, prospect), _why(scene, best, place)
        given.append(Advice(prospect.move, label, spots, shown, why, line, goes_on, prospect))
    return given


def percent(words: Words, chance: float) -> str:
    """Write a chance as a percentage."""
    return words("cli-percent", number=round(chance * 100))


def result(words: Words, prospect: Prospect) -> tuple[str, ...]:
    """Describe the chance to win and the lead expected at the end, in ever fewer words."""
    said = {"chance": percent(words, prospect.chance), "points": abs(round(prospect.lead)), "side": side(prospect)}
    return tuple(words(form, **said) for form in ("hint-result", "hint-result.brief", "hint-result.least"))


def side(prospect: Prospect) -> str:
    """Return where a seat ends, in whole points: "ahead" of its strongest rival, "behind" or "level"."""
    lead = round(prospect.lead)
    return "ahead" if lead > 0 else "behind" if lead < 0 else "level"


def _why(scene: Scene[StateT], best: Sequence[Prospect], place: int) -> tuple[str, ...]:
    """Compare the first suggestion with the second, and every other with the first."""
    words = scene.words
    if len(best) < 2:
        return (words("hint-alone"),)
    other = 0 if place else 1
    why = reason(scene.game.term_names, best[place], best[other])
    if why is None:
        return ()
    if not why.gains:
        return (words("hint-even", other=other + 1),)
    said = [("hint-why", text) for text in sentences(words, why)]
    said += [("hint-why.brief", text) for text in (said[-1][1], *lists(words, why), foremost(words, why))]
    return tuple(dict.fromkeys(words(id_, gains=text, other=other + 1) for id_, text in said))


def _line(
    scene: Scene[StateT], boards: Boards[StateT, MoveT], seat: int, prospect: Prospect
) -> tuple[tuple[tuple[int, str], ...], bool]:
    """Return the labels of the moves that follow up to the first revelation, and whether more were foreseen."""
    steps = [(step.seat, step.label) for step in followed(scene, boards, seat, prospect)]
    return tuple(steps[1:]), len(steps) <= len(prospect.line)
