"""Previews: what a move would bring, as far as the rules make it certain."""

from typing import Any

from tui.boards.base import Boards
from tui.scene import Scene

MOST_FACTS = 8


def preview(scene: Scene, boards: Boards, move: Any) -> list[tuple[str, str]]:
    """Play the move on a copy and say what happens, with its ink; what would be revealed is not looked at."""
    game, words, state = scene.game, scene.words, scene.state
    decision = scene.decision
    if decision is None:
        return []
    lines = []
    copy = game.clone(state)
    events = game.apply(copy, move)
    prospect = boards.prospect(scene, move)
    if copy.revealed != state.revealed:
        lines.append((prospect or words("preview-reveals"), "ink"))
        if prospect:
            lines.append((words("preview-reveals"), "faint"))
        return lines
    facts = [words.tell("preview", event, scene.player) for event in events[:MOST_FACTS]]
    if facts:
        lines.append((f" {scene.glyphs.dot} ".join(facts), "good"))
    if prospect:
        lines.append((prospect, "ink"))
    before = game.standings(state).of(decision.seat).total
    after = game.standings(copy).of(decision.seat).total
    if after != before:
        lines.append((words("preview-standing", before=before, after=after), "gold" if after > before else "bad"))
    return lines
