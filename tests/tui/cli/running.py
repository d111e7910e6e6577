"""Running the command line in this process, or as the command of another process."""

import sys

from click.testing import CliRunner, Result

from saves.records.record import Seat
from tui.cli.main import main

SEATS = (Seat("Anna", "human"), Seat("Otto", "apprentice"))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


def complaint(*arguments: str) -> str:
    """Expect exit code 2 and one line of error, and return the line."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("pavilion: ")
    assert "⟨" not in line
    return line.removeprefix("pavilion: ")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from tui.cli.main import main; main()", *arguments]
