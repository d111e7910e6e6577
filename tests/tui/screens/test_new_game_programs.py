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
        await pilot.press(*TO_PROGRAM)
        assert isinstance(pilot.app.screen, AskText)
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


def test_nothing_typed_leaves_the_seat_as_it_was(visit: Visit, session: Session) -> None:
    session.programs = ExternalBotPolicy()

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*TO_PROGRAM, "escape")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "cmd" not in frame(pilot)
        assert pilot.app.screen.setup.chairs[1].player in LEVELS
        assert session.programs.consent == {}

    visit(scene)


def test_where_no_program_may_run_none_is_offered(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*TO_PROGRAM, *["right"] * (len(LEVELS) - LEVELS.index(BEGINNERS)))
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "External bot" not in frame(pilot)

    visit(scene)
