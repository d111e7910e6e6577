"""The rules reference: one text in every language, and every pointer into it leads somewhere."""

import re
from importlib import resources

import pytest

from engine.game import CATALOGUE
from engine.games.crystal_palace import components as crystal_palace
from tui.drawing.glyphs import UNICODE
from tui.i18n.rules_text import rules_page
from tui.i18n.words import LANGUAGES, Words, slug

HEADING = re.compile(r"^(#+) (.+) \{#([a-z-]+)\}$", re.MULTILINE)
RULING = re.compile(r"^- \*\*R(\d{2,})\*\* \S", re.MULTILINE)
RULINGS = {"bruxelles1897": 45, "bruxelles1893": 58, "crystal_palace": 67}
"""How many rulings each game's page has."""
UNITS = {"en": ("BF", "VP"), "fr": ("FB", "PV")}
POUNDS = {"en": r"£(\d+)", "fr": r"(\d+) £"}
"""Pounds stand before the number or behind it."""


def rules(language: str, key: str) -> str:
    """The page in two minutes and the reference, as they are written."""
    folder = resources.files("tui.i18n") / "locales" / language / "rules"
    return "\n".join((folder / f"{name}.md").read_text(encoding="utf-8") for name in (f"{key}-two-minutes", key))


def headings(language: str, key: str) -> list[tuple[int, str]]:
    """The level and the id of every heading, in order."""
    return [(len(marks), id_) for marks, _, id_ in HEADING.findall(rules(language, key))]


def section(language: str, key: str, id_: str) -> str:
    """The text below a heading, up to the next one."""
    text = rules(language, key)
    start = next(heading for heading in HEADING.finditer(text) if heading[3] == id_)
    end = HEADING.search(text, start.end())
    return text[start.end() : end.start() if end else len(text)]


@pytest.fixture(params=CATALOGUE)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_language_has_the_same_headings_in_the_same_order(key: str) -> None:
    for language in LANGUAGES:
        assert headings(language, key) == headings("en", key)


def test_the_rules_begin_with_the_game_in_two_minutes(key: str, language: str) -> None:
    assert headings(language, key)[:2] == [(1, "two-minutes"), (1, "overview")]
    assert rules_page(key, language, 60, UNICODE).headings[0].id == "two-minutes"


def shape(language: str, key: str) -> list[str]:
    """The paragraphs and lists of the page in two minutes; the words set in bold are its headings."""
    lines = section(language, key, "two-minutes").strip().splitlines()
    return [f"{'a' if line[0].isalpha() else line[0]}{line.count('**')}" for line in lines if line]


def test_the_page_in_two_minutes_has_the_same_parts_in_every_language(key: str) -> None:
    for language in LANGUAGES:
        assert shape(language, key) == shape("en", key)
    parts = re.findall(r"^\*\*([^*]+)\*\*", section("en", key, "two-minutes"), re.MULTILINE)
    assert parts[0] == "Goal"
    assert parts[-3:] == ["Ways to score", "Often overlooked", "Your first round"]
    overlooked = section("en", key, "two-minutes").partition("**Often overlooked**")[2]
    assert len(re.findall(r"^\d\. ", overlooked, re.MULTILINE)) == 3


def test_every_heading_has_an_id_of_its_own_and_a_text(key: str, language: str) -> None:
    text = rules(language, key)
    ids = [id_ for _, id_ in headings(language, key)]
    assert len(re.findall(r"^#+ ", text, re.MULTILINE)) == len(ids)
    assert len(set(ids)) == len(ids)
    for id_ in ids:
        assert len(section(language, key, id_).strip()) > 40, id_


def test_every_pointer_of_the_words_leads_to_a_heading(key: str, language: str) -> None:
    ftl = (resources.files("tui.i18n") / "locales" / language / f"{key}.ftl").read_text(encoding="utf-8")
    pointers = re.findall(r"^ +\.rule = (.*)$", ftl, re.MULTILINE)
    ids = {id_ for _, id_ in headings(language, key)}
    assert pointers
    assert set(pointers) <= ids


def test_every_ruling_is_listed_once_and_in_order(key: str, language: str) -> None:
    listed = [int(number) for number in RULING.findall(section(language, key, "rulings"))]
    assert listed == list(range(1, RULINGS[key] + 1))


def test_rulings_are_cited_alike_in_every_language(key: str) -> None:
    """Section by section, so that neither text says less than the other."""
    for _, id_ in headings("en", key):
        cited = {language: set(re.findall(r"\bR\d+\b", section(language, key, id_))) for language in LANGUAGES}
        assert all(rulings == cited["en"] for rulings in cited.values()), id_
        assert cited["en"] <= {f"R{number:02}" for number in range(1, RULINGS[key] + 1)}, id_


def test_every_language_names_the_same_amounts(key: str) -> None:
    """Every number with its unit, section by section: a figure corrected in one language only is caught."""
    for _, id_ in headings("en", key):
        amounts = {}
        for language, (money, points) in UNITS.items():
            found = re.findall(rf"(\d+) ({money}|{points})\b", section(language, key, id_))
            found += [(number, money) for number in re.findall(POUNDS[language], section(language, key, id_))]
            amounts[language] = sorted((int(number), unit == money) for number, unit in found)
        assert amounts["fr"] == amounts["en"], id_


def test_no_language_borrows_the_units_of_another(key: str) -> None:
    for language, other in (("en", "fr"), ("fr", "en")):
        for unit in UNITS[other]:
            assert not re.search(rf"\b{unit}\b", rules(language, key)), (language, unit)
        assert not re.search(POUNDS[other], rules(language, key)), language


def test_no_french_page_breaks_before_a_sign_or_a_unit(key: str) -> None:
    page = rules_page(key, "fr", 200, UNICODE)
    breaks = re.compile(r" [:;!?»%]|« |\d (?:FB|PV|£)(?!\w)")
    assert [line.plain for line in page.lines if breaks.search(line.plain)] == []
    assert "\u00a0" not in rules("fr", key)


NAMED: dict[str, dict[str, tuple[str, ...]]] = {
    "bruxelles1897": {
        "card": ("horta", "vandervelde"),
        "location": ("stock-exchange", "city-hall", "cinquantenaire"),
        "track": ("architecture", "nobility", "prestige"),
        "action": ("creation", "sale", "supply", "construction", "influence", "exhibition"),
        "option": ("tracks-five", "tracks-eight", "tracks-slow", "area_action-strict", "area_action-optional"),
    },
    "bruxelles1893": {
        "figure": ("brugmann", "solvay", "buls", "empain", "vandevelde", "albert", "vandervelde", "maeterlinck"),
        "location": ("market", "exchange", "park", "grand-place"),
        "track": ("city-hall", "royal-palace", "architect"),
        "action": ("workshop", "sale", "theatre", "materials", "construction"),
        "option": ("strips-basic", "strips-expert", "strips-mixed"),
    },
    "crystal_palace": {
        "location": tuple(map(slug, crystal_palace.LOCATIONS)),
        "resource": ("newspapers", "buzz"),
        "spot": ("ticket",),
    },
}
"""What the rules of each game must call as the interface does."""


def test_the_rules_name_things_as_the_interface_does(key: str, language: str) -> None:
    words, text = Words(language, key, strict=True), rules(language, key)
    for prefix, names in NAMED[key].items():
        for name in names:
            assert words(f"{prefix}-{name}") in text, name
