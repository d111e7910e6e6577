"""The page of signs: everything drawn at a table that is no plain word or number is on it, as it is drawn."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files

import pytest

from engine.game import CATALOGUE
from tests.tui.table.samples import NAMES, DrawnTable, positions, text_of
from tui.boards import boards
from tui.i18n.rules_source import rules_source
from tui.i18n.words import LANGUAGES
from tui.table.signs_page import signs_in_sight

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50))
SAMPLE = 24
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
NEUTRAL = set(" .,:;!?()[]{}<>/|-–+±=%\"'“”«»&─│╭╮╰╯├┤┬┴┼━╞╡╪═▌▐█▏║┊╌╎\xa0\0£")
"""Punctuation, lines, and the signs of arithmetic and money: they need no explanation."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*?)(?=^\S|^    \.|\Z)", re.MULTILINE | re.DOTALL)
SENTENCE = re.compile(r"^    \.(?:count|effect|idle|now|secondary) =(.*?)(?=^\S|^    \.|\Z)", re.MULTILINE | re.DOTALL)
"""Attributes that count components or say what they do, in whole words."""
WHOLE = frozenset(
    [
        "event",
        "ask",
        "wait",
        "score",
        "decided",
        "term",
        "card",
        "figure",
        "character",
        "patent",
        "tile",
        "location",
        "action",
        "material",
        "track",
        "bonus",
        "endgame",
        "colour",
        "nation",
        "resource",
        "phase",
        "season",
        "metric",
        "pile",
    ]
)
"""What the ids of messages begin with that are sentences or full names: they hold whole words only."""


@cache
def dictionary(key: str, language: str) -> frozenset[str]:
    """Return the words of a language in a game: those of its rules, of its sentences and of its full names."""
    text = [rules_source(key, language)]
    for name in ("common", key):
        source = (files("tui.i18n") / "locales" / language / f"{name}.ftl").read_text(encoding="utf-8")
        for id_, value in MESSAGE.findall(source):
            if id_.split("-")[0] in WHOLE:
                text.append(re.sub(r"\{.*?\}", " ", value, flags=re.DOTALL))
        text += [re.sub(r"\{.*?\}|\[\w+\]", " ", value) for value in SENTENCE.findall(source)]
    return frozenset(word.casefold() for part in text for word in WORD.findall(part))


def unexplained(
    canvas_lines: Collection[str], known: frozenset[str], signs: Collection[re.Pattern[str]]
) -> Iterator[str]:
    """Yield what is drawn, is no whole word or number, and matches no sign of the page."""
    for line in canvas_lines:
        rest = line
        for name in NAMES:
            rest = rest.replace(name, " ")
        for pattern in signs:
            rest = pattern.sub(lambda match: " " * len(match.group()), rest)
        for word in WORD.findall(rest):
            if word.casefold() not in known and not _begins_a_name(word):
                yield word
        yield from (char for char in WORD.sub("", rest) if char not in NEUTRAL and not char.isdigit())


def _begins_a_name(word: str) -> bool:
    """Whether a word is the beginning of a player's name: where there is no room, names are cut."""
    return len(word) > 2 and any(part.startswith(word) for name in NAMES for part in WORD.findall(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_every_sign_that_is_drawn_is_on_the_page(key: str, language: str) -> None:
    missing: dict[str, str] = {}
    for state in positions(key, SAMPLE, seed=7):
        for size in SIZES:
            for tab in range(len(boards(key).tabs) - 1 if size[0] < 110 else 1):
                table = DrawnTable(key, state, size, language, tab)
                common = [re.compile(re.escape(sign)) for sign in everywhere(table)]
                for place, canvas in table.boards.items():
                    listed = [
                        sign.pattern
                        for sign in boards(key).signs(table.scene)
                        if not sign.panels or place in sign.panels
                    ]
                    for token in unexplained(text_of(canvas), dictionary(key, language), [*listed, *common]):
                        missing.setdefault(token, f"{place} at {size[0]}x{size[1]}")
    assert not missing


def everywhere(table: DrawnTable) -> list[str]:
    """Return the signs that every table has."""
    glyphs = table.scene.glyphs
    return [*glyphs.seats, glyphs.cursor, glyphs.lit, glyphs.target, glyphs.play, glyphs.first, glyphs.dot]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
@pytest.mark.parametrize("key", CATALOGUE)
def test_the_page_shows_what_is_in_sight_as_it_is_drawn(key: str, size: tuple[int, int]) -> None:
    for state in positions(key, 5, seed=3):
        table = DrawnTable(key, state, size)
        for panel in table.view.game_panels:
            panel.display = panel.place in table.plan
        first, *groups = signs_in_sight(table.view)
        assert [sign.meaning for sign in first.signs][: len(table.scene.seats)] == [
            table.scene.player(seat) for seat in table.scene.seats_in_view
        ]
        drawn = "\n".join(line for canvas in table.boards.values() for line in text_of(canvas))
        for group in groups:
            assert group.title
            assert "⟨" not in group.title
            for sign in group.signs:
                assert "".join(text for text, _ in sign.drawn) in drawn
                assert sign.meaning
