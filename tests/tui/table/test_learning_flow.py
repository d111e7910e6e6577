"""From never heard of it to final scores: a fresh profile, the whole way by the keyboard."""

import pytest

from tests.tui.table.kinds import is_played, journal_of
from tests.tui.table.tables import AppRunner, Sitting
from tests.tui.table.test_first_game import play_on
from tests.tui.table.test_lessons import course, take, taken
from tui.learning.first_games import FIRST_GAME
from tui.screens.home import HomeScreen
from tui.screens.learn import Course, LearnScreen
from tui.screens.scores import ScoresScreen
from tui.table import first_game

GAME = "bruxelles1897"


def test_a_newcomer_learns_a_game_and_plays_it_to_the_end(runner: AppRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_game, "SECONDS", 0.01)

    async def scene(sitting: Sitting) -> None:
        assert isinstance(sitting.app.screen, HomeScreen)
        await sitting.press("enter")  # where Home puts newcomers
        assert isinstance(sitting.app.screen, LearnScreen)
        await sitting.press("enter")
        for _ in course(GAME):
            assert taken(sitting).lesson.position.game == GAME
            await take(sitting, "en", tries=0)
            await sitting.press("enter")
        screen = sitting.app.screen
        assert isinstance(screen, LearnScreen)
        row = screen.query_one(Course).row
        assert row is not None
        assert row.name == FIRST_GAME, "what comes next is under the cursor"
        await sitting.press("enter")
        await sitting.until(lambda: is_played(sitting.app.screen))
        await sitting.rest()
        assert journal_of(sitting.app.screen).header.game == GAME
        pages: list[str] = []
        while not isinstance(sitting.app.screen, ScoresScreen):
            await play_on(sitting, pages)
        assert pages
        assert sitting.app.session.words("scores-final") in sitting.frame()
        await sitting.press("escape", "q")
        assert isinstance(sitting.app.screen, HomeScreen)

    runner.run(scene, played=())
