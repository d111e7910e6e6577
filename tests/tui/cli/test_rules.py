"""Printed rules: whole or one section, in every language, and in ASCII."""

import pytest

from engine.game import CATALOGUE, game
from tests.tui.cli.running import run
from tui.i18n.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_rules_are_printed_whole(key: str, language: str) -> None:
    result = run("rules", key, "--lang", language)
    assert result.exit_code == 0
    assert "{#" not in result.stdout
    assert "\x1b" not in result.stdout
    assert game(key).title in result.stdout
    assert all(f"R{number:02}" in result.stdout for number in range(1, 46))
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_a_section_of_the_rules_ends_where_the_next_begins() -> None:
    whole = run("rules", "bruxelles1897").stdout
    section = run("rules", "bruxelles1897", "--section", "setup").stdout
    inner = run("rules", "bruxelles1897", "--section", "two-players").stdout
    assert section.startswith("Setup")
    assert inner.startswith("Two players")
    assert inner.strip() in section
    assert len(inner) < len(section) < len(whole) / 4
    assert "Maintenance" not in section.splitlines()[-1]


def test_rules_in_ascii_are_drawn_without_other_lines() -> None:
    shown = run("rules", "bruxelles1897", "--ascii").stdout
    assert not set("━─│┃•") & set(shown)
    assert set("━─•") & set(run("rules", "bruxelles1897").stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CATALOGUE)
def test_the_game_in_two_minutes_is_printed_first_and_alone(key: str, language: str) -> None:
    whole = run("rules", key, "--lang", language).stdout
    page = run("rules", key, "--lang", language, "--section", "two-minutes").stdout
    assert whole.startswith(page.rstrip())
    assert CATALOGUE[key] not in page
    assert len(page.splitlines()) < 60
