"""External bots on the command line: which commands are accepted, and which are trusted."""

import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from engine.game import game
from saves.records.library import Library
from saves.records.record import Seat
from tui.cli.main import main

GAME = game("bruxelles1897")
EXAMPLE = Path(__file__).parents[3] / "example_bot.py"

pytestmark = pytest.mark.usefixtures("plain_command_line")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Record the sessions and openings of apps instead of running them."""
    seen = []
    monkeypatch.setattr("tui.app.run", lambda session, opening: seen.append((session, opening)))
    monkeypatch.setattr("tui.cli.main.in_terminal", lambda: True)
    return seen


def pavilion(*arguments: str) -> None:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exit_code == 0, result.output


def test_a_program_takes_a_seat_and_may_run_because_it_was_typed(opened: list[Any], tmp_path: Path) -> None:
    player = f"cmd:{sys.executable} bots/a_bot_with_quite_a_long_name.py"
    wishes = ("--time-limit", "2.5", "--stand-in", "apprentice", "--saves", str(tmp_path))
    pavilion("new", "bruxelles1897", "--seats", f"you:Ann,{player}", *wishes)
    [(session, table)] = opened
    assert [(seat.name, seat.player) for seat in table.seats] == [("Ann", "human"), ("a_bot_with_quite_a_l", player)]
    assert (session.programs.seconds, session.programs.stand_in) == (2.5, "apprentice")
    assert session.programs.consent[player]


def test_no_command_of_a_saved_game_is_trusted(opened: list[Any], tmp_path: Path) -> None:
    player = f"cmd:{sys.executable} {EXAMPLE}"
    library = Library(tmp_path)
    journal = library.create(GAME.key, (Seat("Ann", "human"), Seat("Rover", player)), seed=1)
    journal.close()
    pavilion("resume", journal.path.stem, "--stand-in", "apprentice", "--saves", str(tmp_path))
    pavilion("--saves", str(tmp_path))
    assert [session.programs.consent for session, _ in opened] == [{}, {}]
    assert opened[0][0].programs.stand_in == "apprentice"
    assert Library(tmp_path).list()[0].seats[1] == Seat("Rover", player)


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("you,cmd:/nowhere/bot", "find or run the program “/nowhere/bot”"),
        ("you,cmd:", "is not a valid command"),
        ("you,journeyman@2s", "does not take a budget"),
        ("you,master@soon", "master@500"),
    ],
)
def test_who_cannot_sit_down_is_told(opened: list[Any], seats: str, says: str) -> None:
    result = CliRunner().invoke(main, ["new", "bruxelles1897", "--seats", seats])
    assert result.exit_code == 2
    assert says in result.stderr
    assert opened == []
