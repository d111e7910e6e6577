"""New game: a program of one's own takes a seat when its command is typed, and only where programs may run."""

import sys

from textual.pilot import Pilot

from engine.bots.levels import BEGINNERS
from engine.bots.spec import LEVELS
from tests.tui.conftest import Visit
from tests.tui.screens.looking import frame, line_with
from tui.bots.external.seats import ExternalBotPolicy
from tui.screens.dialogs import AskText
from tui.screens.game_setup import GameSetup
from tui.screens.new_game import NewGameScreen
from tui.session import Session
from tui.table.screen import TableScreen
from tui.widgets.text_line import TextLine

COMMAND = f"{sys.executable} -c 'import sys; sys.stdin.read()' rover.py"
TO_PROGRAM = ("n", "down", "down", *["right"] * (len(LEVELS) - LEVELS.index(BEGINNERS)))
"""Keys that lead to the last value of the second seat."""


def test_a_program_is_typed_may_run_and_is_not_remembered(visit: Visit, session: Session) -> None:
    session.programs = ExternalBotPolicy(stand_in="apprentice")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*TO_PROGRAM, "enter")
        assert isinstance(pilot.app.screen, AskText)
        await pilot.press("enter")
        assert "Type a command." in frame(pilot)
        pilot.app.screen.query_one(TextLine).value = "/nowhere/bot"
        await pilot.press("enter")
        assert "find or run the program “/nowhere/bot”" in frame(pilot)
        pilot.app.screen.query_one(TextLine).value = COMMAND
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "rover" in line_with(pilot, "Seat 2")
        assert session.programs.consent == {f"cmd:{COMMAND}": True}
        await pilot.press("s")
        await pilot.pause()
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        seat = table.source.journal.header.seats[1]
        assert (seat.name, seat.player) == ("rover", f"cmd:{COMMAND}")
        await pilot.press("q")

    visit(scene)
    assert session.settings.company == (("human", "Anna"), (BEGINNERS, ""))
    assert [chair.player for chair in GameSetup.like_last_time(session).chairs[:2]] == ["human", BEGINNERS]


def test_going_through_the_players_of_a_seat_opens_nothing(visit: Visit, session: Session) -> None:
    session.programs = ExternalBotPolicy()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*TO_PROGRAM, "right")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "External bot…" in line_with(pilot, "Seat 2")
        assert "Another program plays this seat. Press Enter" in frame(pilot)
        assert "Enter type" in line_with(pilot, "s start")
        await pilot.press("left")
        assert "Enter type" not in line_with(pilot, "s start")
        assert pilot.app.screen.setup.chairs[1].player == LEVELS[-1]
        assert session.programs.consent == {}

    visit(scene)


def test_start_asks_for_a_command_that_is_missing(visit: Visit, session: Session) -> None:
    session.programs = ExternalBotPolicy()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*TO_PROGRAM, "s")
        assert isinstance(pilot.app.screen, AskText)
        assert "external bot in seat 2" in frame(pilot)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "cmd" not in frame(pilot)
        await pilot.press("left", "s")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q")

    visit(scene)


def test_where_no_program_may_run_none_is_offered(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*TO_PROGRAM, *["right"] * (len(LEVELS) - LEVELS.index(BEGINNERS)))
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "External bot" not in frame(pilot)

    visit(scene)
