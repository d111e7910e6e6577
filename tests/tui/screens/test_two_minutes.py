"""The game in two minutes: what New game shows to players who have never played a game."""

import asyncio
import threading
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from engine.game import CATALOGUE
from saves.records.entry import ListedGame
from saves.records.library import Library
from saves.records.record import Seat
from tests.tui.conftest import Visit
from tests.tui.screens.looking import ANNA, BERNARD, app_of, as_seen, frame, keep_game, line_with, screen_of
from tui.drawing.glyphs import ASCII, UNICODE
from tui.i18n.rules_text import two_minutes_page
from tui.i18n.words import LANGUAGES, Words
from tui.learning.played import is_new_to, note_as_played
from tui.screens.new_game import NewGameScreen
from tui.screens.rules import RulesScreen
from tui.screens.two_minutes import TwoMinutesScreen
from tui.session import NewGame, Session
from tui.widgets.game_cards import GameCards
from tui.widgets.text_view import TextView

FIRST, SECOND, LAST = CATALOGUE


@pytest.fixture
def newcomer(session: Session) -> Session:
    """Anna before her first game."""
    session.settings.played = ()
    return session


async def opened(pilot: Pilot[None], game: str = FIRST) -> TwoMinutesScreen:
    """Open New game, choose a game, and wait for its page."""
    await pilot.press("n")
    page = await page_shown(pilot)
    while page.game_key != game:
        await pilot.press("enter", "up", "right")
        page = await page_shown(pilot)
    return page


async def page_shown(pilot: Pilot[None]) -> TwoMinutesScreen:
    for _ in range(200):
        if isinstance(pilot.app.screen, TwoMinutesScreen):
            await pilot.pause()
            return pilot.app.screen
        await pilot.pause(0.01)
    raise AssertionError("no page")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_page_takes_at_most_two_screens_of_a_small_window(
    visit: Visit, newcomer: Session, game: str, language: str
) -> None:
    newcomer.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        page = await opened(pilot, game)
        assert Words(language)("two-minutes-title", game=CATALOGUE[game]) in as_seen(frame(pilot))
        reader = page.query_one(TextView)
        text = two_minutes_page(game, language, 74, UNICODE).lines
        assert [line.plain for line in reader.page.lines] == [line.plain for line in text]
        assert reader.max_scroll_y <= reader.size.height == 21
        assert max(line.cell_length for line in reader.page.lines) <= reader.size.width - 2, "beside the scrollbar"
        await pilot.press("space")
        last = next(line.plain for line in reversed(text) if line.plain)
        assert as_seen(last) in as_seen(frame(pilot))

    visit(scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_large_window_has_it_all_in_sight(visit: Visit, newcomer: Session, game: str, language: str) -> None:
    newcomer.settings.language = language

    async def scene(pilot: Pilot[None]) -> None:
        page = await opened(pilot, game)
        assert page.query_one(TextView).max_scroll_y == 0

    visit(scene, size=(120, 40))


def test_plain_ascii_has_no_other_sign() -> None:
    for game in CATALOGUE:
        lines = two_minutes_page(game, "fr", 75, ASCII).lines
        assert "".join(line.plain for line in lines).isascii()


def test_a_newcomer_reads_it_first_and_goes_on_to_set_up_the_game(visit: Visit, newcomer: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert "Goal: the most victory points" in frame(pilot)
        assert "Enter set up the game" in line_with(pilot, "F1 rules")
        await pilot.press("enter")
        assert screen_of(pilot, NewGameScreen).game_key == FIRST
        assert "Players" in line_with(pilot, "▌")
        await pilot.press("s")
        await pilot.pause()
        assert newcomer.settings.played == (FIRST,)

    visit(scene)


def test_left_and_right_do_not_reach_the_games_behind_the_page(visit: Visit, newcomer: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await opened(pilot)
        before = frame(pilot)
        await pilot.press("right", "left", "left")
        assert frame(pilot) == before
        await pilot.press("right", "escape")
        await pilot.pause()
        assert screen_of(pilot, NewGameScreen).game_key == FIRST
        assert pilot.app.screen.query_one(GameCards).chosen == FIRST

    visit(scene)


def test_each_page_is_shown_once_in_a_visit_and_only_for_games_never_played(visit: Visit, newcomer: Session) -> None:
    note_as_played(newcomer.settings_file, SECOND)

    async def scene(pilot: Pilot[None]) -> None:
        await opened(pilot)
        await pilot.press("enter")
        await pilot.press("up", "right")
        await pilot.pause(0.1)
        assert screen_of(pilot, NewGameScreen).game_key == SECOND
        await pilot.press("right")
        assert (await page_shown(pilot)).game_key == LAST
        await pilot.press("enter")
        await pilot.press("left", "left")
        await pilot.pause(0.1)
        assert screen_of(pilot, NewGameScreen).game_key == FIRST, "its page was shown when the screen was opened"

    visit(scene)


def test_a_player_who_knows_the_game_is_not_interrupted_but_can_ask(visit: Visit) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause(0.1)
        screen_of(pilot, NewGameScreen)
        assert "i in 2 minutes" in frame(pilot)
        await pilot.press("i")
        assert (await page_shown(pilot)).game_key == FIRST
        await pilot.press("f1")
        await pilot.pause()
        assert screen_of(pilot, RulesScreen).game == FIRST
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TwoMinutesScreen)

    visit(scene)


def test_another_language_turns_the_page(visit: Visit, newcomer: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await opened(pilot)
        app_of(pilot).change_language("fr")
        await pilot.pause()
        await pilot.pause()
        assert "But : avoir le plus de points" in as_seen(frame(pilot))

    visit(scene)


def is_new(session: Session, game: str) -> bool:
    return asyncio.run(is_new_to(session, game))


def test_saved_games_and_lessons_count_as_knowing_a_game(newcomer: Session) -> None:
    assert is_new(newcomer, FIRST)
    keep_game(newcomer, (ANNA, BERNARD), 5, "an evening")
    assert not is_new(newcomer, FIRST)
    assert newcomer.settings.played == (FIRST,), "so that the library need not be read again"
    assert is_new(newcomer, SECOND)
    newcomer.settings.learnt = (f"{SECOND}/assistant",)
    assert not is_new(newcomer, SECOND)
    newcomer.settings.lessons_begun = {f"{LAST}/build": []}
    assert not is_new(newcomer, LAST)


def test_a_game_begun_from_the_command_line_counts(visit: Visit, newcomer: Session) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.pause()
        assert newcomer.settings.played == (LAST,)

    visit(scene, opening=NewGame(LAST, (Seat("Anna", "human"), Seat("Bob", "human")), {}, seed=1))


class StuckLibrary(Library):
    """A library whose disk does not answer."""

    def __init__(self, folder: object) -> None:
        super().__init__(folder)  # type: ignore[arg-type]
        self.gate = threading.Event()

    def entries(self) -> Iterator[ListedGame]:
        self.gate.wait(20)
        return super().entries()


def test_a_slow_library_is_not_waited_for(newcomer: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.screens.brief_wait.LONGEST_WAIT", 0.02)
    newcomer.library = library = StuckLibrary(newcomer.library.folder)

    async def ask() -> bool:
        try:
            return await is_new_to(newcomer, FIRST)
        finally:
            library.gate.set()

    assert not asyncio.run(ask())
