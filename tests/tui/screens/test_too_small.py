"""Too small: the notice, and that nothing beneath it is lost."""

import pytest
from textual.pilot import Pilot

from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, BERNARD, app_of, frame, keep_game, line_with
from tui.screens.dialogs import AskText
from tui.screens.too_small import TooSmallNotice
from tui.session import ResumeGame, Session
from tui.table.screen import TableScreen
from tui.widgets.text_line import TextLine


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (40, 12), (20, 6), (5, 2)])
def test_the_notice_says_how_large_the_window_is_and_should_be(visit: Visit, size: tuple[int, int]) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        together = " ".join(frame(pilot).split())
        assert "New game" not in together
        if size[0] >= 40:
            assert f"This window is {size[0]} × {size[1]} characters." in together
            assert "Pavilion needs 80 × 24." in together
            assert "Press q or Ctrl+Q to quit." in together

    visit(scene, size=size)


def test_it_recovers_when_the_window_grows_and_nothing_is_lost(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "right", "down", "down", "left")
        before = frame(pilot)
        screen, focused = pilot.app.screen, pilot.app.focused
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "A little more room, please" in frame(pilot)
        assert screen.has_class("-too-small")
        await pilot.press("s", "escape", "left", "x")
        await pilot.resize_terminal(50, 10)
        await pilot.pause()
        assert "50 × 10" in frame(pilot)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not pilot.app.screen.query(TooSmallNotice)
        assert pilot.app.screen is screen
        assert pilot.app.focused is focused
        assert frame(pilot) == before

    visit(scene)


def test_it_covers_dialogs_and_screens_opened_meanwhile(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "down", "enter")
        dialog = pilot.app.screen
        assert isinstance(dialog, AskText)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "A little more room" in frame(pilot)
        await pilot.press("x")
        app_of(pilot).open_settings()
        await pilot.pause()
        assert "A little more room" in frame(pilot)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Settings" in frame(pilot)
        await pilot.press("escape")
        assert pilot.app.screen is dialog
        assert dialog.query_one(TextLine).value == "Anna"

    visit(scene)


def test_it_covers_the_table(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, BERNARD), 3, "table")

    async def scene(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, TableScreen)
        before = frame(pilot)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert "A little more room" in frame(pilot)
        await pilot.press("1", "enter")
        assert len(pilot.app.screen.match.entries) == 3
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert frame(pilot) == before

    visit(scene, opening=ResumeGame("table"))


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_quitting_works_even_then(visit: Visit, key: str) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(key)
        assert pilot.app._exit

    visit(scene, size=(30, 10))


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_quitting_from_a_table_that_is_covered_loses_nothing(visit: Visit, session: Session, key: str) -> None:
    keep_game(session, (ANNA, BERNARD), 3, "table")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.press(key)
        assert pilot.app._exit

    visit(scene, opening=ResumeGame("table"))
    assert session.library.entry("table").moves == 4


def test_it_speaks_the_language_of_the_player(visit: Visit, session: Session) -> None:
    session.settings.language = "fr"

    async def scene(pilot: Pilot[None]) -> None:
        assert "Pavilion en demande 80 × 24." in line_with(pilot, "80 × 24")

    visit(scene, size=(70, 20))
