"""Help: every command has it, in the requested language, and fast."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from engine.game import CATALOGUE
from tests.tui.cli.running import run
from tui.cli import main as cli
from tui.cli.localized import LocalizedGroup
from tui.cli.main import main
from tui.i18n.words import LANGUAGES, Words

COMMANDS = ["new", "learn", "resume", "replay", "saves", "simulate", "rules", "engine", "keys", "serve", "admin"]


def every_command(group: click.Group = main, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, each in group.commands.items():
        if isinstance(each, LocalizedGroup):
            yield from every_command(each, (*path, name))
        else:
            yield (*path, name)


def test_the_commands_are_those_that_work() -> None:
    assert list(main.commands) == COMMANDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", every_command(), ids=" ".join)
def test_every_command_explains_itself_in_every_language(path: tuple[str, ...], language: str) -> None:
    result = run(*path, "--help", "--lang", language)
    assert result.exit_code == 0
    assert "⟨" not in result.stdout
    assert Words(language)("cli-heading-options") in result.stdout
    described = [line.split() for line in result.stdout.splitlines() if line.startswith("  --")]
    assert described
    assert all(len(line) > 1 for line in described)


def test_help_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "Commandes\u00a0:" in run("--help").stdout
    assert "Commands:" in run("--help", "--lang", "en").stdout


def test_help_speaks_the_language_of_the_settings(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text('{"language": "fr"}')
    assert "Commandes\u00a0:" in run("--help").stdout


def test_help_imports_neither_textual_nor_rich_nor_a_game() -> None:
    program = (
        "import sys\n"
        "from tui.cli.main import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    for arguments in (["--help"], ["new", "--help"], ["simulate", "--help", "--lang", "fr"], ["--version"]):
        done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True)
        modules = done.stderr.split()
        assert "click" in modules
        heavy = (
            "textual",
            "rich",
            "asyncio",
            "tui.app",
            "saves.records.library",
            *(f"engine.games.{key}" for key in CATALOGUE),
        )
        assert [name for name in modules if name in heavy] == []
        assert done.stdout


def test_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("pavilion ")


def test_main_is_what_the_entry_point_calls() -> None:
    assert isinstance(main, click.Group)
    assert main is cli.pavilion
