"""The story of a game by keyboard: from the scores and in the replay, in the background, kept and taken up again."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.story import JUDGED, Moment, Verdict
from saves.gallery import folder
from saves.records.journal import Journal
from saves.records.record import Seat
from saves.records.story_file import ELSEWHERE, beside
from tests.tui.table.advisors import AdvisedRunner, Advisor, wait
from tests.tui.table.kinds import is_played, is_replay, playing
from tests.tui.table.tables import SIZES, AppRunner, Sitting, new_table, people
from tui.i18n.typography import NO_BREAK_SPACE
from tui.screens.scores import ScoresScreen
from tui.screens.story import StoryScreen
from tui.session import NewGame, ReplayGame, ResumeGame
from tui.table import storyteller
from tui.table.storyteller import ITERATIONS

RECORD = folder() / "bruxelles1897-two-seats.pavilion"
NAME = "an evening"


@pytest.fixture
def runner(tmp_path: Path) -> AdvisedRunner:
    """A runner with a finished game in it."""
    given = AdvisedRunner(tmp_path)
    source = Journal.open(RECORD, read_only=True)
    seats = [Seat(seat.name, "human") for seat in source.header.seats]
    given.library.branch(source, len(source.match.entries), name=NAME, seats=seats, free_undo=True).close()
    return given


def record(runner: AdvisedRunner) -> Path:
    return runner.library.folder / f"{NAME}.pavilion"


def lines(runner: AdvisedRunner) -> int:
    """How many judged turns are kept."""
    path = beside(record(runner))
    return len(path.read_bytes().splitlines()) - 1 if path.exists() else 0


async def told(sitting: Sitting) -> Any:
    """Wait until the story is complete."""
    screen = sitting.app.screen
    assert isinstance(screen, StoryScreen)
    await sitting.until(lambda: screen.teller.story.is_complete and not screen.teller.is_running)
    await sitting.rest()
    return screen


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_from_the_scores_to_the_story_to_a_moment_in_the_replay(runner: AdvisedRunner, size: tuple[int, int]) -> None:
    async def scene(sitting: Sitting) -> None:
        table: Any = sitting.app.screen_stack[-2]
        assert isinstance(sitting.app.screen, ScoresScreen)
        assert "t story" in sitting.frame()
        await sitting.press("t")
        screen = await told(sitting)
        text, turns = sitting.frame(), len(screen.teller.story.turns)
        assert "Game story" in text
        assert f"{turns} turns judged" in text
        assert "100%" in text
        assert "50%" in text
        for round_ in (1, 2, 3, 4):
            assert f"R{round_}" in text
        assert "Turning point" in text
        assert "Best decision" in text or "Worst decision" in text
        said = [next(screen.panel.details(each, screen.teller.story.judged[each.at])) for each in screen.panel.moments]
        assert any("Why: more points scored (+" in each for each in said)
        assert any("Expected next: " in each for each in said)
        for seat in table.scene.seats:
            assert seat.name in text
        assert "⟨" not in text
        await sitting.press("down")
        moment = screen.panel.moments[1]
        assert screen.panel.moment == moment
        await sitting.press("enter")
        assert is_replay(sitting.app.screen)
        assert sitting.table.source.index == moment.at
        assert f"{moment.at}/{len(table.match.entries)}" in sitting.frame()
        await sitting.press("T")
        assert isinstance(sitting.app.screen, StoryScreen)
        assert f"{turns} turns judged" in sitting.frame()
        assert len(runner.advisor.asked) == turns
        await sitting.press("end", "enter")
        assert sitting.table.source.index == screen.panel.moments[-1].at
        await sitting.press("right", "escape")
        assert isinstance(sitting.app.screen, StoryScreen), "back to where one has come from"
        assert sitting.app.screen.panel.moment == screen.panel.moments[-1]
        await sitting.press("escape")
        assert sitting.app.screen is table, "the replay beneath is closed as well"

    runner.run(scene, ResumeGame(NAME), size=size)


@pytest.mark.parametrize(
    ("language", "mover", "expected"),
    [
        ("en", 0, "● Victor moves: 60% on average before, 45% after"),
        ("en", 1, "◆ Marie moves: Victor had 60% on average, then 45%"),
        ("en", None, "● Victor goes from 60% to 45%"),
        ("fr", 0, "● Victor joue : 60 % en moyenne avant, 45 % après"),
        ("fr", 1, "◆ Marie joue : Victor va de 60 % à 45 % en moyenne"),
        ("fr", None, "● Victor va de 60 % à 45 % en moyenne"),
    ],
)
def test_a_turning_point_names_the_player_whose_move_made_the_difference(
    runner: AdvisedRunner, language: str, mover: int | None, expected: str
) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        screen = await told(sitting)
        at = screen.teller.story.turns[0]
        screen.panel.moments = [Moment("turning", at, 1, 0, 0.6, 0.45, mover)]
        screen.panel.go_to(0)
        await sitting.rest()
        row = next(line for line in sitting.frame().split("\n") if "▶" in line)
        assert expected in row.replace(NO_BREAK_SPACE, " ")
        nobody = " ".join(screen.panel.scene.words("story-nobody").split())
        assert (nobody[:50] in sitting.frame()) == (mover is None)

    runner.run(scene, ResumeGame(NAME), language=language)


def test_a_reason_never_speaks_against_the_move_it_is_for(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        screen = await told(sitting)
        story = screen.teller.story
        judged = next(
            each for each in story.judged.values() if each.next is not None and each.next.move != each.best.move
        )
        move, other = judged.best.move, judged.next.move

        def said(chance: float, lead: float) -> str:
            """Return the text if the move played had this chance and lead."""
            terms = {"points": lead}
            best, played = Verdict(move, 100, 0.5, 4.0, {"points": 4.0}), Verdict(other, 100, chance, lead, terms)
            moment = Moment("turning", judged.at, 1, judged.seat, 0.3, 0.5, judged.seat)
            judgement = replace(judged, best=best, next=played, played=played)
            return str(next(screen.panel.details(moment, judgement)))

        assert "would have preferred" in said(0.4, 2.0)
        assert "Why: more points scored (+2.0" in said(0.4, 2.0)
        assert "would have preferred" in said(0.4, 5.0)
        assert "Why" not in said(0.4, 5.0)
        assert "about as good" in said(0.49, 3.0)

    runner.run(scene, ResumeGame(NAME))


def test_turns_are_judged_for_the_seats_that_took_them_on_a_budget_of_iterations(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        screen = await told(sitting)
        story = screen.teller.story
        positions = {story.entries[at].before: story.entries[at].seat for at in story.turns}
        assert len(runner.advisor.asked) == len(story.turns)
        for seat, state, budget in runner.advisor.asked:
            assert positions[story.game.encode(state)] == seat
            assert budget == {"iterations": ITERATIONS}
        played = {(entry.seat, entry.move) for entry in (story.entries[at] for at in story.turns)}
        assert runner.advisor.asked_about, "moves that were hardly tried are looked at by themselves"
        assert {(seat, move) for seat, move, _ in runner.advisor.asked_about} <= played
        assert all(judgement.played.tries >= JUDGED for judgement in story.judged.values() if judgement.played)

    runner.run(scene, ResumeGame(NAME))


def test_it_can_be_paused_and_goes_on_where_it_was_another_day(runner: AdvisedRunner) -> None:
    async def first(sitting: Sitting) -> None:
        await sitting.press("t")
        screen = sitting.table
        assert screen.teller.is_running
        assert "0 of" in sitting.frame()
        await sitting.press("space")
        assert not screen.teller.is_running
        await sitting.until(lambda: runner.advisor.thinking == 0)
        assert "Press Space to continue" in sitting.frame()
        runner.advisor.go_on.set()
        runner.advisor.waits_after = 20
        await sitting.press("space")
        await sitting.until(lambda: len(runner.advisor.asked) > 20)
        await sitting.press("escape")
        assert screen.teller.is_running, "it goes on in the background"
        await sitting.press("escape", "q")
        await sitting.until(lambda: runner.advisor.thinking == 0)

    async def again(sitting: Sitting) -> None:
        before = lines(runner)
        assert before > 1
        await sitting.press("t")
        screen = await told(sitting)
        assert len(runner.advisor.asked) == len(screen.teller.story.turns) - before

    async def and_again(sitting: Sitting) -> None:
        await sitting.press("t")
        assert sitting.table.teller.story.is_complete
        assert not runner.advisor.asked
        assert "turns judged." in sitting.frame()

    runner.prepare = wait
    runner.run(first, ResumeGame(NAME))
    runner.prepare = lambda advisor: None
    runner.run(again, ResumeGame(NAME))
    runner.run(and_again, ResumeGame(NAME))


def test_a_game_that_went_on_since_says_so_and_judges_what_is_new(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        first = await told(sitting)
        turns = len(first.teller.story.turns)
        await sitting.press("escape")
        table = sitting.app.screen
        assert is_played(table)
        for _ in range(15):
            await sitting.press("u")
        runner.advisor.go_on.clear()
        while not table.match.is_over:
            several = len(playing(table).chooser.selection.options) > 1
            await sitting.press("home", *(["down"] if several else []), "enter")
        asked = len(runner.advisor.asked)
        assert isinstance(sitting.app.screen, ScoresScreen)
        await sitting.press("t")
        assert "The game has gone on since" in sitting.frame()
        runner.advisor.go_on.set()
        await told(sitting)
        assert "The game has gone on since" not in sitting.frame()
        assert 0 < len(runner.advisor.asked) - asked < turns / 2

    runner.run(scene, ResumeGame(NAME))


def test_a_game_of_the_gallery_has_a_story_kept_in_the_players_folder(runner: AdvisedRunner) -> None:
    before = sorted(RECORD.parent.iterdir())

    async def scene(sitting: Sitting) -> None:
        assert "T story" in sitting.frame()
        await sitting.press("T")
        await told(sitting)
        await sitting.press("enter")
        assert sitting.table.source.index > 0

    async def again(sitting: Sitting) -> None:
        await sitting.press("S", "t")
        assert sitting.table.teller.story.is_complete
        assert not runner.advisor.asked

    runner.run(scene, ReplayGame(RECORD), size=(120, 40), patient=True)
    runner.run(again, ReplayGame(RECORD), patient=True)
    assert sorted(RECORD.parent.iterdir()) == before
    assert len(list((runner.library.folder / ELSEWHERE).iterdir())) == 1


def test_while_a_game_is_played_its_story_is_not_told(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("home", "enter", "T")
        assert is_played(sitting.app.screen)
        assert any("when the game is over" in notice for notice in sitting.notices())
        assert not runner.advisor.asked

    runner.run(scene, new_table(people(2)))


def test_a_story_that_nobody_can_think_up_says_so_and_can_be_tried_again(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        await sitting.until(lambda: "had to stop" in sitting.frame())
        runner.advisor.fails = False
        await sitting.press("space")
        await told(sitting)

    def fail(advisor: Advisor) -> None:
        advisor.fails = True

    runner.prepare = fail
    runner.run(scene, ResumeGame(NAME))


def test_a_story_that_cannot_be_kept_is_told_all_the_same(runner: AdvisedRunner) -> None:
    beside(record(runner)).mkdir()

    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        await told(sitting)
        assert "could not be saved" in sitting.frame()

    runner.run(scene, ResumeGame(NAME), size=(120, 40))


def test_a_french_story_in_plain_ascii(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        await told(sitting)
        text = sitting.frame()
        assert "Recit de la partie" in text
        assert "Tournant" in text
        assert text.isascii()

    runner.run(scene, ResumeGame(NAME), language="fr", ascii_only=True)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_five_names_and_their_chances_stay_inside_the_frame(runner: AdvisedRunner, language: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("T")
        screen = await told(sitting)
        lines = sitting.frame().splitlines()
        assert all(line.rstrip().endswith(("│", "╮", "╯")) for line in lines[:24])
        names = next(line for line in lines if "◆" in line and "★" in line)
        assert names.count("%") == 5
        assert "pause" not in lines[-1], "there is nothing to pause"
        assert screen.teller.story.is_complete

    runner.run(scene, ReplayGame(folder() / "crystal_palace-five-seats.pavilion"), language=language)


@pytest.mark.parametrize("key", ["bruxelles1893", "crystal_palace"])
def test_every_moment_of_the_other_games_is_said_in_words(runner: AdvisedRunner, key: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("T")
        screen = await told(sitting)
        table: Any = sitting.app.screen_stack[-2]
        assert screen.panel.moments
        for language in ("en", "fr"):
            sitting.app.change_language(language)
            await sitting.rest()
            for moment in screen.panel.moments:
                said = next(screen.panel.details(moment, screen.teller.story.judged[moment.at]))
                assert "⟨" not in said
                nobody = table.scene.words("story-nobody")
                assert said == nobody if moment.mover is None else table.scene.player(moment.mover) in said

    runner.run(scene, ReplayGame(folder() / f"{key}-two-seats.pavilion"))


def test_nobody_thinks_about_a_game_that_was_left(runner: AdvisedRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("t")
        await sitting.until(lambda: runner.advisor.thinking > 0)
        await sitting.press("escape")
        assert runner.advisor.thinking > 0
        await sitting.press("q")
        await sitting.until(lambda: runner.advisor.thinking == 0)

    runner.prepare = wait
    runner.run(scene, ResumeGame(NAME))


def test_with_a_real_pool_a_hint_and_a_story_come_from_the_master(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(storyteller, "ITERATIONS", 12)

    async def scene(sitting: Sitting) -> None:
        await sitting.press("H")
        await sitting.until(lambda: bool(sitting.table.view.hint.advice))
        proposed = sitting.table.view.hint.advice[0]
        assert proposed.move in sitting.match.decisions[0].moves
        await sitting.press("1", "enter")
        assert sitting.match.entries[0].move == proposed.move
        for _ in range(8):
            await sitting.press("home", "enter")
        await sitting.press("L", "enter")
        assert is_replay(sitting.app.screen)
        await sitting.press("T")
        screen = await told(sitting)
        points = screen.teller.story.points()
        assert len(points) == len(screen.teller.story.turns) > 0
        assert all(sum(point.chances) == pytest.approx(1, abs=0.02) for point in points)

    AppRunner(tmp_path).run(scene, NewGame("bruxelles1897", people(2), {}, 7), hints="quick")
