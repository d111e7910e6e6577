"""Puzzles from an own game: from the story, its three costliest decisions can be decided again."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.story import COST, MOST, WORTHWHILE
from saves.gallery import folder
from saves.records.journal import Journal
from saves.records.record import Seat
from tests.tui.table.advisors import AdvisedRunner
from tests.tui.table.tables import Sitting
from tests.tui.table.test_lessons import CUT, panel_text, shows
from tests.tui.table.test_story import NAME, RECORD, told
from tui.i18n.words import LANGUAGES, Words
from tui.learning.own_puzzles import seats_of_person
from tui.screens.scores import ScoresScreen
from tui.screens.story import StoryScreen
from tui.session import ReplayGame, ResumeGame
from tui.table.puzzle_game import JUDGED, PuzzleGame

KEY = "bruxelles1897"


@pytest.fixture
def runner(tmp_path: Path) -> AdvisedRunner:
    """A runner with a finished game of a person against a bot in it."""
    given = AdvisedRunner(tmp_path)
    source = Journal.open(RECORD, read_only=True)
    first, second = source.header.seats
    seats = [Seat(first.name, "human"), second]
    given.library.branch(source, len(source.match.entries), name=NAME, seats=seats, free_undo=True).close()
    return given


def own(sitting: Sitting) -> PuzzleGame:
    game = sitting.table.source
    assert isinstance(game, PuzzleGame)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_the_story_to_the_costliest_decisions_and_back(runner: AdvisedRunner, language: str) -> None:
    words = Words(language, KEY, strict=True)

    async def scene(sitting: Sitting) -> None:
        assert isinstance(sitting.app.screen, ScoresScreen)
        await sitting.press("t")
        screen = await told(sitting)
        story, match = screen.teller.story, screen.teller.journal.match
        assert f"p {words('key-practise')}" in sitting.frame()
        worst = story.costliest({0})
        costs = [story.cost(each) for each in worst]
        assert len(worst) == MOST
        assert costs == sorted(costs, reverse=True)
        assert costs[0] == max(story.cost(each) for each in story.judged.values() if each.seat == 0)
        assert min(costs) >= WORTHWHILE
        await sitting.press("p")
        for place, judgement in enumerate(worst, 1):
            game = own(sitting)
            assert game.run.at == judgement.at
            assert game.match.game.encode(game.match.state) == match.entries[judgement.at].before
            assert [seat.name for seat in game.header.seats] == [seat.name for seat in screen.scene.seats]
            assert shows(sitting, words("puzzle-own", number=place, count=MOST))
            played = match.entries[judgement.at].move
            await sitting.answer(played)
            assert game.run.is_astray
            assert words("puzzle-wrong") in panel_text(sitting)
            assert CUT not in panel_text(sitting)
            await sitting.press("enter")
            await sitting.answer(game.run.solution)
            assert game.run.is_done
            assert " ".join(words("puzzle-played", loss="").split()) in panel_text(sitting)
            assert CUT not in panel_text(sitting)
            await sitting.press("enter")
        assert sitting.app.screen is screen
        assert sitting.app.session.settings.practice == {}, "nothing is noted about own games"
        assert len(match.entries) == len(story.entries), "and the game is as it was"

    runner.run(scene, ResumeGame(NAME), language=language)


def test_an_answer_that_nobody_judged_is_thought_about(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        await told(sitting)
        await sitting.press("p")
        game = own(sitting)
        decision = game.run.decision
        assert decision is not None
        known = [game.match.game.read_move(each.move) for each in game.run._judged.values()]
        unknown = next(move for move in decision.moves if move not in known)
        before = len(runner.advisor.asked_about)
        await sitting.answer(unknown)
        await sitting.until(lambda: game.run.is_astray or game.run.is_done)
        assert runner.advisor.asked_about[before:] == [(0, unknown, {"iterations": JUDGED})]
        assert game.run.is_astray
        assert Words("en")("puzzle-wrong") in panel_text(sitting)
        await sitting.press("enter")
        assert game.run.decision == decision

    runner.run(scene, ResumeGame(NAME))


def test_games_of_others_offer_no_puzzles(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("T")
        screen = await told(sitting)
        assert any(screen.teller.story.cost(each) >= COST for each in screen.teller.story.judged.values())
        assert f"p {Words('en')('key-practise')}" not in sitting.frame()
        await sitting.press("p")
        assert isinstance(sitting.app.screen, StoryScreen)

    runner.run(scene, ReplayGame(folder() / f"{KEY}-two-seats.pavilion"))


def test_of_several_people_the_viewer_is_asked() -> None:
    header = Journal.open(RECORD, read_only=True).header
    assert seats_of_person(header, 0) == set()
    both = replace(header, seats=(Seat("Ann", "human"), Seat("Bob", "human")))
    assert seats_of_person(both, 1) == {1}
