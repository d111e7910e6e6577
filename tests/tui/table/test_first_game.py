"""First games by the keyboard alone, in the smallest window: notes once each, suggestions, reports, and the way off."""

from textwrap import wrap
from typing import Any

import pytest

from engine.game import CATALOGUE
from saves.lessons.files import LessonError
from saves.lessons.notes import notes
from tests.tui.table.courses import to_entry
from tests.tui.table.kinds import is_played, journal_of, playing
from tests.tui.table.tables import AppRunner, Sitting
from tui.drawing.wrapping import wrap as panel_lines
from tui.i18n.typography import NO_BREAK_SPACE
from tui.learning.first_games import FIRST_GAME
from tui.screens.home import HomeScreen
from tui.screens.report import ReportScreen
from tui.screens.scores import ScoresScreen
from tui.table import first_game, opening
from tui.table.first_game import FirstGame

GAMES = tuple(CATALOGUE)


@pytest.fixture(autouse=True)
def _quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_game, "SECONDS", 0.01)


async def sit_down(sitting: Sitting, key: str) -> None:
    """Open the first game of a game from Home."""
    await to_entry(sitting, key, FIRST_GAME)
    await sitting.press("enter")
    await sitting.until(lambda: is_played(sitting.app.screen))
    await sitting.rest()


def guide(sitting: Sitting) -> FirstGame:
    found = playing(sitting.app.screen).guide
    assert isinstance(found, FirstGame)
    return found


def is_reading(sitting: Sitting) -> bool:
    """Whether a note covers the question."""
    return playing(sitting.app.screen).guide.way_on is not None


def shown(sitting: Sitting) -> tuple[str, ...]:
    kept: tuple[str, ...] = sitting.app.session.settings.notes_shown
    return kept


async def to_question(sitting: Sitting) -> None:
    """Read what is to be read before the next question."""
    while not is_played(sitting.app.screen) or is_reading(sitting):
        await sitting.press("enter")


async def play_on(sitting: Sitting, pages: list[str]) -> None:
    """Read what is to be read, or take the first answer, and note the pages read."""
    if not is_played(sitting.app.screen):
        await sitting.press("enter")
    elif is_reading(sitting):
        panel = sitting.table.view.decision
        pages.append(panel.messages[1][0])
        for text, _ in panel.messages:
            for line in panel_lines(text, panel.size.width - 4):
                assert line.replace(NO_BREAK_SPACE, " ") in sitting.frame(), "the whole note is in sight"
        await sitting.press("enter")
    else:
        await sitting.press("home", "enter")


