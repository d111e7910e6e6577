"""Home: the menu, the glimpse of the last game, and every way out of it."""

import re

import pytest
from textual.content import Content
from textual.pilot import Pilot

from saves.problems import SavesError, notice
from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, RUPERT, app_of, as_seen, frame, keep_game, line_with, notices
from tests.tui.table.kinds import journal_of
from tui.i18n.words import LANGUAGES
from tui.screens.home import AROUND, TALL, Menu, MenuRow, pitch_of
from tui.screens.learn import LearnScreen
from tui.screens.new_game import NewGameScreen
from tui.screens.rules import RulesScreen
from tui.screens.saved_games import ReplaysScreen, SavedGamesScreen
from tui.screens.settings import SettingsScreen
from tui.session import Session
from tui.table.screen import TableScreen
from tui.widgets.listing import Listing


def test_first_visit_greets_and_offers_no_game_to_continue(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        text = frame(pilot)
        assert "Heavy games of the Belle Époque" in text
        assert "Learn" in line_with(pilot, "▌")
        assert "New here?" in text
        assert not pilot.app.screen.query_one(Listing).rows[0].enabled
        await pilot.press("c")
        assert len(pilot.app.screen_stack) == 1

    visit(scene)


def test_whoever_has_played_or_learnt_starts_at_a_new_game(visit: Visit, session: Session) -> None:
    session.settings.learnt = ("bruxelles1897/card",)

    async def scene(pilot: Pilot[None]) -> None:
        assert "New game" in line_with(pilot, "▌")
        assert "New here?" not in frame(pilot)

    visit(scene)


def test_the_last_game_is_previewed_and_one_key_away(visit: Visit, session: Session) -> None:
    keep_game(session, (ANNA, RUPERT), 20, "evening")

    async def scene(pilot: Pilot[None]) -> None:
        text = frame(pilot)
        assert "Bruxelles 1897 · round 1 of 4 · 4 March 2025, 10:00" in text
        assert "● Anna   ◆ Rupert (journeyman)" in text
        assert "Continue" in line_with(pilot, "▌")
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert journal_of(pilot.app.screen).path.stem == "evening"

    visit(scene)


def test_coming_home_from_a_table_points_at_it(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n", "s")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        app_of(pilot).go_home()
        await pilot.pause()
        assert "Continue" in line_with(pilot, "▌")
        assert re.search(r"● Anna   ◆ [A-Z][a-z]+ \(clerk\)", frame(pilot))

    visit(scene)


@pytest.mark.parametrize(
    ("steps", "key", "screen"),
    [
        (1, "n", NewGameScreen),
        (2, "l", LearnScreen),
        (3, "s", SavedGamesScreen),
        (4, "r", ReplaysScreen),
        (5, "f1", RulesScreen),
        (6, "o", SettingsScreen),
    ],
)
def test_every_place_is_reached_by_walking_and_by_its_key(visit: Visit, steps: int, key: str, screen: type) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("home", *["down"] * (steps - 1), "enter")
        assert isinstance(pilot.app.screen, screen)
        frame(pilot)
        await pilot.press("escape")
        assert len(pilot.app.screen_stack) == 1
        await pilot.press(key)
        assert isinstance(pilot.app.screen, screen)

    visit(scene)


@pytest.mark.parametrize("keys", [["q"], ["end", "enter"], ["ctrl+q"]])
def test_it_can_be_left(visit: Visit, keys: list[str]) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press(*keys)
        assert pilot.app._exit

    visit(scene)


def test_escape_stays_and_ctrl_c_says_how_to_leave(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("escape", "ctrl+c")
        assert not pilot.app._exit
        assert any("Ctrl+Q" in notice for notice in notices(pilot))

    visit(scene)


def test_hjkl_walks_when_it_is_the_key_layout_and_not_otherwise(visit: Visit, session: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("j")
        assert "Learn" in line_with(pilot, "▌")
        app_of(pilot).change_setting("keys", "hjkl")
        await pilot.press("j", "j")
        assert "Replays" in line_with(pilot, "▌")
        await pilot.press("k", "up")
        assert "Learn" in line_with(pilot, "▌")

    visit(scene)


def test_the_mouse_works(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.click("#menu", offset=(5, 6))
        assert isinstance(pilot.app.screen, SettingsScreen)
        await pilot.click("KeyLine", offset=(line_with(pilot, "Esc back").index("Esc"), 0))
        await pilot.pause()
        assert len(pilot.app.screen_stack) == 1

    visit(scene)


def test_an_unreadable_library_is_said_and_nothing_else_breaks(visit: Visit, session: Session) -> None:
    session.library.folder.write_text("a file where the folder should be", encoding="utf-8")

    async def scene(pilot: Pilot[None]) -> None:
        assert "is not a folder" in " ".join(frame(pilot).split())
        await pilot.press("s")
        assert "is not a folder" in " ".join(frame(pilot).split())
        await pilot.press("escape", "n", "s")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert any("is not a folder" in notice for notice in notices(pilot))

    visit(scene)


def test_a_notice_is_not_repeated_while_it_is_on_the_screen(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        problem = SavesError(notice("store-unreachable", "tables", detail=""))
        for _ in range(3):
            app_of(pilot).tell(problem)
            await pilot.pause()
        assert len(notices(pilot)) == 1
        pilot.app.clear_notifications()
        app_of(pilot).tell(problem)
        await pilot.pause()
        assert len(notices(pilot)) == 1

    visit(scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 35), (120, 40), (160, 50)])
def test_every_entry_is_in_sight_and_explained_where_there_is_room(
    visit: Visit, session: Session, language: str, size: tuple[int, int]
) -> None:
    session.settings.language = language
    keep_game(session, (ANNA, RUPERT), 20, "evening")

    async def scene(pilot: Pilot[None]) -> None:
        await pilot.pause()
        menu, text, words = pilot.app.screen.query_one(Listing), frame(pilot), session.words
        assert menu.max_scroll_y == 0
        for row in menu.rows:
            assert words(f"home-{row.name}") in text
            if row.name != "continue" and size[1] >= TALL:
                assert as_seen(words(f"command-{row.name}.about")) in text
        assert pilot.app.screen.region.contains_region(pilot.app.screen.query_one("#glimpse").region)
        assert "Rupert" in text

    visit(scene, size=size)


def test_on_a_server_the_longer_menu_is_in_sight_as_well(session: Session) -> None:
    """A menu of nine entries: every height has a pitch at which all of it fits."""
    for height in range(24, 60):
        menu = Menu(session, [MenuRow(str(number), Content("entry"), True, "x", "about") for number in range(9)])
        menu.pitch = pitch_of(menu, height)
        assert menu.pitch == 1 or 9 * menu.pitch + AROUND <= height, height
    assert pitch_of(menu, 50) == 3
