"""Wrapping: lines break where a reader expects it."""

import re

import pytest
from rich.console import Console
from rich.text import Text
from textual.content import Content

from tui.drawing.wrapping import fitting, wrap
from tui.i18n.typography import NO_BREAK_SPACE, typeset
from tui.rich_private import respect_no_break_spaces


def test_lines_are_as_long_as_there_is_room() -> None:
    assert wrap("one two three four", 9) == ["one two", "three", "four"]
    assert wrap("", 9) == []


FRENCH = [
    ("Il préfère « Argent » : 29 %", 12, ["Il préfère", "« Argent » :", "29 %"]),
    ("ici : 0 → 2", 8, ["ici :", "0 → 2"]),
    ("Vraiment ? Oui ! Oh", 11, ["Vraiment ?", "Oui ! Oh"]),
    ("Vous payez donc 12 FB", 18, ["Vous payez donc", "12 FB"]),
]


def seen(lines: list[str]) -> list[str]:
    return [line.replace(NO_BREAK_SPACE, " ") for line in lines]


@pytest.mark.parametrize(("text", "width", "lines"), FRENCH)
def test_french_signs_and_units_stay_with_their_words(text: str, width: int, lines: list[str]) -> None:
    assert seen(wrap(typeset(text, "fr"), width)) == lines


@pytest.mark.parametrize(("text", "width", "lines"), FRENCH)
def test_so_they_do_in_what_textual_and_rich_wrap(text: str, width: int, lines: list[str]) -> None:
    """Dialogs, notifications and help are Textual's content; printed rules are Rich's text."""
    respect_no_break_spaces()
    assert seen([line.plain.rstrip() for line in Content(typeset(text, "fr")).wrap(width)]) == lines
    printed = Text(typeset(text, "fr")).wrap(Console(), width)
    assert seen([line.plain.rstrip() for line in printed]) == lines


def test_the_first_text_that_fits_is_chosen_and_the_last_if_none_does() -> None:
    texts = ["one two three four", "one two three", "one"]
    assert fitting(texts, 9, 2) == "one two three"
    assert fitting(texts, 40, 1) == "one two three four"
    assert fitting(iter(texts), 2, 1) == "one"
    assert fitting([], 9, 2) == ""


def test_ordinary_text_is_wrapped_by_textual_as_ever() -> None:
    respect_no_break_spaces()
    assert [line.plain for line in Content("one  two three\nfour").wrap(8)] == ["one  two", "three", "four"]


def test_rich_still_wraps_by_the_pattern_that_we_replace() -> None:
    """The name that `tui/rich_private.py` borrows: without it, lines would end at non-breaking spaces again."""
    from rich import _wrap

    assert isinstance(_wrap.re_word, re.Pattern), "rich._wrap.re_word is gone: see tui/rich_private.py"
    assert [word for _, _, word in _wrap.words("one two")] == ["one ", "two"]
