"""Previews: what a move would bring, as far as the rules make it certain."""

from engine.agenda import GameState
from engine.game import AnyGame, MoveT, StateT
from tui.boards.base import Boards
from tui.table.scene import Scene

MOST_FACTS = 40


def preview(scene: Scene[StateT], boards: Boards[StateT, MoveT], move: MoveT, final: bool) -> list[tuple[str, str]]:
    """Play the move on a copy and describe what is certain to happen, each line with its ink.

    `final` is whether this table allows no undo across a revelation.
    """
    game, words, state = scene.game, scene.words, scene.state
    decision = scene.decision
    if decision is None:
        return []
    lines = []
    copy = game.clone(state)
    events = game.certain(copy, move, decision.seat)
    reveals = copy.revealed != state.revealed
    facts = [words.describe("preview", event, scene.player) for event in events[:MOST_FACTS]]
    outlook, prospect = boards.outlook(scene, move), boards.prospect(scene, move)
    if facts:
        lines.append((f" {scene.glyphs.dot} ".join(facts), "good"))
    if outlook:
        lines.append((outlook, "ink"))
    if prospect and (reveals or not facts or _goes_on(game, copy, decision.seat)):
        lines.append((prospect, "ink"))
    if reveals:
        lines.append((words("preview-reveals" if final else "preview-reveals-free"), "faint"))
        return lines
    before = scene.standings.of(decision.seat).total
    after = game.standings(copy).of(decision.seat).total
    if after != before:
        lines.append((words("preview-standing", before=before, after=after), "gold" if after > before else "bad"))
    return lines


def _goes_on(game: AnyGame, state: GameState, seat: int) -> bool:
    """Whether the seat is in the middle of an action."""
    following = next(iter(game.decisions(state)), None)
    return following is not None and following.seat == seat and not following.opens_turn
