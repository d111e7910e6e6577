"""The levels: bots from the weakest to the strongest, about 150 Elo apart.

The weaker levels are journeymen who see less (`engine.bots.sight`): they overlook answers, follow fewer lines of play
and do not look at their rivals. The stronger ones play on like the master, but only a few times, so that they play
alike on every machine. CONTRIBUTING says how the distances are measured.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.bots.sight import Sight


class Level(msgspec.Struct, frozen=True):
    """A bot that people can choose."""

    key: str
    module: str
    """The module of this package that plays it."""
    parameters: Mapping[str, Any] = {}
    """Keyword arguments of the module's `choose`."""
    in_games: Mapping[str, Mapping[str, Any]] = {}
    """Other parameters, by game."""

    def for_game(self, game: str) -> Mapping[str, Any]:
        """Return the parameters in a game."""
        return self.in_games.get(game, self.parameters)


LADDER = {
    level.key: level
    for level in (
        Level(
            "apprentice",
            "journeyman",
            {"sight": Sight(overlooks=0.75, lines=100, worlds=1, rivals=0.5)},
            # Weighing rivals less costs far more in Bruxelles 1893 than in the other games.
            {
                "bruxelles1893": {"sight": Sight(overlooks=0.55, lines=300, worlds=1)},
                "crystal_palace": {"sight": Sight(overlooks=0.5, worlds=1, rivals=0.8)},
            },
        ),
        Level(
            "clerk",
            "journeyman",
            {"sight": Sight(overlooks=0.5, worlds=1, rivals=0.8)},
            {
                "bruxelles1893": {"sight": Sight(overlooks=0.45, worlds=1)},
                "crystal_palace": {"sight": Sight(overlooks=0.3, worlds=2)},
            },
        ),
        Level(
            "draughtsman",
            "journeyman",
            {"sight": Sight(overlooks=0.2, worlds=2)},
            {
                "bruxelles1893": {"sight": Sight(overlooks=0.3, worlds=1)},
                "crystal_palace": {"sight": Sight(overlooks=0.15, worlds=2)},
            },
        ),
        Level("journeyman", "journeyman"),
        # As measured: playing on once or twice more goes furthest in Bruxelles 1893.
        Level(
            "foreman",
            "master",
            {"iterations": 3},
            {"bruxelles1893": {"iterations": 2}},
        ),
        Level(
            "contractor",
            "master",
            {"iterations": 10},
            {"bruxelles1893": {"iterations": 6}},
        ),
        Level("master", "master"),
    )
}
"""The levels by key, weakest first."""

BEGINNERS = "clerk"
"""The level that newcomers meet first. A careful beginner should beat it about half the time: it judges well what it
sees, but overlooks up to half of the answers. This is an estimate, not measured with people."""
