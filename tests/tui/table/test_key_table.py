"""One table of keys: what is bound, what the help and the palette list, and what a click does."""

import re
from collections.abc import Iterator

import pytest

from tui.i18n.words import LANGUAGES, Words
from tui.key_names import key_name
from tui.table.keys import OVERLAYS, PLAYING, REPLAYING, KeyTable
from tui.table.screen import TableScreen

EVERYTHING = {key.runs for table in (PLAYING, REPLAYING) for key in table.keys}


@pytest.mark.parametrize("table", [PLAYING, REPLAYING], ids=["playing", "replaying"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_its_words(table: KeyTable, language: str) -> None:
    words = Words(language)
    overlays = [key for key in OVERLAYS if key.runs in {each.name for each in table.keys}]
    named = [key for key in (*table.keys, *overlays) if key.group or not key.presses]
    for key in named:
        assert words.has(f"table-key-{key.name}"), key.name
        assert table.named(key.name, words), key.name
    for key in table.keys:
        if key.group:
            assert words.has(f"table-key-{key.name}.help"), key.name
            assert words.has(f"table-help-{key.group}"), key.group


@pytest.mark.parametrize("table", [PLAYING, REPLAYING], ids=["playing", "replaying"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_a_message_names_are_those_that_are_bound(table: KeyTable, language: str) -> None:
    words = Words(language)
    for key in (*table.keys, *OVERLAYS):
        presses = key.named or key.presses or next((each.presses for each in table.keys if each.name == key.runs), ())
        if presses and key.name != "letters" and words.has(f"table-key-{key.name}.key"):
            bound = {key_name(press.keys.split(",")[0], words, ascii_only=False) for press in presses}
            assert set(spelt_out(words(f"table-key-{key.name}.key"))) <= bound, key.name


def spelt_out(named: str) -> Iterator[str]:
    """The keys that a message names, those between the first and the last of a row as well."""
    for name in named.split():
        if row := re.fullmatch(r"(F?)(\d)[-…]F?(\d)", name):
            yield from (f"{row[1]}{number}" for number in range(int(row[2]), int(row[3]) + 1))
        else:
            yield from name if set(name) <= set("←↑↓→") else [name]


@pytest.mark.parametrize("table", [PLAYING, REPLAYING], ids=["playing", "replaying"])
def test_no_key_is_bound_twice_at_one_table(table: KeyTable) -> None:
    bindings = list(table.bindings())
    assert len({each.key for each in bindings}) == len(bindings)
    assert len({each.id for each in bindings}) == len(bindings)


def test_the_screen_binds_what_the_tables_list() -> None:
    bound = {(each.key, each.action) for each in TableScreen.BINDINGS}
    assert bound == {(each.key, each.action) for table in (PLAYING, REPLAYING) for each in table.bindings()}


def test_help_lists_what_the_table_can_do_by_group() -> None:
    words = Words("en")
    groups = dict(PLAYING.help(words, {"undo", "leave", "walk"}))
    assert list(groups) == [words("table-help-choosing"), words("table-help-time"), words("table-help-game")]
    assert groups[words("table-help-time")] == [("u", words("table-key-undo.help"))]


def test_the_palette_offers_commands_that_need_no_place() -> None:
    names = [name for _, _, name in PLAYING.palette(Words("en"), EVERYTHING)]
    assert "undo" in names
    assert "walk" not in names


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("undo", "command('undo')"),
        ("panel", "command('panel', 1)"),
        ("inspect-close", "command('inspect')"),
        ("hint-close", "command('hint')"),
        ("walk", None),
        ("hint-pick", None),
    ],
)
def test_a_click_on_the_key_line_runs_what_the_key_runs(name: str, action: str | None) -> None:
    assert PLAYING.clicked(name) == action