@pytest.mark.parametrize(("key", "language"), [*((key, "en") for key in GAMES), ("bruxelles1897", "fr")])
def test_a_whole_first_game_is_played_and_every_note_comes_once(runner: AppRunner, key: str, language: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await sit_down(sitting, key)
        header = journal_of(sitting.app.screen).header
        assert header.game == key
        assert [seat.player for seat in header.seats] == ["human", "apprentice"]
        pages: list[str] = []
        comments = 0
        while not isinstance(sitting.app.screen, ScoresScreen):
            if isinstance(sitting.app.screen, ReportScreen):
                sections = sitting.app.screen.panel.report.sections
                comments += sections[-1].title == sitting.app.session.words("first-comments")
            await play_on(sitting, pages)
            assert "⟨" not in sitting.frame()
        assert len(pages) == len(set(pages))
        assert len(pages) >= 8
        assert comments, "reports are commented, although the settings do not wait for them"
        assert len(shown(sitting)) == len(set(shown(sitting)))
        last = next(note for note in notes(key) if note.event == "game-ended")
        assert last.text.in_language(language)[:30] in sitting.frame()
        assert f"{key}/first-game" in sitting.app.session.settings.learnt

    runner.run(scene, language=language)


def test_enter_on_a_note_plays_nothing_and_a_resumed_game_goes_on_with_its_guide(runner: AppRunner) -> None:
    async def first(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1897")
        played = len(sitting.match.entries)
        assert is_reading(sitting)
        assert "First time" in sitting.frame()
        assert shown(sitting) == ("bruxelles1897/welcome",)
        await sitting.press("down", "1", "a")
        assert is_reading(sitting)
        await sitting.press("enter")
        assert len(sitting.match.entries) == played
        assert not is_reading(sitting)
        await sitting.press("q")
        assert isinstance(sitting.app.screen, HomeScreen)

    async def again(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1897")
        assert guide(sitting).is_on
        note = sitting.table.view.decision.messages[1][0] if is_reading(sitting) else ""
        assert not note.startswith("Four rounds")
        assert shown(sitting)[0] == "bruxelles1897/welcome"

    runner.run(first)
    runner.run(again)
    assert len(runner.library.list()) == 1


def test_a_second_first_game_repeats_no_note(runner: AppRunner) -> None:
    read = tuple(f"bruxelles1897/{note.key}" for note in notes("bruxelles1897"))

    async def scene(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1897")
        pages: list[str] = []
        for _ in range(20):
            await play_on(sitting, pages)
        assert not pages
        assert shown(sitting) == read

    runner.run(scene, notes_shown=read)


def test_one_key_turns_the_guide_off_and_on_again(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1893")
        assert is_reading(sitting)
        before = shown(sitting)
        await sitting.press("G")
        assert not is_reading(sitting)
        assert any("The guide is off" in each for each in sitting.notices())
        pages: list[str] = []
        for _ in range(12):
            await play_on(sitting, pages)
        assert not pages
        assert shown(sitting) == before
        assert not guide(sitting).suggestion()
        await sitting.press("G")
        assert any("The guide is on" in each for each in sitting.notices())
        assert guide(sitting).is_on
        await to_question(sitting)
        for _ in range(30):
            await play_on(sitting, pages)
        assert len(shown(sitting)) > len(before)

    runner.run(scene)


def test_the_guide_stays_off_when_the_game_is_resumed_from_the_saved_games(runner: AppRunner) -> None:
    async def first(sitting: Sitting) -> None:
        await sit_down(sitting, "crystal_palace")
        await sitting.press("G", "q")

    async def again(sitting: Sitting) -> None:
        (entry,) = runner.library.list()
        sitting.app.resume(entry.name)
        await sitting.until(lambda: is_played(sitting.app.screen))
        await sitting.rest()
        assert not guide(sitting).is_on
        assert not is_reading(sitting)
        assert "G guide on" in sitting.frame()

    runner.run(first)
    runner.run(again)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_notes_so_far_can_be_read_again(runner: AppRunner, language: str) -> None:
    async def scene(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1897")
        text = next(note for note in notes("bruxelles1897")).text.in_language(language)
        assert wrap(text, 26)[0] in sitting.frame()
        await to_question(sitting)
        await sitting.press("M")
        assert isinstance(sitting.app.screen, ReportScreen)
        assert text[:40] in sitting.frame()
        await sitting.press("escape")
        assert is_played(sitting.app.screen)

    runner.run(scene, language=language)


def test_every_turn_begins_with_a_suggestion_and_its_reason(runner: AppRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_game, "SECONDS", 0.4)

    async def scene(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1897")
        assert "Try:" not in sitting.frame()
        await to_question(sitting)
        await sitting.until(lambda: guide(sitting).suggestion().startswith("Try:"))
        await sitting.rest()
        frame = sitting.frame()
        assert "Try: " in frame
        assert "Pass" in frame
        label = guide(sitting).suggestion().removeprefix("Try: ").partition(". ")[0]
        assert any(label.endswith(f" {each}") for each in sitting.labels())

    runner.run(scene)


def test_a_broken_file_is_named_and_the_game_goes_on_without_notes(
    runner: AppRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: str) -> Any:
        raise LessonError("bruxelles1897/notes.toml: note 'turn': no question 'juggling'")

    monkeypatch.setattr(opening, "notes", broken)

    async def scene(sitting: Sitting) -> None:
        await sit_down(sitting, "bruxelles1897")
        assert any("no question 'juggling'" in each for each in sitting.notices())
        assert not is_reading(sitting)
        played = len(sitting.match.entries)
        await sitting.press("home", "enter")
        assert len(sitting.match.entries) > played

    runner.run(scene)


def test_other_games_have_neither_guide_nor_its_keys(runner: AppRunner) -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.press("n", "s")
        await sitting.until(lambda: is_played(sitting.app.screen))
        assert not isinstance(playing(sitting.app.screen).guide, FirstGame)
        assert "guide" not in sitting.table.commands
        assert "G guide" not in sitting.frame()

    runner.run(scene)
