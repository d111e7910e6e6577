"""The items of an evaluation have names."""

import pytest

from engine.game import CATALOGUE, game
from tui.i18n.words import LANGUAGES, Words

LONGEST = 48
"""Two lines of the panel of hints in the smallest window."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_item_has_a_name_of_its_own(key: str, language: str) -> None:
    words = Words(language, key, strict=True)
    terms = game(key).term_names
    assert len({words(f"term-{term}") for term in terms}) == len(terms)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_item_says_what_it_means_to_gain_and_to_lose_by_it(key: str, language: str) -> None:
    words = Words(language, key, strict=True)
    terms = game(key).term_names
    phrases = {words(f"term-{term}.{side}") for term in terms for side in ("more", "less")}
    assert len(phrases) == 2 * len(terms)
    assert max(map(len, phrases)) <= LONGEST
