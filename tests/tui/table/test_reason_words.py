"""Reasons in words: sentences that say what is gained and what is given up, with points that add up."""

import re

import pytest

from engine.bots.reasons import LEAST, NOTICED, Gain, Reason, reason, suggested
from engine.game import CATALOGUE, game
from tests.tui.table.tables import considered_states
from tui.drawing.wrapping import wrap
from tui.i18n.typography import NO_BREAK_SPACE
from tui.i18n.words import LANGUAGES, Words
from tui.table.reason_words import DETAILS, described, details, foremost, lists, named, sentences, signed

NUMBER = re.compile(r"([+−])(\d+[.,]\d)")
ROUNDING = 0.05
WHY = Reason((Gain("money", -3.14), Gain("columns", 2.06), Gain("artworks", 0.96), Gain("expo", -0.3)), 0.1)


def plain(text: str) -> str:
    return text.replace(NO_BREAK_SPACE, " ")


def numbers(text: str) -> list[float]:
    return [float(number.replace(",", ".")) * (1 if sign == "+" else -1) for sign, number in NUMBER.findall(text)]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "better chances of Bonus cards (+2.1 VP) and artworks worth more (+1.0), "
            "but less money (−3.1) and worse chances of the Expo card (−0.3)",
        ),
        (
            "fr",
            "de meilleures chances pour les cartes Bonus (+2,1 PV) et des œuvres qui valent plus (+1,0), "
            "mais moins d'argent (−3,1) et de moins bonnes chances d'avoir la carte Expo (−0,3)",
        ),
    ],
)
def test_a_sentence_says_the_gains_and_then_what_is_given_up(language: str, expected: str) -> None:
    assert plain(described(Words(language, "bruxelles1897", strict=True), WHY)) == expected


@pytest.mark.parametrize(
    ("gains", "expected"),
    [((Gain("money", 1.0),), "more money (+1.0 VP)"), ((Gain("money", -1.0),), "less money (−1.0 VP)"), ((), "")],
)
def test_one_side_stands_alone_and_nothing_is_said_where_nothing_differs(
    gains: tuple[Gain, ...], expected: str
) -> None:
    assert plain(described(Words("en", "bruxelles1897", strict=True), Reason(gains, 0.1))) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "money −3.1 VP, Bonus cards +2.1, artworks +1.0, Expo card −0.3"),
        ("fr", "argent −3,1 PV, cartes Bonus +2,1, œuvres +1,0, carte Expo −0,3"),
    ],
)
def test_a_list_names_the_items_the_largest_first(language: str, expected: str) -> None:
    assert plain(named(Words(language, "bruxelles1897", strict=True), WHY)) == expected


@pytest.mark.parametrize(
    ("language", "sentence", "listed"),
    [
        ("en", "more money (+1.0 VP); everything else (+2.0)", "money +1.0 VP, everything else +2.0"),
        ("fr", "plus d'argent (+1,0 PV) ; le reste (+2,0)", "argent +1,0 PV, le reste +2,0"),
    ],
)
def test_a_large_rest_is_stated(language: str, sentence: str, listed: str) -> None:
    words, why = Words(language, "bruxelles1897", strict=True), Reason((Gain("money", 1.0),), 2.0)
    assert plain(described(words, why)) == sentence
    assert plain(named(words, why)) == listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_item_alone_fits_two_lines_of_the_smallest_panel_of_hints(key: str, language: str) -> None:
    words = Words(language, key, strict=True)
    for term in game(key).term_names:
        alone = foremost(words, Reason((Gain(term, -11.5), Gain("other", 3.0)), 0.0))
        assert len(wrap(words("hint-why.brief", other=1, gains=alone), 24)) <= 2
        assert numbers(alone) == [-11.5]


def test_an_item_that_the_game_does_not_have_is_named() -> None:
    assert plain(described(Words("en", "bruxelles1897", strict=True), Reason((Gain("x", 1.0),), 0.0))) == "x (+1.0 VP)"


def test_a_number_and_its_unit_stay_on_one_line() -> None:
    assert " " not in signed(Words("en", strict=True), 18.2)
    assert " " not in signed(Words("fr", strict=True), -18.2)


def test_the_first_detail_says_all_and_the_last_is_the_shortest() -> None:
    words = Words("en", "bruxelles1897", strict=True)
    said = [detail.of(words, WHY) for detail in DETAILS]
    assert said[0] == described(words, WHY)
    assert said[-1] == min(said, key=len)
    assert DETAILS[-1].moves == 0


def test_clear_details_come_first() -> None:
    why = Reason((Gain("money", 6.0), Gain("houses", -4.0), Gain("nobles", 3.5)), 0.1)
    ranked = details(why)
    unclear = [detail for detail in ranked[:-1] if detail.items == 2]
    assert unclear
    assert ranked[:-1][-len(unclear) :] == unclear
    assert ranked[-1] == DETAILS[-1], "the shortest, should nothing else fit"
    assert details(None) == list(DETAILS)


def test_a_shorter_form_is_shorter() -> None:
    words = Words("en", "bruxelles1897", strict=True)
    assert len(lists(words, WHY)) == 3
    assert len(lists(words, Reason((Gain("money", -1.0), Gain("tracks", 0.6)), 0.0))) == 1, "the rest is longer"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_the_points_of_every_form_are_those_of_the_lead(key: str, language: str) -> None:
    rules, words, seen = game(key), Words(language, key, strict=True), 0
    for _, thought in considered_states(key, seed=6, every=41, iterations=80):
        best = suggested(thought, 3)
        for place, answer in enumerate(best if len(best) > 1 else ()):
            other = best[0] if place else best[1]
            why = reason(rules.term_names, answer, other)
            assert why is not None
            lead = answer.lead - other.lead
            for text in (*sentences(words, why), *lists(words, why)):
                seen += 1
                found = numbers(text)
                allowed = NOTICED + ROUNDING * len(found)
                assert sum(found) == pytest.approx(lead, abs=allowed)
                assert any(number * lead > 0 for number in found) or abs(lead) < LEAST, "what speaks for it is said"
            for forms in (sentences(words, why), lists(words, why)):
                assert [len(each) for each in forms] == sorted({len(each) for each in forms}, reverse=True)
    assert seen > 3


def test_a_sentence_names_items_until_little_is_left_to_everything_else() -> None:
    words = Words("en", "bruxelles1897", strict=True)
    why = Reason((Gain("money", 6.0), Gain("houses", -4.0), Gain("nobles", 3.5)), 0.1)
    assert [why.shortened(most).is_clear for most in (3, 2, 1)] == [True, False, True]
    said = sentences(words, why)
    assert len(said) == 2
    assert not any("everything else (+3.6)" in text for text in said)
    assert len(lists(words, why)) >= 2
