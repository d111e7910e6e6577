"""The items of an evaluation have names."""

import pytest

from engine.game import CATALOGUE, game
from tui.i18n.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_item_has_a_name_of_its_own(key: str, language: str) -> None:
    words = Words(language, key, strict=True)
    terms = game(key).term_names
    assert len({words(f"term-{term}") for term in terms}) == len(terms)
