"""Nothing that a player needs is cut: options, prompts, prices and previews in hundreds of random positions."""

from random import Random

import pytest

from engine.game import CATALOGUE
from tests.tui.table.samples import DrawnTable, positions, text_of
from tui.i18n.words import LANGUAGES

SIZES = ((80, 24), (120, 40), (160, 50))
SAMPLE = 300
PARTS = 4
"""Each game's sample is drawn in parts, so that several processors share it."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", CATALOGUE)
def test_the_decision_is_told_whole(key: str, part: int) -> None:
    chance = Random(f"{key} {part}")
    for number, state in enumerate(positions(key, SAMPLE // PARTS, seed=part)):
        for language in LANGUAGES:
            for size in SIZES:
                table = DrawnTable(key, state, size, language)
                options = table.view.decision.options
                asked = {table.chooser.selection.index, *(chance.randrange(len(options)) for _ in options[:1])}
                for index in asked if options else ():
                    table.chooser.go_to_option(index)
                    lines = text_of(table.decision())
                    told = "\n".join(lines)
                    assert "…" not in told, (number, language, size, told)
                    # Only the smallest window may have to scroll.
                    assert size == SIZES[0] or not table.view.decision.can_scroll, (number, language, size, told)
