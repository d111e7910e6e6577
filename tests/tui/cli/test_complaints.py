"""Errors: one line each, in the requested language, unexpected ones included."""

from pathlib import Path
from typing import Never

import pytest

from tests.tui.cli.running import complaint, run
from tui.cli.localized import CliError, close_matches, requested_language
from tui.i18n.words import Words


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nwe"], "Did you mean: new?"),
        (["host"], "Unknown command: “host”"),
        (["--langue", "fr"], "Did you mean: --lang?"),
        (["--lang", "de"], "Available: en, fr."),
        (["rules", "--lang", "de", "bruxelles1897"], "Available: en, fr."),
        (["--lang"], "--lang"),
        (["new"], "GAME"),
        (["new", "bruxeles1897"], "Did you mean: bruxelles1897"),
        (["new", "1897"], "Did you mean: bruxelles1897?"),
        (["new", "chess"], "Available: bruxelles1897, bruxelles1893, crystal_palace."),
        (["new", "bruxelles1897", "again"], "“again”"),
        (["new", "bruxelles1897", "--seats", "you,jorneyman"], "Did you mean: journeyman, foreman?"),
        (["new", "bruxelles1897", "--seats", "you,grandmaster"], "“grandmaster”"),
        (["new", "bruxelles1897", "--seats", "you"], "2 to 4 players, not 1"),
        (["new", "bruxelles1897", "--seats", "you,you,you,you,you"], "2 to 4 players, not 5"),
        (["new", "bruxelles1897", "--seats", "you:,apprentice"], "1 to 20 characters"),
        (["new", "bruxelles1897", "--seats", f"you:{'x' * 21},apprentice"], "1 to 20 characters"),
        (["new", "bruxelles1897", "--seats", "you:A\x1b[2J,apprentice"], "�"),
        (["new", "bruxelles1897", "--option", "track=five"], "Did you mean: tracks?"),
        (["new", "bruxelles1897", "--option", "tracks=six"], "Available: five, eight, slow."),
        (["new", "bruxelles1897", "--seed", "soon"], "--seed takes a whole number"),
        (["new", "bruxelles1897", "--seed", "-1"], "--seed"),
        (["new", "bruxelles1897", "--seed"], "--seed"),
        (["simulate", "chess"], "bruxelles1897"),
        (["rules", "chess"], "bruxelles1897"),
        (["rules", "bruxelles1897", "--section", "setpu"], "Did you mean: setup?"),
        (["replay", "nowhere.pavilion"], "“nowhere.pavilion”"),
        (["resume"], "pavilion new"),
        (["resume", "yesterday"], "“yesterday”"),
        (["saves", "delete", "yesterday"], "“yesterday”"),
        (["saves", "remove", "x"], "“remove”"),
        (["saves", "rename", "x"], "NEW_NAME"),
        (["engine", "--ascii"], "--ascii"),
        (["--components", "nowhere.toml", "engine"], "“nowhere.toml”"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], says: str) -> None:
    assert says in complaint(*arguments)


def test_complaints_are_made_in_the_language_asked_for_wherever_it_is_asked_for() -> None:
    assert "Jeu inconnu : « chess »" in complaint("--lang", "fr", "new", "chess")
    assert "Jeu inconnu : « chess »" in complaint("new", "chess", "--lang=fr")
    assert "Option inconnue : « --fast »" in complaint("new", "chess", "--fast", "--lang", "fr")


def test_complaints_follow_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Vouliez-vous dire : new ?" in complaint("nwe")


def test_the_language_asked_for_is_found() -> None:
    assert requested_language(["new", "--lang", "fr"]) == "fr"
    assert requested_language(["--lang=en", "x", "--lang", "fr"]) == "fr"
    assert requested_language(["--lang", "xx"]) == ""
    assert requested_language(["fr", "--lang"]) == ""


def test_close_names_are_found() -> None:
    assert close_matches("Bruxelles1897", ["bruxelles1897"]) == ["bruxelles1897"]
    assert close_matches("palace", ["bruxelles1897", "crystal_palace"]) == ["crystal_palace"]
    assert close_matches("x", ["bruxelles1897"]) == []


def test_a_complaint_stays_one_line() -> None:
    said = CliError("cli-unknown-game", given="a\nb" * 1000, among=["bruxelles1897"]).format(Words("en"))
    assert "\n" not in said
    assert len(said) < 500


def test_without_a_terminal_the_app_is_not_opened() -> None:
    assert "terminal" in complaint()
    assert "terminal" in complaint("new", "bruxelles1897")


def test_an_error_nobody_expected_is_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stumble(*_: object) -> Never:
        raise RuntimeError("first\nsecond")

    monkeypatch.setattr("tui.cli.printing.print_rules", stumble)
    result = run("rules", "bruxelles1897")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "RuntimeError: first second" in result.stderr
    [details] = (tmp_path / "logs").iterdir()
    assert str(details) in result.stderr
    assert "stumble" in details.read_text()


def test_an_error_whose_details_cannot_be_kept_is_one_line_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stumble(*_: object) -> Never:
        raise RuntimeError("here")

    (tmp_path / "logs").write_text("")
    monkeypatch.setattr("tui.cli.printing.print_rules", stumble)
    result = run("rules", "bruxelles1897")
    assert result.exit_code == 1
    assert result.stderr.endswith("RuntimeError: here.\n")
