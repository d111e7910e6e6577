"""Names of keys: readable in every language, and read from files in the ways people write them."""

import pytest

from tui.i18n.words import LANGUAGES, Words
from tui.key_catalogue import actions
from tui.key_names import key_code, key_name, names_together, written_key


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("z", "z"),
        ("Z", "Z"),
        ("é", "é"),
        ("?", "question_mark"),
        ("/", "slash"),
        ("slash", "slash"),
        ("-", "minus"),
        ("minus", "minus"),
        ("+", "plus"),
        ("ctrl++", "ctrl+plus"),
        (",", "comma"),
        (" ", "space"),
        ("space", "space"),
        ("Enter", "enter"),
        ("return", "enter"),
        ("esc", "escape"),
        ("PgUp", "pageup"),
        ("del", "delete"),
        ("F12", "f12"),
        ("ctrl+r", "ctrl+r"),
        ("Ctrl + R", "ctrl+r"),
        ("^r", "ctrl+r"),
        ("^", "circumflex_accent"),
        ("alt+X", "alt+x"),
        ("shift+ctrl+left", "ctrl+shift+left"),
        ("ctrl+alt+up", "alt+ctrl+up"),
        ("shift+a", "A"),
        ("shift+tab", "shift+tab"),
        ("ctrl+[", "ctrl+left_square_bracket"),
    ],
)
def test_keys_are_read_as_people_write_them(written: str, code: str) -> None:
    assert key_code(written) == code


@pytest.mark.parametrize(
    "written", ["", "zz", "ctrl+", "cmd+z", "ctrl+ctrl+z", "F99", "shift+1", "\x1b", "up down", "hyper", "ctrl+alt"]
)
def test_what_is_no_key_is_none(written: str) -> None:
    assert key_code(written) is None


def test_every_key_of_ours_is_read_as_it_is_written() -> None:
    for action in actions().values():
        for key in action.keys:
            assert key_code(written_key(key)) == key, action.id


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("escape", "Esc", "Échap"),
        ("shift+tab", "Shift+Tab", "Maj+Tab"),
        ("ctrl+pageup", "^PgUp", "^PgPréc"),
        ("alt+ctrl+x", "Alt+^x", "Alt+^x"),
        ("less_than_sign", "<", "<"),
        ("minus", "-", "-"),
        ("section_sign", "§", "§"),
        ("insert", "Ins", "Inser"),
        ("f5", "F5", "F5"),
        ("up", "↑", "↑"),
        ("Z", "Z", "Z"),
    ],
)
def test_keys_are_named_as_on_the_keyboard(key: str, english: str, french: str) -> None:
    assert key_name(key, Words("en", strict=True), ascii_only=False) == english
    assert key_name(key, Words("fr", strict=True), ascii_only=False) == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_ours_has_a_name(language: str) -> None:
    words = Words(language, strict=True)
    for action in actions().values():
        for key in action.keys:
            for ascii_only in (False, True):
                name = key_name(key, words, ascii_only)
                assert name
                assert "_" not in name or key == "underscore"


@pytest.mark.parametrize(
    ("keys", "named"),
    [
        (["h", "j", "k", "l"], "hjkl"),
        (["up", "down"], "↑↓"),
        (["f2", "f3", "f4", "right_square_bracket"], "F2…F4 ]"),
        (["1", "2", "3", "4"], "1-4"),
        (["f2", "f3"], "F2 F3"),
        (["plus", "minus", "0", "1", "2", "enter"], "+- 0-2 Enter"),
        (["pageup", "pagedown"], "PgUp PgDn"),
        ([], ""),
    ],
)
def test_keys_that_belong_together_are_named_together(keys: list[str], named: str) -> None:
    assert names_together(keys, Words("en")) == named
