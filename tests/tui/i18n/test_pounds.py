"""Money of Crystal Palace in French: the number comes first, then a space and the sign of the pound."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import saves
from tests.tui.i18n.test_words import WRITTEN, asked, examples
from tests.tui.table.samples import DrawnTable, positions, text_of
from tests.tui.table.tables_crystal_palace import BOARDS, KEY
from tui.i18n.rules_source import rules_source
from tui.i18n.words import Words

SIGN_FIRST = re.compile(r"(?<!\d\s)£\s?[+-]?\d")
"""The sign before its number; one after a number of its own may have another amount behind it."""
SIZES = ((80, 24), (120, 40))
SAMPLE = 30


@cache
def sample() -> list[Any]:
    return list(positions(KEY, SAMPLE, seed=5))


def in_french(data: Any) -> Iterator[str]:
    """Yield the French texts of a lesson or of notes."""
    if isinstance(data, list):
        for each in data:
            yield from in_french(each)
    elif isinstance(data, dict):
        for key, value in data.items():
            if key == "fr" and isinstance(value, str):
                yield value
            yield from in_french(value)


@pytest.mark.parametrize(("text", "is_found"), [("+£2", True), ("1+£1", True), ("£ 3", True), ("+1 £ -2 £", False)])
def test_the_pattern_finds_a_sign_before_its_number(text: str, is_found: bool) -> None:
    assert bool(SIGN_FIRST.search(text)) == is_found


def test_no_french_message_has_the_sign_first() -> None:
    words = Words("fr", KEY, strict=True)
    for id_ in WRITTEN["fr", KEY]:
        for arguments in examples(asked("fr", KEY, id_)):
            assert not SIGN_FIRST.search(words(id_, **arguments)), id_


def test_no_french_page_of_rules_lesson_or_note_has_the_sign_first() -> None:
    files = sorted(Path(saves.__file__).parent.rglob("*.toml"))
    texts = [text for file in files for text in in_french(tomllib.loads(file.read_text(encoding="utf-8")))]
    assert sum("£" in text for text in texts) > 50
    assert not [text for text in (*texts, rules_source(KEY, "fr")) if SIGN_FIRST.search(text)]


@pytest.mark.parametrize("size", SIZES)
def test_no_french_table_has_the_sign_first(size: tuple[int, int]) -> None:
    amounts = 0
    for state in sample():
        for tab in range(len(BOARDS.tabs) - 1 if size == SIZES[0] else 1):
            table = DrawnTable(KEY, state, size, "fr", tab)
            lines = text_of(table.decision())
            for canvas in table.boards.values():
                lines += text_of(canvas)
                for spot in canvas.spots:
                    lines += BOARDS.inspect(table.scene, spot).lines
            amounts += sum("\u00a0£" in line for line in lines)
            assert not [line for line in lines if SIGN_FIRST.search(line)]
    assert amounts


def test_no_french_answer_has_the_sign_first() -> None:
    labels = []
    for state in sample():
        table = DrawnTable(KEY, state, SIZES[0], "fr")
        decision = table.scene.decision
        assert decision is not None
        labels += [BOARDS.label(table.scene, move) for move in (*decision.moves[:200], *decision.asides)]
    assert any("\u00a0£" in label for label in labels)
    assert not [label for label in labels if SIGN_FIRST.search(label)]
