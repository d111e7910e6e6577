"""`pavilion keys`: what is bound, what is wrong in the file, and a file to start from."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.tui.cli.running import run
from tui.i18n.words import LANGUAGES, Words
from tui.key_catalogue import actions
from tui.keymap import read_keymap


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "config" / "keys.toml"
    path.parent.mkdir()
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_listed_with_its_keys(language: str, file: Path) -> None:
    result = run("keys", "--lang", language)
    assert result.exit_code == 0
    assert "⟨" not in result.stdout
    rows = {line.split()[0]: line for line in result.stdout.splitlines() if re.match(r" [a-z]+\.", line)}
    assert list(rows) == list(actions())
    words = Words(language)
    assert re.search(rf" u +{words('table-key-undo.help')}$", rows["table.undo"])
    assert " ctrl+r " in rows["table.redo"]
    assert str(file) in result.stdout


def test_the_list_shows_what_is_bound_now(file: Path) -> None:
    file.write_text('"table.undo" = ["z", "ctrl+z"]\n"table.log" = []\n')
    file.with_name("settings.json").write_text('{"keys": "hjkl"}')
    listed = run("keys").stdout
    assert re.search(r"table\.undo +z ctrl\+z +Undo", listed)
    assert re.search(r"table\.log +Everything", listed)
    assert re.search(r"walk\.left +h left +Left", listed)
    assert f"Your own keys: {file}" in listed


@pytest.mark.parametrize(("language", "line"), [("en", "line 1"), ("fr", "ligne 1")])
def test_what_is_wrong_is_printed_and_returned(file: Path, language: str, line: str) -> None:
    file.write_text('"table.undo" = "zz"\n')
    result = run("keys", "--lang", language)
    assert result.exit_code == 1
    assert f"keys.toml, {line}" in result.stderr
    assert "zz" in result.stderr
    assert "table.undo" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_a_file_that_changes_nothing(language: str, file: Path) -> None:
    text = run("keys", "--template", "--lang", language).stdout
    assert "⟨" not in text
    assert tomllib.loads(text) == {}
    assert max(map(len, text.splitlines())) <= 120
    file.write_text(re.sub(r'^# (?="[a-z]+\.)', "", text, flags=re.MULTILINE), encoding="utf-8")
    keymap = read_keymap(file)
    assert keymap.problems("arrows") == []
    assert keymap.chosen == {action.id: action.keys for action in actions().values()}
