"""What a seat or a watcher may see of a game can be drawn, and said, at any moment of it."""

import pytest

from engine.game import CATALOGUE, game
from engine.match import Match
from saves.tables.seen import SeenMatch
from tests.tui.table.tables import drawn, random_states, scene_at
from tui.widgets.scores import points_by_round


@pytest.mark.parametrize("key", CATALOGUE)
def test_every_view_of_every_game_can_be_drawn(key: str) -> None:
    rules = game(key)
    for count, state in enumerate(random_states(3, seed=5, every=25, key=key)):
        for seat in (0, 1, 2, None):
            seen = SeenMatch(Match(rules, state, (0, 1, 2)), seat, (0, 1, 2))
            scene = scene_at(seen.state, viewer=seat or 0, key=key)
            own = [each for each in seen.decisions if each.seat == seat]
            scene.decision = next(iter(own or seen.decisions), None)
            assert all(canvas.chars for _, canvas in drawn(scene, (120, 40), tab=count % 3).values())
            if scene.decision is not None:
                assert "⟨" not in scene.words(f"wait-{scene.decision.asks}", seat="Ann")
            assert len(points_by_round(scene, seen)) == 3
