"""The items of the evaluation of Bruxelles 1893 have names."""

import pytest

from engine.games.bruxelles1893 import GAME
from tui.i18n.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_of_the_evaluation_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, GAME.key, strict=True)
    names = [words(f"term-{term}") for term in GAME.term_names]
    assert len(set(names)) == len(names)
