"""Sight: how much of its turn a bot sees. What it sees it judges as well as any other."""

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.chance import Dice

SHORT = 3
"""Answers to a question that are never overlooked: a list of this many is seen whole."""


class Sight(msgspec.Struct, frozen=True):
    """How much of its turn a bot sees; by default everything there is time for."""

    overlooks: float = 0.0
    """The share of the answers beyond `SHORT` that are overlooked, at every question of the turn."""
    lines: int = 3000
    """Lines of play followed to the end of the turn for one decision: a quarter of a second at most. Branches share
    what is left equally; if there is not enough for all, the first ones are followed."""
    worlds: int = 4
    """Outcomes of a revelation that are imagined and averaged, as long as there are enough lines for all of them."""
    glances: int = 500
    """Answers glanced at when there are very many, drawn by chance: nine dice can be set in two thousand ways."""
    rivals: float = 1.0
    """How much of its strongest rival's position it weighs against its own, 0 to 1."""

    def noticed(self, answers: Sequence[Any], dice: Dice) -> Sequence[Any]:
        """Return the answers that are not overlooked: at least `SHORT`, drawn at random."""
        further = len(answers) - SHORT
        if not self.overlooks or further <= 0:
            return answers
        return dice.drawn(answers, SHORT + round(further * (1 - self.overlooks)))


KEEN = Sight()
"""The sight of a bot that overlooks nothing."""
